import { parseArgs } from 'node:util';
import { withDice } from '../../../core/testing/means';
import { quickDice, seedFrom } from '../../../core/dice/dice';
import { anyGame } from '../../../core/game';
import { botPlayer, playout, type Moment, type Player } from '../../../core/testing/playout';
import { kriegbot } from '..';
import type { Action } from '../actions';
import { designerByLot } from '../testing/players/designers';
import type { View } from '../view';
import { numbers, onTheClock, rounded, spreadOf, timed } from '../../../core/testing/measuring';

/**
 * Measures one-against-one Showdowns of hard bots through `Match`, and prints one line of JSON: milliseconds, as the
 * median and the 99th percentile. `--options '{"expansion":"full"}'`: with these options.
 *
 * `first`: CPU time of the first game of a process, including everything that is computed once for a map. `game`: CPU
 * time of a whole game. `legal`: CPU time for the list of legal actions, by the kind of question; with the whole
 * expansion also in games of three robots a side whose designs are drawn by lot, for tents (`tent`) and drones (`drone`)
 * are rare in duels. `action`: one accepted action, without the bot's thinking. `choice`: the bot's thinking.
 */
const game = anyGame(kriegbot);
const GAMES = 15;
const { values } = parseArgs({ options: { options: { type: 'string', default: '{}' } } });
const table = JSON.parse(values.options) as object;

const played = (seed: string, player: Player, chosen: object = {}): Moment[] => {
  const options = game.options.parse({ ...table, ...chosen });
  return [...playout({ game, options, seed, players: [player, player] })];
};
const showdown = (seed: string): Moment[] => played(seed, botPlayer('hard'));

const first = timed(() => showdown('first'));
for (const number of numbers(2)) showdown(`warm ${number}`);
const games: Moment[][] = [];
const times = numbers(GAMES).map((number) => timed(() => games.push(showdown(`game ${number}`))));
const crowded =
  kriegbot.options.parse(table).expansion === 'full'
    ? numbers(GAMES).map((number) => played(`lot ${number}`, designerByLot, { robots: 3 }))
    : [];

const legal = new Map<string, number[]>();
for (const { before, entry } of [...games, ...crowded].flat()) {
  const view = before.project(entry.seat) as View;
  const kind = view.question?.kind ?? view.window?.kind ?? view.phase;
  const list: Action[] = [];
  const time = timed(() => list.push(...kriegbot.legal(view, entry.seat)));
  legal.set(kind, [...(legal.get(kind) ?? []), time]);
}
const actions = games
  .flat()
  .map(({ before, entry: { seat, action } }) => onTheClock(() => before.play(seat, action)));
const choices = games
  .slice(0, 3)
  .flat()
  .map(({ before, entry }) => {
    const legalNow = before.legal(entry.seat);
    const dice = quickDice(seedFrom('choice', before.length));
    const view = before.project(entry.seat);
    return onTheClock(() => game.bots.hard.choose(view, entry.seat, legalNow, withDice(dice)));
  });

console.log(
  JSON.stringify({
    first: rounded(first),
    game: spreadOf(times),
    actionsPerGame: rounded(games.flat().length / GAMES),
    legal: Object.fromEntries([...legal].map(([kind, spent]) => [kind, spreadOf(spent)])),
    action: spreadOf(actions),
    choice: spreadOf(choices),
  }),
);
