import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Options } from '@gearhall/shared/games/metalkrushers/options';
import { problemsOf } from '@gearhall/shared/games/metalkrushers/rules/construction';
import type { Design } from './draft';

interface CommitWayProps {
  readonly designs: readonly Design[];
  readonly options: Options;
  readonly onCommit: () => void;
}

/** The build leaves the browser once, and only after a second word. */
export function CommitWay({ designs, options, onCommit }: CommitWayProps) {
  const [asked, setAsked] = useState(false);
  const way = useFocusWhenChanged(asked);
  const isSound = designs.every((design) => problemsOf(design, options).length === 0);
  const what = designs.length === 1 ? 'this build' : `these ${designs.length} builds`;
  if (!isSound) return <p class="hint">It can be committed when no rule is broken.</p>;
  if (!asked)
    return (
      <div class="build-commit" ref={way}>
        <button type="button" class="button primary" onClick={() => setAsked(true)}>
          Commit {what}
        </button>
      </div>
    );
  return (
    <div class="build-commit build-confirm" role="group" aria-label={`Commit ${what}`} ref={way}>
      <p>This is final. Nobody sees it until all have built.</p>
      <div class="button-row">
        <button type="button" class="button primary" onClick={onCommit}>
          Commit for good
        </button>
        <button type="button" class="button" onClick={() => setAsked(false)}>
          Not yet
        </button>
      </div>
    </div>
  );
}

/** The button that takes another's place takes its focus too. */
function useFocusWhenChanged(state: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useLayoutEffect(() => {
    if (before.current !== state) box.current?.querySelector('button')?.focus();
    before.current = state;
  }, [state]);
  return box;
}
