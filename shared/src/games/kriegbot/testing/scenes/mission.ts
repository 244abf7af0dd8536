import { quickDice, seedFrom } from '../../../../core/dice/dice';
import { isRefusal } from '../../../../core/ground/result';
import { kriegbot } from '../..';
import { CARD_IDS, type CardId } from '../../content/cards';
import type { MissionId } from '../../content/missionIds';
import { options } from '../../options';
import type { State } from '../../state';

export const dice = () => quickDice(seedFrom('mission', 0));

/** A mission in which Green has only these cards, and all robots have their templates. */
export function designing(green: readonly CardId[], scenario: MissionId = 'showdown'): State {
  const chosen = options.parse({ scenario, campaign: { green: 2 } });
  const { state } = kriegbot.setup(chosen, 2, dice(), { stocks: { green, yellow: CARD_IDS } });
  let now = state;
  while (now.phase === 'templates') {
    const [seat = 0] = kriegbot.toAct(now);
    const templates = kriegbot.legal(kriegbot.project(now, seat), seat);
    const wanted = templates.find(
      (action) => action.type === 'template' && now.robots[action.robot]?.chassis === '',
    );
    const step = wanted && kriegbot.apply(now, seat, wanted, dice());
    if (!step || isRefusal(step)) throw new Error('No template.');
    now = step.state;
  }
  return now;
}
