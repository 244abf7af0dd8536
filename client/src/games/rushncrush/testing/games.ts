import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import type { Event } from '@gearhall/shared/games/rushncrush/events';
import { rushncrush } from '@gearhall/shared/games/rushncrush/index';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import { playedGameOf, type Moment as AnyMoment, type Played } from '../../testing/played';

export type Moment = AnyMoment<View, Action, Event>;

/** Chooses each kind of action with equal chance, so that all of them occur. */
const RECKLESS: typeof rushncrush.bots.easy = {
  choose(_view, _seat, legal, { dice }) {
    const type = dice.pick([...new Set(legal.map((action) => action.type))]);
    return dice.pick(legal.filter((action) => action.type === type));
  },
};

/** A race of such drivers, moment by moment, to its end or to `most` actions. */
export const playedGame = (played: Played): Generator<Moment> =>
  playedGameOf({ ...rushncrush, bots: { easy: RECKLESS, normal: RECKLESS, hard: RECKLESS } }, played);
