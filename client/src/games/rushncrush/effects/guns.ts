import { costs } from '@gearhall/shared/games/rushncrush/content/equipment';
import type { EventOf } from '@gearhall/shared/games/rushncrush/events';
import { after, instant, rest, together, type Animation } from '../../../stage/motions/animation';
import { flames, goesWide, volley } from '../../../stage/film/shots';
import { debris, dust, FIRE, glow, smoke, spray, type Spot } from '../../../stage/film/spray';
import { angleTo, impact, LANDED_MS, recoil, WIND_UP_MS, windUp } from '../../../stage/film/strikes';
import { gunSound } from '../sounds/heard';
import { fireLines } from '../words/board/shows';
import { SOOT } from '../board/marks';
import {
  attackOf,
  both,
  DUST,
  figureOf,
  headingOf,
  HEAT,
  mark,
  paintsOf,
  partOf,
  throwDice,
  TUMBLE_MS,
  UNIT,
  type EffectContext,
} from './context';
import { disarm } from './equipment';

/** Guns: one shoots lead ahead, the other fire behind. */

type Fired = EventOf<'fired'>;

const MUZZLE = 0xffd27a;
const CASING = 0xd9a84a;
const BULLETS = 4;
const BULLETS_APART_MS = 45;
const FLAMES_MS = 400;

/** The dice tumble over the wind-up; they land, the gun fires, and only then it is told what it did. */
export function fire(context: EffectContext, event: Fired): readonly Animation[] {
  const { car, target, item, dice, hits } = event;
  const isHot = costs(item, 'heat');
  const attack = attackOf(context, car, target);
  const { tumble, read, conclude } = throwDice(context, {
    ...{ dice, lines: fireLines(event), at: attack.to, read: 1500 },
    besides: both(attack.from, attack.to),
  });
  return [
    together(tumble, after(TUMBLE_MS - WIND_UP_MS, charged(context, attack, isHot))),
    read,
    rest(LANDED_MS),
    isHot ? blaze(context, event) : burst(context, event),
    instant(() => context.play(hits > 0 ? 'hit' : 'miss')),
    ...(hits === 0 ? [goesWide(context, { ...attack, colour: DUST }, DUST)] : []),
    ...(hits > 0 ? [isHot ? alight(context, event) : riddled(context, event)] : []),
    conclude,
    disarm(context, car, item),
  ];
}

/** Fire gathers at its nozzles; lead only makes the barrels glint. */
const charged = (context: EffectContext, attack: ReturnType<typeof attackOf>, isHot: boolean): Animation =>
  isHot ? windUp(context, attack, HEAT) : windUp(context, { ...attack, unit: UNIT * 0.5 }, MUZZLE);

/** Four shots out of two barrels, with their flashes, casings and tracers. */
function burst(context: EffectContext, { car, target, item, hits }: Fired): Animation {
  const attack = attackOf(context, car, target);
  const towards = (): number => angleTo(attack.from(), attack.to());
  const flashes = Array.from({ length: BULLETS }, (_, index) =>
    after(
      index * BULLETS_APART_MS,
      muzzleFlash(context, partOf(context, car, 31, index % 2 === 0 ? -3 : 3), towards),
    ),
  );
  return together(
    volley(context, {
      ...{ ...attack, from: partOf(context, car, 12), colour: 0xffe9b0, misses: hits === 0 },
      ...{ count: BULLETS, apart: BULLETS_APART_MS, ms: 90, size: 0.26, stretch: 3, strays: 9 },
      fired: () => context.play(gunSound(item)),
    }),
    ...flashes,
    casings(context, car),
    recoil(attack),
  );
}

const muzzleFlash = (context: EffectContext, at: Spot, towards: () => number): Animation =>
  together(
    glow(context, { at, unit: 0.34, colour: MUZZLE, ms: 70 }),
    spray(context, {
      ...{ grain: 'streak', colours: [0xffffff, MUZZLE], count: 5, at, towards, spread: 0.5 },
      ...{ reach: [4, 24], ms: [50, 90], size: [0.42, 0.2], stretch: 1.3 },
    }),
  );

/** They jump out to the right, and fall. */
const casings = (context: EffectContext, car: string): Animation =>
  spray(context, {
    ...{ grain: 'chip', colours: [CASING, 0xf4d68a], count: BULLETS * 2, at: partOf(context, car, 12, 6) },
    ...{ towards: headingOf(context, car, Math.PI / 2 + 0.4), spread: 0.45, reach: [16, 42], falls: 8 },
    ...{ ms: [380, 620], size: [0.13, 0.1], spin: 7, over: BULLETS_APART_MS * (BULLETS - 1) },
  });

function riddled(context: EffectContext, { car, target, hits }: Fired): Animation {
  const { from, to } = attackOf(context, car, target);
  return together(
    impact(context, { victim: figureOf(context, target), from, at: to, unit: UNIT, knock: 7, sparks: 26 }),
    debris(context, { at: to, unit: UNIT, colours: paintsOf(context, target), count: 3 + 2 * hits }),
    smoke(context, { at: to, unit: UNIT * 0.6, count: 4, over: 160 }),
    dust(context, { at: partOf(context, target, 10, 16), unit: UNIT * 0.7, colour: DUST, count: 4 }),
  );
}

/** A cone of fire behind the car. */
function blaze(context: EffectContext, { car, target, item, hits }: Fired): Animation {
  const attack = attackOf(context, car, target);
  const nozzle = partOf(context, car, -18);
  return together(
    flames(context, {
      ...{ ...attack, from: nozzle, colour: HEAT, misses: hits === 0, ms: FLAMES_MS, count: 52 },
      fired: () => context.play(gunSound(item)),
    }),
    core(context, nozzle, () => angleTo(nozzle(), attack.to())),
    rest(FLAMES_MS),
    after(FLAMES_MS * 0.7, burnt(context, attack.from, attack.to)),
    recoil(attack),
  );
}

/** Close to the nozzle the fire is white and narrow. */
const core = (context: EffectContext, at: Spot, towards: () => number): Animation =>
  together(
    spray(context, {
      ...{ grain: 'puff', colours: FIRE.slice(0, 3), count: 36, at, towards, spread: 0.15, over: FLAMES_MS },
      ...{ reach: [14, 84], ms: [130, 240], size: [0.16, 0.5], alpha: 0.95 },
    }),
    spray(context, {
      ...{ grain: 'glow', colours: [HEAT], count: 1, at, reach: [0, 0], ms: [FLAMES_MS, FLAMES_MS] },
      ...{ size: [0.9, 1.3], alpha: 0.7 },
    }),
  );

/** A streak of soot on the road between both. */
const burnt = (context: EffectContext, from: Spot, to: Spot): Animation =>
  mark(context, () => {
    const [start, end] = [from(), to()];
    if (!start || !end) return undefined;
    const [x, y] = [start.x + (end.x - start.x) * 0.6, start.y + (end.y - start.y) * 0.6];
    const size = { width: 74, height: 30, rotation: angleTo(start, end), alpha: 0.5 };
    return { grain: 'scorch', colour: SOOT, x, y, ...size };
  });

/** The other one burns for a moment. */
function alight(context: EffectContext, { car, target }: Fired): Animation {
  const { from, to } = attackOf(context, car, target);
  return together(
    impact(context, {
      ...{ victim: figureOf(context, target), from, at: to, unit: UNIT, knock: 4, trauma: 0.2, sparks: 8 },
    }),
    burning(context, to),
    smoke(context, { at: to, unit: UNIT * 0.8, count: 8, over: 500 }),
  );
}

/** Small flames on a car. */
export const burning = (context: EffectContext, at: Spot, ms = 500): Animation =>
  spray(context, {
    ...{ grain: 'puff', colours: FIRE, count: Math.round(ms / 32), at, over: ms, alpha: 0.9 },
    ...{ towards: () => -Math.PI / 2, spread: 1.1, reach: [6, 26], ms: [220, 380], size: [0.34, 0.1] },
  });
