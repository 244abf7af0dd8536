import { Link } from '../../app/routing/Link';
import { WORDS } from '../../ui/words/words';
import { AnalyseButton } from './AnalyseButton';

interface EndingWaysProps {
  /** What it says to play once more. */
  readonly again: string;
  readonly onAgain: () => void;
}

/** After a game on one device: once more, or back to the hall. */
export function EndingWays({ again, onAgain }: EndingWaysProps) {
  return (
    <div class="ending-ways">
      <button type="button" class="button primary" onClick={onAgain}>
        {again}
      </button>
      <AnalyseButton />
      <Link to="/" class="button quiet">
        {WORDS.hall.back}
      </Link>
    </div>
  );
}
