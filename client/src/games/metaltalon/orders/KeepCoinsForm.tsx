import type { Action, ActionOf } from '@gearhall/shared/games/metaltalon/actions';
import { WORTH } from '@gearhall/shared/games/metaltalon/content/coins';
import { isSameStack, valueOf } from '@gearhall/shared/games/metaltalon/rules/coins';
import { useId, useState } from 'preact/hooks';
import { ConfirmButton } from '../../../ui/controls/ConfirmButton';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { capital, cents, coinsInWords } from '../words/names';
import { CoinSteppers, NO_COINS, type Coins } from './CoinSteppers';

type Keep = ActionOf<'keepCoins'>;

const isKeep = (action: Action): action is Keep => action.type === 'keepCoins';

/** Pennies fill up the value that must remain besides the larger coins. */
function filledUp({ nickels, dimes }: Coins, value: number): Coins {
  return { nickels, dimes, pennies: Math.max(0, value - nickels * WORTH.nickels - dimes * WORTH.dimes) };
}

/** Which coins a damaged ship keeps, where there are many ways. */
export function KeepCoinsForm({ actions, act }: OrderFormProps<Action>) {
  const id = useId();
  const keeps = actions.filter(isKeep);
  const [first] = keeps;
  const [wanted, setCoins] = useState<Coins | undefined>(undefined);
  const value = valueOf(first ?? NO_COINS);
  const coins = filledUp(wanted ?? first ?? NO_COINS, value);
  const keep = keeps.find((one) => isSameStack(one, coins));
  const max: Coins = {
    pennies: value,
    nickels: Math.max(0, ...keeps.map(({ nickels }) => nickels)),
    dimes: Math.max(0, ...keeps.map(({ dimes }) => dimes)),
  };
  return (
    <form
      id={id}
      class="coin-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (keep) act(keep);
      }}
    >
      <CoinSteppers coins={coins} max={max} shown={['dimes', 'nickels']} onChange={setCoins} />
      <p class="coin-sum" aria-live="polite">
        {keep
          ? `${capital(coinsInWords(coins))}: ${cents(value)} are left.`
          : `${capital(coinsInWords(coins))} cannot be what is left.`}
      </p>
      <ConfirmButton
        form={id}
        label={keep ? `Keep ${coinsInWords(coins)}` : 'Keep these coins'}
        planned={keep !== undefined}
        disabled={!keep}
      />
    </form>
  );
}
