import { frozen } from '../../core/game/drafts';
import { expectDefined } from '../../core/ground/result';
import type { Dice } from '../../core/dice/dice';
import type { Viewer } from '../../core/ground/seats';
import { INTERNAL_LINKAGE } from './content/chassis';
import { readyMade } from './content/designs';
import { picksUp } from './content/programs';
import { SIDES, bySide, sumOfSides, type Arm, type BySide, type Side } from './content/sides';
import type { Options } from './options';
import { isSheetOpen } from './project';
import { initiativeOf } from './rules/arms/arms';
import { armamentsOf, totalsOf, type Armament } from './rules/construction/construction';
import { armsShownBy, isProgramShown, shownArms } from './rules/combat/showing';
import type { Design, Krusher, SeatState, State } from './state';

/** Builds everything again that the viewer cannot know, in any way that fits what they do know (G23). */
export function redeal(state: State, viewer: Viewer, dice: Dice): State {
  if (viewer === 'everyone') return state;
  if (state.phase === 'building') {
    const designs = readyMade(state.options);
    const seats = state.seats.map((seat, index) => (index === viewer ? seat : refiled(seat, designs, dice)));
    return { ...state, seats };
  }
  const isOpen = (krusher: Krusher): boolean => isSheetOpen(state, krusher, viewer);
  const before = Object.values(state.krushers);
  if (before.every(isOpen)) return state;
  const krushers = before.map((krusher) =>
    isOpen(krusher) ? krusher : rebuilt(krusher, state.options, dice),
  );
  // Like the states that are played from.
  return frozen({ ...state, krushers: Object.fromEntries(krushers.map((one) => [one.id, one])) });
}

const NAMES = ['', 'Nobody', 'Someone Else', 'A', 'The Long Name of It'] as const;

/** Before the reveal a build may be any, under any name, including the real one: excluding that would reveal it. */
function refiled(seat: SeatState, designs: readonly Design[], dice: Dice): SeatState {
  const filed = seat.filed.map((): Design => {
    const name = dice.pick(NAMES);
    return { ...dice.pick(designs), name };
  });
  return { ...seat, filed };
}

/** After it, everything open or shown stays, and every standing Krusher still stands. */
function rebuilt(krusher: Krusher, options: Options, dice: Dice): Krusher {
  const { program, arms } = armamentLike(krusher, options, dice);
  return { ...krusher, program, arms, armor: armorLike({ ...krusher, program, arms }, dice) };
}

/** The first fitting armament, starting at a random place in the list of all; the real one always fits. */
function armamentLike(krusher: Krusher, options: Options, dice: Dice): Armament {
  const { program, arms } = krusher;
  const shown = shownArms(krusher);
  const all = picksUp(program) ? [] : armamentsShowing(krusher, shown, options);
  if (all.length === 0) return { program, arms };
  const start = dice.roll(all.length) - 1;
  const first = (fits: (armament: Armament) => boolean): Armament | undefined =>
    all.slice(start).find(fits) ?? all.slice(0, start).find(fits);
  const isAlike = (armament: Armament) => isLike(krusher, shown, armament);
  // One that was crushed by an Oust may have taken more than any armament could have borne.
  const found = first((armament) => isAlike(armament) && couldStand(krusher, armament)) ?? first(isAlike);
  return expectDefined(found, 'an armament like this, as the real one is');
}

/** Could it hold this, given everything shown? */
const isLike = (krusher: Krusher, shown: readonly Arm[], { program, arms }: Armament): boolean =>
  (program === krusher.program || !isProgramShown(krusher)) &&
  armsShownBy(arms, krusher.watched).length === shown.length;

/** Could it hold this, and have survived its damage? */
const couldStand = (krusher: Krusher, armament: Armament): boolean =>
  pointsNeeded(krusher) <= pointsThatHelp({ ...krusher, ...armament });

/** All armaments with its initiative modifier that hold in these arms what it holds there. */
function armamentsShowing(krusher: Krusher, shown: readonly Arm[], options: Options): readonly Armament[] {
  const { arms, initiative } = krusher;
  const { all, showing } = everyArmament(options);
  const key = [initiative, ...shown.map((arm) => arm + arms[arm])].join(' ');
  const before = showing.get(key);
  if (before) return before;
  const found = (all.get(initiative) ?? []).filter((one) =>
    shown.every((arm) => one.arms[arm] === arms[arm]),
  );
  showing.set(key, found);
  return found;
}

/** All possible armaments at a table with some options: by initiative modifier, and by what has been shown. */
interface Armaments {
  readonly all: ReadonlyMap<number, readonly Armament[]>;
  /** Filled on demand. */
  readonly showing: Map<string, readonly Armament[]>;
}

const known = new Map<string, Armaments>();

function everyArmament(options: Options): Armaments {
  const { balance, newPrograms, newShields, spikedShields, weightedWeapons, improvedWeapons } = options;
  const key = JSON.stringify([
    balance,
    newPrograms,
    newShields,
    spikedShields,
    weightedWeapons,
    improvedWeapons,
  ]);
  const before = known.get(key);
  if (before) return before;
  const all = Map.groupBy(armamentsOf(options), ({ arms }) => initiativeOf(arms));
  const made = { all, showing: new Map<string, readonly Armament[]>() };
  known.set(key, made);
  return made;
}

/** The armor points that must have stopped hits, since the Internal Linkage is not gone. */
const pointsNeeded = ({ hits, pierced }: Krusher): number =>
  Math.max(0, sumOfSides(hits) + pierced - (INTERNAL_LINKAGE - 1));

/** The maximum of armor points that can have stopped hits. */
const pointsThatHelp = (krusher: Krusher): number => {
  const { allowed, most } = totalsOf(krusher);
  return Math.min(allowed, sumOfSides(bySide((side) => Math.min(most, krusher.hits[side]))));
};

/** Any distribution of its armor with which it still stands. */
function armorLike(krusher: Krusher, dice: Dice): BySide {
  const armor = { ...bySide(() => 0) };
  const { allowed, most } = totalsOf(krusher);
  let left = allowed;
  const give = (side: Side, points: number): void => {
    armor[side] += points;
    left -= points;
  };
  let needed = pointsNeeded(krusher);
  const sides = dice.shuffle(SIDES);
  for (const side of sides) {
    const points = Math.min(needed, most, left, krusher.hits[side]);
    needed -= points;
    give(side, points);
  }
  for (const side of sides) give(side, dice.roll(Math.min(left, most - armor[side]) + 1) - 1);
  for (const side of sides) give(side, Math.min(left, most - armor[side]));
  return armor;
}
