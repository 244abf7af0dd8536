import type { Dice } from '../../core/dice';
import type { Viewer } from '../../core/seats';
import { READINESS } from './actions';
import type { TeamId } from './content/teams';
import { project, teamOfViewer } from './project';
import { draftedAnew } from './secrets/drafts';
import { dealtAnew } from './secrets/hands';
import { cardsOn } from './rules/drawer';
import { NO_ANSWER } from './rules/answers';
import { isDrawing, robotsOfTeam, teamsIn } from './rules/field';
import { answersOf } from './rules/windows';
import type { Answer, Standing, State } from './state';
import type { Robot, RobotId } from './robotState';

/** Redeals everything that the viewer cannot know, in any way that fits what they do know. */
export function redeal(state: State, viewer: Viewer, dice: Dice): State {
  if (viewer === 'everyone') return state;
  const own = teamOfViewer(state, viewer);
  return teamsIn(state)
    .filter((team) => team !== own)
    .reduce((world, team) => redealtTeam(world, team, dice), state);
}

function redealtTeam(state: State, team: TeamId, dice: Dice): State {
  const before = ownRobots(state, team);
  const robots = isDrawing(state.phase) ? draftedAnew(state, before, dice) : dealtAnew(state, before, dice);
  const world: State = {
    ...state,
    robots: { ...state.robots, ...byId(robots) },
    standing: {
      ...state.standing,
      ...Object.fromEntries(robots.map((robot) => [robot.id, standingFor(robot, dice)])),
    },
  };
  return withOtherAnswers(world, robots, dice);
}

const ownRobots = (state: State, team: TeamId): readonly Robot[] =>
  robotsOfTeam(state, team).flatMap(({ id }) => state.robots[id] ?? []);

const byId = (robots: readonly Robot[]): Readonly<Record<RobotId, Robot>> =>
  Object.fromEntries(robots.map((robot) => [robot.id, robot]));

/** Prepared answers may be any, for cards that the robot has. */
function standingFor(robot: Robot, dice: Dice): Standing {
  const cards = cardsOn(robot).filter(() => dice.roll(3) === 1);
  return {
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
