import { WORTH } from '@gearhall/shared/games/metaltalon/content/coins';
import { StepButton } from '../../../ui/controls/StepButton';

const COINS = ['dimes', 'nickels', 'pennies'] as const;
type Coin = (typeof COINS)[number];
export type Coins = Readonly<Record<Coin, number>>;
export const NO_COINS: Coins = { pennies: 0, nickels: 0, dimes: 0 };

const LABELS: Readonly<Record<Coin, { label: string; gives: string }>> = {
  pennies: { label: 'Pennies', gives: 'to move' },
  nickels: { label: 'Nickels', gives: 'to fire' },
  dimes: { label: 'Dimes', gives: 'armor' },
};

const ONE: Readonly<Record<Coin, string>> = { pennies: 'penny', nickels: 'nickel', dimes: 'dime' };

interface StepperProps {
  readonly coin: Coin;
  readonly value: number;
  readonly max: number;
  onChange(value: number): void;
}

function Stepper({ coin, value, max, onChange }: StepperProps) {
  const { label, gives } = LABELS[coin];
  const set = (wanted: number): void => onChange(Math.min(max, Math.max(0, Math.floor(wanted) || 0)));
  return (
    <div class="coin-stepper" data-coin={coin}>
      <span class="coin-face" aria-hidden="true">
        {WORTH[coin]}¢
      </span>
      <label>
        <span class="coin-name">
          {label} <small>{gives}</small>
        </span>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={max}
          value={value}
          onInput={(event) => set(Number(event.currentTarget.value))}
        />
      </label>
      <StepButton
        way="less"
        label={`One ${ONE[coin]} fewer`}
        isOff={value <= 0}
        onStep={() => set(value - 1)}
      />
      <StepButton
        way="more"
        label={`One ${ONE[coin]} more`}
        isOff={value >= max}
        onStep={() => set(value + 1)}
      />
    </div>
  );
}

interface SteppersProps {
  readonly coins: Coins;
  /** The maximum of each coin, with the others as they are. */
  readonly max: Coins;
  readonly shown?: readonly Coin[];
  onChange(coins: Coins): void;
}

/** A row for each kind of coin, with steppers and a number field. */
export function CoinSteppers({ coins, max, shown = COINS, onChange }: SteppersProps) {
  return (
    <div class="coin-steppers">
      {shown.map((coin) => (
        <Stepper
          key={coin}
          coin={coin}
          value={coins[coin]}
          max={max[coin]}
          onChange={(value) => onChange({ ...coins, [coin]: value })}
        />
      ))}
    </div>
  );
}
