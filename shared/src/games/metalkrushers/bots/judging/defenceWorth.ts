import type { Action, ActionOf } from '../../actions';
import { EMPTY, ITEMS } from '../../content/items';
import { ARMS, type Arm } from '../../content/sides';
import { parryOf } from '../../rules/arms/arms';
import { askedBody, attackHarm, bestAttack, harmsOf, harmTaken, type Supposed } from './attackWorth';
import { stanceOf } from './placeWorth';
import type { Situation } from '../imagining';
import type { Body } from '../body';
import { LEAST } from './weights';

/** Reflex Facing, shields and parries: the steps A to E of the Combat Sequence. */

/** What the Krusher can still do with this facing, less what it still has to take. */
export function reflexWorth(situation: Situation): (action: Action) => number {
  const body = askedBody(situation);
  const { hex, facing } = stanceOf(body);
  const facingTo = (to: typeof facing): number => {
    const stance = { hex, facing: to };
    return bestAttack(situation, body, { by: stance }) - harmTaken(situation, body, { at: stance });
  };
  const now = facingTo(facing) + LEAST;
  return (action) => (action.type === 'reflex' ? facingTo(action.facing) : now);
}

/** Steps B and C: what the shield prevents, and what it could still do with a bash. */
export function shieldWorth(situation: Situation): (action: Action) => number {
  const body = askedBody(situation);
  const blocks = blocking(body);
  const taken = (supposed: Supposed): number => harmTaken(situation, body, { blocks, ...supposed });
  const sparing = (arm: Arm): number => bashHarm(situation, body, arm) - taken({ open: arm });
  // The attacker can still choose to bash; a defender cannot, once the shield has covered it.
  const isAttacker = situation.view.combat?.order[0] === body.id;
  return (action) => {
    switch (action.type) {
      case 'block':
        return -taken({ blocks: [...blocks, action.arm] });
      case 'spare':
        return sparing(action.arm);
      case 'parry':
        return parryGain(situation, body, action, blocks) - taken({});
      default:
        return Math.max(-taken({}), ...(isAttacker ? ARMS.map(sparing) : [])) + LEAST;
    }
  };
}

/** What a spiked shield in this arm could still do with a bash. */
function bashHarm(situation: Situation, body: Body, arm: Arm): number {
  const { view, enemies } = situation;
  if (isPlain(body, arm) || !view.combat?.order.includes(body.id)) return 0;
  return Math.max(
    0,
    ...enemies.map((enemy) => {
      const all = harmsOf(body, enemy);
      const bash = all.find((one) => one.arm === arm)?.harm ?? 0;
      if (body.strikes === 2) return bash;
      return Math.max(0, bash - Math.max(0, ...all.filter((one) => one.arm !== arm).map(({ harm }) => harm)));
    }),
  );
}

function isPlain({ arms }: Body, arm: Arm): boolean {
  const held = arms[arm];
  if (held === EMPTY) return true;
  const item = ITEMS[held];
  return item.kind !== 'shield' || !item.bash;
}

/** Steps D and E: what the weapon prevents, less the damage that it could have done. */
export function parryWorth(situation: Situation): (action: Action) => number {
  const body = askedBody(situation);
  const blocks = blocking(body);
  return (action) => {
    if (action.type !== 'parry') return LEAST;
    const lost = bestAttack(situation, body) - bestAttack(situation, body, { without: action.arm });
    return parryGain(situation, body, action, blocks) - lost;
  };
}

const blocking = ({ uses }: Body): readonly Arm[] => ARMS.filter((arm) => uses[arm] === 'block');

/**
 * The harm that a parry prevents while these shields block; for one declared ahead, that of the best attack that may
 * come.
 */
function parryGain(
  { bodies }: Situation,
  body: Body,
  { arm, against, meets }: ActionOf<'parry'>,
  blocks: readonly Arm[],
): number {
  const enemy = bodies[against];
  const held = body.arms[arm];
  if (!enemy || held === EMPTY) return 0;
  const whole = attackHarm(enemy, body, { blocks });
  const met = meets === undefined ? harmsOf(enemy, body).map((one) => one.arm) : [meets];
  const gains = met.map(
    (one) => whole - attackHarm(enemy, body, { blocks, parry: { [one]: parryOf(arm, held) } }),
  );
  return Math.max(0, ...gains);
}
