import { RACES, type RaceId } from '@gearhall/shared/games/metaltalon/content/races';
import { movesOf } from '@gearhall/shared/games/metaltalon/rules/activation';
import { valueOf } from '@gearhall/shared/games/metaltalon/rules/coins';
import type { Coins } from './CoinSteppers';

/** Ships that are sensible to launch, for people who do not want to count coins. */
export const SAMPLE_IDS = ['scout', 'gunboat', 'battleship'] as const;
export type SampleId = (typeof SAMPLE_IDS)[number];

/** What a ship should be able to do. */
interface Wish {
  readonly moves: number;
  readonly nickels: number;
  readonly dimes: number;
}

/** The best version first, the least that still deserves the name last. */
const WISHES: Readonly<Record<SampleId, readonly Wish[]>> = {
  scout: [
    { moves: 6, nickels: 0, dimes: 0 },
    { moves: 3, nickels: 0, dimes: 0 },
    { moves: 1, nickels: 0, dimes: 0 },
  ],
  gunboat: [
    { moves: 6, nickels: 2, dimes: 0 },
    { moves: 4, nickels: 1, dimes: 0 },
    { moves: 1, nickels: 1, dimes: 0 },
  ],
  battleship: [
    { moves: 5, nickels: 3, dimes: 1 },
    { moves: 4, nickels: 2, dimes: 1 },
    { moves: 3, nickels: 1, dimes: 1 },
  ],
};

/** Races that are better at firing get one more gun where they have the cash. */
const GUNNERS: readonly RaceId[] = ['warriors', 'vamps', 'clovers'];

function wishesOf(id: SampleId, race: RaceId): readonly Wish[] {
  const wishes = WISHES[id];
  const [best] = wishes;
  if (!best || best.nickels === 0 || !GUNNERS.includes(race)) return wishes;
  return [{ ...best, nickels: best.nickels + 1 }, ...wishes];
}

function coinsFor({ moves, nickels, dimes }: Wish, race: RaceId): Coins {
  let pennies = 0;
  while (movesOf(pennies, RACES[race]) < moves) pennies += 1;
  return { pennies, nickels, dimes };
}

export interface Sample {
  readonly id: SampleId;
  readonly coins: Coins;
}

/** The sample ships that this race can pay for, each as good as its cash allows. */
export function samplesFor(race: RaceId, cash: number): readonly Sample[] {
  return SAMPLE_IDS.flatMap((id) => {
    const coins = wishesOf(id, race)
      .map((wish) => coinsFor(wish, race))
      .find((one) => valueOf(one) <= cash);
    return coins ? [{ id, coins }] : [];
  });
}
