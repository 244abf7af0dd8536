import type { Bot } from '../../../core/bots/bot';
import { expectDefined } from '../../../core/ground/result';
import type { Action } from '../actions';
import type { StepId } from '../state';
import type { View } from '../view';
import { bestCard } from './choosing/drafting';
import { bestDrive, bestSwerve } from './choosing/driving';
import { bestExtra } from './choosing/extras';
import { bestGear } from './choosing/gearing';
import { situationOf, type Situation } from './imagining/situation';
import { HARD, type Values } from './tables/values';

/** The action for each step of a turn; `undefined` if there is none. */
const STEPS: Readonly<
  Record<StepId, (situation: Situation, legal: readonly Action[]) => Action | undefined>
> = {
  gear: (situation, legal) => bestExtra(situation, legal) ?? bestGear(situation),
  move: (situation, legal) => bestExtra(situation, legal) ?? bestDrive(situation, legal),
  swerve: bestSwerve,
  boost: (situation, legal) => bestExtra(situation, legal) ?? legal.find(({ type }) => type === 'burnOn'),
  after: (situation, legal) => bestExtra(situation, legal) ?? legal.find(({ type }) => type === 'endTurn'),
};

/**
 * Drives to win with these values in fights: compares every box of the gearstick and every way by the turns that are
 * still to go from its end, from a table of the road (tables/turnsTable.ts); risks, points and harm are converted to
 * turns too (tables/weights.ts).
 */
export const racer = (values: Values): Bot<View, Action> => ({
  choose(view, _seat, legal) {
    const chosen = view.turn ? STEPS[view.turn.step](situationOf(view, values), legal) : bestCard(legal);
    const listed = chosen && legal.find((action) => isSame(action, chosen));
    return listed ?? expectDefined(legal[0], 'a legal action');
  },
});

export const hard = racer(HARD);

/** The gearstick's actions are computed without the list of legal actions; everything else is taken from it. */
export const isSame = (one: Action, other: Action): boolean =>
  one === other ||
  (one.type === other.type && ('box' in one && 'box' in other ? one.box === other.box : one.type === 'roll'));
