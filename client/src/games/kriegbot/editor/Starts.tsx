import { useState } from 'preact/hooks';
import { beginFrom, EDITABLE_IDS } from '@gearhall/shared/games/kriegbot/content/edited/fromPrinted';
import { parseEdited } from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { ListField } from '../../../ui/controls/ListField';
import { SavedList } from '../../../ui/shelf/SavedList';
import { SCENARIO_NAMES } from '../words/field/sides';
import { SHELF, type SavedScenario } from './editing/keeping';
import type { Editing } from './editing/useEditing';
import { EDITOR } from './words/words';

/** What to begin from: a scenario of the rulebook, or one that this browser keeps. */
export function Starts({ editing }: { readonly editing: Editing }) {
  const [from, setFrom] = useState(EDITABLE_IDS[0] ?? 'showdown');
  // Read anew each time it is drawn, because keeping a scenario draws it too.
  const kept = SHELF.read();
  return (
    <div class="kb-starts">
      <div class="kb-edit-row">
        <ListField
          label={EDITOR.from}
          value={from}
          options={EDITABLE_IDS.map((id) => [id, SCENARIO_NAMES[id]] as const)}
          onChange={setFrom}
        />
        <button
          type="button"
          class="button"
          onClick={() => editing.take(beginFrom(from), EDITOR.began(SCENARIO_NAMES[from]))}
        >
          {EDITOR.begin}
        </button>
      </div>
      <SavedList
        title={EDITOR.kept(kept.length)}
        things={kept}
        nameOf={({ name }) => `“${name}”`}
        onDelete={(one) => {
          SHELF.remove(one);
          editing.say(EDITOR.deleted(one.name));
        }}
      >
        {(one) => <Take one={one} editing={editing} />}
      </SavedList>
    </div>
  );
}

function Take({ one, editing }: { readonly one: SavedScenario; readonly editing: Editing }) {
  const open = (): void => {
    const made = parseEdited(one.text);
    if (made) editing.take(made, EDITOR.opened(one.name));
  };
  return (
    <button type="button" class="button quiet" onClick={open}>
      {one.name}
    </button>
  );
}
