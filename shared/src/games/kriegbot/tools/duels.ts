import type { BotLevel } from '../../../core/bots/bot';
import { designedBy, FIGHTERS, mirrored, type Fighter } from '../testing/players/duels';

/**
 * Plays hard against easy bots in duels with the same template and design, with alternating seats:
 *
 *  npm run -s measure -- kriegbot duels 200 seed '{"fragile":true}'
 *
 * The designs are the ready-made ones in turn; with the whole expansion, whose cards those do not have, each is one that a
 * hard bot has composed. A line for each ready-made design, or each template, and one for all.
 */
const [games = '200', seed = '1', chosen = '{}'] = process.argv.slice(2);
const options = JSON.parse(chosen) as { readonly expansion?: string };

interface Tally {
  played: number;
  hard: number;
  easy: number;
  draws: number;
  turns: number;
  readonly causes: Record<string, number>;
}
const tallies = new Map<string, Tally>();
function tallyOf(name: string): Tally {
  const tally = tallies.get(name) ?? { played: 0, hard: 0, easy: 0, draws: 0, turns: 0, causes: {} };
  tallies.set(name, tally);
  return tally;
}

/** The robot of both sides, and the name under which it is counted. */
function fighterFor(round: number): Fighter & { readonly name: string } {
  const ready = FIGHTERS[round % FIGHTERS.length];
  if (options.expansion !== 'full' && ready) return ready;
  const own = designedBy(`${seed} ${round}`, options);
  return { ...own, name: own.chassis };
}

for (let number = 0; number < Number(games); number += 1) {
  const seat = number % 2;
  const fighter = fighterFor(number >> 1);
  const tally = tallyOf(fighter.name);
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
for (const [name, tally] of tallies) {
  hard += tally.hard;
  all += tally.played;
  console.log(JSON.stringify({ name, ...tally }));
}
console.log(JSON.stringify({ games: all, hard, share: Math.round((1000 * hard) / all) / 10 }));
