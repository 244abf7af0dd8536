import type { BotLevel } from '../core/game';
import { FIGHTERS, mirrored } from '../games/kriegbot/testing/duels';

/**
 * Plays hard against easy bots in duels with the same template and design, with alternating seats:
 *
 *  npm run -s trial:kriegbot -- 200 seed '{"fragile":true}'
 *
 * A line for each design, and one for all.
 */
const [games = '200', seed = '1', chosen = '{}'] = process.argv.slice(2);
const options = JSON.parse(chosen) as object;
const tallies = FIGHTERS.map(() => ({
  played: 0,
  hard: 0,
  easy: 0,
  draws: 0,
  turns: 0,
  causes: {} as Record<string, number>,
}));

for (let number = 0; number < Number(games); number += 1) {
  const seat = number % 2;
  const which = (number >> 1) % FIGHTERS.length;
  const [fighter, tally] = [FIGHTERS[which], tallies[which]];
  if (!fighter || !tally) continue;
  const levels: BotLevel[] = seat === 0 ? ['hard', 'easy'] : ['easy', 'hard'];
  const { end, turn } = mirrored(fighter, levels, `${seed} ${number >> 1}`, options);
  const winners = end?.winners ?? [];
  tally.played += 1;
  tally.turns += turn;
  if (winners.length !== 1) tally.draws += 1;
  else if (winners[0] === seat) tally.hard += 1;
  else tally.easy += 1;
  const cause = `${end?.cause}${winners[0] === seat ? '' : '-'}`;
  tally.causes[cause] = (tally.causes[cause] ?? 0) + 1;
}

let [hard, all] = [0, 0];
for (const [index, { chassis, name }] of FIGHTERS.entries()) {
  const tally = tallies[index];
  if (!tally) continue;
  hard += tally.hard;
  all += tally.played;
  console.log(JSON.stringify({ chassis, name, ...tally }));
}
console.log(JSON.stringify({ games: all, hard, share: Math.round((1000 * hard) / all) / 10 }));
