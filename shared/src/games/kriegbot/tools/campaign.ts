import { anyGame } from '../../../core/game';
import type { BotLevel } from '../../../core/bots/bot';
import type { Match } from '../../../core/match';
import { RESIGN } from '../../../core/log/resign';
import { anySeries } from '../../../core/series/series';
import { botPlayer, randomPlayer, type Player } from '../../../core/testing/playout';
import { playSeries } from '../../../core/testing/seriesPlay';
import { kriegbot } from '..';
import { campaign } from '../campaign';
import { livingIn } from '../campaign/gangs';
import type { Campaign } from '../campaign/state';
import { GANG_IDS, type GangId } from '../campaign/vocabulary';
import { options } from '../options';
import type { State } from '../state';
import type { View } from '../view';

/**
 * Plays whole campaigns of Kriegbot (scenario 20), each seed twice, with the gangs exchanged:
 *
 *  npm run -s measure -- kriegbot campaign 20 hard easy 1
 *
 * The number of campaigns, who plays each gang (a level, random, or quitter: a hard bot that gives up each mission once it
 * leads by a pilot), the seed, and the members. All figures that are not
 * shares are means of a campaign; those of a gang are in the order of the players.
 */
const [games = '10', one = 'hard', other = 'easy', seed = '1', members = '2'] = process.argv.slice(2);
const HARD = botPlayer('hard');
/** Plays as hard bots do until its gang has more living pilots; then it gives up each mission. */
const quitter: Player = (place) => {
  const { green, yellow, sides } = (place.view as View).options.campaign ?? {
    green: 0,
    yellow: 0,
    sides: [],
  };
  const lead = sides[place.seat] === 'green' ? green - yellow : yellow - green;
  return lead > 0 ? RESIGN : HARD(place);
};
const PLAYERS: Readonly<Record<string, Player>> = { random: randomPlayer, quitter };
const playerOf = (name: string): Player => PLAYERS[name] ?? botPlayer(name as BotLevel);
const names = [one, other];

const pairs = { won: [0, 0], missionsWon: [0, 0], pilotsLeft: [0, 0], cardsLeft: [0, 0] };
const sums = { drawn: 0, missions: 0, missionsDrawn: 0, turns: 0, fled: 0, bailedOut: 0 };
const causes: Record<string, number> = {};
const lengths: number[] = [];
const played: Record<string, number> = {};

/** The gang of each player in this campaign: they change places. */
const gangsIn = (number: number): readonly GangId[] => (number % 2 === 0 ? GANG_IDS : GANG_IDS.toReversed());

function addTo(list: number[], at: number, more: number): void {
  list[at] = (list[at] ?? 0) + more;
}

function countMatch(match: Match): void {
  const { turn, robots } = match.state as State;
  sums.turns += turn;
  const all = Object.values(robots);
  sums.fled += all.filter(({ fate }) => fate === 'fled').length;
  sums.bailedOut += all.flatMap(({ lost }) => lost).filter(isBailedOut).length;
}

const isBailedOut = ({ card, destroyed }: State['robots'][string]['lost'][number]): boolean =>
  !destroyed && card.endsWith('Pilot');

function countEnd({ end, gangs, history }: Campaign, order: readonly GangId[]): void {
  const cause = end?.cause ?? 'unfinished';
  causes[cause] = (causes[cause] ?? 0) + 1;
  if (!end?.winner) sums.drawn += 1;
  lengths.push(history.length);
  sums.missions += history.length;
  sums.missionsDrawn += history.filter(({ victor }) => victor === '').length;
  for (const { mission } of history) played[mission] = (played[mission] ?? 0) + 1;
  for (const [player, gang] of order.entries()) {
    const { stock } = gangs[gang];
    if (end?.winner === gang) addTo(pairs.won, player, 1);
    addTo(pairs.missionsWon, player, history.filter(({ victor }) => victor === gang).length);
    addTo(pairs.pilotsLeft, player, livingIn(gangs[gang]));
    addTo(
      pairs.cardsLeft,
      player,
      Object.values(stock).reduce((sum: number, count) => sum + (count ?? 0), 0),
    );
  }
}

function play(number: number): void {
  const order = gangsIn(number);
  const plan = {
    game: anyGame(kriegbot),
    series: anySeries(campaign),
    terms: { type: 'campaign' },
    options: options.parse({}),
    // Against itself, the same seed would be the same campaign.
    seed: `campaign ${seed} ${one === other ? number : Math.floor(number / 2)}`,
    players: Array.from({ length: Number(members) }, (_, member) =>
      playerOf(names[order.indexOf(GANG_IDS[member % GANG_IDS.length] ?? 'rats')] ?? one),
    ),
  };
  let last: Campaign | undefined;
  for (const { state, match } of playSeries(plan)) {
    last = state as Campaign;
    if (match) countMatch(match);
  }
  if (last) countEnd(last, order);
}

const began = performance.now();
for (let number = 0; number < Number(games); number += 1) play(number);

const mean = (sum: number): number => Math.round((100 * sum) / Number(games)) / 100;
const { won, ...others } = pairs;
console.log(
  JSON.stringify({
    players: names,
    campaigns: Number(games),
    ...{ won, drawn: sums.drawn, causes },
    ...Object.fromEntries(Object.entries(others).map(([name, pair]) => [name, pair.map(mean)])),
    missions: mean(sums.missions),
    lengths: lengths.toSorted((shorter, longer) => shorter - longer),
    missionsDrawn: mean(sums.missionsDrawn),
    turnsOfMission: Math.round((10 * sums.turns) / sums.missions) / 10,
    ...{ fled: mean(sums.fled), bailedOut: mean(sums.bailedOut), played },
    seconds: Math.round((performance.now() - began) / 1000),
  }),
);
