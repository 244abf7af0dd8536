import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import type { StructureId } from '@gearhall/shared/games/kriegbot/content/map';
import { isStructure } from '@gearhall/shared/games/kriegbot/rules/field/structuresOnMap';
import { findRobot } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { aimFor, aimOf, type Aim } from '@gearhall/shared/games/kriegbot/rules/previews/odds';
import { craftAttempt } from '@gearhall/shared/games/kriegbot/rules/scenarios/landingCraftAttack';
import type { View } from '@gearhall/shared/games/kriegbot/view';

/** Attacks by somebody else than the robot that is asked: by a landing craft, or with the card of a robot that is hacked. */
export type RemoteShot = ActionOf<'craft'> | ActionOf<'hack'>;
export const isRemote = (action: Action): action is RemoteShot =>
  action.type === 'craft' || action.type === 'hack';

/** Where it would come from: the landing craft, or the robot that is hacked. */
export const shooterOf = ({ question }: View, { type }: Pick<RemoteShot, 'type'>): string =>
  (type === 'craft' ? question?.robot : question?.target) ?? '';

/** What it would be, by open information. */
export function remoteAim(view: View, shot: RemoteShot): Aim | undefined {
  const shooter = shooterOf(view, shot);
  if (shot.type === 'craft')
    return isStructure(shooter)
      ? aimFor(view, craftAttempt(view, shooter satisfies StructureId, shot.target))
      : undefined;
  const robot = findRobot(view, shooter);
  const { arms, target, mode, attacks } = shot;
  return (
    robot &&
    aimOf(
      view,
      robot,
      { arms, target, mode, attacks, help: [] },
      { strafe: false, by: view.question?.robot ?? '' },
    )
  );
}
