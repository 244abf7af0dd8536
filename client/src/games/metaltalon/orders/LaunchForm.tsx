import type { Action, ActionOf } from '@gearhall/shared/games/metaltalon/actions';
import { ARMOUR_PER_DIME, WORTH } from '@gearhall/shared/games/metaltalon/content/coins';
import { RACES, type RaceId } from '@gearhall/shared/games/metaltalon/content/races';
import { movesOf } from '@gearhall/shared/games/metaltalon/rules/activation';
import { isSameStack, valueOf } from '@gearhall/shared/games/metaltalon/rules/coins';
import type { FunctionComponent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OrderFormProps } from '../../contract';
import { cents, count } from '../words/names';
import { CoinSteppers, NO_COINS, type Coins } from './CoinSteppers';
import { launchAsked } from './focus';

type Launch = ActionOf<'launch'>;

const isLaunch = (action: Action): action is Launch => action.type === 'launch';

/** What fits beside the other coins into the cash there is. */
function roomFor(coins: Coins, cash: number): Coins {
  const left = cash - valueOf(coins);
  return {
    pennies: coins.pennies + Math.floor(left / WORTH.pennies),
    nickels: coins.nickels + Math.floor(left / WORTH.nickels),
    dimes: coins.dimes + Math.floor(left / WORTH.dimes),
  };
}

/** "2 moves, 1 shot, takes 1 off every hit". */
export function abilitiesOf(coins: Coins, race: RaceId): string {
  const armour = coins.dimes * ARMOUR_PER_DIME;
  const parts = [count(movesOf(coins.pennies, RACES[race]), 'move'), count(coins.nickels, 'shot')];
  return armour > 0 ? `${parts.join(', ')}, takes ${armour} off every hit` : parts.join(', ');
}

/** The board asked for this form: bring it into sight, and its first button to the hand. */
function useLaunchFocus() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () =>
      launchAsked.subscribe((asked) => {
        if (!asked) return;
        // After whatever opened the panel has placed the focus in its own way.
        setTimeout(() => {
          launchAsked.value = false;
          form.current?.scrollIntoView({ block: 'center' });
          form.current?.querySelector('input')?.focus();
        }, 60);
      }),
    [],
  );
  return form;
}

function LaunchForm({ actions, act, race }: OrderFormProps<Action> & { readonly race: RaceId }) {
  const [wanted, setCoins] = useState<Coins>(NO_COINS);
  const form = useLaunchFocus();
  const launches = actions.filter(isLaunch);
  const cash = Math.max(0, ...launches.slice(-1).map(valueOf));
  const coins = valueOf(wanted) > cash ? NO_COINS : wanted;
  const launch = launches.find((one) => isSameStack(one, coins));
  return (
    <form
      ref={form}
      class="coin-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (launch) act(launch);
      }}
    >
      <CoinSteppers coins={coins} max={roomFor(coins, cash)} onChange={setCoins} />
      <p class="coin-sum" aria-live="polite">
        <strong>{cents(valueOf(coins))}</strong> of {cents(cash)}, {cents(cash - valueOf(coins))} stay
        <br />
        {abilitiesOf(coins, race)}
      </p>
      <button type="submit" class="button primary" disabled={!launch}>
        Launch
      </button>
    </form>
  );
}

const FORMS = new Map<RaceId, FunctionComponent<OrderFormProps<Action>>>();

/** The launching form of a race: always the same component, so that what is typed in it stays. */
export function launchForm(race: RaceId): FunctionComponent<OrderFormProps<Action>> {
  const known = FORMS.get(race);
  if (known) return known;
  const form = (props: OrderFormProps<Action>) => <LaunchForm {...props} race={race} />;
  FORMS.set(race, form);
  return form;
}
