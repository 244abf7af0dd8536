import type { Seat } from '@gearhall/shared/core/ground/seats';
import { planBots } from './acting';
import type { UndoVote } from '../../store/contract/votes';
import type { Table } from '../model/Table';

interface Standing {
  readonly status: string;
  readonly undoVote?: Partial<UndoVote>;
  readonly isWell?: boolean;
}

/** Plans the bot turns of a table where the bot on seat 0 is to act; returns the delay in milliseconds of each. */
function plannedTurns(table: Standing, last?: Seat): number[] {
  const { isWell = true } = table;
  const plan = jest.fn();
  const at = {
    tableRecord: { status: table.status },
    match: { toAct: [0], game: { bots: { easy: {} } } },
    seats: [{ sitter: 'bot', level: 'easy' }],
    undoVote: table.undoVote,
    botTurn: { plan, cancel: () => undefined },
    services: { config: { botDelayMs: 600 }, health: { isWell } },
  };
  planBots(at as unknown as Table, last);
  return plan.mock.calls.map(([delay]: [number]) => delay);
}

test('bots play, but wait for the store and during an undo vote', () => {
  expect(plannedTurns({ status: 'playing' })).toEqual([600]);
  expect(plannedTurns({ status: 'playing', undoVote: { by: 1 } })).toEqual([]);
  expect(plannedTurns({ status: 'paused' })).toEqual([]);
  expect(plannedTurns({ status: 'playing', isWell: false })).toEqual([]);
});

test('a bot continues its turn sooner than another one begins', () => {
  expect(plannedTurns({ status: 'playing' }, 0)).toEqual([300]);
  expect(plannedTurns({ status: 'playing' }, 1)).toEqual([600]);
});
