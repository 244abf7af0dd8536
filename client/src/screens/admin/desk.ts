import { useSignal, type Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { ApiError } from '../../net/requests/api';
import { say } from '../../ui/notices/notices';
import { ADMIN } from '../../ui/words/pages/admin';

/** What all parts of the operator's page share. */
export interface DeskMeans {
  /** The session is over. */
  readonly onOver: () => void;
}
export const DeskContext = createContext<DeskMeans>({ onOver: () => undefined });

const AGAIN_MS = 5000;
const isOver = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

interface Live<T> {
  readonly value: Signal<T | undefined>;
  readonly reload: () => Promise<void>;
}

/** What the hall answers, asked again every few seconds while the page can be seen, and whenever `key` changes. */
export function useLive<T>(load: () => Promise<T>, key = ''): Live<T> {
  const { onOver } = useContext(DeskContext);
  const value = useSignal<T | undefined>(undefined);
  const asked = useRef(0);
  const reload = async (): Promise<void> => {
    asked.current += 1;
    const turn = asked.current;
    try {
      const answer = await load();
      // What was asked for meanwhile may have been answered before.
      if (turn === asked.current) value.value = answer;
    } catch (error) {
      if (isOver(error)) onOver();
    }
  };
  useEffect(() => {
    void reload();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [key]);
  return { value, reload };
}

/** Does something, says that it is done, and looks again. */
export function useDoing(reload: () => Promise<void>): (deed: () => Promise<void>) => Promise<boolean> {
  const { onOver } = useContext(DeskContext);
  return async (deed) => {
    try {
      await deed();
      say(ADMIN.done);
      await reload();
      return true;
    } catch (error) {
      if (isOver(error) && (error as ApiError).code === 'notFound') onOver();
      else say(ADMIN.failed, 'warning');
      return false;
    }
  };
}
