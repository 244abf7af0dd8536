import { anyGame } from '../core/game';
import { botPlayer, playout } from '../core/testing/playout';
import { kriegbot } from '../games/kriegbot';
import { armsOf, isArms } from '../games/kriegbot/content/cards';
import { CORE_IDS, type CoreId } from '../games/kriegbot/content/cores';
import type { State } from '../games/kriegbot/state';
import { FIGHTERS, fought, type Fighter } from '../games/kriegbot/testing/duels';

/**
 * How good each power core is, with hard bots on both sides.
 *
 *  npm run -s cores:kriegbot -- duels 108 seed
 *
 * Duels of one template and design, this many with each core against a Fuel Cell, from either seat: with electric weapons,
 * and without.
 *
 *  npm run -s cores:kriegbot -- drafts 1000 seed
 *
 * Duels in which bots choose from what they are dealt: in how many a robot had the core, and in how many of those it won.
 */
const [measure = 'duels', games = '108', seed = '1'] = process.argv.slice(2);
const CHOSEN = { expansion: 'cores' };
const HARD = ['hard', 'hard'] as const;
const OTHER: CoreId = 'fuelCell';
const percent = (part: number, all: number): number => Math.round((1000 * part) / all) / 10;

const isElectric = ({ design }: Fighter): boolean =>
  Object.values(design.slots).some((card) => isArms(card) && armsOf(card).electric === true);

/** The duels that this core wins of those against the other one; a draw is half. */
function wonBy(core: CoreId, fighters: readonly Fighter[]): number {
  let won = 0;
  for (let number = 0; number < Number(games); number += 1) {
    const fighter = fighters[(number >> 1) % fighters.length];
    if (!fighter) continue;
    const [mine, theirs] = [core, OTHER].map((one) => ({ ...fighter, core: one })) as [Fighter, Fighter];
    const seat = number % 2;
    const sides = seat === 0 ? { green: mine, yellow: theirs } : { green: theirs, yellow: mine };
    const winners = fought(sides, HARD, `${seed} ${number >> 1}`, CHOSEN).end?.winners ?? [];
    won += winners.length === 1 ? Number(winners[0] === seat) : 0.5;
  }
  return won;
}

function duels(): void {
  for (const core of CORE_IDS.filter((id) => id !== OTHER)) {
    const [electric, other] = [true, false].map((wanted) =>
      percent(
        wonBy(
          core,
          FIGHTERS.filter((one) => isElectric(one) === wanted),
        ),
        Number(games),
      ),
    );
    console.log(JSON.stringify({ core, electric, other }));
  }
}

/** A duel in which both choose; which cores they had, and who won. */
function drafted(number: number): State {
  const game = anyGame(kriegbot);
  const options = game.options.parse(CHOSEN);
  const plan = { game, options, seed: `${seed} ${number}`, players: HARD.map(botPlayer) };
  return [...playout(plan)].at(-1)?.match.state as State;
}

function drafts(): void {
  const tally = CORE_IDS.map((core) => ({ core, had: 0, won: 0 }));
  for (let number = 0; number < Number(games); number += 1) {
    const { robots, end } = drafted(number);
    const winner = end?.winners.length === 1 ? end.winners[0] : undefined;
    for (const { seat, powerCore } of Object.values(robots)) {
      const mine = tally.find(({ core }) => core === powerCore?.card);
      if (!mine) continue;
      mine.had += 1;
      if (seat === winner) mine.won += 1;
    }
  }
  const sumOf = (of: 'had' | 'won'): number => tally.reduce((sum, one) => sum + one[of], 0);
  for (const { core, had, won } of tally)
    console.log(
      JSON.stringify({
        core,
        had,
        won,
        share: percent(had, sumOf('had')),
        shareOfWins: percent(won, sumOf('won')),
      }),
    );
}

if (measure === 'drafts') drafts();
else duels();
