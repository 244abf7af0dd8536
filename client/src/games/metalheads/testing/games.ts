import type { Action } from '@gearhall/shared/games/metalheads/actions';
import type { Event } from '@gearhall/shared/games/metalheads/events';
import { metalheads } from '@gearhall/shared/games/metalheads/index';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { playedGameOf, type Moment as AnyMoment, type Played } from '../../testing/played';

export type Moment = AnyMoment<View, Action, Event>;

/** What players who want to see much of the game prefer; the rest is chosen by chance, the end of a turn last. */
const EAGER: readonly (readonly Action['type'][])[] = [['activate', 'spend'], ['pay'], ['construct']];

const ENDS: readonly Action['type'][] = ['endTurn', 'repair'];

const RECKLESS: typeof metalheads.bots.easy = {
  choose(_view, _seat, legal, { dice }) {
    const among = (types: readonly Action['type'][]): readonly Action[] =>
      legal.filter(({ type }) => types.includes(type));
    const eager = dice.roll(4) > 1 ? EAGER.map(among).find((some) => some.length > 0) : undefined;
    const other = legal.filter(({ type }) => !ENDS.includes(type));
    return dice.pick(eager ?? (other.length > 0 && dice.roll(6) > 1 ? other : legal));
  },
};

/** A game of such players, moment by moment, to its end or to `most` actions. */
export const playedGame = (played: Played): Generator<Moment> =>
  playedGameOf({ ...metalheads, bots: { easy: RECKLESS, normal: RECKLESS, hard: RECKLESS } }, played);
