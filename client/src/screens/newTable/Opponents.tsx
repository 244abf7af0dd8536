import { BOT_LEVELS, type BotLevel } from '@gearhall/shared/core/game';
import { WORDS } from '../../ui/words';

/** Who takes the other seats: people who follow the link, or bots at once. */
export type Opponent = BotLevel | 'friends';
const OPPONENTS = ['friends', ...BOT_LEVELS] as const satisfies readonly Opponent[];

interface OpponentsProps {
  readonly value: Opponent;
  readonly onChange: (value: Opponent) => void;
}

export function Opponents({ value, onChange }: OpponentsProps) {
  return (
    <fieldset class="form-row choice">
      <legend>{WORDS.newTable.against}</legend>
      <div class="segments">
        {OPPONENTS.map((one) => (
          <label key={one} class="segment">
            <input type="radio" name="against" checked={one === value} onChange={() => onChange(one)} />
            <span>{one === 'friends' ? WORDS.newTable.friends : WORDS.table.bot(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
