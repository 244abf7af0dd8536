import type { Options } from '@gearhall/shared/games/metalkrushers/options';
import { problemsOf } from '@gearhall/shared/games/metalkrushers/rules/construction/construction';
import { TwoStepButton } from '../../../ui/controls/TwoStepButton';
import type { Design } from './draft';

interface CommitButtonProps {
  readonly designs: readonly Design[];
  readonly options: Options;
  readonly onCommit: () => void;
}

/** The build leaves the browser once, and only after a confirmation. */
export function CommitButton({ designs, options, onCommit }: CommitButtonProps) {
  const isSound = designs.every((design) => problemsOf(design, options).length === 0);
  const what = designs.length === 1 ? 'this build' : `these ${designs.length} builds`;
  if (!isSound) return <p class="hint">It can be committed when no rule is broken.</p>;
  return (
    <div class="build-commit">
      <TwoStepButton
        first={`Commit ${what}`}
        second="Commit for good"
        title={`Commit ${what}`}
        warning="This is final. Nobody sees it until all have built."
        onDone={onCommit}
      />
    </div>
  );
}
