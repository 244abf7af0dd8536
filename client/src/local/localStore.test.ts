import { anyGame } from '@gearhall/shared/core/game';
import { atOnce } from '@gearhall/shared/core/ground/timeSliced';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import { metalheads } from '@gearhall/shared/games/metalheads/index';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { gameToTry } from './fromReplay';
import { localGame, ownSeed, type LocalEntry, type LocalGame } from './localGame';
import { LocalMatch } from './LocalMatch';
import { isNoLocalGame, openingWork, openLocal } from './localStore';

const rules = anyGame(metaltalon);
const START: LocalGame = {
  game: 'metaltalon',
  rulesVersion: rules.about.rulesVersion,
  options: {},
  seed: 'ab'.repeat(32),
  seats: [
    { name: 'Ada', by: 'me' },
    { name: 'Bo', by: 'me' },
  ],
  entries: [],
};

/** The first legal actions of a game, as entries of the hall. */
function entriesOf(count: number): LocalEntry[] {
  let { match } = LocalMatch.begin(rules, { options: {}, seats: 2, seed: START.seed }).replay([]);
  for (let played = 0; played < count; played += 1) {
    const seat = match.now.toAct[0] ?? 0;
    const [action] = match.now.legal(seat);
    ({ match } = match.replay([{ seat, action: { ...action! } }]));
  }
  return [...match.entries];
}

test.each([
  ['another game', { game: 'kriegbot' }, 'unknownGame'],
  ['other rules', { rulesVersion: START.rulesVersion + 1 }, 'otherRules'],
  ['options that do not exist', { options: { stake: -1 } }, 'damaged'],
  ['options that are none', { options: 'all' }, 'damaged'],
  ['too few seats', { seats: START.seats.slice(0, 1) }, 'damaged'],
  ['an action of no game', { entries: [{ seat: 0, action: { type: '__proto__' } }] }, 'damaged'],
  ['a seat that does not exist', { entries: [{ ...entriesOf(1)[0]!, seat: 9 }] }, 'damaged'],
  [
    'what was never done, taken back',
    { entries: [{ seat: 0, action: { type: 'takeBack', to: 7 } }] },
    'damaged',
  ],
  ['cards dealt anew for nobody', { redealt: [{ entries: [], seat: 9, seed: 'cd'.repeat(32) }] }, 'damaged'],
  [
    'a beginning that was never played',
    { redealt: [{ entries: [{ ...entriesOf(1)[0]!, seat: 9 }], seat: 0, seed: 'cd'.repeat(32) }] },
    'damaged',
  ],
  ['a step taken back too far', { entries: [{ seat: 0, action: { type: 'takeBack', to: -1 } }] }, 'damaged'],
] as const)('%s cannot be opened, and it is said why', (_what, change, why) => {
  expect(atOnce(openingWork(rules, { ...START, ...change } as LocalGame))).toBe(why);
});

test('a game is played through in pieces, and its progress is known', () => {
  const progress: number[] = [];
  const work = openingWork(rules, { ...START, entries: entriesOf(5) });
  let piece = work.next();
  for (; !piece.done; piece = work.next()) progress.push(piece.value);
  expect(progress).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
  expect(isNoLocalGame(piece.value)).toBe(false);
});

test('a game of the hall in which something was taken back goes on from there, with the dice it had', () => {
  const entries = entriesOf(4);
  const { seat } = entries[3]!;
  const undone = [...entries, { seat, action: { type: 'takeBack', to: 3 } }];
  const opened = openLocal(rules, { ...START, entries: undone });
  const before = openLocal(rules, { ...START, entries: entries.slice(0, 3) });
  expect(opened?.match.now.state).toEqual(before?.match.now.state);
  expect(opened?.match.length).toBe(5);
  // What has been taken back is not the last thing that somebody did.
  expect(opened?.match.lastOf([0, 1])).toBe(2);
});

describe('a position is tried by a seat that knows no more than before', () => {
  const heads = anyGame(metalheads);
  const { rulesVersion } = heads.about;
  const begun: LocalGame = { ...START, game: 'metalheads', rulesVersion };
  const at = (game: LocalGame) => openLocal(heads, game)!.match;
  /** Each seat chooses its nation, and the first one has its hand. */
  const played = Array.from({ length: 4 }).reduce<LocalGame>((game) => {
    const { now } = at(game);
    const seat = now.toAct[0] ?? 0;
    const [action] = now.legal(seat);
    return { ...game, entries: [...game.entries, { seat, action: { ...action! } }] };
  }, begun);
  const tried = gameToTry(played, 1, 'hard');

  test('it sees the same; what is hidden from it is dealt anew, each time in another way', () => {
    const [before, after, other] = [at(played), at(tried), at(gameToTry(played, 1, 'hard'))];
    expect(after.now.project(1)).toEqual(before.now.project(1));
    expect(after.now.project('everyone')).not.toEqual(before.now.project('everyone'));
    expect(other.now.project('everyone')).not.toEqual(after.now.project('everyone'));
    expect(after.length).toBe(0);
    expect(tried.seats.map(({ by }) => by)).toEqual(['hard', 'me']);
    expect(ownSeed(tried)).not.toBe(ownSeed(played));
  });

  test('it survives a reload, is played on, and tried again from there', () => {
    const { now } = at(tried);
    const seat = now.toAct[0] ?? 0;
    const next = at(tried).play(seat, now.legal(seat)[0]!, 1);
    if (isRefusal(next)) throw new Error(next.refused);
    const kept = localGame.parse(JSON.parse(JSON.stringify({ ...tried, entries: next.entries })));
    expect(at(kept).now.state).toEqual(next.now.state);
    const again = gameToTry(kept, 0, 'easy');
    expect(at(again).now.project(0)).toEqual(next.now.project(0));
  });
});
