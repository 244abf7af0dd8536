import { useSignal } from '@preact/signals';
import { HELP_WORDS } from '../../ui/words/pages/help';
import type { Chapter } from './chapters';

/** From this window width on the contents are beside the text, and open. */
const BESIDE = '(min-width: 900px)';

/** The table of contents: each chapter links to its heading. */
export function Contents({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const isOpen = useSignal(matchMedia(BESIDE).matches);
  return (
    <nav class="rule-contents" aria-label={HELP_WORDS.contents}>
      <details open={isOpen.value} onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
        <summary>{HELP_WORDS.contents}</summary>
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => leadTo(event, id)}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Moves to the heading, with the focus: in a dialog the address remains that of the table. */
function leadTo(event: MouseEvent, id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  event.preventDefault();
  if (!heading.closest('dialog')) history.replaceState(undefined, '', `#${id}`);
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}
