import type { AnyGame } from '../game';
import { CHARACTERS, type UsualLevel } from '../bots/bot';
import { shareOfWins } from './ladder';
import { botPlayer, playout, randomPlayer, type Player } from './playout';

interface Rung {
  readonly level: UsualLevel;
  readonly against: string;
  readonly weaker: Player;
  /** The games that it wins at least, in per cent. */
  readonly least: number;
}

const RUNGS: readonly Rung[] = [
  { level: 'easy', against: 'random moves', weaker: randomPlayer, least: 95 },
  { level: 'normal', against: 'easy', weaker: botPlayer('easy'), least: 60 },
  { level: 'hard', against: 'normal', weaker: botPlayer('normal'), least: 60 },
];

/**
 * Each level of a game's bots wins its share against the one below it, over a given number of games. `options`: at which
 * table; absent: at the standard one.
 */
export function ladderSuite(
  game: AnyGame,
  games: Readonly<Record<UsualLevel, number>>,
  options: object = {},
): void {
  test.each(RUNGS)('$level wins $least % against $against', ({ level, weaker, least }) => {
    const share = shareOfWins({
      ...{ game, options },
      stronger: botPlayer(level),
      weaker,
      games: games[level],
      seed: 'ladder',
    });
    expect(share).toBeGreaterThanOrEqual(least);
  });
}

/** Each character of a game's bots wins 60 % against the normal bot, over a given number of games. */
export function characterSuite(game: AnyGame, games: number): void {
  const characters = CHARACTERS.filter((character) => game.about.bots?.includes(character));
  test.each(characters)('the %s wins 60 % against normal', (level) => {
    const [stronger, weaker] = [botPlayer(level), botPlayer('normal')];
    expect(shareOfWins({ game, stronger, weaker, games, seed: 'character' })).toBeGreaterThanOrEqual(60);
  });
}

/** How many of 50 games of easy bots show each of these kinds of action. */
export function gamesThatShow(
  game: AnyGame,
  seats: number,
  kinds: readonly string[],
): readonly (readonly [kind: string, games: number])[] {
  const players = Array.from({ length: seats }, () => botPlayer('easy'));
  const shown = Array.from({ length: 50 }, (_, number) => {
    const moments = playout({ game, options: game.options.parse({}), seed: `shows ${number}`, players });
    return new Set([...moments].map(({ entry }) => entry.action.type));
  });
  return kinds.map((kind) => [kind, shown.filter((types) => types.has(kind)).length]);
}
