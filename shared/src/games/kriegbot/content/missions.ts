import { BrokenRule } from '../../../core/result';
import type { ItemCardId } from './cards';
import type { ScenarioId } from './scenarios';
import type { DrawerId } from './teams';

/** The missions of the campaign (scenario 20, L721-736): each is another scenario, with robots of its own number. */

export interface Mission {
  /** The most robots of each side, and it always has as many (KS20.4). */
  readonly robots: Readonly<Record<DrawerId, number>>;
  /** Tents that a side has from the start. */
  readonly tents?: Readonly<Partial<Record<DrawerId, number>>>;
  /** Where the sides are unequal: the one that attacks. A gang chooses which it wants to be (KS20.3). */
  readonly attackers?: DrawerId;
}

/** In the order of the die. */
export const MISSIONS = {
  showdown: { robots: { green: 1, yellow: 1 } },
  captureTheFlag: { robots: { green: 2, yellow: 2 } },
  cryptoFlag: { robots: { green: 2, yellow: 2 } },
  beachhead: { robots: { green: 3, yellow: 2 }, tents: { yellow: 3 }, attackers: 'green' },
} as const satisfies Readonly<Partial<Record<ScenarioId, Mission>>>;
export type MissionId = keyof typeof MISSIONS;
export const MISSION_IDS = ['showdown', 'captureTheFlag', 'cryptoFlag', 'beachhead'] as const;

const missions: Readonly<Record<string, Mission | undefined>> = MISSIONS;

export const isMission = (scenario: string): scenario is MissionId => Object.hasOwn(MISSIONS, scenario);

/** A scenario as a mission. */
export function missionOf(scenario: string): Mission {
  const mission = isMission(scenario) ? missions[scenario] : undefined;
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
