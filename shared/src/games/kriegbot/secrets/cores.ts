import type { Dice } from '../../../core/dice';
import { coreCard, isCore, type CoreId } from '../content/cores';
import { coresUnseen } from '../rules/energy';
import { teamIn } from '../rules/field';
import type { Robot } from '../robotState';
import type { State } from '../state';

/**
 * Face-down cores, dealt anew among those of their side that lie open nowhere (KX31, KX44). Each is full: nothing lowers a
 * level unseen (KX6).
 */
export function coresAnew(state: State, robots: readonly Robot[], dice: Dice): readonly Robot[] {
  const [one] = robots;
  return one?.powerCore ? laid(robots, dice.shuffle(coresUnseen(state, one)), isFaceDown) : robots;
}

/** Before the designs are fixed: any of those dealt, on each robot. */
export function coresDrafted(state: State, robots: readonly Robot[], dice: Dice): readonly Robot[] {
  const [one] = robots;
  if (!one?.powerCore) return robots;
  return laid(robots, dice.shuffle(teamIn(state, one.team).cores.filter(isCore)), () => true);
}

const isFaceDown = ({ powerCore }: Robot): boolean => powerCore?.card !== '' && powerCore?.shown === false;

function laid(
  robots: readonly Robot[],
  cores: readonly CoreId[],
  isMeant: (robot: Robot) => boolean,
): readonly Robot[] {
  const left = [...cores];
  return robots.map((robot) => {
    const card = isMeant(robot) ? left.pop() : undefined;
    return card ? { ...robot, powerCore: { card, shown: false, level: coreCard(card).most } } : robot;
  });
}
