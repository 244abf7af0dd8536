import type { Seat } from '@gearhall/shared/core/seats';
import { planBots } from './acting';
import type { Question } from './Question';
import type { Table } from './Table';

interface Standing {
  readonly status: string;
  readonly question?: Partial<Question>;
  readonly isWell?: boolean;
}

/** Plans at a table where the bot on seat 0 is to act; gives after how many milliseconds each turn was planned. */
function plannedTurns(table: Standing, last?: Seat): number[] {
  const { isWell = true } = table;
  const after = jest.fn();
  const at = {
    affairs: { status: table.status },
    match: { toAct: [0] },
    chairs: [{ sitter: 'bot' }],
    question: table.question,
    services: { clock: { after }, config: { botDelayMs: 600 }, health: { isWell } },
  };
  planBots(at as unknown as Table, last);
  return after.mock.calls.map(([delay]: [number]) => delay);
}

test('bots play, but wait for the store, and while people are asked about taking back', () => {
  expect(plannedTurns({ status: 'playing' })).toEqual([600]);
  expect(plannedTurns({ status: 'playing', question: { by: 1 } })).toEqual([]);
  expect(plannedTurns({ status: 'paused' })).toEqual([]);
  expect(plannedTurns({ status: 'playing', isWell: false })).toEqual([]);
});

test('a bot goes on with its turn sooner than another one begins', () => {
  expect(plannedTurns({ status: 'playing' }, 0)).toEqual([300]);
  expect(plannedTurns({ status: 'playing' }, 1)).toEqual([600]);
});
