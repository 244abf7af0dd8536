import type { Dice } from '../../../core/dice/dice';
import { isCore, type CoreId } from '../content/cores';
import { startLevelOf } from '../rules/setup/dealingCores';
import { coresUnseen } from '../rules/cores/energy';
import { teamIn } from '../rules/field/field';
import type { Robot } from '../state/robot';
import type { State } from '../state';
import { isKnownTo, type Look } from './hands';

/**
 * Face-down cores, dealt anew among those of their side that lie open nowhere (KX31, KX44). Each has
 * the energy that it began with: nothing changes a level unseen (KX6, KX98).
 */
export function coresAnew(
  state: State,
  robots: readonly Robot[],
  { knower, dice }: Pick<Look, 'knower' | 'dice'>,
): readonly Robot[] {
  const [one] = robots;
  if (!one?.powerCore) return robots;
  // Captured robots are known to all who have run them (KX70).
  const isHidden = (robot: Robot): boolean => isFaceDown(robot) && !isKnownTo(robot, knower);
  const known = robots.filter((robot) => !isHidden(robot)).map(({ powerCore }) => powerCore?.card);
  const left = coresUnseen(state, one).filter((core) => !known.includes(core));
  return laid(state, robots, { cores: dice.shuffle(left), isMeant: isHidden });
}

/** Before the designs are fixed: any of those dealt, on each robot. */
export function coresDrafted(state: State, robots: readonly Robot[], dice: Dice): readonly Robot[] {
  const [one] = robots;
  if (!one?.powerCore) return robots;
  const cores = dice.shuffle(teamIn(state, one.team).cores.filter(isCore));
  return laid(state, robots, { cores, isMeant: () => true });
}

const isFaceDown = ({ powerCore }: Robot): boolean => powerCore?.card !== '' && powerCore?.shown === false;

function laid(
  state: State,
  robots: readonly Robot[],
  { cores, isMeant }: { readonly cores: readonly CoreId[]; readonly isMeant: (robot: Robot) => boolean },
): readonly Robot[] {
  const left = [...cores];
  return robots.map((robot) => {
    const card = isMeant(robot) ? left.pop() : undefined;
    return card ? { ...robot, powerCore: { card, shown: false, level: startLevelOf(state, card) } } : robot;
  });
}
