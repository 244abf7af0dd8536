import type { Action, ActionOf } from '../../actions';
import { hexOf, stepsBetween } from '../../content/arena';
import { CHASSIS } from '../../content/chassis';
import { nullFieldOf } from '../../rules/arms/odds';
import { armingWorth, pickUpWorth } from './armingWorth';
import { numbersOf } from './exchange';
import { lineTo, sideOf, type Stance } from './geometry';
import { exchangeAt, opponentsOf, rangeOf, stanceOf } from './placeWorth';
import type { Situation } from '../imagining';
import type { Body } from '../body';
import type { Values } from './values';
import { LEAST, WORTH } from './weights';

/** The Movement Phase: where to go, whom to oust, whether to arm. */

/** The value of each answer to the question `move`. */
export function moveWorth(situation: Situation): (action: Action) => number {
  const mover = bodyOnTheMove(situation);
  const opponents = opponentsOf(situation, mover);
  const toPoint = pickUpWorth(situation, mover);
  const at = (here: Stance): number => {
    const way = toPoint ? toPoint(here.hex) : approach(situation, mover, here);
    const nullField = here.hex.isNull ? WORTH.nullField : 0;
    return exchangeAt(situation, mover, { here, opponents }) + way - nullField;
  };
  const staying = at(stanceOf(mover));
  return (action) => {
    switch (action.type) {
      case 'move':
        return at({ hex: hexOf(action.to), facing: action.facing });
      case 'endMove':
        return staying + LEAST;
      case 'oust':
        return staying + oustGain(situation, mover, action);
      case 'arm':
        return staying + armingWorth(situation, mover, action.arm);
      default:
        return -Infinity;
    }
  };
}

const bodyOnTheMove = ({ view, bodies }: Situation): Body => {
  const body = bodies[view.movement?.krusher ?? ''];
  if (!body) throw new Error('Nobody is on the move.');
  return body;
};

/** Nearer to the distance that it wishes for, and facing an enemy. */
function approach({ enemies, values }: Situation, mover: Body, { hex, facing }: Stance): number {
  const wished = distanceWished(values, mover);
  let best = -Infinity;
  for (const enemy of enemies) {
    const line = lineTo(hex, hexOf(enemy.at));
    const side = sideOf(facing, line);
    const turns = Math.min(side, 6 - side);
    const steps = Math.abs(line.steps - wished);
    best = Math.max(best, -values.step * steps - WORTH.turn * turns);
  }
  return enemies.length > 0 ? best : 0;
}

/** Projectors keep their distance. */
const distanceWished = ({ distance }: Values, body: Body): number =>
  rangeOf(body) > 2 ? distance.projector : distance.weapons;

const DICE = [1, 2, 3, 4, 5, 6] as const;

/** Success and failure do about the same good and harm; in the null field the target fights worse. */
function oustGain(situation: Situation, mover: Body, { target, to }: ActionOf<'oust'>): number {
  const other = situation.bodies[target];
  if (!other) return -Infinity;
  const lead = weightOf(mover) - weightOf(other);
  const rolls = DICE.flatMap((own) => DICE.map((theirs) => own + lead > theirs));
  const chance = rolls.filter(Boolean).length / rolls.length;
  const own = situation.blows(mover, other)(numbersOf(stanceOf(mover), stanceOf(other)));
  const pushed = hexOf(to).isNull && !hexOf(other.at).isNull ? WORTH.nullField : 0;
  return (2 * chance - 1) * own * OUSTED + chance * pushed - (other.at === to ? LEAST : 0);
}

/** +1 to hit and +1 damage increase every harm done by about half. */
const OUSTED = 0.5;

const weightOf = (body: Body): number => CHASSIS[body.chassis].weight + nullFieldOf(body);

/** Which Krusher to save for the last move: the one that gains most by choosing its place. */
export function saveWorth(situation: Situation): (action: Action) => number {
  return (action) => {
    const body = action.type === 'save' ? situation.bodies[action.krusher] : undefined;
    return body ? CHASSIS[body.chassis].movement + mightOf(situation, body) : 0;
  };
}

/** Of equal Krushers the one with least to lose moves first: the one furthest from the enemies. */
export function moverWorth({ bodies, enemies }: Situation): (action: Action) => number {
  return (action) => {
    const body = action.type === 'chooseMover' ? bodies[action.krusher] : undefined;
    return body ? Math.min(...enemies.map(({ at }) => stepsBetween(at, body.at))) : 0;
  };
}

/** The most harm that it would do to an enemy in front of it with its back turned. */
function mightOf({ enemies, blows }: Situation, body: Body): number {
  const fromBehind = { steps: 1, side: 0, struck: 3, isStraight: true, isNull: false };
  return Math.max(0, ...enemies.map((enemy) => blows(body, enemy)(fromBehind)));
}
