import { useId, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../ui/display/Icon';
import { BUILDER, faultInWords } from '../words/setup/builder';
import { isRefused, pasted, type Draft } from './draft';
import { onEnter } from './onEnter';

interface CourseTextProps {
  /** The draft as text; empty while there is no tile. */
  readonly text: string;
  readonly onLay: (draft: Draft) => void;
  readonly say: (sentence: string, isRefusal?: boolean) => void;
}

/** The course as text: to copy, or to replace with another one. */
export function CourseText({ text, onLay, say }: CourseTextProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState({ of: text, typed: text });
  // What was typed is dropped when the course changes.
  const typed = draft.of === text ? draft.typed : text;
  const setTyped = (now: string): void => setDraft({ of: text, typed: now });
  const lay = (): void => {
    const read = pasted(typed);
    if (isRefused(read)) {
      say(
        faultInWords(
          read,
          (typed.split(':')[1] ?? '').split('-').map((word) => word.trim()),
        ),
        true,
      );
      return;
    }
    onLay(read);
    setTyped(text);
  };
  const copy = async (): Promise<void> => {
    const isCopied = await copied(text);
    // Without a secure address there is no clipboard; the text is at least selected.
    if (!isCopied) field.current?.select();
    say(isCopied ? BUILDER.copied : BUILDER.copyFailed, !isCopied);
  };
  return (
    <div class="course-choice">
      <label for={id}>{BUILDER.text}</label>
      <div class="course-row">
        <input
          id={id}
          ref={field}
          class="field"
          value={typed}
          autocomplete="off"
          spellcheck={false}
          autocapitalize="off"
          aria-describedby={`${id}-help`}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onEnter(lay)}
        />
        {typed.trim() === text ? (
          <CopyButton off={text === ''} onCopy={() => void copy()} />
        ) : (
          <button type="button" class="button primary" onClick={lay}>
            {BUILDER.lay}
          </button>
        )}
      </div>
      <p id={`${id}-help`} class="hint">
        {BUILDER.textHelp}
      </p>
    </div>
  );
}

function CopyButton({ off, onCopy }: { readonly off: boolean; readonly onCopy: () => void }) {
  return (
    <button type="button" class="button" aria-disabled={off} onClick={() => (off ? undefined : onCopy())}>
      <Icon name="link" size={18} /> {BUILDER.copy}
    </button>
  );
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
