import { levelsOf, type BotLevel } from '@gearhall/shared/core/bots/bot';
import { aboutOf } from '../../games';
import { WORDS } from '../../ui/words/words';
import { Segments } from '../../ui/controls/Segments';

/** Who takes the other seats: people who follow the link, or bots at once. */
export type Opponent = BotLevel | 'friends';

interface OpponentsProps {
  readonly game: string;
  readonly value: Opponent;
  readonly onChange: (value: Opponent) => void;
}

export function Opponents({ game, value, onChange }: OpponentsProps) {
  const opponents: readonly Opponent[] = ['friends', ...levelsOf(aboutOf(game) ?? {})];
  return (
    <fieldset class="form-row choice">
      <legend>{WORDS.newTable.against}</legend>
      <Segments
        value={value}
        options={opponents.map((one) => [
          one,
          one === 'friends' ? WORDS.newTable.friends : WORDS.table.bot(one),
        ])}
        onChange={onChange}
      />
    </fieldset>
  );
}
