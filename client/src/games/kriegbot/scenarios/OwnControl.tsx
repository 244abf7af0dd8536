import '../editor/editor.css';
import { useEffect } from 'preact/hooks';
import {
  formatEdited,
  parseEdited,
  type Edited,
} from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { problemsOf } from '@gearhall/shared/games/kriegbot/content/edited/problems';
import { editorPath } from '../../../app/routing/router';
import { Link } from '../../../app/routing/Link';
import type { OptionControlProps } from '../../../stage/contract/words';
import { ListField } from '../../../ui/controls/ListField';
import { listOf } from '../../../ui/words/language/grammar';
import { keptDraft, SHELF } from '../editor/editing/keeping';
import { MapSheet } from '../editor/map/MapPicture';
import { OWN, VICTORY_WORDS } from '../editor/words/words';
import { castingOf } from './casting';
import { Side } from './ScenarioControl';

/** One's own scenario for a new table: the one in the editor, or one that this browser keeps. */
export function OwnControl({ value, onChange, options, seats }: OptionControlProps) {
  const ready = readyOnes(value);
  const made = parseEdited(value);
  useEffect(() => {
    const [first] = ready;
    if (value === '' && first) onChange(formatEdited(first));
  }, [value]);
  return (
    <div class="kb-own">
      <div class="kb-edit-row">
        {ready.length > 1 && (
          <ListField
            label={OWN.which}
            value={value}
            options={ready.map((one) => [formatEdited(one), one.name] as const)}
            onChange={onChange}
          />
        )}
        <Link to={editorPath('kriegbot')} class="button">
          {OWN.make}
        </Link>
      </div>
      {made ? (
        <Card made={made} text={value} robots={Number(options['robots'])} seats={seats} />
      ) : (
        <p>{OWN.none}</p>
      )}
    </div>
  );
}

/** Those that can be played, the chosen one first; by name, each once. */
function readyOnes(value: string): readonly Edited[] {
  const texts = [value, formatEdited(keptDraft()), ...SHELF.read().map(({ text }) => text)];
  return [...new Set(texts)]
    .flatMap((text) => parseEdited(text) ?? [])
    .filter((made) => problemsOf(made).length === 0);
}

/** Why no table can be made with it; empty when one can. */
export function ownProblem(value: string): string {
  const made = parseEdited(value);
  if (!made) return OWN.none;
  return problemsOf(made).length > 0 ? OWN.notReady : '';
}

interface CardProps {
  readonly made: Edited;
  readonly text: string;
  readonly robots: number;
  readonly seats: number;
}

function Card({ made, text, robots, seats }: CardProps) {
  return (
    <div class="kb-scenario-card">
      <figure class="kb-set-up">
        <div>
          <MapSheet made={made} role="img" aria-label={made.name} />
        </div>
        <figcaption class="hint">{OWN.byline}</figcaption>
      </figure>
      <div class="kb-scenario-text" aria-live="polite">
        <p>
          <strong>{made.name}</strong>
        </p>
        {made.story !== '' && <p>{made.story}</p>}
        <p>{OWN.wins(listOf(made.victory.map((way) => VICTORY_WORDS[way].name.toLowerCase())))}</p>
        <ul>
          {castingOf({ scenario: 'edited', edited: text }, robots, seats).map((side) => (
            <Side key={side.team} side={side} scenario="edited" />
          ))}
        </ul>
      </div>
    </div>
  );
}
