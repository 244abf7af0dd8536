import { BOT_LEVELS, type BotLevel } from '@gearhall/shared/core/bots/bot';
import { WORDS } from '../../ui/words/words';
import { Segments } from '../../ui/controls/Segments';

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
      <Segments
        value={value}
        options={OPPONENTS.map((one) => [
          one,
          one === 'friends' ? WORDS.newTable.friends : WORDS.table.bot(one),
        ])}
        onChange={onChange}
      />
    </fieldset>
  );
}
