import { DIRECTIONS } from '../../../core/hex';
import { known } from '../../../core/result';
import { seatsOf } from '../../../core/seats';
import type { SlotId } from '../content/chassis';
import { EDGE_IDS, edgeHexes, type HexId } from '../content/map';
import { robotsOf, sidesOf, teamOfSeat } from '../content/scenarios';
import type { Options } from '../options';
import type { State } from '../state';
import type { Robot, RobotId, Slot, TurnMarks } from '../robotState';
import { NORTH, SOUTH } from './arcs';
import { edgeOf, inOrder, robotAt, robotOf, robotsIn, teamsIn, type Field } from './field';
import { answered, no, robotIn, teamOf, type RuleContext, type Rule } from './context';

export const EMPTY_SLOT: Slot = { card: '', shown: false, damage: 0, disabled: false };

export const FRESH: TurnMarks = {
  option: '',
  steps: 0,
  speed: 0,
  attacks: 0,
  defenses: 0,
  used: [],
  helped: [],
  clamped: false,
  woken: [],
};

const emptySlots = (): Readonly<Record<SlotId, Slot>> => ({
  primary: EMPTY_SLOT,
  secondary: EMPTY_SLOT,
  zero: EMPTY_SLOT,
  four: EMPTY_SLOT,
  inner: EMPTY_SLOT,
  deep: EMPTY_SLOT,
});

/** The table before the templates are dealt: each team's robots are distributed among its seats in turn. */
export function emptyField(options: Options, seats: number): State {
  const robots: Record<RobotId, Robot> = {};
  const { scenario } = options;
  const teams = sidesOf(scenario);
  for (const team of teams) {
    const own = seatsOf(seats).filter((seat) => teamOfSeat(scenario, seat) === team);
    for (let index = 0; index < robotsOf(scenario, team, options.robots, seats); index += 1) {
      const id = `${team}${index + 1}`;
      robots[id] = newRobot(id, team, own[index % own.length] ?? 0);
    }
  }
  return {
    options,
    phase: 'templates',
    turn: 0,
    teams: Object.fromEntries(teams.map((team) => [team, { dealt: [], edge: '' }])),
    seats: seatsOf(seats).map((seat) => ({ team: teamOfSeat(scenario, seat), ready: false, out: false })),
    robots,
    structures: { towerTop: 0, towerBottom: 0, gasStation: 0, boatShed: 0, dam: 0, bridge: 0 },
    agenda: [],
    pauses: 0,
    onTheWay: [],
    losses: [],
    exits: [],
    tokens: [],
    facts: [],
    clamps: [],
    standing: Object.fromEntries(Object.keys(robots).map((id) => [id, { quiet: false, cards: {} }])),
  };
}

const newRobot = (id: RobotId, team: Robot['team'], seat: number): Robot => ({
  id,
  team,
  seat,
  chassis: '',
  slots: emptySlots(),
  skin: { card: '', shown: false, worn: 0 },
  drive: { damage: 0, disabled: false },
  core: { damage: 0, disabled: false },
  lost: [],
  at: '',
  facing: NORTH,
  fate: '',
  phoenix: false,
  poweredUp: false,
  onFire: false,
  painted: false,
  biped: false,
  marks: FRESH,
  dead: 0,
});

/** Source L357-359, "Map setup": random edges, then robot by robot in movement order (K12). */
export function beginSetUp(context: RuleContext): void {
  const edges = context.dice.shuffle(EDGE_IDS);
  for (const [index, team] of teamsIn(context.state).entries()) {
    const edge = edges[index] ?? 'top';
    teamOf(context, team).edge = edge;
    context.emit({ type: 'edgeDrawn', team, edge });
  }
  context.state.phase = 'setup';
  const order = inOrder(robotsIn(context.state));
  if (context.state.options.readyMade) for (const { id } of order) standAtEdge(context, id);
  else context.state.agenda = order.map(({ id }) => ({ kind: 'place', robot: id }));
}

/** K95: as near to the middle of its edge as possible, facing the other one. */
function standAtEdge(context: RuleContext, id: RobotId): void {
  const robot = robotIn(context, id);
  const edge = edgeOf(context.state, robot.team);
  if (edge === '') return;
  const hexes = edgeHexes(edge);
  const fromMiddle = (at: HexId): number => Math.abs(hexes.indexOf(at) - Math.floor(hexes.length / 2));
  const [at] = freeEdgeHexes(context.state, id).toSorted((one, other) => fromMiddle(one) - fromMiddle(other));
  put(context, id, { at: known(at, `room at the ${edge} edge`), facing: edge === 'top' ? SOUTH : NORTH });
}

function put(context: RuleContext, id: RobotId, { at, facing }: Pick<Robot, 'at' | 'facing'>): void {
  const robot = robotIn(context, id);
  robot.at = at;
  robot.facing = facing;
  context.emit({ type: 'placed', robot: id, at, facing });
}

const freeEdgeHexes = (field: Field, id: RobotId): readonly HexId[] => {
  const edge = edgeOf(field, robotOf(field, id).team);
  return edge === '' ? [] : edgeHexes(edge).filter((at) => !robotAt(field, at));
};

export const place: Rule<'place'> = {
  whyNot(field, _seat, { at }) {
    const id = field.question?.robot ?? '';
    const edge = edgeOf(field, robotOf(field, id).team);
    if (edge === '' || !edgeHexes(edge).includes(at)) return no('notYourEdge');
    return robotAt(field, at) ? no('occupied') : undefined;
  },
  apply(context, _seat, { at, facing }) {
    put(context, context.state.question?.robot ?? '', { at, facing });
    answered(context);
  },
  list: (field) =>
    freeEdgeHexes(field, field.question?.robot ?? '').flatMap((at) =>
      DIRECTIONS.map((facing) => ({ type: 'place', at, facing }) as const),
    ),
};
