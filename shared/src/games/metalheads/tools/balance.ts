import { anyGame } from '../../../core/game';
import { BOT_LEVELS, type BotLevel } from '../../../core/bots/bot';
import { botPlayer, playout, randomPlayer, type Player } from '../../../core/testing/playout';
import { metalheads } from '..';
import type { Event } from '../events';
import { statistics } from '../statistics';
import { MONSTER_IDS } from '../content/monsters';
import { ROBOT_IDS } from '../content/robots';
import type { State } from '../state';

/**
 * Measures what Metalheads' RULES.md says under "Balance", with Nations dealt at random:
 *
 *  npm run -s measure -- metalheads balance hard,hard,hard,hard,hard 400 seed avalanche
 *
 * It plays this number of games between bots of these levels (or `random` players), on one Monster or on `all` in turn,
 * and prints a line of JSON: wins by place in the list, by Nation, by how often each Robot is in the winner's row, causes
 * and rounds, and what of the game is seen: figures a game, and how many different Robots were completed.
 */
const game = anyGame(metalheads);
const [levels = 'hard,hard', count = '40', seed = 'a', monster = 'all'] = process.argv.slice(2);
const names = levels.split(',');
const games = Number(count);
const isEven = new Set(names).size === 1;
const isLevel = (name: string): name is BotLevel => BOT_LEVELS.some((level) => level === name);
const players: Player[] = names.map((name) => (isLevel(name) ? botPlayer(name) : randomPlayer));

class Tally {
  private readonly counts = new Map<string, number>();
  add(key: string, more = 1): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + more);
  }
  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }
  get all(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.counts].sort());
  }
}

const [wins, played, won, causes, winning, seen] = [
  new Tally(),
  new Tally(),
  new Tally(),
  new Tally(),
  new Tally(),
  new Tally(),
];
const completed = new Set<string>();
let [rounds, rows] = [0, 0];

for (let number = 0; number < games; number += 1) {
  const turn = number % players.length;
  const seated = players.map((_, seat) => players[(seat + turn) % players.length] ?? randomPlayer);
  const chosen = monster === 'all' ? MONSTER_IDS[number % MONSTER_IDS.length] : monster;
  const options = game.options.parse({ monster: chosen, nations: 'dealt' });
  const word = `${seed} ${isEven ? number : Math.floor(number / players.length)}`;
  const moments = [...playout({ game, options, seed: word, players: seated })];
  for (const { match, events } of moments) notice(match.state as State, events as readonly Event[]);
  const [state] = moments.slice(-1).map(({ match }) => match.state as State);
  if (state) note(state, turn);
}

function notice(after: State, events: readonly Event[]): void {
  for (const [name, count] of Object.entries(statistics.count({ after, events }))) seen.add(name, count);
  for (const event of events) if (event.type === 'completed') completed.add(event.robot);
}

function note({ players: seats, end, round }: State, turn: number): void {
  rounds += round;
  causes.add(end?.cause ?? 'none');
  for (const { nation } of seats) played.add(nation);
  for (const seat of end?.winners ?? []) {
    const { nation = '', robots = [] } = seats[seat] ?? {};
    wins.add(String((seat + turn) % players.length));
    won.add(nation);
    rows += robots.length;
    for (const { robot } of robots) winning.add(robot);
  }
}

const two = (value: number): number => Math.round(value * 1000) / 1000;
const shares = ROBOT_IDS.map((id) => [id, two((winning.of(id) * ROBOT_IDS.length) / rows)] as const);
shares.sort(([, one], [, other]) => other - one);
console.log(
  JSON.stringify({
    ...{ levels, games, monster, wins: wins.all, causes: causes.all, rounds: two(rounds / games) },
    nations: Object.fromEntries(Object.keys(played.all).map((id) => [id, two(won.of(id) / played.of(id))])),
    // So that series can be added up.
    dealt: played.all,
    seen: Object.fromEntries(Object.entries(seen.all).map(([name, count]) => [name, two(count / games)])),
    different: completed.size,
    mostUsed: Object.fromEntries(shares.slice(0, 5)),
    leastUsed: Object.fromEntries(shares.slice(-5)),
  }),
);
