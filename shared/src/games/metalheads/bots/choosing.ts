import type { Bot, BotMeans } from '../../../core/bots/bot';
import { highestValued } from '../../../core/bots/choosing';
import type { Seat } from '../../../core/ground/seats';
import type { Action } from '../actions';
import type { MonsterId } from '../content/monsters';
import { imagine } from '../imagine';
import { bestWorths, type Breadth } from './candidates';
import type { View } from '../view';
import { judgeOf, worthOf, type Weights } from './judging';
import type { Imagined } from './imagining';

type Special = Readonly<Partial<Record<MonsterId, Partial<Weights>>>>;

export interface Level {
  readonly weights: Weights;
  /** What it weighs otherwise against a Monster. */
  readonly against?: Special;
  readonly breadth: Breadth;
  /** By what it plays alone, where that is something else. */
  readonly alone?: Pick<Level, 'weights' | 'against' | 'breadth'>;
  /** Worlds that it imagines; it acts by the mean of them. */
  readonly worlds: number;
  /** How far off its judgement may be, in points of Strength. */
  readonly error: number;
}

export const botOf = ({ weights, against, alone, breadth, worlds, error }: Level): Bot<View, Action> => ({
  choose(view: View, seat: Seat, legal: readonly Action[], { dice }: BotMeans<View>): Action {
    const [only, other] = legal;
    if (only && !other) return only;
    const sums = new Map<Action, number>();
    const by = alone && view.players.length === 1 ? alone : { weights, against, breadth };
    const judge = judgeOf(view, seat, { ...by.weights, ...by.against?.[view.monster] });
    const worth = (state: Imagined): number => worthOf(state, judge);
    for (let world = 0; world < worlds; world += 1) {
      const best = bestWorths(imagine(view, dice), seat, {
        actions: legal,
        breadth: by.breadth,
        worth,
        dice,
      });
      for (const [action, value] of best) sums.set(action, (sums.get(action) ?? 0) + value / worlds);
    }
    const noise = new Map(legal.map((action) => [action, error * (dice.roll(1000) / 1000)]));
    return highestValued(legal, (action) => (sums.get(action) ?? -Infinity) + (noise.get(action) ?? 0), dice);
  },
});
