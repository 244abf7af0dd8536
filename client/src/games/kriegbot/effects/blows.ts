import { armsOf, isArms } from '@gearhall/shared/games/kriegbot/content/cards';
import type { EventOf } from '@gearhall/shared/games/kriegbot/events';
import { instant, together, type Animation } from '../../../stage/animation';
import { flare, pulse } from '../../../stage/motions';
import { speak, spot } from '../../../stage/unitMotions';
import { TEAM_COLOURS } from '../looks';
import { EFFECT_WORDS, rollLines } from '../words/board';
import { cardName, fullCardName, itemName } from '../words/names';
import { anyArmsName } from '../words/units';
import { burst, declare, lunge, shoot, throwDice, type EffectContext } from './context';

/** What the current attack is made with, for its rolls. */
const ARMS = new WeakMap<object, string>();

export function attacked(
  context: EffectContext,
  { robot, target, arms, strafe }: EventOf<'attacked'>,
): readonly Animation[] {
  return [
    instant(() => void ARMS.set(context.sprites, arms)),
    declare(context, robot, target),
    speak(context, robot, EFFECT_WORDS.attack(anyArmsName(arms), strafe)),
  ];
}

/** The dice; then the shot or the blow with its result. */
export function rolled(context: EffectContext, event: EventOf<'rolled'>): readonly Animation[] {
  const { robot, target, dice, hit, thrown } = event;
  const { sprites } = context;
  const after = instant(() => context.play(hit ? 'hit' : 'miss'));
  const motion = (): Animation => {
    const arms = ARMS.get(sprites) ?? '';
    const isMelee = isArms(arms) && armsOf(arms).medium === 'MELEE';
    return isMelee ? lunge(context, robot, target) : shoot(context, robot, target, hit);
  };
  // What it is made with is known only when the animation begins.
  let played: Animation | undefined;
  const flight: Animation = {
    ms: 270,
    begin: () => {
      context.play('fire');
      played = motion();
      played.begin?.();
    },
    frame: (share) => played?.frame(share),
  };
  const told =
    thrown === 0
      ? []
      : throwDice(context, { dice, lines: rollLines(event), at: spot(context, target), read: 1300 });
  return [
    ...told,
    flight,
    after,
    ...(hit
      ? [flare(context, sprites.palette.danger, spot(context, target))]
      : [
          speak(
            context,
            target,
            thrown === 0 ? EFFECT_WORDS.noDice : EFFECT_WORDS.miss,
            sprites.palette.print,
          ),
        ]),
  ];
}

/** A marker lands; where it bled through, the path is shown. */
export function marked(
  context: EffectContext,
  { robot, item, marker, bled }: EventOf<'marked'>,
): readonly Animation[] {
  const { sprites } = context;
  const { danger, copper } = sprites.palette;
  const colour = marker === 'damage' ? danger : copper;
  const land = instant(() =>
    sprites.changeItem(robot, item, ({ damage }) =>
      marker === 'damage' ? { damage: damage + 1 } : { disabled: true },
    ),
  );
  const name = itemName(sprites.chassisOf(robot), item);
  const text = EFFECT_WORDS.marked(name, marker, bled === '' ? '' : itemName(sprites.chassisOf(robot), bled));
  return [
    together(pulse(context, colour, spot(context, robot), 360), land, speak(context, robot, text, colour)),
  ];
}

export const cardDestroyed = (
  context: EffectContext,
  { robot, slot, card }: EventOf<'cardDestroyed'>,
): readonly Animation[] => [
  instant(() => {
    context.play('hit');
    context.sprites.changeItem(robot, slot, () => ({ face: 'empty', card: '', damage: 0, disabled: false }));
  }),
  together(
    burst(context, spot(context, robot), [context.sprites.palette.silver, context.sprites.palette.steel], 50),
    speak(
      context,
      robot,
      EFFECT_WORDS.lost(card === '' ? '' : cardName(card)),
      context.sprites.palette.danger,
    ),
  ),
];

/** A card is turned up. */
export const shown = (context: EffectContext, { robot, card }: EventOf<'shown'>): readonly Animation[] => [
  together(
    pulse(context, context.sprites.palette.brass, spot(context, robot), 400),
    speak(context, robot, fullCardName(card), context.sprites.palette.brass),
    instant(() =>
      context.sprites.change(robot, ({ items }) => ({
        items: items.map((one) =>
          one.card === card && one.face === 'back' ? { ...one, face: 'open' } : one,
        ),
      })),
    ),
  ),
];

/** The robot breaks into pieces and disappears. */
export function destroyed(context: EffectContext, { robot }: EventOf<'destroyed'>): readonly Animation[] {
  const { sprites } = context;
  const { danger, steel, brass } = sprites.palette;
  const team = sprites.units.get(robot)?.picture?.team ?? 'green';
  let at = sprites.spotOf(robot);
  const where = () => at;
  return [
    instant(() => {
      at = sprites.spotOf(robot) ?? at;
      context.play('destroyed');
      sprites.units.drop(robot);
    }),
    together(flare(context, danger, where), burst(context, where, [TEAM_COLOURS[team], steel, brass], 110)),
    together(pulse(context, danger, where), flare(context, brass, where)),
  ];
}
