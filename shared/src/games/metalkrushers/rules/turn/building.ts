import { draftOf } from '../../../../core/game/drafts';
import { expectDefined } from '../../../../core/ground/result';
import { seatsOf, type Seat } from '../../../../core/ground/seats';
import type { ActionOf } from '../../actions';
import { ENTRY_SPOKES, entryHexes } from '../../content/arena';
import { readyMade } from '../../content/designs';
import { bySide } from '../../content/sides';
import type { Options } from '../../options';
import type { Design, Krusher, KrusherId, SeatState, State, Team } from '../../state';
import { initiativeOf } from '../arms/arms';
import { problemsOf } from '../construction/construction';
import { teamsIn } from '../field';
import { beginTurn } from './initiative';
import { NO_MARKS, NO_USES } from '../marks';
import { refuse, type RuleContext, type Rule, type WhyNot } from '../context';

/** Source L33-46, "Construction Sequence": everybody builds in secret; a build is final. */

/** The maximum number of ready-made builds offered. */
const MOST_OFFERED = 8;

export const build: Rule<'build'> = {
  whyNot(field, seat, { krushers }) {
    const { built, krushers: wanted } = seatOf(field, seat);
    if (built) return refuse('alreadyBuilt');
    if (krushers.length !== wanted) return refuse('wrongNumber', { krushers: wanted });
    return firstProblem(krushers, field.options);
  },
  apply(context, seat, { krushers }) {
    seatOf(context.state, seat).filed = draftOf(krushers);
    context.emit({ type: 'built', seat });
    revealIfBuilt(context);
  },
  /** Whole builds, each of other ready-made designs. */
  list(field, seat) {
    const { built, krushers } = seatOf(field, seat);
    return built ? [] : offered(field.options, krushers);
  },
};

const seatOf = <One>({ seats }: { readonly seats: readonly One[] }, seat: Seat): One =>
  expectDefined(seats[seat], `a seat ${seat}`);

/** What is wrong with the first Krusher that cannot be built; `krusher` counts from 1. */
function firstProblem(krushers: readonly Design[], options: Options): WhyNot {
  for (const [index, design] of krushers.entries()) {
    const [problem] = problemsOf(design, options);
    if (problem) return refuse(problem.refused, { krusher: index + 1, ...problem.detail });
  }
  return undefined;
}

function offered(options: Options, krushers: number): ActionOf<'build'>[] {
  const designs = readyMade(options);
  const builds = Math.min(MOST_OFFERED, designs.length);
  return seatsOf(builds).map((turn) => {
    const first = Math.floor((turn * designs.length) / builds);
    return { type: 'build', krushers: [...designs, ...designs, ...designs].slice(first, first + krushers) };
  });
}

/** The empty arena before anybody has built (G20). */
export function emptyArena(options: Options, seats: number): State {
  const teams = sidesAt(options, seats);
  return {
    options,
    phase: 'building',
    turn: 0,
    seats: seatsOf(seats).map((seat): SeatState => {
      const krushers = krushersOf(options, seats, seat);
      return { team: seat % teams, krushers, out: false, filed: [] };
    }),
    teams: seatsOf(teams).map((rank) => ({ die: 0, total: 0, rank })),
    krushers: {},
    saved: '',
    parries: [],
    wounds: [],
  };
}

/** The number of sides: without teams every seat is one. */
export function sidesAt({ teams }: Options, seats: number): number {
  return teams === 'none' ? seats : Math.min(seats, { two: 2, three: 3 }[teams]);
}

/** Every side has the same number of Krushers; the first seats of a side build the odd ones. */
function krushersOf(options: Options, seats: number, seat: Seat): number {
  const teams = sidesAt(options, seats);
  const aSide = Math.max(options.krushers, Math.ceil(seats / teams));
  const people = seatsOf(seats).filter((one) => one % teams === seat % teams);
  const odd = people.indexOf(seat) < aSide % people.length ? 1 : 0;
  return Math.floor(aSide / people.length) + odd;
}

/** When all that are in the game have built, everything is revealed and the first turn begins. */
export function revealIfBuilt(context: RuleContext): void {
  const { state } = context;
  const building = state.seats.some(({ out, filed }) => !out && filed.length === 0);
  if (state.phase !== 'building' || building) return;
  const entering = krushersEntering(state);
  for (const seat of state.seats) seat.filed = [];
  for (const krusher of entering) {
    state.krushers[krusher.id] = draftOf(krusher);
    context.emit(enteredEvent(krusher, state.options.sheets === 'open'));
  }
  beginTurn(context);
}

function enteredEvent(krusher: Krusher, open: boolean): Parameters<RuleContext['emit']>[0] {
  const { id, seat, team, name, chassis, at, facing } = krusher;
  const { program, arms, armor } = krusher;
  const design = open && { design: { name, chassis, program, arms: { ...arms }, armor: { ...armor } } };
  return { type: 'entered', krusher: id, seat, team, name, chassis, at, facing, ...design };
}

/** All Krushers that were built, where they enter (G12, G21): by side, then seat, then in build order. */
function krushersEntering(state: State): readonly Krusher[] {
  const teams = teamsIn(state).sort((one, other) => one - other);
  const spokes = ENTRY_SPOKES[teams.length] ?? [];
  const placed = teams.flatMap((team, index) => {
    const places = entryHexes(expectDefined(spokes[index], `an entry for side ${team}`));
    return designsOf(state, team).map(({ seat, design }, number) => {
      const initiative = initiativeOf(design.arms);
      return { ...expectDefined(places[number], 'an entry hex'), ...design, seat, team, initiative };
    });
  });
  return placed.map((krusher, index) => ({ ...fresh(`k${index}`), ...krusher }));
}

const designsOf = ({ seats }: State, team: Team): { seat: Seat; design: Design }[] =>
  seats.flatMap(({ team: own, out, filed }, seat) =>
    own === team && !out ? filed.map((design) => ({ seat, design })) : [],
  );

/** Undamaged, at the beginning of a turn. */
const fresh = (id: KrusherId) => ({
  id,
  hits: bySide(() => 0),
  pierced: 0,
  worn: { left: 0, right: 0, both: 0 },
  fallen: false,
  marks: { ...NO_MARKS },
  uses: { ...NO_USES },
  restedOn: '',
  armedAt: { left: '', right: '', both: '' },
  watched: [],
});
