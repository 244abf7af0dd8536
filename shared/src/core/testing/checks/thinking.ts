import { botAt, levelsOf } from '../../bots/bot';
import { quickDice, seedFrom } from '../../dice/dice';
import { isSame } from '../../json/equality';
import { meansOf } from '../../replay/history';
import type { Moment } from '../playout';

/** What a bot that thinks chooses that is not legal, or not the same when it is asked again; undefined if none does. */
export function thinkingProblem({ before }: Moment): string | undefined {
  const { game } = before;
  const [seat = 0] = before.toAct;
  const view = before.project(seat);
  const legal = game.legal(view, seat);
  for (const level of levelsOf(game.about)) {
    const bot = botAt(game.bots, level);
    if (!bot.thinks) continue;
    const choose = () => {
      const dice = quickDice(seedFrom('thinks', before.length));
      return bot.choose(view, seat, legal, meansOf(before, seat, dice, bot));
    };
    const choice = choose();
    if (!legal.some((action) => isSame(action, choice))) return `${level} chooses ${JSON.stringify(choice)}`;
    if (!isSame(choice, choose())) return `${level} chooses something else when it is asked again`;
  }
  return undefined;
}
