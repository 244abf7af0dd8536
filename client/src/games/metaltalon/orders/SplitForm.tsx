import type { Action, ActionOf } from '@gearhall/shared/games/metaltalon/actions';
import { isSameStack, valueOf } from '@gearhall/shared/games/metaltalon/rules/coins';
import { useId, useState } from 'preact/hooks';
import { ConfirmButton } from '../../../ui/controls/ConfirmButton';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { capital, cents, coinsInWords, shipName } from '../words/names';
import { CoinSteppers, NO_COINS, type Coins } from './CoinSteppers';

type Split = ActionOf<'split'>;

const isSplit = (action: Action): action is Split => action.type === 'split';
const unique = <T,>(items: readonly T[]): T[] => [...new Set(items)];

/** The most of each coin that any part of the ship may have. */
function mostOf(splits: readonly Split[]): Coins {
  const most = (coin: keyof Coins): number => splits.reduce((max, split) => Math.max(max, split[coin]), 0);
  return { pennies: most('pennies'), nickels: most('nickels'), dimes: most('dimes') };
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly values: readonly { readonly id: string; readonly text: string }[];
  onChange(value: string): void;
}

function Choice({ label, value, values, onChange }: ChoiceProps) {
  return (
    <label class="coin-choice">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {values.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The Swarm: which ship gives which coins to a new ship on which space. */
export function SplitForm({ actions, act }: OrderFormProps<Action>) {
  const splits = actions.filter(isSplit);
  const ships = unique(splits.map(({ ship }) => ship));
  const [wantedShip, setShip] = useState('');
  const [wantedSpace, setSpace] = useState('');
  const [coins, setCoins] = useState<Coins>(NO_COINS);
  const id = useId();
  const ship = ships.includes(wantedShip) ? wantedShip : (ships[0] ?? '');
  const own = splits.filter((split) => split.ship === ship);
  const spaces: string[] = unique(own.map(({ to }) => to));
  const space = spaces.includes(wantedSpace) ? wantedSpace : (spaces[0] ?? '');
  const split = own.find((one) => one.to === space && isSameStack(one, coins));
  return (
    <form
      id={id}
      class="coin-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!split) return;
        act(split);
        setCoins(NO_COINS);
      }}
    >
      <Choice
        label="Ship"
        value={ship}
        values={ships.map((one) => ({ id: one, text: capital(shipName(one)) }))}
        onChange={(chosen) => {
          setShip(chosen);
          setCoins(NO_COINS);
        }}
      />
      <CoinSteppers coins={coins} max={mostOf(own)} onChange={setCoins} />
      <Choice
        label="New ship on"
        value={space}
        values={spaces.map((one) => ({ id: one, text: one }))}
        onChange={setSpace}
      />
      <p class="coin-sum" aria-live="polite">
        {split
          ? `${capital(coinsInWords(coins))}, worth ${cents(valueOf(coins))}, become a new ship.`
          : 'Choose at least one coin, but not all of them.'}
      </p>
      <ConfirmButton
        form={id}
        label={split ? `Split off ${coinsInWords(coins)}` : 'Split'}
        planned={split !== undefined}
        disabled={!split}
      />
    </form>
  );
}
