import { useId, useState } from 'preact/hooks';
import type { CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { READY_MADE, type Design } from '@gearhall/shared/games/kriegbot/content/designs';
import { capital, cardName, chassisName, count, listOf } from '../words/names';
import { cardsOf, fromDesign, toDesign, type Draft } from './draft';
import { NAME_LENGTH, savedDesigns, saveDesigns, savedWith, savedWithout, type Saved } from './keeping';

interface ShelfProps {
  readonly chassis: ChassisId;
  readonly draft: Draft;
  /** Not with another robot of the team. */
  readonly isFree: (card: CardId) => boolean;
  /** The same with a stand-in for every card that is in use, and with the pilots that the scenario wants. */
  readonly fit: (design: Design) => Design | undefined;
  readonly onChange: (draft: Draft) => void;
}

/** Designs to begin with: ready-made ones, and those saved in this browser. */
export function Shelf({ chassis, draft, isFree, fit, onChange }: ShelfProps) {
  const [saved, setSaved] = useState(savedDesigns);
  const [note, setNote] = useState('');
  // Who has laid nothing yet looks for a beginning.
  const [isBare] = useState(() => cardsOf(draft).length === 0);
  const store = (next: readonly Saved[], said: string): void => {
    saveDesigns(next);
    setSaved(next);
    setNote(said);
  };
  const load = (name: string, design: Design): void => {
    const next = fromDesign(chassis, fit(design) ?? design, isFree);
    const wanted = [...Object.values(design.slots), design.skin];
    const other = wanted.filter((card) => !cardsOf(next).includes(card)).length;
    onChange(next);
    setNote(
      `${capital(name)} is on the desk${other > 0 ? `, but for ${count(other, 'card')} that it cannot have here` : ''}.`,
    );
  };
  const own = saved.filter((one) => one.chassis === chassis);
  return (
    <section class="kb-shelf" aria-label="Designs">
      <details open={isBare}>
        <summary>Ready-made designs for the {chassisName(chassis)}</summary>
        <ul>
          {READY_MADE[chassis].map((design) => (
            <li key={design.name}>
              <Load name={design.name} design={design} onLoad={() => load(design.name, design)} />
            </li>
          ))}
        </ul>
      </details>
      {own.length > 0 && (
        <SavedList
          designs={own}
          onLoad={(one) => load(one.name, one as Design)}
          onDelete={(one) => store(savedWithout(saved, one), `${one.name} is deleted.`)}
        />
      )}
      <SaveRow
        onSave={(name) => {
          const design = toDesign(draft);
          if (!design) return setNote('A design that is saved needs a skin.');
          if (name === '') return setNote('Give it a name first.');
          return store(savedWith(saved, { name, chassis, ...design }), `${name} is saved in this browser.`);
        }}
      />
      <p class="hint" aria-live="polite">
        {note}
      </p>
    </section>
  );
}

interface SavedListProps {
  readonly designs: readonly Saved[];
  readonly onLoad: (design: Saved) => void;
  readonly onDelete: (design: Saved) => void;
}

function SavedList({ designs, onLoad, onDelete }: SavedListProps) {
  return (
    <details>
      <summary>Saved designs ({designs.length})</summary>
      <ul>
        {designs.map((one) => (
          <li key={one.name} class="kb-saved">
            <Load name={one.name} design={one as Design} onLoad={() => onLoad(one)} />
            <button
              type="button"
              class="button quiet"
              aria-label={`Delete ${one.name}`}
              onClick={() => onDelete(one)}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface LoadProps {
  readonly name: string;
  readonly design: Design;
  readonly onLoad: () => void;
}

function Load({ name, design: { slots, skin }, onLoad }: LoadProps) {
  return (
    <button type="button" class="order" onClick={onLoad}>
      <span class="order-label">{capital(name)}</span>
      <span class="order-detail">{listOf([...Object.values(slots), skin].map(cardName))}</span>
    </button>
  );
}

function SaveRow({ onSave }: { readonly onSave: (name: string) => void }) {
  const id = useId();
  const [name, setName] = useState('');
  return (
    <form
      class="kb-save"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(name.trim());
      }}
    >
      <label for={id} class="visually-hidden">
        Name of this design
      </label>
      <input
        id={id}
        class="field"
        value={name}
        maxLength={NAME_LENGTH}
        autocomplete="off"
        placeholder="Name"
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        Save this design
      </button>
    </form>
  );
}
