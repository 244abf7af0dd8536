import { useId, useState } from 'preact/hooks';
import type { ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { useShelf } from '../../../ui/shelf/useShelf';
import { toDesign, type Draft } from './draft';
import { SHELF, tidyName } from './keeping';

interface SaveRowProps {
  readonly chassis: ChassisId;
  readonly draft: Draft;
}

/** Saves the design on the desk in this browser, for another game. */
export function SaveRow({ chassis, draft }: SaveRowProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const shelf = useShelf(SHELF);
  const save = (): string => {
    const design = toDesign(draft);
    const called = tidyName(name);
    if (!design) return 'A design that is saved needs a skin.';
    if (called === '') return 'Give it a name first.';
    shelf.save({ name: called, chassis, ...design });
    return `${called} is saved in this browser.`;
  };
  return (
    <form
      class="kb-save"
      onSubmit={(event) => {
        event.preventDefault();
        setNote(save());
      }}
    >
      <label for={id} class="visually-hidden">
        Name of this design
      </label>
      <input
        id={id}
        class="field"
        value={name}
        autocomplete="off"
        placeholder="Name"
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        Save this design
      </button>
      <p class="hint" aria-live="polite">
        {note}
      </p>
    </form>
  );
}
