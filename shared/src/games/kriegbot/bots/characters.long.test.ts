import { distance } from '../../../core/game/hex';
import { anyGame } from '../../../core/game';
import { characterSuite } from '../../../core/testing/ladderSuite';
import { mannerOf, type Meeting } from '../../../core/testing/manner';
import { kriegbot } from '..';
import { coordinatesOf } from '../content/map';
import { isAlive, onMap } from '../rules/field/field';
import type { State } from '../state';

/** What RULES.md says of the characters. */

const game = anyGame(kriegbot);
/** For many duels on a slow machine. */
const UNHURRIED = 400_000;

characterSuite(game, 100);

function meetingOf(state: unknown): Meeting {
  const [one, other] = onMap(state as State).filter(isAlive);
  return {
    turn: (state as State).turn,
    distance: one && other && distance(coordinatesOf(one.at), coordinatesOf(other.at)),
  };
}

test(
  'two snipers keep two hexes further away than two brawlers, and fight longer',
  () => {
    const brawler = mannerOf(game, { level: 'brawler', duels: 20 }, meetingOf);
    const sniper = mannerOf(game, { level: 'sniper', duels: 20 }, meetingOf);
    expect(sniper.distance).toBeGreaterThan(brawler.distance + 2);
    expect(sniper.turns).toBeGreaterThan(1.2 * brawler.turns);
  },
  UNHURRIED,
);
