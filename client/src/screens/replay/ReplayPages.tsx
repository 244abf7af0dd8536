import './replay.css';
import { Link } from '../../app/routing/Link';
import { tablePath } from '../../app/routing/router';
import { Shell } from '../../ui/shell/Shell';
import { REPLAY, REPLAY_FAILED, REPLAY_FAILURES } from '../../ui/words/pages/replay';
import { WORDS } from '../../ui/words/words';
import { FileChoice } from './DropPage';
import type { ReplayError } from './playback/loadReplay';

/** Shown while the record is loaded and played through. */
export function LoadingPage({ done }: { readonly done: number | undefined }) {
  return (
    <Shell>
      <section class="notice-card replay-loading">
        <p role="status">{done === undefined ? REPLAY.loading : REPLAY.preparing}</p>
        <progress max={1} value={done} aria-label={done === undefined ? REPLAY.loading : REPLAY.preparing} />
      </section>
    </Shell>
  );
}

interface FailurePageProps {
  readonly error: ReplayError;
  readonly table: string | undefined;
  readonly onAgain: () => void;
  readonly onFile: (file: File) => void;
}

/** Why it cannot be shown, and where to go from here. */
export function FailurePage({ error: { failure, detail }, table, onAgain, onFile }: FailurePageProps) {
  const canWait = failure === 'network' || failure === 'notOver';
  return (
    <Shell>
      <section class="notice-card" role="alert">
        <h1>{REPLAY_FAILED.title}</h1>
        <p>{REPLAY_FAILURES[failure]}</p>
        {detail !== undefined && (
          <p class="hint">
            {REPLAY_FAILED.detail} <code>{detail.slice(0, 200)}</code>
          </p>
        )}
        <div class="button-row">
          {failure === 'notOver' && table !== undefined && (
            <Link to={tablePath(table)} class="button primary">
              {REPLAY_FAILED.toTable}
            </Link>
          )}
          {canWait && table !== undefined && (
            <button type="button" class="button" onClick={onAgain}>
              {REPLAY_FAILED.again}
            </button>
          )}
          {table === undefined && <FileChoice onFile={onFile} />}
          <Link to="/" class="button">
            {WORDS.hall.back}
          </Link>
        </div>
      </section>
    </Shell>
  );
}
