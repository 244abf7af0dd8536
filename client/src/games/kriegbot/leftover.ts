import { pilotWith } from '@gearhall/shared/games/kriegbot/content/cards';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { CAMOUFLAGES, whyNotLit } from '@gearhall/shared/games/kriegbot/rules/interrupts/camouflaging';
import {
  isShown,
  mightBeFlownWith,
  mightHave,
} from '@gearhall/shared/games/kriegbot/rules/pieces/cardsOnRobots';
import { mightUse } from '@gearhall/shared/games/kriegbot/rules/cores/energy';
import { findRobot, templateOf, type SeenRobot } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { pilotCardFor } from '@gearhall/shared/games/kriegbot/rules/pieces/actionsLeft';
import type { View } from '@gearhall/shared/games/kriegbot/view';

/**
 * The end of a move, or of an attack action, where nothing else can be done. Only where everybody sees
 * that: if a face-down card could continue it, an immediate end would reveal that the card is not there
 * (K65).
 */
export function leftoverOf(view: View, seat: Seat, legal: readonly Action[]): Action | undefined {
  const { question } = view;
  const robot = findRobot(view, question?.robot ?? '');
  const own = legal.filter(({ type }) => type !== 'prepare');
  const [only] = own;
  if (!robot || !only || own.length > 1 || question?.seat !== seat || question.brief) return undefined;
  if (mightLight(view, robot)) return undefined;
  if (only.type === 'endMove') return mightGoOn(view, robot) ? undefined : only;
  return only.type === 'pass' && !hidesAnything(robot) ? only : undefined;
}

/** As far as the others know: its skin might be one that can be lit now (KX29). */
const mightLight = (view: View, robot: SeenRobot): boolean =>
  CAMOUFLAGES.some((card) => mightHave(view, robot, card) && !whyNotLit(robot, card));

/** As far as the others know: by a rotation of a Hotshot, by its power core, a step back, or a strafe. */
function mightGoOn(view: View, robot: SeenRobot): boolean {
  const { movement } = view;
  if (!movement) return true;
  const pilot = pilotCardFor(view, robot, 'agility');
  const isKnown = robot.marks.helped.includes(pilotWith('agility')) || (pilot && isShown(robot, pilot));
  const mightTurn = !isKnown && mightBeFlownWith(view, robot, 'agility');
  const mayStrafe = !movement.strafed && (movement.boosted || templateOf(robot).strafes);
  const mightSurge = mightUse(view, robot, 'speed') || mightUse(view, robot, 'rotation');
  return mightTurn || mightSurge || ((movement.points > 0 || mayStrafe) && hidesAnything(robot));
}

const hidesAnything = ({ slots }: SeenRobot): boolean =>
  Object.values(slots).some(({ card, shown }) => card !== '' && !shown);
