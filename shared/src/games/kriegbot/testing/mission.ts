import { quickDice, seedFrom } from '../../../core/dice';
import { isRefusal } from '../../../core/result';
import { kriegbot } from '..';
import { CARD_IDS, type CardId } from '../content/cards';
import { options } from '../options';
import type { State } from '../state';

export const dice = () => quickDice(seedFrom('mission', 0));

/** A showdown in which Green has only these cards, and has its template. */
export function designing(green: readonly CardId[]): State {
  const chosen = options.parse({ scenario: 'showdown', campaign: { green: 2 } });
  const { state } = kriegbot.setup(chosen, 2, dice(), { stocks: { green, yellow: CARD_IDS } });
  return [0, 1].reduce<State>((now, seat) => {
    const [template] = kriegbot.legal(kriegbot.project(now, seat), seat);
    const step = template && kriegbot.apply(now, seat, template, dice());
    if (!step || isRefusal(step)) throw new Error('No template.');
    return step.state;
  }, state);
}
