import type { ToldProblem } from './words/problemWords';
import { EDITOR } from './words/words';

/** All that keeps the scenario from being played; each leads to where it can be put right. */
export function Problems({ problems }: { readonly problems: readonly ToldProblem[] }) {
  return (
    <section class="kb-problems" aria-label={EDITOR.problems}>
      {problems.length === 0 ? (
        <p class="kb-playable">{EDITOR.noProblem}</p>
      ) : (
        <>
          <p>{EDITOR.problemCount(problems.length)}</p>
          <ul>
            {problems.map(({ section, sentence }) => (
              <li key={sentence}>
                <button type="button" class="kb-problem" onClick={() => goTo(section)}>
                  {sentence}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const FOCUSABLE = 'input, select, textarea, button, [tabindex="0"]';

function goTo(section: ToldProblem['section']): void {
  const part = document.getElementById(`kb-edit-${section}`);
  // What is folded away is opened, or nobody would see it.
  for (const fold of part?.querySelectorAll('details') ?? []) fold.open = true;
  part?.scrollIntoView({ block: 'start' });
  part?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
}
