import '../table/table.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { go, replayPath } from '../../app/routing/router';
import { keepTrying } from '../../net/requests/keepTrying';
import { DROP } from '../../ui/words/pages/replay';
import { DropPage } from './DropPage';
import { fetchReplay, openFile, ReplayError, type Replay } from './playback/loadReplay';
import { LoadingPage, FailurePage } from './ReplayPages';
import { ReplayTheatre } from './ReplayTheatre';
import { takeBrought, bring, useFileDrop } from './useFileDrop';

interface ReplayScreenProps {
  /** The table whose game is watched; undefined for a file. */
  readonly table: string | undefined;
  readonly search: string;
}

type Stage =
  | { readonly is: 'empty' }
  | { readonly is: 'loading'; readonly done: number | undefined }
  | { readonly is: 'failed'; readonly error: ReplayError }
  | { readonly is: 'open'; readonly replay: Replay };

type Load = (onProgress: (done: number) => void) => Promise<Replay>;

/** Watching a finished game: one of this hall, or one from a file. */
export function ReplayScreen({ table, search }: ReplayScreenProps) {
  const { stage, load } = useStage(table);
  const onFile = (file: File) => {
    if (table === undefined) return load((onProgress) => openFile(file, onProgress));
    bring(file);
    go(replayPath());
  };
  const isDragging = useFileDrop(onFile);
  return (
    <div class="replay-screen">
      <StageNow
        stage={stage}
        table={table}
        search={search}
        onFile={onFile}
        onAgain={() => retry(table, load)}
      />
      {isDragging.value && <p class="drop-veil">{DROP.here}</p>}
    </div>
  );
}

function retry(table: string | undefined, load: (how: Load) => void): void {
  if (table !== undefined) load((onProgress) => fetchReplay(table, onProgress));
}

function useStage(table: string | undefined) {
  const stage = useSignal<Stage>({ is: 'empty' });
  const attempt = useSignal(0);
  const stop = useRef((): void => undefined);
  const load = (how: Load) => {
    const turn = attempt.peek() + 1;
    attempt.value = turn;
    const show = (next: Stage) => {
      if (attempt.peek() === turn) stage.value = next;
    };
    show({ is: 'loading', done: undefined });
    stop.current();
    stop.current = keepTrying({
      ask: () => how((done) => show({ is: 'loading', done })),
      onAnswer: (replay) => show({ is: 'open', replay }),
      onFailure: (error) => show({ is: 'failed', error: asReplayError(error) }),
      isFinal: (error) => asReplayError(error).failure !== 'network',
    });
  };
  useEffect(() => {
    const brought = takeBrought();
    if (table !== undefined) load((onProgress) => fetchReplay(table, onProgress));
    else if (brought) load((onProgress) => openFile(brought, onProgress));
    return () => {
      attempt.value += 1;
      stop.current();
    };
  }, [table]);
  return { stage: stage.value, load };
}

/** Any other error means that the record did not fit. */
function asReplayError(error: unknown): ReplayError {
  return error instanceof ReplayError ? error : new ReplayError('damaged', String(error));
}

interface StageNowProps extends ReplayScreenProps {
  readonly stage: Stage;
  readonly onFile: (file: File) => void;
  readonly onAgain: () => void;
}

function StageNow({ stage, table, search, onFile, onAgain }: StageNowProps) {
  switch (stage.is) {
    case 'open':
      return <ReplayTheatre key={stage.replay.text} replay={stage.replay} search={search} />;
    case 'loading':
      return <LoadingPage done={stage.done} />;
    case 'failed':
      return <FailurePage error={stage.error} table={table} onAgain={onAgain} onFile={onFile} />;
    case 'empty':
      return table === undefined ? <DropPage onFile={onFile} /> : <LoadingPage done={undefined} />;
  }
}
