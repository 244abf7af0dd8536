import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GameRecord } from '@gearhall/shared/core/record/record';
import { playedByVersion, recordedGame } from '@gearhall/shared/core/testing/recorded';
import { anyGame } from '@gearhall/shared/core/game';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { namesIn, openFile, readReplay, ReplayError } from './loadReplay';

const mockRules = anyGame(metaltalon);
// Only the rules of a game are needed, not its client.
jest.mock('../../../games', () => ({
  ...jest.requireActual<object>('../../../games'),
  loadGameClient: () => Promise.resolve({}),
}));
jest.mock('../../../games/wholeRules', () => ({ loadRules: () => Promise.resolve(mockRules) }));

const record = recordedGame(mockRules, { seats: 2 });
const read = (content: unknown) => readReplay(JSON.stringify(content), false, () => undefined);

async function failureOf(reading: Promise<unknown>): Promise<unknown> {
  const error = await reading.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof ReplayError ? error.failure : error;
}

test('a record is played through by its rules', async () => {
  const { showing, isStored, fromHall } = await read(record);
  expect(showing.length).toBe(record.entries.length);
  expect(showing.viewers).toEqual([0, 1, 'spectator', 'everyone']);
  expect({ isStored, fromHall }).toEqual({ isStored: false, fromHall: false });
});

test('a record of format 1 is played through too', async () => {
  const path = '../../../../../shared/src/tools/fixtures/metaltalonRecord1.json';
  const old = JSON.parse(readFileSync(resolve(__dirname, path), 'utf8')) as GameRecord;
  for (const version of [mockRules.about.rulesVersion, old.rulesVersion]) {
    const { showing, isStored } = await read(playedByVersion(old, version));
    // For a record of older rules, the stored views are shown.
    expect(isStored).toBe(version === old.rulesVersion);
    expect(showing.length).toBe(4);
    expect(showing.events(2, 'everyone')).toEqual([{ type: 'takenBack', seat: 0 }]);
  }
});

test.each([
  ['that are not here', 999],
  ['of the version before', mockRules.about.rulesVersion - 1],
])('of rules %s what was stored is shown', async (_, rulesVersion) => {
  const { showing, isStored } = await read({ ...record, rulesVersion });
  expect(isStored).toBe(true);
  expect(showing.length).toBe(record.entries.length);
  expect(showing.view(3, 'everyone')).toEqual((await read(record)).showing.view(3, 'everyone'));
});

test('where the rules reject a record, its stored views are shown', async () => {
  const [first, ...rest] = record.entries;
  const entries = [{ ...first, action: { type: 'launchTheMoon' } }, ...rest];
  const { showing, isStored } = await read({ ...record, entries });
  expect(isStored).toBe(false);
  expect(showing.length).toBe(record.entries.length);
});

test.each([
  ['noRecord', 'no JSON'],
  ['noRecord', JSON.stringify({ format: 'another' })],
  ['duplicateKey', JSON.stringify(record).replace('{', '{"names":["Mallory"],')],
  ['unknownGame', JSON.stringify({ ...record, game: 'chess' })],
  ['unreplayable', JSON.stringify({ ...record, rulesVersion: 999, reels: {} })],
  [
    'damaged',
    JSON.stringify({
      ...record,
      rulesVersion: 999,
      reels: {
        everyone: [record.reels['everyone']![0], ...record.entries.map(() => ({ change: 7, events: [] }))],
      },
    }),
  ],
])('%s: what cannot be shown says why', async (failure, text) => {
  expect(await failureOf(readReplay(text, false, () => undefined))).toBe(failure);
});

test('a file that is too large is not read at all', async () => {
  const file = { size: 1e9, text: () => Promise.reject(new Error('This was read.')) } as unknown as File;
  expect(await failureOf(openFile(file, () => undefined))).toBe('tooLarge');
});

test('bots are named as at the table, and people as they named themselves', () => {
  expect(namesIn(['Rivet (easy bot)', 'Cog (normal bot)', 'Ann (hard bot)'])).toEqual([
    'Rivet',
    'Cog',
    'Ann (hard bot)',
  ]);
});

test('all names differ', () => {
  expect(namesIn(['Ada', 'Bot (hard)', 'Ada', 'Bot (easy)', ''])).toEqual([
    'Ada 1',
    'Bot 2',
    'Ada 3',
    'Bot 4',
    '5',
  ]);
});
