import { useId, useState } from 'preact/hooks';
import { readyMade } from '@gearhall/shared/games/metalkrushers/content/designs';
import { problemsOf } from '@gearhall/shared/games/metalkrushers/rules/construction/construction';
import type { Options } from '@gearhall/shared/games/metalkrushers/options';
import { SavedList } from '../../../ui/shelf/SavedList';
import { useShelf } from '../../../ui/shelf/useShelf';
import { armsInWords, CHASSIS_NAMES } from '../words/names';
import { withName, type Design } from './draft';
import { SHELF } from './keeping';
import type { SheetProps } from './sheetProps';

/** Designs to start from: ready-made ones, and those saved in this browser. */
export function Shelf({ design, options, onChange }: SheetProps) {
  const { saved, save, remove } = useShelf(SHELF);
  const [note, setNote] = useState('');
  const load = (one: Design): void => {
    onChange(one);
    setNote(`${one.name} is on the sheet.`);
  };
  return (
    <div class="shelf">
      <NameRow
        {...{ design, onChange }}
        onSave={() => {
          if (design.name === '') return setNote('Give it a name first.');
          save(design);
          setNote(`${design.name} is saved in this browser.`);
        }}
      />
      <details>
        <summary>Ready-made</summary>
        <ul>
          {readyMade(options).map((one) => (
            <li key={one.name}>
              <LoadButton design={one} options={options} onLoad={() => load(one)} />
            </li>
          ))}
        </ul>
      </details>
      <SavedList
        title={`Saved (${saved.length})`}
        things={saved}
        onDelete={(one) => {
          remove(one);
          setNote(`${one.name} is deleted.`);
        }}
      >
        {(one) => <LoadButton design={one} options={options} onLoad={() => load(one)} />}
      </SavedList>
      <p class="hint" aria-live="polite">
        {note}
      </p>
    </div>
  );
}

type NameRowProps = Pick<SheetProps, 'design' | 'onChange'> & { readonly onSave: () => void };

function NameRow({ design, onChange, onSave }: NameRowProps) {
  const id = useId();
  return (
    <>
      <label for={id}>Name</label>
      <div class="shelf-name">
        <input
          id={id}
          class="field"
          value={design.name}
          autocomplete="off"
          placeholder="None: called by your name"
          onInput={(event) => {
            const next = withName(design, event.currentTarget.value);
            event.currentTarget.value = next.name;
            onChange(next);
          }}
        />
        <button type="button" class="button" aria-disabled={design.name === ''} onClick={onSave}>
          Save
        </button>
      </div>
    </>
  );
}

interface LoadButtonProps {
  readonly design: Design;
  readonly options: Options;
  readonly onLoad: () => void;
}

function LoadButton({ design, options, onLoad }: LoadButtonProps) {
  const { name, chassis, arms } = design;
  const isSound = problemsOf(design, options).length === 0;
  return (
    <button type="button" class="order" onClick={onLoad}>
      <span class="order-label">{name}</span>
      <span class="order-detail">
        {CHASSIS_NAMES[chassis]}, {armsInWords(arms)}
        {!isSound && '. Breaks a rule at this table'}
      </span>
    </button>
  );
}
