import type { Dice } from '../../core/dice/dice';
import { BrokenRule } from '../../core/ground/result';
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
import { laidOn } from './rules/ending/stocks';
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

/** First all cards, then what is prepared with them: a side may run robots that another one has built (KX70). */
function redealtCards(state: State, viewer: Viewer, dice: Dice): State {
  const own = teamOfViewer(state, viewer);
  const others = teamsIn(state).filter((team) => team !== own);
  const deal = (): State | undefined =>
    hasPiles(state.options)
      ? roundTheTable(state, own, dice)
      : dealtInTurn(state, others, { knower: own, dice });
  return others.reduce((before, team) => withOtherThoughts(before, team, dice), firstPossible(deal));
}

/** What is dealt first may leave nothing that fits for those who come later: then everything is dealt again. */
const MOST_DEALS = 100;

function firstPossible(deal: () => State | undefined): State {
  for (let deals = 0; deals < MOST_DEALS; deals += 1) {
    const world = deal();
    if (world && isPossible(world)) return world;
  }
  throw new BrokenRule(`None of ${MOST_DEALS} deals fits what the viewer knows.`);
}

function dealtInTurn(
  state: State,
  others: readonly TeamId[],
  { knower, dice }: Omit<Look, 'team'>,
): State | undefined {
  const inTurn = others.toSorted((one, other) => Number(isFree(state, other)) - Number(isFree(state, one)));
  return inTurn.reduce<State | undefined>(
    (before, team) => before && redealtTeam(before, { team, knower, dice }),
    state,
  );
}

/** No side has a card that another side has taken from its drawer. */
const isPossible = (world: State): boolean =>
  teamsIn(world).every((team) => {
    const own = builtRobots(world, team)
      .flatMap(laidOn)
      .filter(({ isForeign }) => !isForeign);
    return !own.some(({ card }) => world.teams[team]?.missing.includes(card));
  });

/** The cards of the robots that a side has built. */
function redealtTeam(before: State, look: Look): State | undefined {
  const { team, knower, dice } = look;
  const state = stockUnknown(before, team);
  const robots = redealtRobots(state, builtRobots(state, team), look);
  if (!robots) return undefined;
  const dealt = stockAnew({ ...state, robots: { ...state.robots, ...byId(robots) } }, team, dice);
  const isGapped = isFree(state, team) && !drawingSides(state).includes(team);
  return isGapped ? withOtherGaps(dealt, knower) : dealt;
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

function redealtRobots(state: State, before: readonly Robot[], look: Look): readonly Robot[] | undefined {
  if (!isStillDrawing(state, look.team)) {
    const dealt = dealtAnew(state, before, look);
    return dealt && coresAnew(state, dealt, look);
  }
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
