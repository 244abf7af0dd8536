import { shownAs } from '../../core/game/projecting';
import type { Viewer } from '../../core/ground/seats';
import { EMPTY } from './content/items';
import { ARMS, type Arm } from './content/sides';
import { isProgramShown, shownArms } from './rules/combat/showing';
import type { Design, Krusher, State } from './state';
import { MetalKrushersView, type Seen, type View } from './view';

/**
 * What a viewer may know (G23). Until the reveal there are no Krushers, and a seat sees only the designs that it has
 * filed itself. Afterwards everything is public, except the sheets if they are secret.
 */
export function project(state: State, viewer: Viewer): View {
  const { phase, seats } = state;
  const krushers = Object.entries(state.krushers).map(([id, krusher]) => [
    id,
    seenAs(krusher, isSheetOpen(state, krusher, viewer)),
  ]);
  return shownAs<View>(MetalKrushersView, {
    ...state,
    seats: seats.map((seat) => ({ ...seat, built: phase !== 'building' || seat.filed.length > 0 })),
    krushers: Object.fromEntries(krushers) as Readonly<Record<string, ReturnType<typeof seenAs>>>,
    filed: filedBy(state, viewer),
  });
}

/** The designs that the viewer may read before the reveal. */
function filedBy({ phase, seats }: State, viewer: Viewer): readonly Design[] {
  if (phase !== 'building') return [];
  if (viewer === 'everyone') return seats.flatMap(({ filed }) => filed);
  return viewer === 'spectator' ? [] : (seats[viewer]?.filed ?? []);
}

/** May the viewer read the whole sheet of this Krusher? A side knows its own; at the end all are opened. */
export function isSheetOpen({ options, phase, seats }: State, krusher: Krusher, viewer: Viewer): boolean {
  if (options.sheets === 'open' || viewer === 'everyone') return true;
  if (krusher.fallen || phase === 'over') return true;
  return viewer !== 'spectator' && seats[viewer]?.team === krusher.team;
}

/** A Krusher without what its sheet hides. */
function seenAs(krusher: Krusher, open: boolean) {
  const { program, armor, arms, ...seen } = krusher;
  return {
    ...seen,
    arms: open ? arms : seenArms(krusher),
    ...((open || isProgramShown(krusher)) && { program }),
    ...(open && { sheet: { program, armor } }),
  };
}

/** Arms that play has not shown may hold anything; a weapon seen in both arms leaves no hidden arm. */
function seenArms(krusher: Krusher): Readonly<Record<Arm, Seen>> {
  const shown = shownArms(krusher);
  if (shown.length === ARMS.length) return krusher.arms;
  if (shown.includes('both')) return { left: EMPTY, right: EMPTY, both: krusher.arms.both };
  const seen = (arm: 'left' | 'right'): Seen => (shown.includes(arm) ? krusher.arms[arm] : 'hidden');
  return { left: seen('left'), right: seen('right'), both: EMPTY };
}
