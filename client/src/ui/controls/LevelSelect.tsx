import type { BotLevel } from '@gearhall/shared/core/bots/bot';
import { WORDS } from '../words/words';

interface LevelSelectProps {
  readonly label: string;
  /** Those of the game. */
  readonly levels: readonly BotLevel[];
  readonly value: BotLevel;
  readonly onChange: (level: BotLevel) => void;
}

/** Which bot. */
export function LevelSelect({ label, levels, value, onChange }: LevelSelectProps) {
  return (
    <label>
      <span>{label}</span>
      <select
        class="field"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as BotLevel)}
      >
        {levels.map((level) => (
          <option key={level} value={level}>
            {WORDS.table.bot(level)}
          </option>
        ))}
      </select>
    </label>
  );
}
