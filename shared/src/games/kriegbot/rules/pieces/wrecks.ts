import { PYLON_CARDS } from '../../content/scenario';
import type { CardId } from '../../content/cards';
import { originOf, type SeenRobot } from '../field/field';

/** Robots that were nobody's when the game began (KS14.2, KS14.4). */

/** The seat of what nobody runs: beyond all that there are. */
export const NOBODY = 255;

export const isPylonCard = (card: CardId): boolean => PYLON_CARDS.some((one) => one === card);

/** It was nobody's, whoever runs it now. */
export const isWreck = (robot: Pick<SeenRobot, 'team' | 'captured'>): boolean => originOf(robot) === 'wreck';
