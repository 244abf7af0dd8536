import type { ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import { cardEffect, isDefense, type CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import { attackDice } from '@gearhall/shared/games/kriegbot/rules/attacking/attackDice';
import { chanceToHit } from '@gearhall/shared/games/kriegbot/rules/previews/odds';
import { isForbidden, silhouetteAgainst } from '@gearhall/shared/games/kriegbot/rules/attacking/silhouettes';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';

type Answer = Pick<ActionOf<'answer'>, 'robot' | 'cards'>;

/** The roll of the current attack. */
export interface Threat {
  readonly dice: number;
  readonly silhouette: number;
  readonly chance: number;
}

/** The attack as it stands before its roll, or as this answer would change it; absent at any other time. */
export function threatOf(view: View, answer?: Answer): Threat | undefined {
  const field = answer ? withAnswer(view, answer) : view;
  const { assault, window } = field;
  if (!assault || window?.kind !== 'before') return undefined;
  const dice = isForbidden(field, assault) ? 0 : attackDice(field);
  const silhouette = silhouetteAgainst(field, assault);
  return { dice, silhouette, chance: chanceToHit(dice, silhouette) };
}

/** The view as it would be with these cards turned up and used. */
function withAnswer(view: View, { robot: id, cards }: Answer): View {
  const { assault, robots } = view;
  const robot = robots[id];
  if (!assault) return view;
  // A landing craft has no cards: its laser counts as one (KS7.3).
  const counted: readonly CardId[] = robot ? cards.filter(isDefense) : cards;
  const used = counted.map((card) => ({ robot: id, card, burnsOut: false }));
  return {
    ...view,
    ...(robot && { robots: { ...robots, [id]: showing(robot, cards) } }),
    assault: { ...assault, answers: [...assault.answers, ...used] },
  };
}

function showing(robot: RobotView, cards: readonly CardId[]): RobotView {
  const isUsed = (card: string): boolean => cards.some((one) => one === card);
  const slots = Object.fromEntries(
    Object.entries(robot.slots).map(([id, slot]) => [
      id,
      isUsed(slot.card) ? { ...slot, shown: true } : slot,
    ]),
  ) as RobotView['slots'];
  const { skin, marks } = robot;
  const isLit = isUsed(skin.card) && cardEffect(skin.card, 'camouflage') !== undefined;
  return {
    ...robot,
    slots,
    skin: isUsed(skin.card) ? { ...skin, shown: true } : skin,
    ...(isLit && { marks: { ...marks, camouflaged: true } }),
  };
}
