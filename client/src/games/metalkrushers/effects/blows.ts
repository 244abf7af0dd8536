import { ITEMS, type ItemId, type WeaponType } from '@gearhall/shared/games/metalkrushers/content/items';
import type { Arm } from '@gearhall/shared/games/metalkrushers/content/sides';
import type { EventOf } from '@gearhall/shared/games/metalkrushers/events';
import { after, instant, rest, together, trailing, type Animation } from '../../../stage/motions/animation';
import { rise } from '../../../stage/motions/motions';
import { away, between, type Point } from '../../../stage/geometry/geometry';
import { beam } from '../../../stage/film/shots';
import { debris, dust, glow, shock, spray, type Spot } from '../../../stage/film/spray';
import {
  angleTo,
  comeBack,
  drawBack,
  impact,
  LANDED_MS,
  recoil,
  strikeAt,
  WIND_UP_MS,
  windUp,
} from '../../../stage/film/strikes';
import { aimLine, speak, spot } from '../../../stage/motions/unitMotions';
import type { KrusherPicture } from '../looks/picture';
import { strikeSound } from '../sounds/heard';
import { damageLines, strikeLines, woundLines } from '../words/sums';
import { attackOf, colourOf, figureOf, sideSpot, throwDice, UNIT, type EffectContext } from './context';

type Use = KrusherPicture['uses'][Arm];

/** Shows on an arm what it is used for. */
export const useArm = ({ sprites }: EffectContext, krusher: string, arm: Arm, use: Use): Animation =>
  instant(() => sprites.change(krusher, ({ uses }) => ({ uses: { ...uses, [arm]: use } })));

/** A dotted line shows who attacks whom. */
export function declareAttack(
  context: EffectContext,
  { krusher, target }: Pick<EventOf<'attacked'>, 'krusher' | 'target'>,
): Animation {
  const { sprites } = context;
  return together(
    instant(() => sprites.attend(krusher, target)),
    trailing(aimLine(context, 500, () => [sprites.spotOf(krusher), sprites.spotOf(target)])),
    rest(160),
  );
}

const TUMBLE_MS = 420;
/** Dice that follow a blow at once tumble for a shorter time. */
export const SHORT_TUMBLE_MS = 220;

/** Whether the weapon cuts, stabs, crushes or shoots. */
function kindOf(item: ItemId): WeaponType | 'projector' | 'bash' {
  const one = ITEMS[item];
  return one.kind === 'weapon' ? one.type : one.kind === 'projector' ? 'projector' : 'bash';
}

/** What each kind of weapon throws up where it lands. */
function traceOf(context: EffectContext, item: ItemId, { at, towards }: Landing): Animation {
  const { steel, silver, hazard } = context.sprites.palette;
  const kind = kindOf(item);
  const unit = UNIT;
  if (kind === 'slice')
    return spray(context, {
      ...{
        grain: 'streak',
        colours: [0xffffff, silver],
        count: 7,
        at,
        towards: () => towards() + Math.PI / 2,
      },
      ...{ spread: 0.22, reach: [0, 46], ms: [160, 280], size: [1.1, 0.5], stretch: 1.5 },
    });
  if (kind === 'thrust')
    return spray(context, {
      ...{ grain: 'streak', colours: [0xffffff, 0xbfe6ff], count: 9, at, towards: () => towards() + Math.PI },
      ...{ spread: 0.12, reach: [20, 90], ms: [160, 300], size: [0.8, 0.3], stretch: 1.8 },
    });
  if (kind === 'projector') return glow(context, { at, unit: unit * 1.2, colour: 0x7fd8ff, ms: 320 });
  return together(
    shock(context, { at, unit: unit * (kind === 'impact' ? 0.9 : 0.7), colour: hazard, ms: 300 }),
    dust(context, { at, unit, colour: steel, count: 10 }),
  );
}

interface Landing {
  readonly at: Spot;
  readonly towards: () => number;
}

/** The arm goes back while the dice tumble; they land, the blow or the shot follows, and only then it has hit. */
export function strike(context: EffectContext, event: EventOf<'struck'>): Animation[] {
  const { krusher, target, arm, item, dice, hit } = event;
  const isShot = kindOf(item) === 'projector';
  const attack = attackOf(context, krusher, target);
  const { tumble, read } = throwDice(context, { dice, lines: strikeLines(event), at: attack.to });
  const ready = isShot ? windUp(context, attack, LIGHTNING) : drawBack(attack);
  return [
    together(tumble, after(TUMBLE_MS - WIND_UP_MS, ready)),
    read,
    rest(LANDED_MS),
    ...(isShot
      ? [discharge(context, attack, hit)]
      : [instant(() => context.play(strikeSound(item))), strikeAt(attack)]),
    ...(hit ? landed(context, event) : missed(context, event)),
    useArm(context, krusher, arm, 'struck'),
    ...(isShot ? [recoil(attack)] : [comeBack(attack)]),
  ];
}

const LIGHTNING = 0x59c8ff;

const discharge = (context: EffectContext, attack: ReturnType<typeof attackOf>, hit: boolean): Animation =>
  beam(context, {
    ...attack,
    ...{ colour: LIGHTNING, ms: 180, bends: 5, misses: !hit, fired: () => context.play('projector') },
  });

function landed(context: EffectContext, { krusher, target, item }: EventOf<'struck'>): readonly Animation[] {
  const { from, to } = attackOf(context, krusher, target);
  const { steel } = context.sprites.palette;
  const colours = [colourOf(context, target), steel];
  const edge = (): Point | undefined => {
    const [start, end] = [from(), to()];
    return start && end ? between(end, start, 0.42) : end;
  };
  const towards = (): number => angleTo(from(), to());
  return [
    together(
      instant(() => context.play('hit')),
      impact(context, { victim: figureOf(context, target), from, at: to, unit: UNIT, knock: 20 }),
      traceOf(context, item, { at: edge, towards }),
      debris(context, { at: edge, unit: UNIT * 0.8, colours, count: 5, towards: () => towards() + Math.PI }),
    ),
    instant(() => {
      const place = to();
      if (!place) return;
      const spot = away(place, towards() + 0.6, 26);
      const chip = {
        grain: 'chip',
        colour: colours[0] ?? steel,
        width: 11,
        rotation: spot.x,
        alpha: 0.8,
      } as const;
      context.sprites.sparks.traces.add({ ...chip, ...spot });
    }),
  ];
}

const missed = (context: EffectContext, { krusher, target }: EventOf<'struck'>): readonly Animation[] => [
  instant(() => context.play('miss')),
  trailing(speak(context, target, 'Miss', context.sprites.palette.print)),
  dust(context, {
    ...{ at: spot(context, target), unit: UNIT, colour: 0x8a8f94, count: 5 },
    towards: () => angleTo(context.sprites.spotOf(krusher), context.sprites.spotOf(target)),
  }),
];

export function damage(context: EffectContext, event: EventOf<'damageRolled'>): Animation[] {
  const { target, side, die } = event;
  const roll = {
    dice: [die],
    lines: damageLines(event),
    at: spot(context, target),
    tumbleMs: SHORT_TUMBLE_MS,
  };
  const { tumble, read } = throwDice(context, roll);
  const hot = {
    at: sideSpot(context, target, side),
    unit: UNIT * 0.6,
    colour: context.sprites.palette.danger,
  };
  return [together(glow(context, hot), tumble), read, rest(60)];
}

/** Marks the damage rolled: numbers rise from the side that was hit, and its bar becomes shorter. */
export function wound(context: EffectContext, event: EventOf<'damaged'>): Animation[] {
  const { sprites } = context;
  const { krusher, side, arm, shield, armor, linkage } = event;
  const at = sideSpot(context, krusher, side);
  const mark = instant(() =>
    sprites.change(krusher, ({ hits, pierced, worn }) => ({
      hits: { ...hits, [side]: hits[side] + armor },
      pierced: pierced + linkage,
      ...(arm && { worn: { ...worn, [arm]: worn[arm] + shield } }),
    })),
  );
  const words = woundLines(event).map((line, index) =>
    rise(
      context,
      line,
      () => {
        const place = at();
        return place && { x: place.x, y: place.y + index * 40 };
      },
      sprites.palette.danger,
    ),
  );
  return [
    instant(() => context.play('plate')),
    together(
      mark,
      glow(context, { at, unit: UNIT * 0.7, colour: sprites.palette.danger }),
      trailing(...words),
    ),
  ];
}
