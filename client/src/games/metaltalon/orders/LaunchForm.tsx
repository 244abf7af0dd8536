import type { Action, ActionOf } from '@gearhall/shared/games/metaltalon/actions';
import { WORTH } from '@gearhall/shared/games/metaltalon/content/coins';
import type { RaceId } from '@gearhall/shared/games/metaltalon/content/races';
import { isSameStack, valueOf } from '@gearhall/shared/games/metaltalon/rules/coins';
import type { FunctionComponent } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { ConfirmButton } from '../../../ui/controls/ConfirmButton';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { cents, coinsInWords } from '../words/names';
import { abilitiesOf } from '../words/ships';
import { CoinSteppers, NO_COINS, type Coins } from './CoinSteppers';
import { launchAsked } from './focus';
import { SampleShips } from './SampleShips';

type Launch = ActionOf<'launch'>;

const isLaunch = (action: Action): action is Launch => action.type === 'launch';

/** How many of each coin fit into the cash, besides the other coins. */
function roomFor(coins: Coins, cash: number): Coins {
  const left = cash - valueOf(coins);
  return {
    pennies: coins.pennies + Math.floor(left / WORTH.pennies),
    nickels: coins.nickels + Math.floor(left / WORTH.nickels),
    dimes: coins.dimes + Math.floor(left / WORTH.dimes),
  };
}

/** When the board has asked for this form: scrolls to it, and focuses its first button. */
function useLaunchFocus() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () =>
      launchAsked.subscribe((asked) => {
        if (!asked) return;
        // After the code that opened the panel has set the focus itself.
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
  const id = useId();
  const launches = actions.filter(isLaunch);
  const cash = Math.max(0, ...launches.slice(-1).map(valueOf));
  const coins = valueOf(wanted) > cash ? NO_COINS : wanted;
  const launch = launches.find((one) => isSameStack(one, coins));
  return (
    <form
      ref={form}
      id={id}
      class="coin-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (launch) act(launch);
      }}
    >
      <SampleShips {...{ race, cash, coins }} onChoose={setCoins} />
      <CoinSteppers coins={coins} max={roomFor(coins, cash)} onChange={setCoins} />
      <p class="coin-sum" aria-live="polite">
        <strong>{cents(valueOf(coins))}</strong> of {cents(cash)}, {cents(cash - valueOf(coins))} stay
        <br />
        {abilitiesOf(coins, race)}
      </p>
      <ConfirmButton
        form={id}
        label={launch ? `Launch ${coinsInWords(coins)}` : 'Launch'}
        planned={launch !== undefined}
        disabled={!launch}
      />
    </form>
  );
}

const FORMS = new Map<RaceId, FunctionComponent<OrderFormProps<Action>>>();

/** The launching form of a race: always the same component, so that its input is kept. */
export function launchForm(race: RaceId): FunctionComponent<OrderFormProps<Action>> {
  const known = FORMS.get(race);
  if (known) return known;
  const form = (props: OrderFormProps<Action>) => <LaunchForm {...props} race={race} />;
  FORMS.set(race, form);
  return form;
}
