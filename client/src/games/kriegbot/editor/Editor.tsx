import '../../../ui/shelf/shelf.css';
import '../scenarios/scenarios.css';
import './editor.css';
import { useEffect, useId, useState } from 'preact/hooks';
import type { TargetedEvent, TargetedKeyboardEvent } from 'preact';
import { readableText } from '@gearhall/shared/core/text/tidyText';
import { EDITED_SIDES, formatEdited, LENGTHS } from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { tentsIn } from '@gearhall/shared/games/kriegbot/content/edited/problem';
import type { EditorProps } from '../../../stage/contract/editor';
import { Brushes } from './map/Brushes';
import { Doing } from './Doing';
import { BRUSH_IDS } from './editing/brushes';
import { LawsForm } from './forms/LawsForm';
import { PaintMap } from './map/PaintMap';
import { Problems } from './Problems';
import { SideForm } from './forms/SideForm';
import { SizesForm } from './forms/SizesForm';
import { Starts } from './Starts';
import { takeShared, useEditing, type Editing } from './editing/useEditing';
import { WinningForm } from './forms/WinningForm';
import { EDITOR } from './words/words';

/** The editor of scenarios: the map to paint, the sides, what wins, and what is still wrong. */
export function Editor({ shared, ...means }: EditorProps) {
  const editing = useEditing();
  const { made, change } = editing;
  useEffect(() => {
    if (shared === '') return;
    takeShared(editing, shared);
    means.leaveLink();
  }, [shared]);
  return (
    <article class="kb-editor" onKeyDown={keysOf(editing)}>
      <header>
        <h1>{EDITOR.title}</h1>
        <p class="quiet-text">{EDITOR.intro}</p>
      </header>
      <div class="kb-edit-main">
        <Starts editing={editing} />
        <Names editing={editing} />
        <div class="kb-edit-map" id="kb-edit-map">
          <h2>{EDITOR.map}</h2>
          <Brushes editing={editing} />
          <PaintMap
            made={made}
            onPaint={(at, isNew) => editing.paint(at, { isNew })}
            onTakeAway={(at) => editing.paint(at, { by: 'remove' })}
            onLook={editing.look}
            onDigit={(digit) => editing.setBrush(BRUSH_IDS[digit - 1] ?? editing.brush)}
          />
          <p id="kb-map-help" class="hint">
            {EDITOR.mapHelp}
          </p>
        </div>
        <div class="kb-edit-end">
          <p class={editing.said.isRefusal ? 'kb-edit-said warning' : 'kb-edit-said'} role="status">
            {editing.said.sentence}
          </p>
          <Problems problems={editing.problems} />
          <Doing editing={editing} means={means} text={formatEdited(made)} />
        </div>
      </div>
      <div class="kb-edit-forms">
        {EDITED_SIDES.map((team) => (
          <SideForm
            key={team}
            team={team}
            side={made.sides[team]}
            withInfantry={made.sides[team].hidesPilot || made.sizes.some((size) => tentsIn(size, team) > 0)}
            onChange={(side) => change({ sides: { ...made.sides, [team]: side } })}
          />
        ))}
        <SizesForm made={made} onChange={change} />
        <WinningForm made={made} onChange={change} />
      </div>
      <div class="kb-edit-laws">
        <LawsForm made={made} onChange={change} />
        <p class="hint">{EDITOR.limits}</p>
      </div>
    </article>
  );
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  (target instanceof HTMLInputElement && target.type === 'text') || target instanceof HTMLTextAreaElement;

/** Control-Z undoes; Control-Y, or with Shift, does again. */
const keysOf =
  ({ undo, redo }: Editing) =>
  (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const key = event.key.toLowerCase();
    if (isTyping(event) || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
    if (key === 'y' || event.shiftKey) redo();
    else undo();
    event.preventDefault();
  };

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A field whose text counts while it is typed; the field itself is tidied when it is left. */
function useTyping(text: string, most: number, onType: (text: string, isNew: boolean) => void) {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  return {
    value: typed ?? text,
    onInput: ({ currentTarget: { value } }: TargetedEvent<Field>): void => {
      setTyped(value);
      onType(readableText(value, most), typed === undefined);
    },
    onBlur: (): void => setTyped(undefined),
  };
}

/** What it is called, and what it is about. */
function Names({ editing: { made, type } }: { readonly editing: Editing }) {
  const id = useId();
  const name = useTyping(made.name, LENGTHS.name, (text, isNew) => type({ name: text }, isNew));
  const story = useTyping(made.story, LENGTHS.story, (text, isNew) => type({ story: text }, isNew));
  return (
    <div class="kb-edit-names" id="kb-edit-name">
      <label for={`${id}-name`}>{EDITOR.name}</label>
      <input
        id={`${id}-name`}
        class="field"
        type="text"
        maxLength={LENGTHS.name}
        autocomplete="off"
        {...name}
      />
      <label for={`${id}-story`}>{EDITOR.story}</label>
      <textarea
        id={`${id}-story`}
        class="field"
        rows={2}
        maxLength={LENGTHS.story}
        aria-describedby={`${id}-help`}
        {...story}
      />
      <p id={`${id}-help`} class="hint">
        {EDITOR.storyHelp}
      </p>
    </div>
  );
}
