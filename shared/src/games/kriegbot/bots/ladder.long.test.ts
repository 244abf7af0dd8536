import { anyGame } from '../../../core/game';
import { ladderSuite } from '../../../core/testing/ladderSuite';
import { kriegbot } from '..';

/**
 * Standard duels, each seed from both seats; RULES.md has the shares of 200 games. Fewer are enough here: the shares of
 * the levels are at least two standard deviations of 50 games above the limits.
 */
ladderSuite(anyGame(kriegbot), { easy: 100, normal: 50, hard: 40 });
