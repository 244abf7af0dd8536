import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import type { GameId } from '@gearhall/shared/games/catalog';
import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { metalheads } from '@gearhall/shared/games/metalheads/index';
import { metalkrushers } from '@gearhall/shared/games/metalkrushers/index';
import { bots } from '@gearhall/shared/games/metaltalon/bots/index';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { TableModel } from '../net/table/tableModel';
import type { LocalSeat } from './localGame';
import { LocalMatch } from './LocalMatch';
import { localMeans } from './localMeans';
import { LocalTable } from './LocalTable';

const RULES = { kriegbot, metalheads, metalkrushers, metaltalon } as unknown as Record<GameId, AnyGame>;

const BOTS = bots as AnyGame['bots'];

const models: TableModel[] = [];
afterEach(() => {
  for (const model of models.splice(0)) model.close();
});

/** A table in the page, and the page's model of it. */
function opened(game: GameId, by: readonly LocalSeat['by'][], options: object = {}, bots?: AnyGame['bots']) {
  const rules = RULES[game];
  const seats = by.map((one, seat) => ({ name: `Player ${seat + 1}`, by: one }));
  const match = LocalMatch.begin(rules, { options, seats: by.length, seed: 'ab'.repeat(32) });
  const table = new LocalTable({ id: 'local', rules, seats, match, bots });
  const model = new TableModel('local', rules, localMeans(table));
  model.open();
  models.push(model);
  return { table, model, rules };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const legalFor = (table: LocalTable, rules: AnyGame): readonly TypedThing[] => {
  const seat = table.match.now.toAct[0] ?? 0;
  return rules.legal(table.match.now.project(seat), seat);
};

test.each(['kriegbot', 'metalheads', 'metaltalon'] as const)(
  '%s tells what has happened since the beginning',
  async (game) => {
    const { table, model, rules } = opened(game, ['me', 'me']);
    await settled();
    for (let turn = 0; turn < 5; turn += 1) {
      const [action] = legalFor(table, rules);
      table.play(table.match.now.toAct[0] ?? 0, action!);
      await settled();
    }
    const heard = table.match.now.eventsFor(
      table.match.told.map(({ event }) => event),
      table.viewer,
    );
    expect(heard.length).toBeGreaterThan(0);
    expect(model.events.value).toEqual(heard);
    model.close();
  },
);

/** Plays the first legal actions of the seats to act. */
function playOn(table: LocalTable, rules: AnyGame, actions: number): void {
  for (let played = 0; played < actions; played += 1) {
    const [action] = legalFor(table, rules);
    expect(table.play(table.match.now.toAct[0] ?? 0, action!)).toBeUndefined();
  }
}

test('what is refused changes nothing, and says why', async () => {
  const { table, model } = opened('metaltalon', ['me', 'me']);
  await settled();
  model.act({ type: 'move', ship: 's99', to: 'a4' } as TypedThing);
  await settled();
  expect(model.refused.value?.refusal.refused).toEqual(expect.any(String));
  expect(table.match.length).toBe(0);
});

test('an order that was meant for another position is refused as stale, as at a table of the hall', async () => {
  const { table, model, rules } = opened('metaltalon', ['me', 'me']);
  await settled();
  const answers: unknown[] = [];
  const connection = await table.dial(
    'local',
    { token: '', name: '' },
    {
      state: () => undefined,
      notice: (type, body) => type === 'answer' && answers.push(body),
      closed: () => undefined,
    },
  );
  playOn(table, rules, 3);
  const [action] = legalFor(table, rules);
  connection.send('act', { n: 1, at: 2, action });
  connection.send('undo', { n: 2, at: 2, ask: false });
  expect(table.match.length).toBe(3);
  connection.send('act', { n: 3, at: 3, action });
  expect(answers).toEqual([
    { n: 1, refusal: { refused: 'stalePosition' } },
    { n: 2, refusal: { refused: 'stalePosition' } },
    { n: 3 },
  ]);
  model.close();
});

test('my last action is taken back with all that bots did since', () => {
  const { table, rules } = opened('metaltalon', ['me', 'easy']);
  while (table.match.now.toAct[0] !== 1 || table.match.lastOf([0]) === undefined) playOn(table, rules, 1);
  const mine = table.match.lastOf([0])!;
  playOn(table, rules, 1);
  expect(table.takeBack()).toBe(true);
  expect(table.match.length).toBe(mine);
});

test('the last dice can be rolled again, and differ in the end', () => {
  const { table, rules } = opened('metaltalon', ['me', 'me']);
  expect(table.canRollAgain).toBe(false);
  while (!table.canRollAgain) playOn(table, rules, 1);
  const at = table.match.lastRolled! + 1;
  const rolled = new Set<string>();
  for (let again = 0; again < 40; again += 1) {
    table.rollAgain();
    expect(table.match.length).toBe(at);
    rolled.add(JSON.stringify(table.match.told.at(-1)));
  }
  expect(rolled.size).toBeGreaterThan(1);
});

describe('on one device', () => {
  test('a curtain hides the hand of the last one, and then shows that of the next', async () => {
    const { table, rules, model } = opened('metalheads', ['passed', 'passed']);
    await settled();
    // Somebody else may have set up the game, or loaded the page again.
    expect(table.curtain.value).toBe(table.match.now.toAct[0]);
    expect(model.view.value).toEqual(table.match.now.project('spectator'));
    table.liftCurtain();
    const shown = table.viewer as number;
    await settled();
    expect(model.view.value).toEqual(table.match.now.project(shown));
    while (table.curtain.value === undefined) playOn(table, rules, 1);
    await settled();
    const next = table.curtain.value;
    expect(next).not.toBe(shown);
    expect(model.seat.value).toBeUndefined();
    expect(model.legal.value).toEqual([]);
    expect(model.view.value).toEqual(table.match.now.project('spectator'));
    table.liftCurtain();
    await settled();
    expect(model.seat.value).toBe(next);
    expect(model.view.value).toEqual(table.match.now.project(next));
  });

  test('behind the curtain nobody can act or take back', async () => {
    const { table, rules, model } = opened('metalheads', ['passed', 'passed']);
    await settled();
    table.liftCurtain();
    while (table.curtain.value === undefined) playOn(table, rules, 1);
    const { length } = table.match;
    await settled();
    model.request('undo', { ask: false });
    const [action] = legalFor(table, rules);
    model.request('act', { action: { ...action! } });
    await settled();
    expect(table.match.length).toBe(length);
    expect(table.curtain.value).toBeDefined();
    expect(model.refused.value?.refusal.refused).toBe('notSeated');
  });

  test('once all secrets are out, no curtain falls any more', () => {
    const { table, rules } = opened('metalkrushers', ['passed', 'passed']);
    for (const turn of [0, 1]) {
      expect([turn, table.curtain.value]).toEqual([turn, expect.any(Number)]);
      table.liftCurtain();
      const seat = table.viewer as number;
      expect(table.play(seat, rules.legal(table.match.now.project(seat), seat)[0]!)).toBeUndefined();
    }
    expect(table.match.now.project(0)).toEqual(table.match.now.project('spectator'));
    const shown = new Set([table.viewer]);
    for (let played = 0; played < 40 && shown.size < 2; played += 1) {
      playOn(table, rules, 1);
      expect(table.curtain.value).toBeUndefined();
      shown.add(table.viewer);
    }
    expect(shown.size).toBe(2);
  });

  test('no curtain is needed where nothing is secret', () => {
    const { table, rules } = opened('metaltalon', ['passed', 'passed']);
    while (table.match.now.toAct[0] === 0) playOn(table, rules, 1);
    expect(table.curtain.value).toBeUndefined();
    expect(table.viewer).toBe(1);
  });
});

test('a seat can be given to somebody else at any time', () => {
  const { table } = opened('metaltalon', ['me', 'easy']);
  table.seatPlayer(1, 'me');
  expect(table.people).toEqual([0, 1]);
  table.seatPlayer(0, 'hard');
  expect(table.viewer).toBe(1);
});

test('a bot does not play again at once what has been taken back', () => {
  const { table, rules } = opened('metaltalon', ['easy', 'easy'], {}, BOTS);
  playOn(table, rules, 3);
  expect(table.isBotWaited).toBe(false);
  table.stepBack();
  table.stepBack();
  expect(table.match.length).toBe(1);
  expect(table.isBotWaited).toBe(true);
  table.botsGoOn();
  expect(table.isBotWaited).toBe(false);
});

test('where a bot fails, the rules act for it, and the page says where', async () => {
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const broken = () => {
    throw new RangeError('There is nothing to pick from.');
  };
  const failing = { choose: broken };
  const bots = { easy: failing, normal: failing, hard: failing };
  const { table, rules } = opened('metaltalon', ['me', 'easy'], {}, bots);
  await settled();
  jest.useFakeTimers();
  while (!table.match.now.toAct.includes(1)) playOn(table, rules, 1);
  const before = table.match.now;
  table.botsGoOn();
  jest.advanceTimersByTime(1000);
  jest.useRealTimers();
  const { entry } = table.match.now.path.find(({ at }) => at === before.length)!;
  expect(entry).toEqual({ seat: 1, action: rules.fallback(before.project(1), 1) });
  expect(reported.mock.calls[0][0]).toMatchObject({
    message: expect.stringMatching(
      /^The bot on seat 1 fails \(metaltalon \d+, seed (?:ab){32}, after action \d+\)/u,
    ),
    cause: expect.any(RangeError),
  });
});
