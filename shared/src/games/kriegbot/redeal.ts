import type { Dice } from '../../core/dice/dice';
import { seatsOf, type Seat, type Viewer } from '../../core/ground/seats';
import { READINESS } from './actions';
import { PILOT_IDS } from './content/cards';
import type { TeamId } from './content/teams';
import { project, teamOfViewer } from './project';
import { hasPiles } from './content/scenarios';
import { coresAnew } from './secrets/cores';
import { roundTheTable } from './secrets/piles';
import { draftedAnew } from './secrets/drafts';
import { dealtAnew, type Look } from './secrets/hands';
import { cardsOn, isFree, takenFrom } from './rules/setup/drawer';
import { NO_ANSWER } from './rules/interrupts/answers';
import { suspectsIn } from './rules/pieces/decoys';
import { stockAnew, stockUnknown } from './secrets/stocks';
import { builtBy, drawingSides, isStillDrawing, robotsOfTeam, teamsIn } from './rules/field/field';
import { hasMole, moleIn } from './rules/field/moles';
import { unitsOnMap } from './rules/pieces/units';
import { answersOf } from './rules/interrupts/windows';
import type { Answer } from './state/assault';
import type { Standing, State, TeamState } from './state';
import type { Robot, RobotId } from './state/robot';

/**
 * Redeals everything that the viewer cannot know, in any way that fits what they do know. A side that takes cards out
 * of the drawers of others comes before them: they can only have what it leaves.
 */
export function redeal(state: State, viewer: Viewer, dice: Dice): State {
  if (viewer === 'everyone') return state;
  const roles = withOtherRoles(state, viewer, dice);
  const pilots = withOtherPilots(withOtherPilot(roles, viewer, dice), viewer, dice);
  return redealtCards(pilots, viewer, dice);
}

/** The mole may be anybody whose role the viewer does not know (KS6.2). */
function withOtherRoles(state: State, viewer: Seat | 'spectator', dice: Dice): State {
  const { seats } = project(state, viewer);
  const unknown = seatsOf(seats.length).filter((seat) => seats[seat]?.role === '');
  if (!hasMole(state) || moleIn({ seats }) !== undefined) return state;
  const mole = dice.pick(unknown);
  return {
    ...state,
    seats: state.seats.map((seat, index) => ({ ...seat, role: index === mole ? 'mole' : 'loyal' })),
  };
}

/** The pilot in hiding may be any of those who have not been shown to be decoys (KS16.2). */
function withOtherPilot(state: State, viewer: Seat | 'spectator', dice: Dice): State {
  const isHidden = state.pilotName !== undefined && project(state, viewer).pilotName === undefined;
  return isHidden ? { ...state, pilotName: dice.pick(suspectsIn(state)).id } : state;
}

/** Other sides may have chosen any pilots (KS14.5). */
function withOtherPilots(state: State, viewer: Seat | 'spectator', dice: Dice): State {
  const own = teamOfViewer(state, viewer);
  const sides = Object.entries(state.teams).map(([team, side]) => {
    if (team === own || !side.chosen) return [team, side] as const;
    return [team, { ...side, chosen: dice.shuffle(PILOT_IDS).slice(0, side.chosen.length) }] as const;
  });
  return { ...state, teams: Object.fromEntries(sides) };
}

function redealtCards(state: State, viewer: Viewer, dice: Dice): State {
  const own = teamOfViewer(state, viewer);
  // What is nobody's comes first: the sides prepare answers with it.
  const others = teamsIn(state)
    .filter((team) => team !== own)
    .toSorted((one, other) => Number(other === 'wreck') - Number(one === 'wreck'));
  if (hasPiles(state.options)) {
    const around = roundTheTable(state, own, dice);
    return others.reduce((before, team) => withOtherThoughts(before, team, dice), around);
  }
  const [first, last] = [true, false].map((free) => others.filter((team) => isFree(state, team) === free));
  const world = [...(first ?? []), ...(last ?? [])].reduce(
    (before, team) => redealtTeam(before, { team, knower: own, dice }),
    state,
  );
  return isPossible(world) ? world : state;
}

/** No side has a card that another side has taken from its drawer. */
const isPossible = (world: State): boolean =>
  teamsIn(world).every((team) => {
    const cards = builtRobots(world, team).flatMap((robot) => [
      ...cardsOn(robot),
      ...robot.lost.map(({ card }) => card),
    ]);
    return !cards.some((card) => world.teams[team]?.missing.includes(card));
  });

/** Cards by the side that built a robot, what is prepared by the side that runs it (KX70). */
function redealtTeam(before: State, look: Look): State {
  const { team, knower, dice } = look;
  const state = stockUnknown(before, team);
  const robots = redealtRobots(state, builtRobots(state, team), look);
  const dealt = stockAnew({ ...state, robots: { ...state.robots, ...byId(robots) } }, team, dice);
  const answered = withOtherThoughts(dealt, team, dice);
  const isGapped = isFree(state, team) && !drawingSides(state).includes(team);
  return isGapped ? withOtherGaps(answered, knower) : answered;
}

/** What the players of a side have prepared, and what they have just answered. */
function withOtherThoughts(state: State, team: TeamId, dice: Dice): State {
  const run = ownRobots(state, team);
  const world: State = {
    ...state,
    standing: {
      ...state.standing,
      ...Object.fromEntries(run.map((robot) => [robot.id, standingFor(robot, dice)])),
    },
    holds: holdsAnew(state, team, dice),
  };
  return withOtherAnswers(world, run, dice);
}

function redealtRobots(state: State, before: readonly Robot[], look: Look): readonly Robot[] {
  if (!isStillDrawing(state, look.team)) return coresAnew(state, dealtAnew(state, before, look), look);
  return drawingSides(state).includes(look.team) ? draftedAnew(state, before, look) : before;
}

/** What the drawers lack; a side that looks knows what its own one lacks. */
function withOtherGaps(state: State, knower: TeamId | undefined): State {
  const sides = Object.entries(state.teams) as readonly (readonly [TeamId, TeamState])[];
  const teams = sides.map(
    ([team, side]) => [team, team === knower ? side : { ...side, missing: takenFrom(state, team) }] as const,
  );
  return { ...state, teams: Object.fromEntries(teams) };
}

const ownRobots = (state: State, team: TeamId): readonly Robot[] =>
  robotsOfTeam(state, team).flatMap(({ id }) => state.robots[id] ?? []);
const builtRobots = (state: State, team: TeamId): readonly Robot[] =>
  builtBy(state, team).flatMap(({ id }) => state.robots[id] ?? []);

/** Any units of the side may have been told to hold. */
function holdsAnew({ units, holds }: State, team: TeamId, dice: Dice): State['holds'] {
  const own = unitsOnMap({ units }).filter((unit) => unit.team === team);
  const others = holds.filter((id) => !own.some((unit) => unit.id === id));
  return [...others, ...own.filter(() => dice.roll(2) === 1).map(({ id }) => id)].toSorted();
}

const byId = (robots: readonly Robot[]): Readonly<Record<RobotId, Robot>> =>
  Object.fromEntries(robots.map((robot) => [robot.id, robot]));

/** Prepared answers may be any, for cards that the robot has. */
function standingFor(robot: Robot, dice: Dice): Standing {
  const cards = cardsOn(robot).filter(() => dice.roll(3) === 1);
  const core = robot.powerCore && dice.roll(3) === 1 ? dice.pick(READINESS) : undefined;
  return {
    ...(core && { core }),
    quiet: dice.roll(2) === 1,
    cards: Object.fromEntries(cards.map((card) => [card, dice.pick(READINESS)])),
  };
}

/** The answers to the open interrupt may be any possible ones. */
function withOtherAnswers(state: State, robots: readonly Robot[], dice: Dice): State {
  const { window } = state;
  if (!window) return state;
  const given: Record<RobotId, Answer> = { ...window.given };
  for (const { id, seat } of robots) {
    if (window.answered.includes(id)) given[id] = dice.pick(answersOf(project(state, seat), id)) ?? NO_ANSWER;
  }
  return { ...state, window: { ...window, given } };
}
