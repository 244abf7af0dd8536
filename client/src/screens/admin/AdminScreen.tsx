import './admin.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ApiError } from '../../net/requests/api';
import { keepTrying } from '../../net/requests/keepTrying';
import { Shell } from '../../ui/shell/Shell';
import { WORDS } from '../../ui/words/words';
import { ADMIN } from '../../ui/words/pages/admin';
import { AdminDesk } from './AdminDesk';
import { adminApi } from './adminApi';
import { DeskContext } from './desk';

type Stage = 'asking' | 'outside' | 'inside';

/** Read once: it is removed from the address at once, so that no history keeps it. */
function takeLink(): string {
  const link = location.hash.slice(1);
  if (link !== '') history.replaceState(undefined, '', location.pathname);
  return link;
}

/** The page of the operator. Who has no session sees the door alone. */
export function AdminScreen() {
  const [link] = useState(takeLink);
  const stage = useSignal<Stage>('asking');
  const problem = useSignal('');
  useEffect(() => {
    document.title = `${ADMIN.title} · ${WORDS.hall.name}`;
    return keepTrying<unknown>({
      ask: () => (link === '' ? adminApi.overview() : adminApi.openByLink(link)),
      onAnswer: () => (stage.value = 'inside'),
      onFailure: (error, isFinal) => {
        if (!isFinal) return;
        if (link !== '' || !isUnknown(error)) problem.value = sentenceFor(error, ADMIN.entry.linkRefused);
        stage.value = 'outside';
      },
      isFinal: (error) => !(error instanceof ApiError && error.code === 'network'),
    });
  }, [link, stage, problem]);
  const means = useMemo(
    () => ({
      onOver: () => {
        problem.value = ADMIN.entry.over;
        stage.value = 'outside';
      },
    }),
    [problem, stage],
  );
  const leave = () => {
    void adminApi.leave().catch(() => undefined);
    problem.value = '';
    stage.value = 'outside';
  };
  return (
    <Shell>
      <div class="admin">
        <header class="admin-head">
          <h1>{ADMIN.title}</h1>
          {stage.value === 'inside' && (
            <button type="button" class="button" onClick={leave}>
              {ADMIN.leave}
            </button>
          )}
        </header>
        {stage.value === 'asking' && <p role="status">{ADMIN.entry.opening}</p>}
        {stage.value === 'outside' && (
          <Door
            problem={problem.value}
            onProblem={(text) => (problem.value = text)}
            onOpen={() => (stage.value = 'inside')}
          />
        )}
        {stage.value === 'inside' && (
          <DeskContext.Provider value={means}>
            <AdminDesk />
          </DeskContext.Provider>
        )}
      </div>
    </Shell>
  );
}

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

function sentenceFor(error: unknown, unknown: string): string {
  if (isUnknown(error)) return unknown;
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'wrongPassword' || code === 'tooFast') return ADMIN.entry[code];
  return ADMIN.entry.failed;
}

interface DoorProps {
  readonly problem: string;
  readonly onProblem: (text: string) => void;
  readonly onOpen: () => void;
}

function Door({ problem, onProblem, onOpen }: DoorProps) {
  const password = useSignal('');
  const isBusy = useSignal(false);
  const open = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (isBusy.value || password.value === '') return;
    isBusy.value = true;
    try {
      await adminApi.openByPassword(password.value);
      onOpen();
    } catch (error) {
      onProblem(sentenceFor(error, ADMIN.entry.unknown));
    }
    isBusy.value = false;
  };
  return (
    <form class="admin-door" onSubmit={(event) => void open(event)}>
      <p>{ADMIN.entry.lead}</p>
      <label>
        <span>{ADMIN.entry.password}</span>
        <input
          class="field"
          type="password"
          autocomplete="current-password"
          maxLength={200}
          onInput={({ currentTarget: { value } }) => void (password.value = value)}
        />
      </label>
      <p class="hint warning" role="alert">
        {problem}
      </p>
      <button type="submit" class="button primary" aria-disabled={isBusy.value}>
        {isBusy.value ? ADMIN.entry.opening : ADMIN.entry.open}
      </button>
    </form>
  );
}
