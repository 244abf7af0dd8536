import { z } from 'zod';
import { BASE_IDS, SPACE_IDS } from './content/board';

const shipId = z.string().regex(/^s[0-9]{1,5}$/u);
const space = z.enum(SPACE_IDS);
const base = z.enum(BASE_IDS);
const coins = z.int().min(0).max(9999);
const stack = { pennies: coins, nickels: coins, dimes: coins };

/** Everything that a player can do, in small steps. */
export const action = z.discriminatedUnion('type', [
  /** Set-up: take the second, final race; or stay with the first. */
  z.strictObject({ type: z.literal('rerollRace') }),
  z.strictObject({ type: z.literal('keepRace') }),
  /** One step. A step with another ship ends the previous ship's activation. */
  z.strictObject({ type: z.literal('move'), ship: shipId, to: space }),
  /** Onto the ship's own base, or on the spot if it is there already (T20). */
  z.strictObject({ type: z.literal('recycle'), ship: shipId }),
  /** Onto the base of an opponent without cash. */
  z.strictObject({ type: z.literal('invade'), ship: shipId, base }),
  z.strictObject({ type: z.literal('fireAtShip'), ship: shipId, target: shipId }),
  z.strictObject({ type: z.literal('fireAtBase'), ship: shipId, base }),
  z.strictObject({ type: z.literal('launch'), ...stack }),
  /** Swarm, instead of launching: these coins become a new ship on `to`. */
  z.strictObject({ type: z.literal('split'), ship: shipId, to: space, ...stack }),
  z.strictObject({ type: z.literal('endTurn') }),
  /** Answers to a roll that Clovers or Murphys may force again. */
  z.strictObject({ type: z.literal('reroll') }),
  z.strictObject({ type: z.literal('letStand') }),
  /** The answer to damage: what is left of the ship. */
  z.strictObject({ type: z.literal('keepCoins'), ...stack }),
  /** Clovers and Murphys, at any time: whether to be asked about re-rolls (T25). */
  z.strictObject({ type: z.literal('askMe'), asked: z.boolean() }),
]);
export type Action = z.output<typeof action>;
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
