import { matchMaker } from '@colyseus/core';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { anyGame } from '@gearhall/shared/core/game';
import { sealed } from '@gearhall/shared/core/testing/sealed';
import { toy } from '@gearhall/shared/core/testing/toy';
import type { LogLimits } from '@gearhall/shared/core/wire/limits';
import { RULES } from '@gearhall/shared/games/rules';
import { memoryStore } from '../store/memory/memoryStore';
import type { Store } from '../store/contract/store';
import { playing } from '../testing/games/games';
import { putLongTable } from '../testing/games/longTable';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { until } from '../testing/until';

const talon = RULES.metaltalon;
const secret = anyGame(sealed);
/** With two seats, each has half of it. */
const LIMITS_HERE: LogLimits = {
  undo: { entries: 12, bytes: 1000 },
  moves: { entries: 20, bytes: 2000 },
  all: { entries: 28, bytes: 3000 },
};

let loads = 0;
let slices = 0;
/** Expensive work waits for this promise. */
let gate: Promise<unknown> = Promise.resolve();
const kept = memoryStore();
const store: Store = {
  ...kept,
  load: (table) => {
    loads += 1;
    return kept.load(table);
  },
};
let open: OpenHall;
let ada: Person, bo: Person, cy: Person;
beforeAll(async () => {
  open = await openHall({
    games: [toy, talon, secret],
    store,
    config: { logLimits: LIMITS_HERE, idleAfterMs: 1000, messagesPerSecond: 10_000 },
    workTimes: {
      cpu: () => {
        slices += 1;
        return 0;
      },
      pause: async (ms) => {
        await gate;
        await (ms === 0 ? setImmediate() : setTimeout(ms));
      },
    },
  });
  [ada, bo, cy] = (await Promise.all(
    ['Ada', 'Bo', 'Cy'].map((name) => Person.enter(open.address, name)),
  )) as [Person, Person, Person];
});
afterAll(() => open.hall.close());

const note = (text = 'x') => ({ type: 'note', text });
const roll = { type: 'roll' };
const resign = { type: 'resign' };
const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;
const undo = (seen: Seen) => codeOf(seen.ask('undo', { ask: false }));
const table = async () => (await playing([ada, bo], toy)) as [Seen, Seen];
const lookUp = async (id: string) => (await fetch(`${open.address}/api/tables/${id}`)).json();
const isListed = async (id: string) => {
  const { tables } = (await (await fetch(`${open.address}/api/tables`)).json()) as {
    tables: { id: string }[];
  };
  return tables.some((one) => one.id === id);
};
async function times(count: number, step: () => Promise<string | undefined>): Promise<void> {
  for (let done = 0; done < count; done += 1) expect(await step()).toBeUndefined();
}

describe('a log that grows long', () => {
  test('refuses undos of the seat that filled it, and the game goes on', async () => {
    const [a, b] = await table();
    for (let round = 0; round < 3; round += 1) {
      await times(1, () => codeOf(a.act(note())));
      await times(1, () => undo(a));
    }
    await times(1, () => codeOf(a.act(note())));
    expect(await undo(a)).toBe('logFull');
    expect(await codeOf(a.ask('undo', { ask: true }))).toBe('logFull');
    expect(a.table.actions).toBe(7);
    // The other one has their own share.
    await times(1, () => codeOf(b.act(note())));
    await times(1, () => undo(b));
    await times(1, () => codeOf(a.act(note('y'))));
  });

  test('then accepts only the minimal move, and at last only a resignation', async () => {
    const [a, b] = await table();
    await times(10, () => codeOf(a.act(note())));
    expect(await codeOf(a.act(note()))).toBe('gameTooLong');
    await times(4, () => codeOf(a.act(roll)));
    expect(await codeOf(a.act(roll))).toBe('gameTooLong');
    expect(a.table.actions).toBe(14);
    await times(1, () => codeOf(b.act(note())));
    await times(1, () => codeOf(a.act(resign)));
  });

  test('is measured in bytes too', async () => {
    const [a] = await table();
    await times(2, () => codeOf(a.act(note('x'.repeat(300)))));
    expect(await undo(a)).toBe('logFull');
    await times(1, () => codeOf(a.act(note('x'.repeat(600)))));
    expect(await codeOf(a.act(note()))).toBe('gameTooLong');
  });

  test('is as long as before when its table is opened again', async () => {
    const [a, b] = await table();
    await times(10, () => codeOf(a.act(note())));
    await Promise.all([a.leave(), b.leave()]);
    await closed(a.table.id);
    const back = await ada.join(a.table.id);
    expect(await undo(back)).toBe('logFull');
    expect(await codeOf(back.act(note()))).toBe('gameTooLong');
    await times(1, () => codeOf(back.act(roll)));
  });

  test('ends the game by a bot’s resignation, once the bot has used up its share', async () => {
    const id = await ada.createTable('metaltalon', 2);
    const a = await ada.join(id);
    await times(1, () => codeOf(a.ask('bot', { seat: 1, level: 'easy' })));
    await times(1, () => codeOf(a.ask('start')));
    const refusals = new Set<string | undefined>();
    for (let round = 0; round < 200 && a.table.status === 'playing'; round += 1) {
      if (!a.table.toAct.includes(0)) {
        await setTimeout(5);
        continue;
      }
      refusals.add(await codeOf(a.act(talon.fallback(a.view, 0))));
      if (refusals.has('gameTooLong')) break;
    }
    if (a.table.status === 'playing') await times(1, () => codeOf(a.act(resign)));
    await a.until(() => a.table.status === 'ended', 'the end');
    expect(a.table.seats.some(({ resigned }) => resigned)).toBe(true);
    expect((await kept.load(id))!.entries.length).toBeLessThanOrEqual(30);
  });
});

/** Waits until a table without connections has no room any more. */
async function closed(id: string): Promise<void> {
  await until(async () => !(await matchMaker.getRoomById(id)), 'the room to be closed');
}

describe('a closed table', () => {
  test('is looked up without loading its entries, and loaded once when it is opened', async () => {
    const id = 'mmmmmmmmmm';
    await putLongTable(kept, id, 40);
    loads = 0;
    expect(await lookUp(id)).toEqual({ id, game: 'toy', status: 'playing' });
    expect((await fetch(`${open.address}/api/records/${id}`)).status).toBe(404);
    expect(loads).toBe(0);
    const seen = await cy.join(id);
    expect(loads).toBe(1);
    expect(seen.table.actions).toBe(40);
  });

  test('is opened in slices, and seen by nobody before the replay is done', async () => {
    const id = 'nnnnnnnnnn';
    await putLongTable(kept, id, 600);
    slices = 0;
    const listed: boolean[] = [];
    const opening = Promise.all([cy.join(id), bo.join(id), ada.join(id)]);
    let isOpen = false;
    void opening.then(() => (isOpen = true));
    while (!isOpen) {
      listed.push(await isListed(id));
      await setTimeout(10);
    }
    const seen = await opening;
    expect(slices).toBeGreaterThan(2 * 3);
    expect(listed[0]).toBe(false);
    expect(seen.map((one) => one.table.actions)).toEqual([600, 600, 600]);
    expect(seen.map((one) => one.welcome?.events)).toEqual([600, 600, 600]);
    expect(await isListed(id)).toBe(true);
  });
});

describe('while an undo is computed', () => {
  const file = (number: number) => ({ type: 'file', number });

  test('the table goes on: others are answered first', async () => {
    const [a, b] = (await playing([ada, bo], secret)) as [Seen, Seen];
    await times(1, () => codeOf(a.act(file(3))));
    let open: (value?: unknown) => void = () => undefined;
    gate = new Promise((resolve) => (open = resolve));
    let code: string | undefined = 'none yet';
    const taking = undo(a).then((answer) => (code = answer));
    await times(1, () => codeOf(b.act(file(4))));
    expect(code).toBe('none yet');
    open();
    // The vote is about the game as it is by then.
    expect(await taking).toBe('undoNeedsConsent');
  });

  test('what the same person sends next waits for it', async () => {
    const [a] = (await playing([ada, bo], secret)) as [Seen, Seen];
    await times(1, () => codeOf(a.act(file(3))));
    const answers = await Promise.all([undo(a), codeOf(a.act(file(5))), undo(a), codeOf(a.act(file(2)))]);
    expect(answers).toEqual([undefined, undefined, undefined, undefined]);
    const { entries } = (await kept.load(a.table.id))!;
    expect(entries.map(({ action }) => action)).toEqual([
      file(3),
      { type: 'takeBack', to: 0 },
      file(5),
      { type: 'takeBack', to: 2 },
      file(2),
    ]);
  });
});
