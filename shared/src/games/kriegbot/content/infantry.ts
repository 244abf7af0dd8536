import { bands, type Weapon } from './arms';
import type { TeamId } from './teams';

/** What moves on the map besides robots (L491-524, L585): infantry, which is shown as tents, and drones. */

export const TENT_KINDS = ['foot', 'motorized'] as const;
export type TentKind = (typeof TENT_KINDS)[number];
export const UNIT_KINDS = [...TENT_KINDS, 'drone'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

export interface UnitFigures {
  /** Hexes that it moves at most. */
  readonly move: number;
  /** Absent: the range to its attacker. */
  readonly silhouette?: number;
}
export const UNITS: Readonly<Record<UnitKind, UnitFigures>> = {
  foot: { move: 2 },
  motorized: { move: 5, silhouette: 5 },
  drone: { move: 6, silhouette: 6 },
};

/** What tents attack with, all around and in their own hex too; a pilot may have a Bazooka besides (L511-514). */
export const TENT_ARMS = {
  rifle: { medium: 'GUN', arc: 'all', bands: bands(-1, 0, 2, 4), hit: 'one' },
  designator: { medium: 'BEAM', arc: 'all', bands: bands(-1, -1, 5, 5), hit: 'paint', robotsOnly: true },
} as const satisfies Readonly<Record<string, Weapon>>;
/** How far each reaches. */
export const RIFLE_RANGE = TENT_ARMS.rifle.bands.long;
export const DESIGNATOR_RANGE = TENT_ARMS.designator.bands.long;
export type TentArmsId = keyof typeof TENT_ARMS;
export const TENT_ARMS_IDS = Object.keys(TENT_ARMS) as readonly TentArmsId[];

/** Tents act in the order of their names; reconstructed so that no side acts first as a whole (KX47). */
export const TENT_NAMES = {
  green: {
    foot: ['adler', 'drake', 'ember', 'hale', 'marsh', 'pike', 'quill', 'tarn', 'yates', 'zeller'],
    motorized: ['ives', 'lund', 'usher', 'xavier'],
  },
  yellow: {
    foot: ['baker', 'castle', 'falk', 'garner', 'nolan', 'orr', 'rand', 'sloan', 'yorke', 'zander'],
    motorized: ['jarrow', 'keller', 'vance', 'wilde'],
  },
  /** KX102: two robots can bring a pilot and two pods. */
  police: { foot: ['conway', 'isaacs', 'odell', 'thorne'], motorized: ['grant', 'reeve'] },
  wreck: { foot: [], motorized: [] },
  /** Humanity is extinct (L677). */
  solo1: { foot: [], motorized: [] },
  solo2: { foot: [], motorized: [] },
  solo3: { foot: [], motorized: [] },
  solo4: { foot: [], motorized: [] },
  solo5: { foot: [], motorized: [] },
  solo6: { foot: [], motorized: [] },
} as const satisfies Readonly<Record<TeamId, Readonly<Record<TentKind, readonly string[]>>>>;
type Names = (typeof TENT_NAMES)[TeamId];
export type TentName = Names[TentKind][number];
export const ALL_TENT_NAMES: readonly TentName[] = Object.values(TENT_NAMES).flatMap(
  ({ foot, motorized }): readonly TentName[] => [...foot, ...motorized],
);

/**
 * What a soldier does that the rules play (KS13.10): the shots, then what he walks to. `waits`: he is dead, and what he
 * is after is off the map.
 */
export const DRILL_STEPS = [
  'waits',
  'disk',
  'lands',
  'designator',
  'rifle',
  'nextBuilding',
  'stays',
  'building',
  'rough',
  'hidden',
  'closer',
] as const;
export type DrillStep = (typeof DRILL_STEPS)[number];

/** Who can leave a robot besides its pilot and passengers: built in with a card. */
export const CREW_KINDS = ['foot', 'motorized', 'drone'] as const satisfies readonly UnitKind[];
export type CrewKind = (typeof CREW_KINDS)[number];
export const isCrew = (who: string): who is CrewKind => CREW_KINDS.some((kind) => kind === who);

/** An enemy this near wakes a unit that was told to hold (KX43), in hexes. */
export const ALARM = 5;
