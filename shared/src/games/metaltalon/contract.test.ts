import { contractSuite } from '../../core/testing/contract';
import type { RefusalCode } from './refusals';
import { metaltalon } from '.';

/** Refusals that random actions seldom trigger; refusals.test.ts has all of them. */
const RARE_REFUSALS = [
  'answerFirst',
  'raceSettled',
  'noMovesLeft',
  'baseClosed',
  'stripedBorder',
  'tooEarlyToRecycle',
  'ownBase',
  'opponentHasCash',
  'baseBlocked',
  'emptyBase',
  'noCoins',
] as const satisfies readonly RefusalCode[];

contractSuite(metaltalon, { rareRefusals: RARE_REFUSALS });
