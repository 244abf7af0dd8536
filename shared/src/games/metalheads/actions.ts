import { z } from 'zod';
import { NATION_IDS } from './content/nations';
import { RESOURCES } from './content/resources';
import { ROBOT_IDS } from './content/robots';
import { TOKENS } from './content/tokens';

const robot = z.enum(ROBOT_IDS);
const seat = z.int().min(0).max(4);
const spot = z.int().min(1).max(5);
const count = z.int().min(1).max(99);
const kind = z.enum(RESOURCES);
const token = z.enum(TOKENS);

/** Everything that a player can send. Robots are named by their ids; `with` is the Robot that pays. */
export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('chooseNation'), nation: z.enum(NATION_IDS) }),

  // In one's own turn (L75 to L89).
  /** Takes a Robot of the row; also the one that an effect gives. Spot 1 has the oldest. */
  z.strictObject({ type: z.literal('take'), spot }),
  z.strictObject({ type: z.literal('draw') }),
  /** Begins to construct a hand Robot by paying with another one. */
  z.strictObject({ type: z.literal('construct'), robot, with: robot }),
  /** Begins to construct a hand Robot with gained resources. */
  z.strictObject({ type: z.literal('constructFrom'), robot, kind, count }),
  z.strictObject({ type: z.literal('pay'), robot, with: robot }),
  /** Puts gained resources on a Robot under construction. */
  z.strictObject({ type: z.literal('spend'), robot, kind, count }),
  /** `free`: by the ability of the Nation, for no Energy and without turning the Robot. */
  z.strictObject({ type: z.literal('activate'), robot, free: z.boolean() }),
  /** Uses the ability of the Nation; `kind`: the resource that is to cost less. */
  z.strictObject({ type: z.literal('useNation'), kind: kind.optional() }),
  /** Discards a hand Robot to remove a token from an own Robot. */
  z.strictObject({ type: z.literal('repair'), card: robot, robot, token }),
  z.strictObject({ type: z.literal('endTurn') }),

  // Answers to questions (state.ts, Task).
  /** A completed Robot: for a token, to be refreshed, to be destroyed. */
  z.strictObject({ type: z.literal('target'), robot }),
  /** A token on a completed Robot: to be removed, to be moved. */
  z.strictObject({ type: z.literal('token'), robot, token }),
  /** A Robot of the hand, of those looked at, or of those paid. */
  z.strictObject({ type: z.literal('card'), card: robot }),
  /** A Robot for an opponent; without `to` for the solo Monster. */
  z.strictObject({ type: z.literal('give'), card: robot, to: seat.optional() }),
  z.strictObject({ type: z.literal('swap'), card: robot, spot }),
  z.strictObject({ type: z.literal('name'), kind }),
  z.strictObject({ type: z.literal('opponent'), seat }),
  /** A Robot under construction: to be completed, or to be completed first. */
  z.strictObject({ type: z.literal('complete'), robot }),
  /** Takes Damage so that a Robot stays in the row. */
  z.strictObject({ type: z.literal('save') }),
  /** No more of it. */
  z.strictObject({ type: z.literal('done') }),
]);

export type Action = z.output<typeof action>;
export type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;
