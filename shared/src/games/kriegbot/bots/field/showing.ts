import type { CardId } from '../../content/cards';
import { isOpen } from '../../rules/pieces/cardsOnRobots';
import type { SeenRobot } from '../../rules/field/field';
import { WORTH } from './weights';

/** The cost of showing a card to everybody. */
export const showing = (robot: SeenRobot, card: CardId): number => (isOpen(robot, card) ? 0 : WORTH.shown);
