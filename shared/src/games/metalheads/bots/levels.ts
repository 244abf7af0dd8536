import type { Bot, BotLevel, BotMeans } from '../../../core/game';
import { bestOf } from '../../../core/bots';
import type { Seat } from '../../../core/seats';
import type { Action } from '../actions';
import { imagine } from '../imagine';
import { bestWorths, type Breadth } from './search';
import type { View } from '../view';
import { judgeOf, worthOf, type Weights } from './worth';
import type { Imagined } from './lookAhead';

interface Level {
  readonly weights: Weights;
  readonly breadth: Breadth;
  /** Worlds that it imagines; it acts by the mean of them. */
  readonly worlds: number;
  /** How far off its judgement may be, in points of Strength. */
  readonly error: number;
}

const SHREWD: Weights = {
  construction: 0.8,
  side: 0.28,
  hand: 0.08,
  ability: 0.65,
  opponents: 0.4,
  ending: 1,
  pool: 0,
};

/** Trusts in abilities, and gathers a large hand. */
const HOPEFUL: Weights = { ...SHREWD, side: 0.35, hand: 0.12, ability: 1.1 };

const LEVELS = {
  easy: {
    weights: { ...HOPEFUL, ability: 0.5, opponents: 0, pool: 0.3 },
    breadth: { beam: 1, depth: 1, most: 0 },
    worlds: 1,
    error: 0.6,
  },
  normal: { weights: HOPEFUL, breadth: { beam: 2, depth: 4, most: 400 }, worlds: 1, error: 0.7 },
  hard: { weights: SHREWD, breadth: { beam: 6, depth: 12, most: 350 }, worlds: 1, error: 0 },
} as const satisfies Record<BotLevel, Level>;

const botOf = ({ weights, breadth, worlds, error }: Level): Bot<View, Action> => ({
  choose(view: View, seat: Seat, legal: readonly Action[], { dice }: BotMeans<View>): Action {
    const [only, other] = legal;
    if (only && !other) return only;
    const sums = new Map<Action, number>();
    const judge = judgeOf(view, seat, weights);
    const worth = (state: Imagined): number => worthOf(state, judge);
    for (let world = 0; world < worlds; world += 1) {
      const best = bestWorths(imagine(view, dice), seat, { actions: legal, breadth, worth, dice });
      for (const [action, value] of best) sums.set(action, (sums.get(action) ?? 0) + value / worlds);
    }
    const noise = new Map(legal.map((action) => [action, error * (dice.roll(1000) / 1000)]));
    return bestOf(legal, (action) => (sums.get(action) ?? -Infinity) + (noise.get(action) ?? 0), dice);
  },
});

export const levels = { easy: botOf(LEVELS.easy), normal: botOf(LEVELS.normal), hard: botOf(LEVELS.hard) };
