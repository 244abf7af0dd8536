import { robotIn, type RuleContext } from '../field/context';
import type { Hook } from './hook';
import { dropAt, dropOneBehind, isByEnemy } from '../pieces/tokens';
import { wakersIn } from '../interrupts/waking';
import { openWindow } from '../interrupts/windows';

/** Scenario 17: what dishes and a Solenoid do besides the rules (L669-683). */

function askToWake(context: RuleContext): void {
  const [about] = wakersIn(context.state);
  if (about !== undefined) openWindow(context, 'wake', about);
}

/** Dishes fall one by one (L675, KS0.15); of a robot that is destroyed one flies further than the rest (KS17.5). */
export const DISHES: Hook = {
  places: { setUp: askToWake },
  reacts: {
    damaged(context, { robot: id, bore, by }) {
      const robot = robotIn(context, id);
      const { at, facing } = robot;
      if (at !== '' && isByEnemy(context.state, robot, by)) dropOneBehind(context, id, { at, facing, bore });
    },
    gone(context, { robot: id, how, by, ...stood }) {
      if (how === 'fled') return;
      if (isByEnemy(context.state, robotIn(context, id), by)) dropOneBehind(context, id, stood);
      dropAt(context, id, stood);
    },
  },
};
