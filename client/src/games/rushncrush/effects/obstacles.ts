import type { EventOf } from '@gearhall/shared/games/rushncrush/events';
import { after, instant, rest, together, trailing, type Animation } from '../../../stage/motions/animation';
import { debris, dust, shock, type Spot } from '../../../stage/film/spray';
import { impact, LANDED_MS, WIND_UP_MS } from '../../../stage/film/strikes';
import { speak, spot } from '../../../stage/motions/unitMotions';
import { trackColours } from '../looks/looks';
import { crashLines, ranOverLines, SHOUTS } from '../words/board/shows';
import {
  aimAtWall,
  bounceOff,
  burnout,
  closeIn,
  contact,
  getReady,
  pressed,
  skidMark,
  touching,
  type Aim,
} from './contact';
import { SOOT } from '../board/marks';
import {
  both,
  DUST,
  figureOf,
  headingOf,
  mark,
  paintsOf,
  spaceSpot,
  throwDice,
  TUMBLE_MS,
  UNIT,
  type EffectContext,
} from './context';
import { shake } from './driving';

/** Cars that run into walls, and over what lies on the road. */

/** Into a wall: the nose gives way, and the wall loses some of its own. */
export function crash(context: EffectContext, event: EventOf<'crashed'>): readonly Animation[] {
  const { car, wall, dice } = event;
  const aim = aimAtWall(context, car, wall);
  const { tumble, read, conclude } = throwDice(context, {
    ...{ dice, lines: crashLines(event), at: spot(context, car), read: 1500 },
    besides: both(spot(context, car), spaceSpot(context, wall)),
  });
  const ready = getReady(context, car, aim);
  return [
    ...(dice.length > 0
      ? [together(tumble, after(TUMBLE_MS - WIND_UP_MS, ready)), read, rest(LANDED_MS)]
      : [ready]),
    closeIn(context, car, aim),
    instant(() => context.play('crash')),
    intoWall(context, event, aim),
    bounceOff(context, car, aim),
    conclude,
  ];
}

function intoWall(context: EffectContext, { car, damage }: EventOf<'crashed'>, aim: Aim): Animation {
  const { palette } = context.sprites;
  const { wallTop, wallSide } = trackColours(palette);
  const at = contact(context, car, aim);
  const back = headingOf(context, car, Math.PI);
  return together(
    impact(context, {
      ...{ victim: figureOf(context, car), from: at, at: touching(context, car, aim), unit: UNIT },
      ...{ knock: 0, trauma: 0.5, sparks: 20 },
    }),
    pressed(context, car, 'nose'),
    debris(context, {
      ...{ at, unit: UNIT * 1.25, towards: back, count: 20 },
      colours: [wallTop, wallSide, palette.hazard, wallTop],
    }),
    ...ringOfDust(context, at),
    debris(context, { at, unit: UNIT, towards: back, colours: paintsOf(context, car), count: 2 + damage }),
    skidMark(context, car, { aim }),
    chipped(context, at, wallTop),
  );
}

const ringOfDust = (context: EffectContext, at: Spot): readonly Animation[] => [
  shock(context, { at, unit: UNIT * 0.8, colour: DUST, ms: 320 }),
  dust(context, { at, unit: UNIT * 1.5, colour: DUST, count: 16 }),
];

/** A splinter of what was hit stays on the road. */
const chipped = (context: EffectContext, at: Spot, colour: number): Animation =>
  mark(context, () => {
    const place = at();
    const aside = (place?.x ?? 0) % 7;
    return (
      place && {
        ...{ grain: 'chip' as const, colour, width: 9, rotation: place.y, alpha: 0.85 },
        ...{ x: place.x - 9 + aside, y: place.y + 8 - aside },
      }
    );
  });

/** No way out: the wheels spin. */
export const stuck = (context: EffectContext, { car }: EventOf<'stuck'>): readonly Animation[] => [
  together(
    shake(context, car),
    burnout(context, car, 14),
    trailing(speak(context, car, SHOUTS.stuck, context.sprites.palette.danger)),
  ),
];

/** Over a wreck or a mine: the die decides what it does, and only then the car is thrown up. */
export function runOver(context: EffectContext, event: EventOf<'ranOver'>): readonly Animation[] {
  const { car, at: space, die, damage, what } = event;
  const at = spaceSpot(context, space);
  const { steel, hull } = context.sprites.palette;
  const { tumble, read, conclude } = throwDice(context, {
    ...{ dice: [die], lines: ranOverLines(event), at, read: 1100 },
  });
  const crunch = debris(context, {
    at,
    unit: UNIT,
    colours: [steel, hull, SOOT],
    count: damage > 0 ? 12 : 4,
  });
  return [
    tumble,
    read,
    rest(LANDED_MS),
    instant(() => context.play(damage > 0 ? 'hit' : 'miss')),
    together(
      shake(context, car, 160),
      dust(context, { at, unit: UNIT, colour: DUST, count: 7 }),
      ...(what === 'wreck' ? [crunch] : []),
      ...(damage > 0 && what === 'wreck' ? [instant(() => context.jolt(0.35))] : []),
    ),
    conclude,
  ];
}
