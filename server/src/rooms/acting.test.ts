import { planBots } from './acting';
import type { Question } from './Question';
import type { Table } from './Table';

interface Standing {
  readonly status: string;
  readonly question?: Partial<Question>;
  readonly isWell?: boolean;
}

/** Plans at a table where the bot on seat 0 is to act; gives how many turns were planned. */
function plannedTurns(table: Standing): number {
  const { isWell = true } = table;
  const after = jest.fn();
  planBots({
    affairs: { status: table.status },
    match: { toAct: [0] },
    chairs: [{ sitter: 'bot' }],
    question: table.question,
    services: { clock: { after }, config: { botDelayMs: 5 }, health: { isWell } },
  } as unknown as Table);
  return after.mock.calls.length;
}

test('bots play, but wait for the store, and while people are asked about taking back', () => {
  expect(plannedTurns({ status: 'playing' })).toBe(1);
  expect(plannedTurns({ status: 'playing', question: { by: 1 } })).toBe(0);
  expect(plannedTurns({ status: 'paused' })).toBe(0);
  expect(plannedTurns({ status: 'playing', isWell: false })).toBe(0);
});
