import { gameInFile, gameInLink, linkText, LONGEST_TEXT } from './sharing';
import type { LocalGame } from './localGame';

const GAME: LocalGame = {
  game: 'metaltalon',
  rulesVersion: 1,
  options: { stake: 25 },
  seed: 'ab'.repeat(32),
  seats: [
    { name: 'Ada', by: 'me' },
    { name: 'Grüße 🤖', by: 'easy' },
  ],
  entries: Array.from({ length: 60 }, (_, at) => ({
    seat: at % 2,
    action: { type: 'move', ship: 's1', to: 'b2' },
    chance: at,
  })),
};

const packed = async (text: string): Promise<string> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
};

test('a game comes back from its link, which needs no escaping', async () => {
  const link = await linkText(GAME);
  expect(link).toMatch(/^[\w-]+$/u);
  expect(await gameInLink(link!)).toEqual(GAME);
});

test('a game too long for a link has none', async () => {
  const noise = Array.from({ length: 4000 }, (_, at) => ({
    seat: 0,
    action: { type: 'move', x: (at * 7919) % 65_521 },
    chance: (at * 104_729) % 999_983,
  }));
  expect(await linkText({ ...GAME, entries: noise })).toBeUndefined();
});

test.each([
  ['nothing', '', 'noGame'],
  ['noise', 'AAAA', 'noGame'],
  ['what is no base64', '***', 'noGame'],
  ['an endless link', 'A'.repeat(1_000_000), 'tooLarge'],
])('%s is no game', async (_what, text, why) => {
  expect(await gameInLink(text)).toBe(why);
});

test('a link that unfolds without end is given up', async () => {
  const bomb = await packed(' '.repeat(LONGEST_TEXT + 10));
  expect(bomb.length).toBeLessThan(6000);
  expect(await gameInLink(bomb)).toBe('tooLarge');
});

test.each([
  ['another shape', { game: 'metaltalon' }],
  ['a field too many', { ...GAME, extra: 1 }],
  ['a seed that is none', { ...GAME, seed: 'xyz' }],
  ['a player that is none', { ...GAME, seats: [{ name: 'Ada', by: 'robot' }] }],
  ['too many entries', { ...GAME, entries: Array.from({ length: 20_001 }, () => GAME.entries[0]) }],
])('%s is refused in a file', async (_what, value) => {
  expect(await gameInFile(new File([JSON.stringify(value)], 'game.json'))).toBe('noGame');
});

test('the record of a finished game is told from what is no game at all', async () => {
  const record = JSON.stringify({ format: 'gearhall-record-2', game: 'metaltalon' });
  expect(await gameInFile(new File([record], 'game.json'))).toBe('record');
});

test('a name stays in its line, and what is named like a prototype changes nothing', async () => {
  const text = JSON.stringify(GAME)
    .replace('"Ada"', '"\\u202eA\\nda"')
    .replace('"stake":25', '"__proto__":{"isBad":true}')
    .replace('"ship":"s1"', '"__proto__":{"isBad":true}');
  const game = await gameInFile(new File([text], 'game.json'));
  expect(game).toMatchObject({ seats: [{ name: 'A da' }, {}] });
  expect(({} as { isBad?: boolean }).isBad).toBeUndefined();
});

test('a file that is too large is not even read', async () => {
  const file = { size: LONGEST_TEXT + 1, text: () => Promise.reject(new Error('read')) } as unknown as File;
  expect(await gameInFile(file)).toBe('tooLarge');
});
