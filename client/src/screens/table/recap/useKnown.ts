import { signal, useSignalEffect, type Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { keep, readKept } from '../../../net/stored/kept';
import { useTableSession, type TableSession } from '../session/tableSession';
import { isWorthTelling, parseKnown, withKnown, type Known } from './offer';

export interface Recalled {
  readonly known: Signal<Known | undefined>;
  /** There is a reason to offer the recap. */
  readonly offered: Signal<boolean>;
}

const read = (table: string): Known | undefined => parseKnown(readKept('turns') ?? '', table);

/** How far I have followed this table, and whether I may have missed something. */
export function useKnown(): Recalled {
  const session = useTableSession();
  const recalled = useMemo(
    () => ({ known: signal(read(session.model.id)), offered: signal(false) }),
    [session],
  );
  useBeginning(session, recalled);
  useOwnActions(session, recalled);
  useReturn(session, recalled);
  useCall(session, recalled);
  return recalled;
}

function learn({ model }: TableSession, { known }: Recalled, next: Known): void {
  const now = known.peek();
  if (now?.mine === next.mine && now.seen === next.seen) return;
  known.value = next;
  keep('turns', withKnown(readKept('turns') ?? '', model.id, next));
}

/** Anyone present when the game begins has missed nothing yet. */
function useBeginning(session: TableSession, recalled: Recalled): void {
  const { model } = session;
  useSignalEffect(() => {
    const isNew = model.seat.value !== undefined && model.table.value?.actions === 0;
    if (isNew && !recalled.known.peek()) learn(session, recalled, { mine: 0, seen: 0 });
  });
}

function useOwnActions(session: TableSession, recalled: Recalled): void {
  const { model } = session;
  useSignalEffect(() => {
    const mine = model.actedAt.value;
    if (mine === undefined) return;
    recalled.offered.value = false;
    learn(session, recalled, { mine, seen: mine });
  });
}

/** I am back at the table, with its current state; while I look, everything counts as seen. */
function useReturn(session: TableSession, recalled: Recalled): void {
  const { model, isLive } = session;
  const { known, offered } = recalled;
  useEffect(() => {
    let isBack = true;
    const look = () => {
      const actions = model.table.peek()?.actions;
      const sees = isLive.peek() && document.visibilityState === 'visible';
      if (!sees) isBack = true;
      if (!sees || actions === undefined) return;
      const past = known.peek();
      if (isBack && isWorthTelling(past, { actions, isReturn: true, isCalled: false })) offered.value = true;
      isBack = false;
      if (past) learn(session, recalled, { mine: Math.min(past.mine, actions), seen: actions });
    };
    document.addEventListener('visibilitychange', look);
    const stops = [isLive.subscribe(look), model.table.subscribe(look)];
    return () => {
      document.removeEventListener('visibilitychange', look);
      for (const stop of stops) stop();
    };
  }, [session, recalled]);
}

function useCall({ model, isCalled }: TableSession, { known, offered }: Recalled): void {
  useEffect(() => {
    let was = isCalled.peek();
    return isCalled.subscribe((is) => {
      const actions = model.table.peek()?.actions ?? 0;
      if (is && !was && isWorthTelling(known.peek(), { actions, isReturn: false, isCalled: true })) {
        offered.value = true;
      }
      was = is;
    });
  }, [model, isCalled, known, offered]);
}
