import { CHASSIS_IDS } from '../content/chassis';
import { PROVEN } from '../content/provenDesigns';
import { FIGHTERS, fought } from '../testing/players/duels';

/**
 * Measures how good Kriegbot's ready-made designs are (bots/setup/designResults.ts): every design plays against every design of
 * another template, with hard bots on both sides, each pairing from both seats; `rounds` times.
 *
 *  npm run -s measure -- kriegbot designs 2 seed
 *
 * With `proven` after the seed the same for those that hard bots bring (content/provenDesigns.ts), by their number.
 *
 * Prints the table: the share of its duels that a design wins, a draw as half.
 */
const [rounds = '1', seed = '1', kind = 'ready'] = process.argv.slice(2);
const proven = CHASSIS_IDS.flatMap((chassis) =>
  PROVEN[chassis].map((design, index) => ({ chassis, design, name: `${chassis}${index + 1}` })),
);
const fighters = kind === 'proven' ? proven : FIGHTERS;
const HARD = ['hard', 'hard'] as const;
const points = new Map<string, { won: number; played: number }>();

function count(name: string, won: number): void {
  const before = points.get(name) ?? { won: 0, played: 0 };
  points.set(name, { won: before.won + won, played: before.played + 1 });
}

for (let round = 0; round < Number(rounds); round += 1)
  for (const green of fighters)
    for (const yellow of fighters.filter(({ chassis }) => chassis !== green.chassis)) {
      const { end } = fought({ green, yellow }, HARD, `${seed} ${round} ${green.name} ${yellow.name}`);
      const winners = end?.winners ?? [];
      const share = winners.length === 1 ? Number(winners[0] === 0) : 0.5;
      count(green.name, share);
      count(yellow.name, 1 - share);
    }

for (const { name } of fighters) {
  const { won, played } = points.get(name) ?? { won: 0, played: 1 };
  console.log(`  ${name}: ${Math.round((100 * won) / played) / 100},`);
}
