import type { ChoiceRequest } from '@gearhall/shared/core/bots/choiceRequest';
import { anyGame, type AnyGame, type TypedThing } from '@gearhall/shared/core/game';
import { swapGame } from '@gearhall/shared/core/testing/swap';
import { LocalMatch } from '../LocalMatch';
import { LocalTable } from '../LocalTable';
import type { Reply } from './BotWorker';
import { LocalThinking } from './LocalThinking';
import { PageAsker } from './PageAsker';

const KEEP: TypedThing = { type: 'keep' };
const SWAP: TypedThing = { type: 'swap' };
const swap = anyGame(swapGame());
/** The hard bot thinks, remembers, and would swap; the normal one keeps. */
const bots: AnyGame['bots'] = {
  ...swap.bots,
  normal: { choose: () => KEEP },
  hard: { thinks: true, remembers: true, choose: () => SWAP },
};
const rules: AnyGame = { ...swap, bots };

const reported: unknown[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  reported.length = 0;
  globalThis.reportError = (error: unknown) => void reported.push(error);
});
afterEach(() => jest.useRealTimers());

/** I am on seat 0, and a bot that thinks on seat 1; its worker answers when the test says so. */
async function opened(by: 'hard' | 'easy' = 'hard') {
  const asked: ChoiceRequest[] = [];
  const answers: ((reply: Reply) => void)[] = [];
  let [loaded, ended] = [0, 0];
  const thinking = new LocalThinking(() => {
    loaded += 1;
    const worker = {
      ask: (request: ChoiceRequest) => {
        asked.push(structuredClone(request));
        return new Promise<Reply>((resolve) => answers.push(resolve));
      },
      end: () => void (ended += 1),
    };
    return Promise.resolve(new PageAsker(worker));
  });
  const match = LocalMatch.begin(rules, { options: {}, seats: 2, seed: 'ab'.repeat(32) });
  const seats = (['me', by] as const).map((one, seat) => ({ name: `Player ${seat}`, by: one }));
  const table = new LocalTable({ id: 'local', rules, seats, match, bots, thinking });
  await table.dial(
    'local',
    { token: '', name: '' },
    { state: () => undefined, notice: () => undefined, closed: () => undefined },
  );
  const played = () => table.match.entries.map(({ action }) => action.type);
  const passing = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  await passing(0);
  return { table, asked, answers, played, passing, counts: () => ({ loaded, ended }) };
}

test('a bot begins to think with its pause, from what its seat has seen, and plays what it has chosen', async () => {
  const { table, asked, answers, played, passing } = await opened();
  table.play(0, KEEP);
  await passing(10);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ game: 'swap', seat: 1, level: 'hard', view: table.match.now.project(1) });
  expect(asked[0]!.history).toHaveLength(2);
  answers[0]!({ action: SWAP });
  await passing(500);
  expect(played()).toEqual(['keep']);
  await passing(200);
  expect(played()).toEqual(['keep', 'swap']);
  expect(reported).toEqual([]);
});

test('one that thinks longer acts when it has chosen', async () => {
  const { table, answers, played, passing } = await opened();
  table.play(0, KEEP);
  await passing(3000);
  expect(played()).toEqual(['keep']);
  answers[0]!({ action: SWAP });
  await passing(0);
  expect(played()).toEqual(['keep', 'swap']);
});

test.each<readonly [string, Reply, number]>([
  ['hangs', { missed: 'hung' }, 1],
  ['has a fault', { thrown: new Error('A fault.') }, 1],
  ['is ended', { missed: 'ended' }, 0],
])('where the bot %s, the best level that does not think acts', async (_, reply, told) => {
  const { table, answers, played, passing } = await opened();
  table.play(0, KEEP);
  await passing(10);
  answers[0]!(reply);
  await passing(700);
  expect(played()).toEqual(['keep', 'keep']);
  expect(reported).toHaveLength(told);
});

test('where the browser refuses workers, the bot thinks in the page', async () => {
  const { table, answers, played, passing } = await opened();
  table.play(0, KEEP);
  await passing(10);
  answers[0]!({ missed: 'refused' });
  await passing(700);
  expect(played()).toEqual(['keep', 'swap']);
});

test('what it chooses for a position that was taken back is ignored', async () => {
  const { table, asked, answers, played, passing } = await opened();
  table.play(0, KEEP);
  await passing(10);
  expect(table.takeBack()).toBe(true);
  table.play(0, SWAP);
  await passing(10);
  answers[0]!({ action: SWAP });
  await passing(700);
  expect(played()).toEqual(['swap']);
  expect(asked).toHaveLength(2);
  answers[1]!({ action: KEEP });
  await passing(0);
  expect(played()).toEqual(['swap', 'keep']);
});

test('the worker is ended with the table, and nothing is played there any more', async () => {
  const { table, answers, played, passing, counts } = await opened();
  table.play(0, KEEP);
  await passing(10);
  table.close();
  answers[0]!({ action: SWAP });
  await passing(60_000);
  expect([played(), counts()]).toEqual([['keep'], { loaded: 1, ended: 1 }]);
});

test('no worker is loaded for a bot that does not think', async () => {
  const { table, played, passing, counts } = await opened('easy');
  table.play(0, KEEP);
  await passing(700);
  expect([played().length, counts().loaded]).toEqual([2, 0]);
});
