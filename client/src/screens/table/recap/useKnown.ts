import { signal, useSignalEffect, type Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { keep, readKept } from '../../../net/kept';
import { useSeating, type Seating } from '../seating';
import { isWorthTelling, parseKnown, withKnown, type Known } from './offer';

export interface Recalled {
  readonly known: Signal<Known | undefined>;
  /** There is a reason to offer what has happened. */
  readonly offered: Signal<boolean>;
}

const read = (table: string): Known | undefined => parseKnown(readKept('turns') ?? '', table);

/** How far I have come at this table, and whether I may have missed something. */
export function useKnown(): Recalled {
  const seating = useSeating();
  const recalled = useMemo(
    () => ({ known: signal(read(seating.model.id)), offered: signal(false) }),
    [seating],
  );
  useBeginning(seating, recalled);
  useOwnActions(seating, recalled);
  useReturn(seating, recalled);
  useCall(seating, recalled);
  return recalled;
}

function learn({ model }: Seating, { known }: Recalled, next: Known): void {
  const now = known.peek();
  if (now?.mine === next.mine && now.seen === next.seen) return;
  known.value = next;
  keep('turns', withKnown(readKept('turns') ?? '', model.id, next));
}

/** Who is there when the game begins has missed nothing yet. */
function useBeginning(seating: Seating, recalled: Recalled): void {
  const { model } = seating;
  useSignalEffect(() => {
    const isNew = model.seat.value !== undefined && model.table.value?.actions === 0;
    if (isNew && !recalled.known.peek()) learn(seating, recalled, { mine: 0, seen: 0 });
  });
}

function useOwnActions(seating: Seating, recalled: Recalled): void {
  const { model } = seating;
  useSignalEffect(() => {
    const mine = model.actedAt.value;
    if (mine === undefined) return;
    recalled.offered.value = false;
    learn(seating, recalled, { mine, seen: mine });
  });
}

/** Back at the table, with the state that it has by now; while one looks, everything is seen. */
function useReturn(seating: Seating, recalled: Recalled): void {
  const { model, isLive } = seating;
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
      if (past) learn(seating, recalled, { mine: Math.min(past.mine, actions), seen: actions });
    };
    document.addEventListener('visibilitychange', look);
    const stops = [isLive.subscribe(look), model.table.subscribe(look)];
    return () => {
      document.removeEventListener('visibilitychange', look);
      for (const stop of stops) stop();
    };
  }, [seating, recalled]);
}

function useCall({ model, isCalled }: Seating, { known, offered }: Recalled): void {
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
