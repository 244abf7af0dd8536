import { DEFENSES, type CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import { SLOT_IDS } from '@gearhall/shared/games/kriegbot/content/chassis';
import { attacksLeft, defensesLeft, ownEyes } from '@gearhall/shared/games/kriegbot/rules/spending';
import { baseSilhouette, maxSpeed } from '@gearhall/shared/games/kriegbot/rules/speed';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';
import { seenName } from '../words/names';

/** What a dashboard shows of a robot, as these eyes see it. */
export interface Readout {
  readonly speed: number;
  /** By its movement option, before cards. */
  readonly silhouette: number;
  readonly attacks: number;
  readonly defenses: number;
}

export function readoutOf(view: View, robot: RobotView): Readout {
  return {
    speed: maxSpeed(robot),
    silhouette: baseSilhouette(robot),
    attacks: Math.max(0, attacksLeft(view, ownEyes(robot))),
    defenses: Math.max(0, defensesLeft(view, ownEyes(robot))),
  };
}

/** Cards that can answer an interrupt without an action of their own. */
const ANSWERING: readonly CardId[] = ['civilianPilot', 'engineerPilot', 'holoBlur'];

/** The cards of a robot of one's own that may break in: each can be answered for ahead. */
export function answeringCards(robot: RobotView): readonly CardId[] {
  const items = SLOT_IDS.flatMap((slot): CardId[] => {
    const { card } = robot.slots[slot];
    return card === '' || card === 'hidden' ? [] : [card];
  }).filter((card) => [...DEFENSES, ...ANSWERING].some((one) => one === card));
  const { card: skin } = robot.skin;
  return skin === '' || skin === 'hidden' ? items : [...items, skin];
}

/** "Chaff, face down": what somebody reads in a box, and who sees it. */
export function boxInWords(robot: RobotView, item: keyof RobotView['slots'] | 'skin'): string {
  const { card, shown } = item === 'skin' ? robot.skin : robot.slots[item];
  if (card === '' || card === 'hidden') return seenName(card);
  return `${seenName(card)}, ${shown ? 'open' : 'face down for the others'}`;
}
