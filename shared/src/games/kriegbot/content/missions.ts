import { BrokenRule } from '../../../core/ground/result';
import type { ItemCardId, PilotId } from './cards';
import type { DrawerId } from './teams';

/** The missions of the campaign (scenario 20, L721-736): each is another scenario, with robots of its own number. */

export interface Mission {
  /** The most robots of each side, and it always has as many (KS20.4). */
  readonly robots: Readonly<Record<DrawerId, number>>;
  /** Where the sides are unequal: the one that attacks. A gang chooses which it wants to be (KS20.3). */
  readonly attackers?: DrawerId;
}

/** In the order of the die; those whose scenario is not in the game yet are left out (missionIds.ts). */
export const MISSIONS = {
  showdown: { robots: { green: 1, yellow: 1 } },
  captureTheFlag: { robots: { green: 2, yellow: 2 } },
  cryptoFlag: { robots: { green: 2, yellow: 2 } },
  missionControl: { robots: { green: 2, yellow: 2 } },
  beachhead: { robots: { green: 3, yellow: 2 }, attackers: 'green' },
  bombsAway: { robots: { green: 3, yellow: 2 }, attackers: 'yellow' },
} as const satisfies Readonly<Record<string, Mission>>;
const missions: Readonly<Record<string, Mission | undefined>> = MISSIONS;

/** A scenario as a mission. */
export function missionOf(scenario: string): Mission {
  const mission = Object.hasOwn(MISSIONS, scenario) ? missions[scenario] : undefined;
  if (!mission) throw new BrokenRule(`The campaign has no mission ${scenario}.`);
  return mission;
}

/** The items that a gang misses most, the worst loss first; what bots bring back. */
export const BEST_ITEMS: readonly ItemCardId[] = [
  'empBlaster',
  'railgun',
  'guidedMissile',
  'chobhamArmor',
  'targetingComputer',
  'howitzer',
  'freeElectronLaser',
];

/** The pilot whom a gang can spare best: the others are of more use in the missions to come. Bots send him first. */
export const EXPENDABLE: PilotId = 'civilianPilot';
