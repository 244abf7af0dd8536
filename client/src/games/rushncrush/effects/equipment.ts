import type { ItemId } from '@gearhall/shared/games/rushncrush/content/equipment';
import type { EventOf } from '@gearhall/shared/games/rushncrush/events';
import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import {
  easedOut,
  instant,
  rest,
  together,
  trailing,
  type Animation,
} from '../../../stage/motions/animation';
import { between, gap } from '../../../stage/geometry/geometry';
import { scene } from '../../../stage/motions/motions';
import { debris, dust, FIRE, glow, shock, smoke, sparkFan, spray } from '../../../stage/film/spray';
import { speak } from '../../../stage/motions/unitMotions';
import { CM } from '../looks/layout';
import { ITEM_NAMES } from '../words/cars/names';
import { SHOUTS } from '../words/board/shows';
import { mineSoot, SOOT } from '../board/marks';
import { DUST, headingOf, HEAT, mark, mention, partOf, spaceSpot, UNIT, type EffectContext } from './context';
import { jet, shake } from './driving';

/** Equipment that is no gun. */

/** A piece of equipment has been used, which disarms it. */
export const disarm = ({ sprites }: EffectContext, car: string, item: ItemId): Animation =>
  instant(() => sprites.change(car, ({ armed }) => ({ armed: armed.filter((one) => one !== item) })));

export const arm = (context: EffectContext, { car, item }: EventOf<'armed'>): readonly Animation[] => [
  instant(() => context.sprites.change(car, ({ armed }) => ({ armed: [...armed, item] }))),
  together(
    glow(context, { at: partOf(context, car, 0), unit: UNIT * 0.7, colour: context.sprites.palette.silver }),
    mention(context, { car, text: ITEM_NAMES[item] }),
  ),
];

const LIT_MS = 200;

/** The rocket is lit; it burns as long as the car drives on. */
export const boost = (context: EffectContext, { car, spaces }: EventOf<'boosted'>): readonly Animation[] => {
  const tail = partOf(context, car, -34);
  return [
    instant(() => {
      context.play('boost');
      context.sprites.boosting = car;
      context.jolt(0.25);
    }),
    together(
      rest(LIT_MS),
      shake(context, car, LIT_MS),
      glow(context, { at: tail, unit: UNIT * 1.3, colour: HEAT, ms: 300 }),
      sparkFan(context, { at: tail, unit: UNIT, towards: headingOf(context, car, Math.PI), count: 14 }),
      jet(context, car, LIT_MS + 160),
      scorched(context, car),
      mention(context, { car, text: SHOUTS.boost(spaces), colour: context.sprites.palette.copper }),
    ),
  ];
};

const scorched = (context: EffectContext, car: string): Animation =>
  mark(context, () => {
    const at = partOf(context, car, -44)();
    const rotation = headingOf(context, car)();
    return at && { grain: 'scorch', colour: SOOT, ...at, width: 66, height: 26, rotation, alpha: 0.55 };
  });

/** A white cloud puts out what glows under the bonnet. */
export const cool = (context: EffectContext, { car }: EventOf<'cooled'>): readonly Animation[] => [
  instant(() => context.sprites.change(car, ({ heat }) => ({ heat: Math.max(0, heat - 1) }))),
  together(
    spray(context, {
      ...{ grain: 'puff', colours: [0xffffff, 0xe4f2f6], count: 22, at: partOf(context, car, 10), over: 260 },
      ...{ towards: headingOf(context, car), spread: 1.9, reach: [8, 52], ms: [380, 720] },
      ...{ size: [0.16, 0.62], alpha: 0.8 },
    }),
    mention(context, { car, text: SHOUTS.cooled, colour: context.sprites.palette.good }, 200),
  ),
];

const FALL_MS = 180;

/** The mine drops off behind the car, clanks on the road, and blinks. */
export function layMine(context: EffectContext, { car, at }: EventOf<'mineLaid'>): readonly Animation[] {
  const { sprites, play } = context;
  const { danger } = sprites.palette;
  const there = spaceSpot(context, at);
  const falls = scene(FALL_MS, () => {
    const [start, end] = [partOf(context, car, -28)(), there()];
    const seat = sprites.units.get(car)?.picture?.seat;
    if (sprites.layout) sprites.hazards.putMine(sprites.layout, { at, seat });
    if (!start || !end) return undefined;
    return (share) => {
      const mine = sprites.hazards.mineOn(at);
      if (!mine) return;
      const { x, y } = between(start, end, easedOut(share));
      mine.position.set(x, y - Math.sin(share * Math.PI) * 16);
      mine.scale.set(share === 1 ? 1 : 1.7 - 0.7 * share);
    };
  });
  return [
    falls,
    instant(() => play('latch')),
    together(
      rest(60),
      dust(context, { at: there, unit: UNIT * 0.8, colour: DUST, count: 7 }),
      shock(context, { at: there, unit: UNIT * 0.55, colour: danger, ms: 360 }),
      glow(context, { at: there, unit: UNIT * 0.32, colour: danger, ms: 420 }),
      trailing(speak(context, car, SHOUTS.mine, danger)),
    ),
  ];
}

/** Who stands on a space at this moment. */
const carsOn = ({ sprites }: EffectContext, space: SpaceId): readonly string[] => {
  const there = spaceSpot({ sprites }, space)();
  return [...sprites.spots()].flatMap(([car, at]) => (there && gap(at, there) < CM / 2 ? [car] : []));
};

/** It blows up under a car, and leaves a hole in the road. */
export function blowMine(context: EffectContext, { at }: EventOf<'mineGone'>): readonly Animation[] {
  const { sprites } = context;
  const { danger, ink, steel } = sprites.palette;
  const there = spaceSpot(context, at);
  return [
    instant(() => {
      context.play('blast');
      context.jolt(0.5);
      sprites.hazards.takeMine(at);
    }),
    together(
      rest(140),
      ...carsOn(context, at).map((car) => shake(context, car, 140)),
      glow(context, { at: there, unit: UNIT * 1.5, colour: 0xffb060, ms: 320 }),
      shock(context, { at: there, unit: UNIT, colour: 0xffd9a0, ms: 340 }),
      upward(context, at),
      debris(context, { at: there, unit: UNIT * 1.1, colours: [danger, ink, steel], count: 12 }),
      smoke(context, { at: there, unit: UNIT, count: 10, over: 400 }),
      mark(context, () => {
        const place = there();
        return place && mineSoot(place);
      }),
    ),
  ];
}

/** Fire that shoots up out of the road, higher than wide. */
const upward = (context: EffectContext, at: SpaceId): Animation =>
  spray(context, {
    ...{ grain: 'puff', colours: FIRE, count: 16, at: spaceSpot(context, at), alpha: 0.95 },
    ...{ towards: () => -Math.PI / 2, spread: 0.5, reach: [10, 74], ms: [220, 420], size: [0.5, 0.26] },
  });
