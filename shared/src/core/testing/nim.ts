import { schema, t } from '@colyseus/schema';
import { z } from 'zod';
import type { Bot } from '../bots/bot';
import { anyGame } from '../game';
import { defineGame } from '../game/defineGame';
import { refuse } from '../ground/result';

/**
 * Nim, a game for tests only: two seats take one to three coins in turn, and the seat that takes the last one wins. A seat that
 * finds four, eight, twelve... coins has lost to somebody who plays well. One coin of the heap may fall off the table:
 * `shake` rolls for it, so that there are dice.
 */
const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('take'), coins: z.number() }),
  z.strictObject({ type: z.literal('shake') }),
]);
type Action = z.output<typeof action>;
const event = z.discriminatedUnion('type', [z.strictObject({ type: z.literal('took') })]);
const NimView = schema({ coins: t.uint8(), turn: t.uint8() }, 'NimView');
interface State {
  readonly coins: number;
  readonly turn: number;
}

const takes = (coins: number): Action => ({ type: 'take', coins });

/** Takes what leaves a multiple of four, or one. */
const perfect: Bot<State, Action> = { choose: ({ coins }) => takes(coins % 4 || 1) };

export const nim = anyGame(
  defineGame<State, Action, State, z.output<typeof event>>({
    about: {
      id: 'nim',
      title: 'Nim',
      tagline: 'For tests only.',
      seats: { min: 2, max: 2 },
      minutes: { min: 1, max: 1 },
      secrets: [],
      rulesVersion: 1,
      credits: { designers: ['Gearhall'], publisher: 'Gearhall', year: 2026 },
    },
    action,
    event,
    view: NimView,
    setup: () => ({ state: { coins: 14, turn: 0 }, events: [] }),
    toAct: ({ coins, turn }) => (coins > 0 ? [turn] : []),
    legal: ({ coins, turn }, seat) =>
      turn === seat && coins > 0
        ? [...[1, 2, 3].filter((count) => count <= coins).map(takes), { type: 'shake' as const }]
        : [],
    apply({ coins, turn }, seat, chosen, dice) {
      if (seat !== turn) return refuse('notYourTurn');
      const taken = chosen.type === 'take' ? chosen.coins : dice.roll(2) - 1;
      return { state: { coins: coins - Math.min(coins, taken), turn: 1 - turn }, events: [{ type: 'took' }] };
    },
    resign: (_state, seat) => ({ state: { coins: 0, turn: seat }, events: [] }),
    isIn: () => true,
    project: (state) => state,
    fallback: () => takes(1),
    outcome: ({ coins, turn }) => (coins > 0 ? undefined : { winners: [1 - turn], cause: 'last' }),
    bots: { easy: perfect, normal: perfect, hard: perfect },
  }),
);
