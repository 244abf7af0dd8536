import { quickDice, seedFrom } from '../../../core/dice/dice';
import { anyGame } from '../../../core/game';
import { botPlayer, playout, randomPlayer, type Moment, type Player } from '../../../core/testing/playout';
import { withDice } from '../../../core/testing/means';
import { metalheads } from '..';
import type { View } from '../view';
import { medianOf, numbers, onTheClock, rounded, timed } from '../../../core/testing/measuring';

/**
 * Measures games of Metalheads through `Match`, and prints one line of JSON: milliseconds.
 *
 * `first`: CPU time of the first game of a process. `game`: CPU time of a game of four hard bots. `turn`: CPU time of
 * the choices of a hard bot in one turn, together. `longest`: the list of the legal actions in those positions, of games
 * of random players as well, in which it is longest, with its length.
 */
const game = anyGame(metalheads);
const SEATS = 4;
const GAMES = 10;
const LONGEST = 20;
const REPEATS = 15;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;

function played(seed: string, player: Player): Moment[] {
  const players = numbers(SEATS).map(() => player);
  return [...playout({ game, options: game.options.parse({ monster: 'random' }), seed, players })];
}

const viewOf = ({ before, entry }: Moment): View => before.project(entry.seat) as View;

/** CPU time of what a hard bot chooses in each turn, in the order of the turns. */
function turnsOf(moments: readonly Moment[]): number[] {
  const turns = new Map<string, number>();
  for (const moment of moments) {
    const { before, entry } = moment;
    const view = viewOf(moment);
    const legal = before.legal(entry.seat);
    const dice = withDice(quickDice(seedFrom('choice', before.length)));
    const turn = `${view.phase} ${view.round} ${entry.seat}`;
    const spent = timed(() => game.bots.hard.choose(view, entry.seat, legal, dice));
    turns.set(turn, (turns.get(turn) ?? 0) + spent);
  }
  return [...turns.values()];
}

/** The positions with most legal actions, and the time for listing them. */
function longestLists(moments: readonly Moment[]): { readonly actions: number; readonly time: number }[] {
  return moments
    .map((moment) => ({ moment, actions: moment.before.legal(moment.entry.seat).length }))
    .sort((one, other) => other.actions - one.actions)
    .slice(0, LONGEST)
    .map(({ moment, actions }) => {
      const view = viewOf(moment);
      const times = numbers(REPEATS).map(() => onTheClock(() => metalheads.legal(view, moment.entry.seat)));
      return { actions, time: medianOf(times) };
    });
}

const hard = botPlayer('hard');
const first = timed(() => played('first', hard));
for (const number of numbers(2)) played(`warm ${number}`, hard);
const games: Moment[][] = [];
const times = numbers(GAMES).map((number) => timed(() => games.push(played(`game ${number}`, hard))));
const turns = games.flatMap(turnsOf);
const lists = longestLists(
  [...games, ...numbers(GAMES).map((number) => played(`any ${number}`, randomPlayer))].flat(),
);

console.log(
  JSON.stringify({
    first: rounded(first),
    game: { mean: rounded(mean(times)), most: rounded(Math.max(...times)) },
    actionsPerGame: rounded(mean(games.map(({ length }) => length))),
    turn: { mean: rounded(mean(turns)), most: rounded(Math.max(...turns)) },
    longest: {
      actions: Math.max(...lists.map(({ actions }) => actions)),
      time: rounded(Math.max(...lists.map(({ time }) => time))),
    },
  }),
);
