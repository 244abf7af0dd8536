import type { Action } from '../../actions';
import { HEXES, stepsBetween, type ArenaHex } from '../../content/arena';
import { EMPTY, ITEMS, type Held } from '../../content/items';
import type { Arm } from '../../content/sides';
import { blowOf } from './blow';
import { lineTo } from './geometry';
import type { Situation } from '../imagining';
import type { Body } from '../body';
import { WORTH } from './weights';

/** Pick-Up: where to arm, and when an armament is good enough. */

/** The quality of an armament, from 0 for nothing to about 1 for the best. */
export function qualityOf(held: Held): number {
  if (held === EMPTY) return 0;
  const item = ITEMS[held];
  if (item.kind === 'shield') return SHIELD_QUALITY + item.armor / 100;
  const { damage, critical } = blowOf(item, 1, 0);
  return (damage + WORTH.point.linkage * critical) / BEST_BLOW;
}

/** The harm of the best blow. */
const BEST_BLOW = 5;
const SHIELD_QUALITY = 0.4;
/** Below this quality an arm is armed again, if nobody is near. */
const POOR = 0.5;
const NEAR = 5;

const isShield = (held: Held): boolean => held !== EMPTY && ITEMS[held].kind === 'shield';

/** Should this arm hold something else? Without any weapon, it should. */
function wants({ enemies }: Situation, { at, arms }: Body, arm: 'left' | 'right'): boolean {
  const [own, other] = arm === 'left' ? [arms.left, arms.right] : [arms.right, arms.left];
  if (own === EMPTY) return true;
  if (isShield(own) && (isShield(other) || other === EMPTY)) return true;
  const isDisturbed = enemies.some((enemy) => stepsBetween(at, enemy.at) <= NEAR);
  return !isDisturbed && qualityOf(own) < POOR;
}

const wantedArms = (situation: Situation, body: Body): ('left' | 'right')[] =>
  situation.view.options.scenario !== 'pickUp' || body.arms.both !== EMPTY
    ? []
    : (['left', 'right'] as const).filter((arm) => wants(situation, body, arm));

export function armingWorth(situation: Situation, body: Body, arm: Arm): number {
  const wanted = wantedArms(situation, body).find((one) => one === arm);
  return wanted ? WORTH.pickUp.arming * (1 - qualityOf(body.arms[wanted])) : -1;
}

const POINTS = HEXES.filter(({ pickUp }) => pickUp !== undefined);

/** The free points at which one of the wanted arms can be armed. */
function pointsFor({ bodies }: Situation, body: Body, wanted: readonly ('left' | 'right')[]): ArenaHex[] {
  const taken = Object.values(bodies).filter(({ fallen, id }) => !fallen && id !== body.id);
  return POINTS.filter(
    ({ id }) =>
      taken.every(({ at }) => at !== id) &&
      wanted.some((arm) => body.armedAt[arm === 'left' ? 'right' : 'left'] !== id),
  );
}

/** How good hexes are on the way to the next pick-up point; `undefined` for a Krusher that needs none. */
export function pickUpWorth(situation: Situation, body: Body): ((here: ArenaHex) => number) | undefined {
  const wanted = wantedArms(situation, body);
  const points = wanted.length > 0 ? pointsFor(situation, body, wanted) : [];
  if (points.length === 0) return undefined;
  const { step, there } = WORTH.pickUp;
  return (here) => {
    const steps = Math.min(...points.map((point) => lineTo(point, here).steps));
    return steps === 0 ? there : -step * steps;
  };
}

/** "Any": the size that does most. */
export const armamentWorth = (action: Action): number =>
  action.type === 'chooseArmament' ? qualityOf(action.item) : 0;
