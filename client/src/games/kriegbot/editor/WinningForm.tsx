import {
  EDITED_LIMITS,
  EDITED_VICTORIES,
  TURNS,
  type Edited,
  type EditedVictory,
} from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { Icon } from '../../../ui/Icon';
import { ListField } from '../../../ui/ListField';
import { EDITOR, LIMIT_NAMES, VICTORY_WORDS } from './words';

interface WinningFormProps {
  readonly made: Edited;
  readonly onChange: (more: Partial<Edited>) => void;
}

const turns = Array.from({ length: TURNS.max - TURNS.min + 1 }, (_, step) => TURNS.min + step);

/** What wins, in which order, and who does at the turn limit. */
export function WinningForm({ made: { victory, atLimit, turns: most }, onChange }: WinningFormProps) {
  const others = EDITED_VICTORIES.filter((way) => !victory.includes(way));
  return (
    <fieldset class="kb-edit-box" id="kb-edit-winning">
      <legend>{EDITOR.winning}</legend>
      <p class="hint">{EDITOR.winningHelp}</p>
      <ol class="kb-ways">
        {victory.map((way, index) => (
          <Way
            key={way}
            way={way}
            isFirst={index === 0}
            onEarlier={() => onChange({ victory: swapped(victory, index) })}
            onDrop={() => onChange({ victory: victory.toSpliced(index, 1) })}
          />
        ))}
      </ol>
      <div class="kb-more-ways">
        {others.map((way) => (
          <button
            key={way}
            type="button"
            class="button quiet"
            title={VICTORY_WORDS[way].help}
            onClick={() => onChange({ victory: [...victory, way] })}
          >
            {EDITOR.add(VICTORY_WORDS[way].name)}
          </button>
        ))}
      </div>
      <ListField
        label={EDITOR.atLimit}
        value={atLimit}
        options={EDITED_LIMITS.map((id) => [id, LIMIT_NAMES[id]] as const)}
        onChange={(next) => onChange({ atLimit: next })}
      />
      <ListField
        label={EDITOR.turns}
        value={most}
        options={turns.map((number) => [number, String(number)] as const)}
        onChange={(next) => onChange({ turns: next })}
      />
    </fieldset>
  );
}

const swapped = (victory: readonly EditedVictory[], index: number): EditedVictory[] => {
  const rest = victory.toSpliced(index, 1);
  return rest.toSpliced(index - 1, 0, ...victory.slice(index, index + 1));
};

interface WayProps {
  readonly way: EditedVictory;
  readonly isFirst: boolean;
  readonly onEarlier: () => void;
  readonly onDrop: () => void;
}

function Way({ way, isFirst, onEarlier, onDrop }: WayProps) {
  const { name, help } = VICTORY_WORDS[way];
  return (
    <li>
      <div>
        <span>
          <strong>{name}.</strong> {help}
        </span>
        {!isFirst && (
          <button
            type="button"
            class="button quiet square"
            aria-label={EDITOR.earlier(name)}
            onClick={onEarlier}
          >
            <Icon name="up" size={18} />
          </button>
        )}
        <button type="button" class="button quiet square" aria-label={EDITOR.drop(name)} onClick={onDrop}>
          <Icon name="close" size={18} />
        </button>
      </div>
    </li>
  );
}
