import { useState } from 'preact/hooks';
import { readyMade } from '@gearhall/shared/games/metalkrushers/content/designs';
import { problemsOf } from '@gearhall/shared/games/metalkrushers/rules/construction';
import type { Options } from '@gearhall/shared/games/metalkrushers/options';
import { armsInWords, CHASSIS_NAMES } from '../words/names';
import type { Design } from './draft';
import { savedDesigns, saveDesigns, savedWith, savedWithout } from './keeping';
import type { SheetProps } from './Workshop';

/** Designs to begin with: ready-made ones, and those saved in this browser. */
export function Shelf({ design, options, onChange }: SheetProps) {
  const [saved, setSaved] = useState(savedDesigns);
  const [note, setNote] = useState('');
  const store = (next: readonly Design[], said: string): void => {
    saveDesigns(next);
    setSaved(next);
    setNote(said);
  };
  const load = (one: Design): void => {
    onChange(one);
    setNote(`${one.name} is on the sheet.`);
  };
  return (
    <div class="shelf">
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
      <details>
        <summary>Saved ({saved.length})</summary>
        <ul>
          {saved.map((one) => (
            <li key={one.name}>
              <LoadButton design={one} options={options} onLoad={() => load(one)} />
              <button
                type="button"
                class="button quiet"
                aria-label={`Delete ${one.name}`}
                onClick={() => store(savedWithout(saved, one.name), `${one.name} is deleted.`)}
              >
                Delete
              </button>
            </li>
          ))}
        </ul>
        <button
          type="button"
          class="button"
          aria-disabled={design.name === ''}
          onClick={() => {
            if (design.name === '') setNote('Give it a name first.');
            else store(savedWith(saved, design), `${design.name} is saved in this browser.`);
          }}
        >
          Save this design
        </button>
      </details>
      <p class="hint" aria-live="polite">
        {note}
      </p>
    </div>
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
