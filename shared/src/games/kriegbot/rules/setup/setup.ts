import { DIRECTIONS, distance } from '../../../../core/game/hex';
import { expectDefined } from '../../../../core/ground/result';
import { seatsOf } from '../../../../core/ground/seats';
import {
  coordinatesOf,
  EDGE_IDS,
  edgeHexes,
  HEX_IDS,
  isBorder,
  MIDDLE,
  type EdgeId,
  type HexId,
} from '../../content/map';
import {
  planOf,
  pilotsOf,
  robotsOf,
  scenarioOf,
  sidesOf,
  teamOfSeat,
  type Chosen,
  tentsOf,
} from '../../content/scenarios';
import { APART_AT_BORDER } from '../../content/scenario';
import { robotIdOf, type TeamId } from '../../content/teams';
import type { Options } from '../../options';
import type { State, TeamState } from '../../state';
import type { Robot, RobotId } from '../../state/robot';
import { NORTH, SOUTH } from '../field/arcs';
import { newRobot } from '../pieces/newRobot';
import {
  edgeOf,
  inOrder,
  onMap,
  robotAt,
  robotOf,
  robotsIn,
  teamsIn,
  type Field,
  type SeenRobot,
} from '../field/field';
import { answered, refuse, teamOf, type RuleContext, type Rule, type WhyNot, put } from '../field/context';
import { buildTasks } from './addedBuildings';
import { isAbove } from '../pieces/disks';
import { beginEmbarking } from '../infantry/startingAboard';
import { isOfReserve } from '../field/reserve';
import { nameTasks } from '../objectives/pilotInHiding';
import { placeTents, raiseTents } from '../infantry/tents';
import { mayEnter } from '../field/terrain';

/** It has robots or tents at a table with this number of seats. */
const plays = (options: Options, team: TeamId, seats: number): boolean =>
  robotsOf(options, team, options.robots, seats) > 0 ||
  pilotsOf(options, options.robots, seats) > 0 ||
  tentsOf(options, team, options.robots, seats).foot > 0;

/** The table before the templates are dealt: each team's robots are distributed among its seats in turn. */
export function emptyField(options: Options, seats: number): State {
  const robots: Record<RobotId, Robot> = {};
  const played = sidesOf(options).filter((team) => plays(options, team, seats));
  const teams = [...played, ...(scenarioOf(options).wrecks ? (['wreck'] as const) : [])];
  const { shift = 0 } = options.campaign ?? {};
  for (const team of teams) {
    const own = seatsOf(seats).filter((seat) => teamOfSeat(options, seat) === team);
    for (let index = 0; index < robotsOf(options, team, options.robots, seats); index += 1) {
      const id = robotIdOf(team, index);
      robots[id] = newRobot(id, team, own[(index + shift) % own.length] ?? 0);
    }
  }
  return {
    options,
    phase: 'templates',
    turn: 0,
    teams: Object.fromEntries(teams.map((team) => [team, newTeam(options, team)])),
    seats: seatsOf(seats).map((seat) => ({
      team: teamOfSeat(options, seat),
      role: '',
      ready: false,
      out: false,
    })),
    robots,
    structures: { towerTop: 0, towerBottom: 0, gasStation: 0, boatShed: 0, dam: 0, bridge: 0 },
    agenda: [],
    pauses: 0,
    onTheWay: [],
    losses: [],
    exits: [],
    guarded: [],
    tokens: [],
    facts: [],
    clamps: [],
    standing: Object.fromEntries(Object.keys(robots).map((id) => [id, { quiet: false, cards: {} }])),
    units: [],
    holds: [],
    ...builtAtOnce(options),
  };
}

/** What nothing harms stands before the designs are begun. */
function builtAtOnce(options: Options): Pick<State, 'buildings'> {
  const { indestructible } = scenarioOf(options);
  return indestructible ? { buildings: [{ ...indestructible, damage: 0 }] } : {};
}

/** A side before anything is dealt to it. A gang, which designs last, has a leader (KS9.3). */
export const newTeam = (chosen: Chosen, team: TeamId): TeamState => ({
  dealt: [],
  cores: [],
  edge: '',
  missing: [],
  points: 0,
  leader: planOf(chosen, team).leader ? 'alive' : '',
  provoked: false,
  comesOn: '',
  fallen: 0,
  ...(chosen.campaign && { extra: [], killed: [] }),
});

/**
 * Source L357-359, "Map setup": tents that are aboard, and robots that begin anywhere; random edges for the others, then
 * robot by robot in movement order (K12); last the tents on the map.
 */
export function beginSetUp(context: RuleContext): void {
  context.state.phase = 'setup';
  raiseTents(context);
  beginEmbarking(context);
  placeAll(
    context,
    startersIn(context.state).filter((robot) => beginsFreely(context.state, robot)),
  );
  context.state.agenda.push({ kind: 'drawEdges' });
}

export function drawEdges(context: RuleContext): void {
  const atEdges = teamsIn(context.state).filter((team) => !planOf(context.state.options, team).entry);
  const edges = atEdges.length > 0 ? context.dice.shuffle(EDGE_IDS) : [];
  for (const [index, team] of atEdges.entries()) {
    const edge = edges[index] ?? 'top';
    teamOf(context, team).edge = edge;
    context.emit({ type: 'edgeDrawn', team, edge });
  }
  const before = buildTasks(context, 'beforeRobots');
  placeAll(
    context,
    startersIn(context.state).filter((robot) => !beginsFreely(context.state, robot)),
  );
  context.state.agenda = [...before, ...context.state.agenda, ...buildTasks(context, 'afterRobots')];
  placeTents(context);
  context.state.agenda = [...context.state.agenda, ...nameTasks(context)];
}

/** Robots that are on the map from the start, in movement order. */
const startersIn = (field: Field): readonly SeenRobot[] =>
  inOrder(robotsIn(field)).filter(
    (robot) => robot.fate === '' && !isOfReserve(field, robot) && !isAbove(field, robot),
  );

const beginsAnywhere = ({ options }: Field, { team }: SeenRobot): boolean =>
  planOf(options, team).entry === 'anywhere';

const beginsAtBorder = ({ options }: Field, { team }: SeenRobot): boolean =>
  planOf(options, team).entry === 'perimeter';
/** No edge is drawn for it. */
const beginsFreely = (field: Field, robot: SeenRobot): boolean =>
  beginsAnywhere(field, robot) || beginsAtBorder(field, robot);

function placeAll(context: RuleContext, robots: readonly SeenRobot[]): void {
  if (context.state.options.readyMade) for (const { id } of robots) stand(context, id);
  else for (const { id } of robots) context.state.agenda.push({ kind: 'place', robot: id });
}

/** K95: as near to the middle of its edge, or of the map, as possible; facing the other edge. */
function stand(context: RuleContext, id: RobotId): void {
  const robot = robotOf(context.state, id);
  const edge = edgeOf(context.state, robot.team);
  const middle = coordinatesOf(beginsAnywhere(context.state, robot) ? MIDDLE : middleOf(edge || 'top'));
  const from = (at: HexId): number => distance(coordinatesOf(at), middle);
  const [at] = startsOf(context.state, robot).toSorted((one, other) => from(one) - from(other));
  const facing = edge === 'top' ? SOUTH : NORTH;
  const there = expectDefined(at, `room for ${id}`);
  put(context, id, { at: there, facing });
  context.emit({ type: 'placed', robot: id, at: there, facing });
}

const middleOf = (edge: EdgeId): HexId => {
  const hexes = edgeHexes(edge);
  return expectDefined(hexes[Math.floor(hexes.length / 2)], `a middle of the ${edge} edge`);
};

/** Free half-hexes of an edge. */
export const freeAt = (field: Field, edge: EdgeId | ''): readonly HexId[] =>
  edge === '' ? [] : edgeHexes(edge).filter((at) => !robotAt(field, at));

/** Any free hex that it may enter (KS9.4); at the border, away from the others (KS17.4). */
const isFreeFor = (field: Field, robot: SeenRobot, at: HexId): boolean =>
  mayEnter(field, robot, at) &&
  !robotAt(field, at) &&
  (!beginsAtBorder(field, robot) || (isBorder(at) && !isTooNear(field, at)));

const isTooNear = (field: Field, at: HexId): boolean =>
  onMap(field).some((other) => distance(coordinatesOf(other.at), coordinatesOf(at)) < APART_AT_BORDER);

/** Where a robot may begin; if it may not begin freely, in a free half-hex of its edge. */
const startsOf = (field: Field, robot: SeenRobot): readonly HexId[] =>
  beginsFreely(field, robot)
    ? HEX_IDS.filter((at) => isFreeFor(field, robot, at))
    : freeAt(field, edgeOf(field, robot.team)).filter((at) => mayEnter(field, robot, at));

/** Why it may not begin there. */
function whyNotThere(field: Field, robot: SeenRobot, at: HexId): WhyNot {
  if (robotAt(field, at)) return refuse('occupied');
  if (!beginsFreely(field, robot) && !freeAt(field, edgeOf(field, robot.team)).includes(at))
    return refuse('notYourEdge');
  if (!mayEnter(field, robot, at)) return refuse('mayNotEnter');
  return refuse(isBorder(at) ? 'startsTooNear' : 'notAtBorder');
}

export const place: Rule<'place'> = {
  whyNot(field, _seat, { at }) {
    const robot = robotOf(field, field.question?.robot ?? '');
    return startsOf(field, robot).includes(at) ? undefined : whyNotThere(field, robot, at);
  },
  apply(context, _seat, { at, facing }) {
    const id = context.state.question?.robot ?? '';
    put(context, id, { at, facing });
    context.emit({ type: 'placed', robot: id, at, facing });
    answered(context);
  },
  list: (field) =>
    startsOf(field, robotOf(field, field.question?.robot ?? '')).flatMap((at) =>
      DIRECTIONS.map((facing) => ({ type: 'place', at, facing }) as const),
    ),
};
