import type { Dice } from '../../../core/dice/dice';
import { distance } from '../../../core/game/hex';
import type { Bot } from '../../../core/bots/bot';
import type { Action, ActionOf } from '../actions';
import { coordinatesOf } from '../content/map';
import { isNo } from '../rules/interrupts/answers';
import { findRobot, isAlive, onMap, type SeenRobot } from '../rules/field/field';
import type { View } from '../view';
import { followed, walked } from './infantry/easyOnFoot';
import { plainAirBomb } from './scenarios/airBombs';
import { clearOfBombs } from './damage/blastAreas';
import * as going from './moving/easyMoves';
import { bestSeat } from './objectives/controlGoals';
import { clearOfDisks, foeTents } from './objectives/diskWorth';
import { bestCamp, bestDisk, facedLanding } from './moving/landingPlaces';
import { nearestAim } from './scenarios/landingCraftWorth';
import { leastOf } from './lots';
import { anyOfPile } from './setup/piling';
import { sparing } from './setup/expendablePilots';
import { ofType, readied, scattered } from './setup/candidates';
import { assigned, placed } from './setup/plainChoices';
import { isHostile } from './objectives/sidesKnown';
import type { Encounter, Idea } from './field/nearestEnemy';
import { soldiered } from './infantry/drilled';
import { named } from './objectives/rescueGoals';
import { bestSite } from './setup/buildingSites';
import * as striking from './attacking/easyAttacks';
import { isWave } from './objectives/waveTank';
import { tinkered } from './setup/tinkering';

/**
 * For a first game: comes near, faces the enemy, makes the attack with the best chance, and now and then uses its cards
 * and its template. It weighs nothing, and does not look ahead.
 */
export const easy: Bot<View, Action> = {
  choose(view, seat, legal, { dice }) {
    const chosen =
      view.phase === 'templates'
        ? assigned(view, legal, dice)
        : view.phase === 'design'
          ? designed(view, seat, legal, dice)
          : fought(view, clearOfBombs(view, clearOfDisks(view, legal)), dice);
    return chosen ?? dice.pick(legal);
  },
};

const designed = (view: View, seat: number, legal: readonly Action[], dice: Dice): Action | undefined =>
  view.round === undefined
    ? (sparing(view, tinkered(view, seat, legal, dice)) ?? readied(legal))
    : anyOfPile(view, seat, legal, dice);

/** What is asked besides moving, attacking and responding. */
const BESIDES: Readonly<
  Partial<
    Record<
      NonNullable<View['question']>['kind'],
      (view: View, legal: readonly Action[], dice: Dice) => Action | undefined
    >
  >
> = {
  place: (_view, legal, dice) => placed(legal, dice),
  enter: (_view, legal, dice) => placed(legal, dice),
  embark: bestSeat,
  placeTent: bestCamp,
  namePilot: (_view, legal, dice) => named(legal, dice),
  build: (view, legal, dice) => scattered(legal) ?? bestSite(view, legal, dice),
  disk: bestDisk,
  land: facedLanding,
  reinforce: (_view, legal, dice) => dice.pick(ofType(legal, 'reinforce')),
  bailing: followed,
  tent: walked,
  honcho: walked,
  drone: walked,
  craft: (view, legal, dice) => aimed(view, legal, dice) ?? legal.find(isRest),
  callBomb: plainAirBomb,
};

function aimed(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const aims = nearestAim(view, legal);
  return aims.length > 0 ? dice.pick(aims) : undefined;
}

function fought(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const order = soldiered(view, legal, dice);
  if (order) return order;
  const asked = view.question && BESIDES[view.question.kind]?.(view, legal, dice);
  if (asked) return asked;
  const scene = sceneOf(view);
  if (!scene) return answered(view, legal, dice) ?? legal.find(isRest);
  for (const [idea, slips] of IDEAS) {
    const some = idea(scene, legal);
    if (some.length > 0 && dice.roll(SIDES) > slips) return dice.pick(some);
  }
  const rest = legal.filter(({ type }) => type !== 'prepare');
  return rest.length > 0 ? dice.pick(rest) : undefined;
}

const SIDES = 6;

const isRest = ({ type }: Action): boolean => type === 'pass' || type === 'endMove';
const finish: Idea = (_scene, legal) => legal.filter(isRest);

/** In this order; and how often, of six times, it overlooks the idea. */
const IDEAS: readonly (readonly [idea: Idea, slips: number])[] = [
  [going.shed, 2],
  [going.hide, 2],
  [going.rouse, 0],
  [going.goHome, 0],
  [striking.spring, 2],
  [striking.leave, 2],
  [striking.nuke, 2],
  [striking.blowUp, 2],
  [striking.release, 4],
  [striking.replicate, 2],
  [striking.mend, 2],
  [going.wake, 3],
  [going.ram, 2],
  [going.prime, 3],
  [striking.hack, 1],
  [striking.detonate, 2],
  [striking.raze, 3],
  [striking.bombard, 3],
  [striking.shoot, 0],
  [going.pursue, 3],
  [going.charge, 4],
  [striking.hitWeakest, 2],
  [going.boost, 3],
  [going.walk, 3],
  [going.feed, 2],
  [going.surge, 3],
  [going.turnAbout, 2],
  [going.powerUp, 5],
  [going.approach, 0],
  [going.lookAtEnemy, 0],
  [finish, 0],
];

/** It uses about every other card with which it could interrupt. */
function answered(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const answers = ofType(legal, 'answer');
  const uses = answers.filter((answer) => !isNo(answer) && !holdsMate(view, answer));
  if (uses.length > 0 && dice.roll(2) === 1) return dice.pick(uses);
  return answers.find(isNo);
}

/** It would hold a mate in its place, where that is possible. */
function holdsMate(view: View, { robot: id }: ActionOf<'answer'>): boolean {
  const { kind, about = '' } = view.window ?? {};
  const [holder, held] = [findRobot(view, id), findRobot(view, about)];
  return kind === 'clamp' && !!holder && !!held && !isHostile(view, holder.seat, held);
}

function sceneOf(view: View): Encounter | undefined {
  const robot = view.question && findRobot(view, view.question.robot);
  if (!robot) return undefined;
  const range = (other: typeof robot): number => distance(coordinatesOf(robot.at), coordinatesOf(other.at));
  const enemies = [...onMap(view), ...soldiersAsRobots(view, robot)].filter(
    (other) => isAlive(other) && isHostile(view, robot.seat, other),
  );
  return { view, robot, enemy: leastOf(view, enemies, range) ?? robot };
}

/** Where there are only soldiers to fight: it goes for them as for a robot that stands there. */
const soldiersAsRobots = (view: View, robot: SeenRobot): readonly SeenRobot[] =>
  isWave(view)
    ? foeTents(view, robot.team).map(({ id, at, team, seat }) => ({ ...robot, id, at, team, seat }))
    : [];
