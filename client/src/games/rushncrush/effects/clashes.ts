import { pieceWith } from '@gearhall/shared/games/rushncrush/content/equipment';
import type { EventOf } from '@gearhall/shared/games/rushncrush/events';
import { after, instant, rest, together, trailing, type Animation } from '../../../stage/motions/animation';
import { debris, dust, glow, shock, smoke, spray, type Spot } from '../../../stage/film/spray';
import { impact, LANDED_MS, WIND_UP_MS } from '../../../stage/film/strikes';
import { speak, spot } from '../../../stage/motions/unitMotions';
import { HEAT_DICE } from '../looks/looks';
import { crushLines, ramLines, sawLines, SHOUTS } from '../words/board/shows';
import {
  aimAt,
  APART,
  bounceOff,
  closeIn,
  contact,
  getReady,
  pressed,
  skidMark,
  spun,
  touching,
  YAW,
  type Aim,
} from './contact';
import {
  both,
  DUST,
  figureOf,
  headingOf,
  paintsOf,
  throwDice,
  TUMBLE_MS,
  UNIT,
  type EffectContext,
} from './context';
import { shake } from './driving';
import { disarm } from './equipment';

/** Cars that run into each other. */

/** A shove from diagonally behind: both are thrown apart and turned, and their tyres mark the road. */
export function ram(context: EffectContext, event: EventOf<'sideRammed'>): readonly Animation[] {
  const { car, target, die, bonus } = event;
  const aim = aimAt(context, car, target);
  const to = spot(context, target);
  const { tumble, read, conclude } = throwDice(context, {
    ...{ dice: [die], lines: ramLines(event), at: to, read: 1500 },
    besides: both(spot(context, car), to),
  });
  return [
    together(tumble, after(TUMBLE_MS - WIND_UP_MS, getReady(context, car, aim))),
    read,
    rest(LANDED_MS),
    closeIn(context, car, aim),
    instant(() => context.play('ram')),
    together(shoved(context, event, aim), ...(bonus > 0 ? [spiked(context, car, aim)] : [])),
    bounceOff(context, car, aim),
    conclude,
    ...(bonus > 0 ? [disarm(context, car, pieceWith('ramBonus'))] : []),
  ];
}

function shoved(context: EffectContext, { car, target }: EventOf<'sideRammed'>, aim: Aim): Animation {
  const at = contact(context, car, aim);
  return together(
    impact(context, {
      ...{ victim: figureOf(context, target), from: touching(context, car, aim), at: spot(context, target) },
      ...{ unit: UNIT, knock: APART / UNIT, trauma: 0.5, sparks: 34 },
    }),
    spun(context, target, () => YAW * (aim()?.hand ?? 0)),
    debris(context, { at, unit: UNIT, colours: paintsOf(context, target), count: 6 }),
    debris(context, { at, unit: UNIT, colours: paintsOf(context, car), count: 4 }),
    dust(context, { at, unit: UNIT * 1.2, colour: DUST, count: 8 }),
    skidMark(context, car, { aim, turned: YAW }),
    skidMark(context, target, { turned: -YAW }),
  );
}

/** The spikes of a side bumper tear a row of splinters off. */
const spiked = (context: EffectContext, car: string, aim: Aim): Animation => {
  const at = contact(context, car, aim);
  const { silver } = context.sprites.palette;
  return together(
    shock(context, { at, unit: UNIT * 0.7, colour: silver, ms: 260 }),
    debris(context, { at, unit: UNIT * 1.2, colours: [silver, 0xffffff], count: 9 }),
  );
};

const BLADE_MS = 240;

/** The car comes close again, and its saw eats into the flank of the other: a long tail of sparks behind both. */
export function saw(context: EffectContext, event: EventOf<'sawed'>): readonly Animation[] {
  const { car, target, die, damage } = event;
  const aim = aimAt(context, car, target);
  const { silver, steel } = context.sprites.palette;
  const { tumble, read, conclude } = throwDice(context, {
    ...{ dice: [die], lines: sawLines(event), at: spot(context, target), read: 1300, look: HEAT_DICE },
    besides: both(spot(context, car), spot(context, target)),
  });
  const cut = contact(context, car, aim);
  return [
    together(tumble, after(TUMBLE_MS - WIND_UP_MS, getReady(context, car, aim))),
    read,
    rest(LANDED_MS),
    closeIn(context, car, aim),
    instant(() => {
      context.play('saw');
      context.jolt(0.25);
    }),
    together(
      rest(BLADE_MS),
      grinding(context, target, cut),
      glow(context, { at: cut, unit: UNIT * 0.6, colour: 0xffc070, ms: BLADE_MS }),
      shake(context, target, BLADE_MS),
      ...(damage > 0
        ? [debris(context, { at: cut, unit: UNIT, colours: [silver, steel, ...paintsOf(context, target)] })]
        : []),
    ),
    bounceOff(context, car, aim),
    conclude,
    disarm(context, car, pieceWith('saws')),
  ];
}

/** Sparks fly back in a narrow tail, as long as the blade turns. */
const grinding = (context: EffectContext, target: string, at: Spot): Animation =>
  spray(context, {
    ...{ grain: 'streak', colours: [0xffffff, 0xffe39a, 0xffa23c], count: 70, at, over: BLADE_MS },
    ...{ towards: headingOf(context, target, Math.PI), spread: 0.22, reach: [40, 150], ms: [140, 300] },
    ...{ size: [0.34, 0.1], stretch: 2.4 },
  });

/** From directly behind, with everything that is left: a die for each movement point. */
export function crush(context: EffectContext, event: EventOf<'rushedNCrushed'>): readonly Animation[] {
  const { car, target, dice, own, damage } = event;
  const aim = aimAt(context, car, target);
  const at = contact(context, car, aim);
  const { tumble, read, conclude } = throwDice(context, {
    ...{ dice, lines: crushLines(event), at: spot(context, target), read: 1600 },
    besides: both(spot(context, car), spot(context, target)),
  });
  return [
    together(tumble, after(TUMBLE_MS - WIND_UP_MS, getReady(context, car, aim))),
    read,
    rest(LANDED_MS),
    closeIn(context, car, aim),
    instant(() => context.play('crush')),
    together(
      impact(context, {
        ...{ victim: figureOf(context, target), from: touching(context, car, aim), unit: UNIT },
        ...{ at: spot(context, target), knock: (APART * 2) / UNIT, trauma: 0.65, sparks: 44 },
      }),
      rest(80),
      pressed(context, car, 'nose', own > 0 ? 0.8 : 0.9),
      pressed(context, target, 'tail', damage > 0 ? 0.8 : 0.92),
      shock(context, { at, unit: UNIT, colour: 0xffd9a0, ms: 300 }),
      debris(context, { at, unit: UNIT * 1.2, colours: paintsOf(context, target), count: 6 + 2 * damage }),
      debris(context, { at, unit: UNIT * 1.2, colours: paintsOf(context, car), count: 4 + 2 * own }),
      smoke(context, { at, unit: UNIT * 0.8, count: 8 }),
      skidMark(context, car, { aim }),
      skidMark(context, target, { turned: -YAW }),
    ),
    bounceOff(context, car, aim),
    conclude,
  ];
}

/** A nudge from behind: nothing is rolled for it. */
export function runUp(context: EffectContext, { car, target }: EventOf<'ranUp'>): readonly Animation[] {
  const aim = aimAt(context, car, target);
  const at = contact(context, car, aim);
  return [
    closeIn(context, car, aim),
    together(
      rest(40),
      dust(context, { at, unit: UNIT, colour: DUST, count: 6 }),
      spun(context, target, () => YAW / 2),
      trailing(speak(context, car, SHOUTS.ranUp)),
    ),
    bounceOff(context, car, aim),
  ];
}
