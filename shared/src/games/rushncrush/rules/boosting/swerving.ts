import { burnOn } from './booster';
import { moverOf, turnOf } from '../field';
import { swerveSides, swerveTo } from '../driving/obstructions';
import { refuse, turnIn, type Rule } from '../context';

/** The side of a compulsory lane change, if both are free. (Source L137; R24) */
export const swerve: Rule<'swerve'> = {
  whyNot: (field, _seat, { by }) =>
    swerveSides(field, moverOf(field)).includes(by) ? undefined : refuse('blockedSide'),
  apply(context, _seat, { by }) {
    const isBoosting = turnOf(context.state).boost > 0;
    turnIn(context).step = 'move';
    if (swerveTo(context, by) === 'on' && isBoosting) burnOn(context);
  },
  list: (field) => swerveSides(field, moverOf(field)).map((by) => ({ type: 'swerve', by })),
};
