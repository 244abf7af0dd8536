import { burnOn } from './booster';
import { moverOf, turnOf } from './field';
import { swerveSides, swerveTo } from './obstructions';
import { no, turnIn, type Rule } from './play';

/** The side of a compulsory lane change, where both are free. (Source L137; R24) */
export const swerve: Rule<'swerve'> = {
  whyNot: (field, _seat, { by }) =>
    swerveSides(field, moverOf(field)).includes(by) ? undefined : no('blockedSide'),
  apply(play, _seat, { by }) {
    const isBoosting = turnOf(play.state).boost > 0;
    turnIn(play).step = 'move';
    if (swerveTo(play, by) === 'on' && isBoosting) burnOn(play);
  },
  list: (field) => swerveSides(field, moverOf(field)).map((by) => ({ type: 'swerve', by })),
};
