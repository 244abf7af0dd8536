import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { checkWork, type RecordCheck } from '@gearhall/shared/core/record/recordCheck';
import { timeSliced } from '@gearhall/shared/core/ground/timeSliced';
import { PAGE_PACE } from '../../../app/pagePace';
import { api } from '../../../net/requests/api';
import type { Replay } from '../playback/loadReplay';

export type Checking =
  | { readonly is: 'running'; readonly done: number }
  | { readonly is: 'done'; readonly check: RecordCheck }
  | { readonly is: 'failed' };

/** Cached per record, so that returning to the page of the dice does not check again. */
const known = new WeakMap<Replay, RecordCheck>();

/** Checks the record in small steps, and reports its progress. */
export function useCheck(replay: Replay): ReadonlySignal<Checking> {
  const checking = useSignal<Checking>(beginning(replay));
  useEffect(() => {
    checking.value = beginning(replay);
    if (known.has(replay)) return undefined;
    let wanted = true;
    const show = (now: Checking) => {
      if (wanted) checking.value = now;
    };
    check(replay, (done) => show({ is: 'running', done })).then(
      (found) => {
        known.set(replay, found);
        show({ is: 'done', check: found });
      },
      () => show({ is: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [replay, checking]);
  return checking;
}

function beginning(replay: Replay): Checking {
  const check = known.get(replay);
  return check ? { is: 'done', check } : { is: 'running', done: 0 };
}

/** The hall is asked for its key only where the record came from it: a file needs no server. */
async function check(
  { rules, record, fromHall }: Replay,
  onProgress: (done: number) => void,
): Promise<RecordCheck> {
  const key = fromHall
    ? await api
        .hall()
        .then((hall) => hall.key)
        .catch(() => undefined)
    : undefined;
  return timeSliced(checkWork(rules, record, key), PAGE_PACE, onProgress);
}
