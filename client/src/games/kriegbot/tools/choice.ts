import type { View } from '@gearhall/shared/games/kriegbot/view';
import { wayKey, type Aiming, type MoveOptions } from '../prospects/moveOptions';
import type { ShotAction } from '../attacks/shots';
import type { Choice } from './tool';
import type { UnitOptions } from './unit';

export const MOVE: Choice = { arms: 'move', way: '' };
export const OUT: Choice = { arms: 'out', way: '' };
export const BOMB: Choice = { arms: 'bomb', way: '' };

/** For a tent or drone: moving, or the likeliest attack where it cannot move. */
export const firstOf = ({ goings, fires, arms }: UnitOptions): Choice =>
  goings.length > 0 ? MOVE : { arms: fires[0]?.arms ?? arms[0] ?? 'move', way: '' };

/**
 * Identifies the question that a choice is made for: another robot or another question resets the choice.
 */
export function askedIn({ question, turn }: View): string {
  const step = question?.kind === 'moving' ? 'option' : question?.kind;
  return `${turn} ${question?.robot ?? ''} ${step ?? ''}`;
}

/** Whether the choice is still possible. */
export function isOffered({ arms }: Choice, aiming: Aiming | undefined): boolean {
  if (arms === 'move' || arms === 'out' || arms === 'bomb') return true;
  if (arms === 'ram') return (aiming?.rams.length ?? 0) > 0;
  return aiming?.arms.some((one) => one === arms) === true;
}

/** Moving, or the likeliest attack, as the orders propose it. */
export function firstChoice(aiming: Aiming | undefined, moveOptions: MoveOptions | undefined): Choice {
  if (moveOptions || !aiming) return MOVE;
  const { shots, arms } = aiming;
  const [shot] = shots;
  if (shot) return { arms: shot.arms, way: wayKey(shot) };
  return arms[0] ? { arms: arms[0], way: '' } : MOVE;
}

/** Another entry of the rack is chosen. */
export function chosen(
  choice: Choice,
  aiming: Aiming | undefined,
  { kind, id }: { readonly kind: 'arms' | 'way'; readonly id: string },
): Choice {
  if (kind === 'way') return { ...choice, way: id };
  const arms = [
    ...(aiming?.arms ?? []),
    'move' as const,
    'ram' as const,
    'out' as const,
    'bomb' as const,
  ].find((one) => one === id);
  if (!arms) return choice;
  const shot = aiming?.shots.find((one) => one.arms === arms);
  return { arms, way: shot ? wayKey(shot) : '' };
}

/** The attack proposed for this weapon and way: at this target, where possible. */
export function shotWith(
  { arms, way }: Choice,
  aiming: Aiming | undefined,
  target: string,
): ShotAction | undefined {
  const shots = aiming?.shots.filter((shot) => shot.arms === arms) ?? [];
  const inWay = shots.filter((shot) => wayKey(shot) === way);
  const fitting = inWay.length > 0 ? inWay : shots;
  return fitting.find((shot) => shot.target === target) ?? fitting[0];
}

/** The attack on exactly this target: in the chosen way, where possible. */
export function shotAt(
  { arms, way }: Choice,
  aiming: Aiming | undefined,
  target: string,
): ShotAction | undefined {
  const shots = aiming?.shots.filter((shot) => shot.arms === arms && shot.target === target) ?? [];
  return shots.find((shot) => wayKey(shot) === way) ?? shots[0];
}
