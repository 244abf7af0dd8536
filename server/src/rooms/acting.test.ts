import { planBots } from './acting';
import type { Question } from './Question';
import type { Table } from './Table';

/** Plans at a table where the bot on seat 0 is to act; gives how many turns were planned. */
function plannedTurns(table: { readonly status: string; readonly question?: Partial<Question> }): number {
  const after = jest.fn();
  planBots({
    affairs: { status: table.status },
    match: { toAct: [0] },
    chairs: [{ sitter: 'bot' }],
    question: table.question,
    services: { clock: { after }, config: { botDelayMs: 5 } },
  } as unknown as Table);
  return after.mock.calls.length;
}

test('bots play, but wait while people are asked whether something is taken back', () => {
  expect(plannedTurns({ status: 'playing' })).toBe(1);
  expect(plannedTurns({ status: 'playing', question: { by: 1 } })).toBe(0);
  expect(plannedTurns({ status: 'paused' })).toBe(0);
});
