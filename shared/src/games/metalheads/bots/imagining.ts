import type { Draft } from '../../../core/game/drafts';
import type { Dice } from '../../../core/dice/dice';
import type { Seat } from '../../../core/ground/seats';
import type { Action } from '../actions';
import type { State } from '../state';
import { carryOn } from '../turn';

/** A position in a bot's mind; changed only while `played` makes it. */
export type Imagined = State;

/** The position after a legal action, worked out on a copy. */
export function played(state: Imagined, seat: Seat, action: Action, dice: Dice): Imagined {
  const copy = copyOf(state);
  carryOn({ state: copy, dice, emit: () => undefined }, seat, action);
  return copy as State;
}

/** A copy that can be changed; lists and records that rules replace as a whole are shared. */
function copyOf(state: State): Draft<State> {
  const { turn } = state;
  const copy: State = {
    ...state,
    deck: [...state.deck],
    discard: [...state.discard],
    row: [...state.row],
    destroyed: [...state.destroyed],
    monsterRobots: state.monsterRobots.map((robot) => ({ ...robot })),
    players: state.players.map((player) => ({
      ...player,
      robots: player.robots.map((robot) => ({ ...robot })),
      constructions: player.constructions.map((construction) => ({
        ...construction,
        paid: [...construction.paid],
        gained: { ...construction.gained },
      })),
      kept: { ...player.kept },
    })),
    turn: {
      ...turn,
      pool: { ...turn.pool },
      tasks: turn.tasks.map((task) => ({ ...task })),
      ready: [...turn.ready],
      looked: [...turn.looked],
    },
  };
  return copy as Draft<State>;
}
