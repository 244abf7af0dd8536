import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import { isSameAction } from '../../stage/sameAction';

/** An attack that may be declared now. */
export type ShotAction = ActionOf<'attack'> | ActionOf<'strafe'>;
export const isShot = (action: Action): action is ShotAction =>
  action.type === 'attack' || action.type === 'strafe';

/** What is chosen of an attack, one thing after the other. */
export const SHOT_PARTS = ['arms', 'target', 'mode', 'attacks'] as const;
export type ShotPart = (typeof SHOT_PARTS)[number];
export type ShotWish = Partial<Readonly<Record<ShotPart, string>>>;

export const wishOf = (shot: ShotAction): ShotWish =>
  Object.fromEntries(SHOT_PARTS.map((part) => [part, String(shot[part])]));

const helpKey = (help: readonly string[]): string => [...help].sort().join(' ');

/** The legal attacks that are left before each part is chosen; what cannot be had is not insisted on. */
export function narrowed(
  shots: readonly ShotAction[],
  wish: ShotWish,
): Readonly<Record<ShotPart | 'help', readonly ShotAction[]>> {
  const left = { arms: shots, target: shots, mode: shots, attacks: shots, help: shots };
  let now = shots;
  for (const part of SHOT_PARTS) {
    left[part] = now;
    const wanted = now.filter((shot) => String(shot[part]) === wish[part]);
    const fallback = now[0];
    now = wanted.length > 0 ? wanted : now.filter((shot) => shot[part] === fallback?.[part]);
  }
  return { ...left, help: now };
}

/** The attack that comes nearest to what is wished for; of equals the first. */
export function nearestShot(
  shots: readonly ShotAction[],
  wish: ShotWish,
  help: readonly string[] = [],
): ShotAction | undefined {
  const { help: alike } = narrowed(shots, wish);
  return alike.find((shot) => helpKey(shot.help) === helpKey(help)) ?? alike[0];
}

export const isOneOf = (actions: readonly Action[], action: Action): boolean =>
  actions.some((one) => isSameAction(one, action));
