import type { Viewer } from '../../core/seats';
import { EMPTY, type Held } from './content/items';
import { ARMS, type Arm, type BySide } from './content/sides';
import { isProgramShown, shownArms } from './rules/showing';
import type { Combat, Design, Krusher, Movement, Parry, Question, State, TurnMarks, Wound } from './state';
import type { DesignView, KrusherView, Seen, View } from './view';

/**
 * What a viewer may know, built field by field (G23). Until the reveal there are no Krushers, and a
 * seat sees the designs that it has filed itself. Afterwards all that happens is public, but for the
 * sheets, where they are secret.
 */
export function project(state: State, viewer: Viewer): View {
  const { options, phase, turn, seats, teams, saved, movement, combat, question } = state;
  const { parries, wounds } = state;
  return {
    options: optionsView(options),
    phase,
    turn,
    seats: seats.map(({ team, krushers, out, filed }) => ({
      team,
      krushers,
      out,
      built: phase !== 'building' || filed.length > 0,
    })),
    teams: teams.map(({ die, total, rank }) => ({ die, total, rank })),
    krushers: krushersView(state, viewer),
    saved,
    ...(movement && { movement: movementView(movement) }),
    ...(combat && { combat: combatView(combat) }),
    parries: parries.map(parryView),
    wounds: wounds.map(woundView),
    ...(question && { question: questionView(question) }),
    filed: filedBy(state, viewer).map(designView),
  };
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

function krushersView(state: State, viewer: Viewer): Record<string, KrusherView> {
  const krushers: Record<string, KrusherView> = {};
  for (const krusher of Object.values(state.krushers)) {
    krushers[krusher.id] = krusherView(krusher, isSheetOpen(state, krusher, viewer));
  }
  return krushers;
}

const krusherView = (krusher: Krusher, open: boolean): KrusherView => ({
  seat: krusher.seat,
  team: krusher.team,
  name: krusher.name,
  chassis: krusher.chassis,
  initiative: krusher.initiative,
  at: krusher.at,
  facing: krusher.facing,
  arms: open ? byArm(krusher.arms) : seenArms(krusher),
  hits: sidesView(krusher.hits),
  pierced: krusher.pierced,
  worn: byArm(krusher.worn),
  fallen: krusher.fallen,
  marks: marksView(krusher.marks),
  uses: byArm(krusher.uses),
  restedOn: krusher.restedOn,
  armedAt: byArm(krusher.armedAt),
  ...((open || isProgramShown(krusher)) && { program: krusher.program }),
  ...(open && { sheet: { program: krusher.program, armor: sidesView(krusher.armor) } }),
});

/** Arms that play has not shown may hold anything; a weapon seen in both arms leaves them nothing else. */
function seenArms(krusher: Krusher): Record<Arm, Seen> {
  const shown = shownArms(krusher);
  if (shown.length === ARMS.length) return byArm(krusher.arms);
  if (shown.includes('both')) return { left: EMPTY, right: EMPTY, both: krusher.arms.both };
  const seen = (arm: 'left' | 'right'): Seen => (shown.includes(arm) ? krusher.arms[arm] : 'hidden');
  return { left: seen('left'), right: seen('right'), both: EMPTY };
}

function byArm<Value extends Held | number | string>({
  left,
  right,
  both,
}: Readonly<Record<Arm, Value>>): Record<Arm, Value> {
  return { left, right, both };
}

const sidesView = (points: BySide): Record<keyof BySide, number> => ({
  front: points.front,
  rightFront: points.rightFront,
  rightRear: points.rightRear,
  rear: points.rear,
  leftRear: points.leftRear,
  leftFront: points.leftFront,
});

const marksView = (marks: TurnMarks): KrusherView['marks'] => ({
  moved: marks.moved,
  busy: marks.busy,
  attacked: marks.attacked,
  reflexed: marks.reflexed,
  noReflex: marks.noReflex,
  reflexPenalty: marks.reflexPenalty,
  bound: marks.bound,
  boundBonus: marks.boundBonus,
});

const designView = ({ name, chassis, program, arms, armor }: Design): DesignView => ({
  name,
  chassis,
  program,
  arms: byArm(arms),
  armor: sidesView(armor),
});

const movementView = ({ krusher, points, freeTurn }: Movement): View['movement'] => ({
  krusher,
  points,
  freeTurn,
});

const combatView = ({ order, target, done, step }: Combat): View['combat'] => ({
  order: [...order],
  target,
  done: [...done],
  step,
});

const parryView = ({ by, arm, against, meets }: Parry): View['parries'][number] => ({
  by,
  arm,
  against,
  meets,
});

/** All of it was told when it was rolled. */
const woundView = ({ krusher, side, blockedBy, points, critical }: Wound): View['wounds'][number] => ({
  krusher,
  side,
  blockedBy,
  points,
  critical,
});

const questionView = ({ kind, seat, krusher, among, any, arm }: Question): View['question'] => ({
  kind,
  seat,
  krusher,
  among: [...among],
  any,
  arm,
});

const optionsView = (options: State['options']): View['options'] => ({
  scenario: options.scenario,
  balance: options.balance,
  teams: options.teams,
  krushers: options.krushers,
  newChassis: options.newChassis,
  newPrograms: options.newPrograms,
  newShields: options.newShields,
  spikedShields: options.spikedShields,
  weightedWeapons: options.weightedWeapons,
  improvedWeapons: options.improvedWeapons,
  oust: options.oust,
  sheets: options.sheets,
  turnLimit: options.turnLimit,
});
