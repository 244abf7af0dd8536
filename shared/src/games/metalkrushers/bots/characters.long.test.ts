import { anyGame } from '../../../core/game';
import { characterSuite } from '../../../core/testing/ladderSuite';
import { mannerOf, type Meeting } from '../../../core/testing/manner';
import { metalkrushers } from '..';
import { stepsBetween } from '../content/arena';
import type { State } from '../state';

/** What RULES.md says of the characters. */

const game = anyGame(metalkrushers);
/** For many duels on a slow machine. */
const UNHURRIED = 400_000;

characterSuite(game, 100);

function meetingOf(state: unknown): Meeting {
  const { turn, krushers } = state as State;
  const [one, other] = Object.values(krushers).filter(({ fallen }) => !fallen);
  return { turn, distance: one?.at && other?.at ? stepsBetween(one.at, other.at) : undefined };
}

test(
  'two snipers keep a step further away than two brawlers, and fight twice as long',
  () => {
    const brawler = mannerOf(game, { level: 'brawler', duels: 20 }, meetingOf);
    const sniper = mannerOf(game, { level: 'sniper', duels: 20 }, meetingOf);
    expect(sniper.distance).toBeGreaterThan(brawler.distance + 1);
    expect(sniper.turns).toBeGreaterThan(2 * brawler.turns);
  },
  UNHURRIED,
);
