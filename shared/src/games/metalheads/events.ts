import { z } from 'zod';
import { MONSTER_IDS } from './content/monsters';
import { NATION_IDS } from './content/nations';
import { RESOURCES } from './content/resources';
import { ROBOT_IDS } from './content/robots';
import { TOKENS } from './content/tokens';
import { CAUSES } from './state';

const seat = z.int();
const robot = z.enum(ROBOT_IDS);
const robots = z.array(robot);
/** Whose Robot; absent: the solo Monster's. */
const owner = z.int().optional();
const kind = z.enum(RESOURCES);
const token = z.enum(TOKENS);
const spot = z.int();
const count = z.int();
const amounts = z.strictObject({ steel: z.int(), circuits: z.int(), fuel: z.int() });
/** What a token, or the end of a Robot, comes from: a Robot, or empty for a Nation or the Monster. */
const by = z.union([robot, z.literal('')]);

/** Everything that can happen. What only some may know is in events of its own (`audience`). */
export const event = z.discriminatedUnion('type', [
  // Before the first turn
  z.strictObject({ type: z.literal('begun'), monster: z.enum(MONSTER_IDS), row: robots }),
  z.strictObject({ type: z.literal('putAside'), seat }),
  z.strictObject({ type: z.literal('firstPlayer'), seat }),
  z.strictObject({ type: z.literal('nationChosen'), seat, nation: z.enum(NATION_IDS) }),

  // Turns
  z.strictObject({ type: z.literal('turnBegan'), seat, round: z.int() }),
  z.strictObject({ type: z.literal('took'), seat, robot, spot, energy: z.int() }),
  /** From the deck; `by`: the Robot that drew, or empty. */
  z.strictObject({ type: z.literal('drew'), seat, count, energy: z.int(), by }),
  /** For the seat alone: what it drew, or looks at. */
  z.strictObject({ type: z.literal('drawn'), seat, robots }),
  z.strictObject({ type: z.literal('began'), seat, robot }),
  z.strictObject({ type: z.literal('paid'), seat, robot, side: amounts }),
  /** For the seat alone: which Robot paid. */
  z.strictObject({ type: z.literal('paidWith'), seat, robot, card: robot }),
  z.strictObject({ type: z.literal('spent'), seat, robot, kind, count }),
  z.strictObject({ type: z.literal('activated'), seat, robot, free: z.boolean() }),
  z.strictObject({ type: z.literal('usedNation'), seat, nation: z.enum(NATION_IDS), kind: kind.optional() }),
  z.strictObject({ type: z.literal('gained'), seat, amounts }),
  z.strictObject({ type: z.literal('completed'), seat, robot, free: z.boolean() }),
  z.strictObject({ type: z.literal('copied'), seat, robot, of: robot }),
  z.strictObject({ type: z.literal('discarded'), seat, robots }),
  z.strictObject({ type: z.literal('swapped'), seat, robot, for: robot, spot }),
  z.strictObject({ type: z.literal('looked'), seat, count, by }),
  z.strictObject({ type: z.literal('kept'), seat, count }),
  /** A Robot goes from hand to hand; without `to` openly to the solo Monster. */
  z.strictObject({ type: z.literal('gave'), seat, to: seat, by }),
  z.strictObject({ type: z.literal('gaveMonster'), robot }),
  /** For the two alone. */
  z.strictObject({ type: z.literal('given'), seat, to: seat, robot }),
  z.strictObject({ type: z.literal('refreshed'), seat, robots }),
  z.strictObject({ type: z.literal('rowSwept'), robots }),
  z.strictObject({ type: z.literal('placed'), robot, owner, token, by }),
  z.strictObject({ type: z.literal('removed'), robot, owner, token, by }),
  z.strictObject({ type: z.literal('moved'), robot, owner, token, to: robot, toOwner: owner }),
  /** The token of the set-up on a Robot goes back. */
  z.strictObject({ type: z.literal('unmarked'), robot }),
  z.strictObject({ type: z.literal('destroyed'), robot, owner, by }),
  z.strictObject({ type: z.literal('turnEnded'), seat, strength: z.int() }),
  z.strictObject({ type: z.literal('keptResource'), seat, kind }),

  // The row, the deck and the Monster
  z.strictObject({ type: z.literal('refilled'), row: z.array(z.union([robot, z.literal('')])) }),
  z.strictObject({ type: z.literal('reshuffled'), count }),
  z.strictObject({ type: z.literal('gathered'), robot, spot }),
  z.strictObject({ type: z.literal('saved'), robot }),
  /** The end has come near: the round is played to its end. */
  z.strictObject({ type: z.literal('lastRound'), cause: z.enum(CAUSES), seat }),
  z.strictObject({ type: z.literal('left'), seat }),
  z.strictObject({ type: z.literal('ended'), cause: z.enum(CAUSES), strengths: z.array(z.int()) }),
]);
export type Event = z.output<typeof event>;
export type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
