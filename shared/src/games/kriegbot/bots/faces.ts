import { isLive, isStruck } from '../rules/cards';
import { templateOf, type Bot } from '../rules/field';
import { GUIDED } from '../rules/silhouettes';
import { baseSilhouette, maxSpeed } from '../rules/speed';
import type { Barrel } from './barrels';

/** What a robot shows to a weapon: moving, or standing. */
export interface Face {
  readonly moving: number;
  readonly still: number;
  readonly flies: boolean;
}

/** The silhouette that a robot shows to this weapon (K37). */
export function faceOf(target: Bot, { weapon, arms }: Barrel): Face {
  const { painted, biped } = target;
  const speed = maxSpeed(target);
  let more = 0;
  if (target.skin.card === 'silvered' && weapon.medium === 'BEAM') more += 2;
  if (target.skin.card === 'chameleon' && !painted) more += 1;
  const blur = isLive(target, 'holoBlur') && !painted ? 2 : 0;
  const isStuck = isStruck(target) || target.fate !== '';
  const base = (plain: number): number => (arms === 'guidedMissile' ? GUIDED - speed : plain);
  const still = Math.max(1, base(1) + more);
  const moving = Math.max(1, base(isStuck ? 1 : Math.max(speed, baseSilhouette(target))) + more + blur);
  return { still, moving: isStuck ? still : moving, flies: templateOf(target).flies && !biped };
}
