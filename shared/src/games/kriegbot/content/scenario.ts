import type { MediumId } from './arms';
import type { IndestructibleId } from './buildings';
import type { ArmsId, CardId, SkinId, SystemId } from './cards';
import type { ChassisId } from './chassis';
import type { TentKind } from './infantry';
import type { HexId } from './map';
import type { TeamId } from './teams';

/** The words in which a scenario is said; the scenarios themselves are in scenarios.ts. */

/** A number of robots for each side, and the numbers of seats that may share them. */
export interface Cast {
  readonly robots: Readonly<Partial<Record<TeamId, number>>>;
  /** The option `robots` that chooses it, if not the number of robots on its largest side. */
  readonly chosenBy?: 1 | 2 | 3;
  /** Tents that a side has from the start. */
  readonly tents?: Readonly<Partial<Record<TeamId, Readonly<Record<TentKind, number>>>>>;
  /** Pilots that each side has from the start, without robots. */
  readonly pilots?: 1 | 2 | 3;
  readonly seats: { readonly min: number; readonly max: number };
}

/**
 * Where a robot may leave the map: over its own side's edge (L361), nowhere, over the edge opposite to its own; with
 * something that it bears over either, otherwise over its own (KS6.3); with enough dishes over any side (KS17.6).
 */
export const EXIT_RULES = ['own', 'none', 'far', 'laden', 'dishes'] as const;
export type ExitRule = (typeof EXIT_RULES)[number];

/** What a robot gets on its attacks, as an addition of the attacking card itself (K36). */
export interface Bonus {
  readonly dice: number;
  readonly media: readonly MediumId[];
  /** Also for what sets its target on fire by itself. */
  readonly fire: boolean;
}

/** What a side brings, and what it may do. */
export interface SidePlan {
  /** The number of its robots with a pilot, or all of them, however many there are. */
  readonly pilots: 'all' | { readonly min: number; readonly max: number };
  /** Its templates: three by lot (K10), or any of these; or one for each robot, with a power core, by lot (L677). */
  readonly chassis: 'dealt' | 'lot' | readonly ChassisId[];
  readonly exit: ExitRule;
  /** Its pilot is its leader (KS9.3). */
  readonly leader?: true;
  /** It chooses templates and designs when the sides without an order are done, of what they have left. */
  readonly order?: 2;
  /**
   * It takes its cards from either drawer of the gangs, which lacks them from then on (KS9.2); or from piles that go
   * round the table (KS17.2).
   */
  readonly drawer?: 'both' | 'pile';
  /**
   * Its robots begin on any hex that they may enter, before the edges are drawn; or off the map, and land on disks, one
   * each turn (L528); or anywhere at the border, away from each other (KS17.4). Otherwise at its edge.
   */
  readonly entry?: 'anywhere' | 'drop' | 'perimeter';
  /** Its disks are further than this number of hexes from its robots and from each other (L607). */
  readonly apart?: number;
  /** The number of its robots, the last ones, that wait off the map. */
  readonly reserve?: number;
  /** Those of its robots that do not wait attack nobody who has given no cause (KS9.7). */
  readonly restrained?: true;
  /** One damage destroys its weapons and systems (L365). */
  readonly fragile?: true;
  /** Its pilot has the attributes of all four, and it may take two defense actions a turn (L383). */
  readonly honcho?: true;
  readonly bonus?: Bonus;
  /** Damage that it is spared when it rams or is rammed. */
  readonly ramRelief?: number;
  /** Its TV tower is a landing craft, which attacks, and without which its robots neither power up nor reboot (L431). */
  readonly craft?: true;
  /**
   * One of its robots has this card in a pylon slot; whom it hits with it, it hacks: an open card of theirs does as it
   * wants (L441).
   */
  readonly hacksWith?: SystemId & ArmsId;
  /** Its tents begin in the buildings that are placed, one in each (L645). */
  readonly garrisons?: true;
  /** Its tents begin within this number of hexes of the edge of its enemy (L659). */
  readonly tentsWithin?: number;
  /** One of the tents that it has from the start is a pilot in hiding, and it notes in secret which (L659). */
  readonly hidesPilot?: true;
  /** Each of its pilots and tents carries a bomb like a Suicide Nuke, besides what is in the slots (L649). */
  readonly suicidal?: true;
  /**
   * As long as its TV tower stands, a bomb may be called to any hex as a turn begins; the tower is as hard to hit as under
   * a skin (L689-693).
   */
  readonly callsBombs?: true;
  /** Its tents begin above, and all of them mark a hex in the same infantry phase, one of its choice (KS18.4). */
  readonly tentsDrop?: true;
  /** Painted enemies are struck from above (L363): as long as its TV tower stands, or in any case (KS13.9). */
  readonly bombards?: 'byTower' | 'always';
  /** Its tents that are killed come back: on its next turn each marks a hex, and lands there (KS13.3). */
  readonly renews?: true;
  /** Its tents act in any order that it likes, until an enemy pilot has bailed out (KS13.4). */
  readonly anyOrder?: true;
}

/** Buildings that players place before the first turn (1.7). */
export interface BuildingPlan {
  /** Who places one each time: each robot's player, in movement order; the sides in turn, green first; the voice of one side. */
  readonly by: 'robots' | 'inTurn' | TeamId;
  /** How many; of a side's robots, and some more. Without meaning where each robot's player places one. */
  readonly number: number | { readonly robotsOf: TeamId; readonly more: number };
  /** When: before the designs are begun, when the edges are drawn, or when all robots stand. */
  readonly when: 'early' | 'beforeRobots' | 'afterRobots';
  /** They are at most this far from this hex. */
  readonly near?: { readonly at: HexId; readonly within: number };
  /** They are at least this far from the border of the map. */
  readonly inland?: number;
  /** They are at least this far from each other, as long as that leaves a hex at all. */
  readonly apart?: number;
}

/** What robots may carry. */
export const TOKEN_KINDS = ['flag', 'crypto', 'dish'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** Energy dishes that a robot needs to power up, to leave the map, and to win (L673-683). */
export const DISHES_TO = { powerUp: 2, exit: 3, win: 2 } as const;

/** Hexes between robots that begin at an edge of the map (L679). */
export const APART_AT_BORDER = 4;

/** Of crypto that lies about, against every weapon; one damage destroys it (L409). */
export const CRYPTO_SILHOUETTE = 4;

/** Of a bunker: it has a Chameleon skin, is never painted and never moves (L651, KS15.2). */
export const BUNKER_SILHOUETTE = 3;

/** System cards that are laid on the pylons of wrecks, and nowhere else (L633). */
export const PYLON_CARDS = [
  'recoillessRifle',
  'targetingLaser',
  'chemicalRockets',
  'limpetMines',
  'fuelAirBomb',
] as const satisfies readonly SystemId[];

/** What a landing craft attacks with, and defends itself with (L431). */
export const CRAFT_ARMS = 'freeElectronLaser' satisfies ArmsId;

/** The bomb that is called, and the skin of the tower from which it is (L691-693). */
export const CALLED_BOMB = 'fuelAirBomb' satisfies SystemId;
export const TOWER_SKIN = 'chameleon' satisfies SkinId;

/** What a scenario does at the places that rules/scenarios/hooks.ts names. */
export const HOOK_IDS = [
  'carrying',
  'crypto',
  'landingCraft',
  'hacking',
  'bombardment',
  'streetLaw',
  'insertion',
  'airSupport',
  'dishes',
  'humanWave',
  'missionControl',
] as const;
export type HookId = (typeof HOOK_IDS)[number];

/** Ways to win, in rules/ending/verdicts.ts: each is judged after every action, if it does not wait for the end of a turn. */
export const VICTORY_IDS = [
  'lastPilot',
  'firstKill',
  'lastActive',
  'humanLost',
  'tokyo',
  'lizardStopped',
  'tokyoOpen',
  'flagHome',
  'cryptoHome',
  'cryptoLeft',
  'moleOut',
  'humanCrypto',
  'cryptoOut',
  'noneActive',
  'points',
  'lastUnit',
  'bunkersGone',
  'invadersGone',
  'pilotHome',
  'pilotDead',
  'rescueGone',
  'mostRobots',
  'chairs',
  'waveScore',
  'waveOver',
  'lastRobot',
  'lastControl',
] as const;
export type VictoryId = (typeof VICTORY_IDS)[number];

/**
 * Who wins at the time limit: the lower damage score (K61), one side, the one that bears the flag or more of the others'
 * crypto, the most points, the most robots, the one that holds Mission Control, all with enough dishes, nobody; against a wave of soldiers,
 * as the score of the tank says.
 */
export type LimitRule =
  | { readonly by: 'score' }
  | { readonly by: 'side'; readonly team: TeamId }
  | { readonly by: 'bearer' }
  | { readonly by: 'crypto' }
  | { readonly by: 'points' }
  | { readonly by: 'robots' }
  | { readonly by: 'dishes' }
  | { readonly by: 'wave' }
  | { readonly by: 'control' }
  | { readonly by: 'nobody' };

export interface Scenario {
  /** In the rulebook. */
  readonly number: number;
  /** From the smallest to the largest. */
  readonly casts: readonly Cast[];
  /** The side of each seat. */
  readonly seatSides: readonly TeamId[];
  readonly sides: Readonly<Partial<Record<TeamId, SidePlan>>>;
  /** Those that nothing harms stand from the start. */
  readonly indestructible?: { readonly id: IndestructibleId; readonly at: HexId };
  readonly buildings?: BuildingPlan;
  /** What lies on the map before the designs are begun. */
  readonly tokens: readonly { readonly id: string; readonly kind: TokenKind; readonly at: HexId }[];
  /** Each robot bears an energy dish from the start, and powers up only with enough of them (L673-675). */
  readonly hasDishes?: true;
  readonly hooks: readonly HookId[];
  /**
   * One of the players, by lot, is a mole; each runs one robot, and nobody takes it over (KS6.9). Anybody may attack
   * anybody (KS6.4).
   */
  readonly hasMole?: true;
  /** Cards that nobody may bring. */
  readonly banned?: readonly CardId[];
  /** These arms reach this far at most. */
  readonly cut?: { readonly arms: ArmsId; readonly to: number };
  /** The buildings that are placed are bunkers (L651). */
  readonly bunkers?: true;
  /** The last active unit wins, not just the last active robot: tents count (L387). */
  readonly tentsCount?: true;
  /** Every roll of an electric weapon that can be overcharged is, without energy, and no other is (KX96). */
  readonly freeOvercharge?: true;
  /** Played alone, it offers a score that can be reached beside the printed one (KS13.7). */
  readonly hasTarget?: true;
  /** It is always played with all of the expansion, whatever the table chooses (KS0.3). */
  readonly isExpanded?: true;
  /** Robots that belong to nobody, one of each template, on these hexes by lot (L633). */
  readonly wrecks?: readonly HexId[];
  /** All that are painted are struck from above, by nobody (L637). */
  readonly isUnderFire?: true;
  /** Power cores begin this number of steps below their maximum (L703). */
  readonly coresLack?: number;
  /** Robots power up within this distance of this hex alone (L705). */
  readonly powersUpNear?: { readonly at: HexId; readonly within: number };
  /** Its footsoldiers begin on cards of robots of their side (L595). */
  readonly tentsBoarded?: true;
  /** Judged in this order. */
  readonly victory: readonly VictoryId[];
  readonly atLimit: LimitRule;
  /** The turns that it lasts, unless the table chooses otherwise. */
  readonly turns: number;
}
