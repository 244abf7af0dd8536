import {
  EDITED_LIMITS,
  EDITED_SIDES,
  EDITED_VICTORIES,
  TURNS,
  type Edited,
  type EditedVictory,
} from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { useState } from 'preact/hooks';
import { Icon } from '../../../../ui/display/Icon';
import { ListField } from '../../../../ui/controls/ListField';
import { EDITOR, LIMIT_NAMES, VICTORY_WORDS } from '../words/words';

interface WinningFormProps {
  readonly made: Edited;
  readonly onChange: (more: Partial<Edited>) => void;
}

const turns = Array.from({ length: TURNS.max - TURNS.min + 1 }, (_, step) => TURNS.min + step);

/** What wins, in which order, and who does at the turn limit. */
export function WinningForm({ made, onChange }: WinningFormProps) {
  const { victory, atLimit, turns: most } = made;
  return (
    <fieldset class="kb-edit-box" id="kb-edit-winning">
      <legend>{EDITOR.winning}</legend>
      <p class="hint">{EDITOR.winningHelp}</p>
      <ol class="kb-paths">
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
      <MoreWays
        ways={EDITED_VICTORIES.filter((way) => !victory.includes(way) && isOffered(made, way))}
        onAdd={(way) => onChange({ victory: [...victory, way] })}
      />
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

/** What belongs to something that has not been chosen is not offered: a mole, a pilot in hiding, bunkers, a building. */
const ONLY_WITH: Partial<Readonly<Record<EditedVictory, (made: Edited) => boolean>>> = {
  moleOut: ({ hasMole }) => hasMole,
  humanCrypto: ({ hasMole }) => hasMole,
  cryptoOut: ({ hasMole }) => hasMole,
  noneActive: ({ hasMole }) => hasMole,
  pilotHome: hidesPilot,
  pilotDead: hidesPilot,
  rescueGone: hidesPilot,
  bunkersGone: ({ buildings }) => buildings?.bunkers === true,
  invadersGone: ({ buildings }) => buildings?.bunkers === true,
  lastControl: ({ stands }) => stands?.id === 'mission',
};
function hidesPilot({ sides }: Edited): boolean {
  return EDITED_SIDES.some((team) => sides[team].hidesPilot);
}
const isOffered = (made: Edited, way: EditedVictory): boolean => ONLY_WITH[way]?.(made) ?? true;

interface MoreWaysProps {
  readonly ways: readonly EditedVictory[];
  readonly onAdd: (way: EditedVictory) => void;
}

/** The ways that are not chosen yet; the best known of them is offered first. */
function MoreWays({ ways, onAdd }: MoreWaysProps) {
  const [wanted, setWanted] = useState<EditedVictory | undefined>(undefined);
  const way = ways.find((one) => one === wanted) ?? ways[0];
  if (way === undefined) return undefined;
  return (
    <div class="kb-edit-row">
      <ListField
        label={EDITOR.more}
        value={way}
        options={ways.map((one) => [one, VICTORY_WORDS[one].name] as const)}
        onChange={setWanted}
      />
      <button type="button" class="button" title={VICTORY_WORDS[way].help} onClick={() => onAdd(way)}>
        {EDITOR.add}
      </button>
    </div>
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
