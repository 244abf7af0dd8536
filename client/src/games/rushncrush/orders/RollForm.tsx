import { moverOf, turnOf } from '@gearhall/shared/games/rushncrush/rules/field';
import { rowOf } from '@gearhall/shared/games/rushncrush/rules/gears/rolling';
import { findBox, NEUTRAL, type BoxId } from '@gearhall/shared/games/rushncrush/content/gears';
import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { lookOf } from '../../../ui/orders/suggested';
import { lookedAt } from '../dashboard/looked';
import { boxInWords, capital, chanceInWords, count, ordinal, STAY } from '../words/cars/names';
import { changesInWords, heatInWords, oddsOf, shownOdds, type RollOdds, type ShownOdds } from './odds';
import { SpreadBars } from './SpreadBars';

/** What the dice could bring, and the button that rolls them. */
export function RollForm({ actions, act, view }: OrderFormProps<Action, View>) {
  const [roll] = actions;
  if (!roll || !view.turn) return undefined;
  const car = moverOf(view);
  const { turbo } = turnOf(view);
  const shown = shownOdds(car, turbo, lookedAt.value);
  return (
    <div class="roll-form">
      <Odds {...shown} />
      <button
        type="button"
        class={lookOf(car.box === NEUTRAL ? 'button' : 'button primary', roll)}
        onClick={() => act(roll)}
      >
        {rollLabel(oddsOf(car.box, { heat: car.heat, turbo }), car.box)}
      </button>
    </div>
  );
}

/** "Roll 2 heat and 3 steering dice". */
function rollLabel({ heatDice, whiteDice }: RollOdds, box: BoxId): string {
  if (box === NEUTRAL) return STAY;
  const { speed } = rowOf(box);
  if (heatDice + whiteDice === 0) return `Drive at speed ${speed}, without dice`;
  if (whiteDice === 0) return `Roll ${count(heatDice, 'heat die', 'heat dice')}`;
  if (heatDice === 0) return `Roll ${count(whiteDice, 'steering die', 'steering dice')}`;
  return `Roll ${heatDice} heat and ${count(whiteDice, 'steering die', 'steering dice')}`;
}

/** "3rd gear · 10": the matrix above says the rest. */
function boxInShort(id: BoxId): string {
  const box = findBox(id);
  return box ? `${ordinal(box.gear)} gear · ${box.speed}` : capital(boxInWords(id));
}

/** Two small charts side by side; a box hovered in the matrix is shown instead of the current one. */
function Odds({ odds, box, isHere }: ShownOdds) {
  const { heatDice, heat, blowsUp, changes } = odds;
  return (
    <div class="odds">
      <p class="odds-box">
        {isHere ? '' : 'There: '}
        {boxInShort(box)}
        <span class={blowsUp > 0 ? 'blow-up risky' : 'blow-up'}>
          {blowsUp > 0 ? `blow-up ${chanceInWords(blowsUp)}` : 'no blow-up'}
        </span>
      </p>
      <p class="visually-hidden">{heatInWords(odds)}.</p>
      <p class="visually-hidden">{changesInWords(odds, box)}.</p>
      <div class="odds-part" aria-hidden="true">
        <span class="odds-name">Heat</span>
        {heatDice > 0 ? <SpreadBars spread={heat} look="heat" /> : <span class="odds-none">none</span>}
      </div>
      <div class="odds-part" aria-hidden="true">
        <span class="odds-name">Lane changes</span>
        {changes ? (
          <SpreadBars spread={changes} look="changes" />
        ) : (
          <span class="odds-none">{box === NEUTRAL ? 'none' : 'at will'}</span>
        )}
      </div>
    </div>
  );
}
