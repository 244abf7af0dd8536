import type { Direction } from '@gearhall/shared/core/game/hex';
import type { EventOf } from '@gearhall/shared/games/kriegbot/events';
import { instant, rest, together, type Animation } from '../../../stage/motions/animation';
import type { Point } from '../../../stage/geometry/geometry';
import { flare, pulse } from '../../../stage/motions/motions';
import { speak, spot } from '../../../stage/motions/unitMotions';
import { blast } from '../../../stage/film/spray';
import { pointOf } from '../looks/layout';
import type { RobotPicture, Sign } from '../looks/picture';
import { burst, throwDice, type EffectContext } from './context';
import { NUKED, nukeSoot } from './marks';
import { UNIT } from './weapons';

/** What the effects of many events share. */

/** Changes a robot, with a text over it. */
export const tell = (
  context: EffectContext,
  robot: string,
  text: string,
  change?: (picture: RobotPicture) => Partial<RobotPicture>,
): readonly Animation[] => [
  ...(change ? [instant(() => context.sprites.change(robot, change))] : []),
  speak(context, robot, text),
];

export const withSign =
  (sign: Sign, on = true) =>
  ({ signs }: RobotPicture): Partial<RobotPicture> => ({
    signs: on ? [...new Set([...signs, sign])] : signs.filter((one) => one !== sign),
  });

/** Dice for locations, or for fire. */
export const read = (
  context: EffectContext,
  robot: string,
  dice: readonly number[],
  lines: readonly string[],
): readonly Animation[] => [...throwDice(context, { dice, lines, at: spot(context, robot) }), rest(200)];

/** A robot stands on the map from now on. */
export const appear = (
  context: EffectContext,
  { robot, at, facing }: EventOf<'placed'> | EventOf<'entered'>,
): readonly Animation[] => [
  instant(() => context.sprites.place(robot, at, facing as Direction)),
  together(
    pulse(context, context.sprites.palette.text, () => pointOf(at)),
    instant(() => context.play('arrives')),
  ),
];

/** A bomb, a shell or a mine goes off: fire, a ring, clods of earth, smoke. */
export const bang = (context: EffectContext, at: () => Point | undefined, size: number): Animation =>
  together(
    instant(() => context.jolt(size * 0.5)),
    ...blast(context, { at, unit: UNIT * size, colours: EARTH }),
    rest(300),
  );
const EARTH = [0x5c543a, 0x7e704e, 0x2e2a1e] as const;

/** A nuclear bomb goes off. */
export const explosion = (context: EffectContext, at: Point | undefined): readonly Animation[] => {
  const { danger, hazard, text } = context.sprites.palette;
  return [
    instant(() => {
      context.play('nuke');
      context.jolt(1);
      if (!at) return;
      context.sprites.sparks.traces.add(nukeSoot(at));
      context.sprites.char(at, NUKED);
    }),
    together(
      flare(context, text, () => at),
      burst(context, () => at, [danger, hazard], 260),
      pulse(context, danger, () => at, 700),
      ...blast(context, { at: () => at, unit: UNIT * 2, colours: [danger, hazard] }),
    ),
  ];
};
