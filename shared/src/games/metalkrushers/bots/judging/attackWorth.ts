import type { Action } from '../../actions';
import { ARMS, type Arm } from '../../content/sides';
import { whyIdle } from '../../rules/combat/attacking';
import { shieldLeft } from '../../rules/arms/odds';
import type { KrusherId } from '../../state';
import { harmBy, strikeGeometryOf, type Change } from './exchange';
import type { Stance } from './geometry';
import { stanceOf } from './placeWorth';
import type { Situation } from '../imagining';
import type { Body } from '../body';
import { WORTH } from './weights';

/** The effect of attacks in this Combat Phase, and the attacker's choices in it. */

/** An attack with some circumstances changed. */
export interface Supposed extends Change {
  /** The stances of the attacker and the target. */
  readonly by?: Stance;
  readonly at?: Stance;
  /** An arm that the attacker does not strike with. */
  readonly without?: Arm;
}

/** The harm of each arm that can still attack this way. */
export function harmsOf(by: Body, at: Body, supposed: Supposed = {}): readonly { arm: Arm; harm: number }[] {
  if (by.marks.busy || (by.marks.bound !== '' && by.marks.bound !== at.id)) return [];
  const lie = strikeGeometryOf(supposed.by ?? stanceOf(by), supposed.at ?? stanceOf(at));
  return ARMS.flatMap((arm) => {
    if (arm === supposed.without || whyIdle(by, arm)) return [];
    const harm = harmBy(by, arm, [at, lie], supposed);
    return harm === undefined ? [] : [{ arm, harm }];
  });
}

/** The harm of the whole attack. A shield that still covers its bearer is assumed not to bash. */
export function attackHarm(by: Body, at: Body, supposed: Supposed = {}): number {
  const all = harmsOf(by, at, supposed)
    .filter(({ arm }) => shieldLeft(by, arm) === 0 || by.uses[arm] === 'spared')
    .map(({ harm }) => harm);
  return by.strikes === 1 ? Math.max(0, ...all) : all.reduce((sum, harm) => sum + harm, 0);
}

/** The best that a Krusher can still do to anybody this turn; 0 when its turn to attack is over. */
export function bestAttack({ view, enemies }: Situation, by: Body, supposed: Supposed = {}): number {
  const { order = [], done = [] } = view.combat ?? {};
  if (!order.includes(by.id)) return 0;
  const open = enemies.filter(({ id }) => order[0] !== by.id || !done.includes(id));
  return Math.max(0, ...open.map((enemy) => attackHarm(by, enemy, supposed)));
}

/** The Krusher that the question is for. */
export function askedBody({ view, bodies }: Situation): Body {
  const body = bodies[view.question?.krusher ?? ''];
  if (!body) throw new Error('No Krusher is asked.');
  return body;
}

/** Everything that an attack on this target can do, bashes included. */
export function targetWorth(situation: Situation): (action: Action) => number {
  const attacker = askedBody(situation);
  return (action) => {
    const target = action.type === 'attack' ? situation.bodies[action.target] : undefined;
    if (!target) return 0;
    return harmsOf(attacker, target).reduce((sum, { harm }) => sum + harm, 0) + LEAST_HARM;
  };
}

/** A nearly harmless attack is better than none. */
const LEAST_HARM = 1e-6;

/** Which arms to strike with: their harm here, less what they might do elsewhere. */
export function strikeWorth(situation: Situation): (action: Action) => number {
  const attacker = askedBody(situation);
  const { view, bodies, enemies } = situation;
  const target = bodies[view.combat?.target ?? ''];
  const here = new Map(target && harmsOf(attacker, target).map(({ arm, harm }) => [arm, harm]));
  const others = enemies.filter(({ id }) => id !== target?.id && !isDone(situation, id));
  const elsewhere = (arm: Arm): number =>
    Math.max(
      0,
      ...others.flatMap((other) => harmsOf(attacker, other).map((one) => (one.arm === arm ? one.harm : 0))),
    );
  return (action) => {
    if (action.type !== 'strike') return 0;
    const { arms } = action;
    const done = arms.reduce((sum, arm) => sum + (here.get(arm) ?? 0), 0);
    const bared = arms.reduce((sum, arm) => sum + baredHarm(situation, attacker, arm), 0);
    if (attacker.strikes === 1) return done - bared;
    const later = ARMS.filter((arm) => !arms.includes(arm)).reduce((sum, arm) => sum + elsewhere(arm), 0);
    return done - bared + WORTH.later * later;
  };
}

const isDone = ({ view }: Situation, id: KrusherId): boolean => view.combat?.done.includes(id) ?? false;

/** The additional harm when a shield that bashes no longer protects. */
function baredHarm(situation: Situation, body: Body, arm: Arm): number {
  if (shieldLeft(body, arm) === 0 || body.uses[arm] !== '') return 0;
  return harmTaken(situation, body, { open: arm }) - harmTaken(situation, body);
}

/**
 * The harm that all enemies together can still do to a Krusher whose turn to attack has not come yet, or has just come.
 */
export function harmTaken({ view, enemies }: Situation, body: Body, supposed: Supposed = {}): number {
  const { order = [] } = view.combat ?? {};
  return enemies
    .filter(({ id }) => order.includes(id))
    .reduce((sum, enemy) => sum + attackHarm(enemy, body, supposed), 0);
}
