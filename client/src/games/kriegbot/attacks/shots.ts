import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';

/** An attack that may be declared now. */
export type ShotAction = ActionOf<'attack'> | ActionOf<'strafe'>;
export const isShot = (action: Action): action is ShotAction =>
  action.type === 'attack' || action.type === 'strafe';

/** The parts of an attack, in the order in which they are chosen. */
export const SHOT_PARTS = ['arms', 'target', 'mode', 'attacks', 'overcharge'] as const;
export type ShotPart = (typeof SHOT_PARTS)[number];
export type ShotWish = Partial<Readonly<Record<ShotPart, string>>>;

/** "0" where nothing is overcharged. */
export const valueOf = (shot: ShotAction, part: ShotPart): string => String(shot[part] ?? 0);

export const wishOf = (shot: ShotAction): ShotWish =>
  Object.fromEntries(SHOT_PARTS.map((part) => [part, valueOf(shot, part)]));

const helpKey = (help: readonly string[]): string => [...help].sort().join(' ');

/** The legal attacks that remain before each part is chosen; an impossible part is ignored. */
export function narrowed(
  shots: readonly ShotAction[],
  wish: ShotWish,
): Readonly<Record<ShotPart | 'help', readonly ShotAction[]>> {
  const left = { arms: shots, target: shots, mode: shots, attacks: shots, overcharge: shots, help: shots };
  let now = shots;
  for (const part of SHOT_PARTS) {
    left[part] = now;
    const wanted = now.filter((shot) => valueOf(shot, part) === wish[part]);
    const fallback = now[0];
    now = wanted.length > 0 ? wanted : now.filter((shot) => shot[part] === fallback?.[part]);
  }
  return { ...left, help: now };
}

/** The attack nearest to the wish; among equals the first. */
export function nearestShot(
  shots: readonly ShotAction[],
  wish: ShotWish,
  help: readonly string[] = [],
): ShotAction | undefined {
  const { help: alike } = narrowed(shots, wish);
  return alike.find((shot) => helpKey(shot.help) === helpKey(help)) ?? alike[0];
}
