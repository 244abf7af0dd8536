import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { Icon } from '../../../ui/display/Icon';
import { WORDS } from '../../../ui/words/words';
import { useTableSession } from '../session/tableSession';
import { clockFace, dueOf, answerDue, answerFace, untilNextTick, type ClockFace } from './clockFace';

/** The clock of a seat: it ticks without re-rendering anything around it. */
export function SeatClock({ seat }: { readonly seat: Seat }) {
  const { model, terms } = useTableSession();
  const table = model.table.value;
  const asked = answerDue(table, seat);
  const due = asked || dueOf(table, seat);
  const now = useServerNow(due);
  if (table && asked > 0) return <Face face={answerFace(table, now)} />;
  if (table?.status !== 'playing' && table?.status !== 'paused') return undefined;
  const face = clockFace({ due, bank: table.seats[seat]?.bank ?? 0 }, terms.value, now);
  return face && <Face face={face} />;
}

function Face({ face }: { readonly face: ClockFace }) {
  return (
    <span class={`clock${face.runs ? ' runs' : ''}${face.low ? ' low' : ''}`} role="timer" aria-live="off">
      <span aria-hidden="true" class="clock-face">
        <Icon name={face.low ? 'alarm' : 'clock'} size={16} />
        <span class="clock-time">{face.main}</span>
        {face.bank !== '' && <span class="clock-bank">{face.bank}</span>}
      </span>
      <span class="visually-hidden">
        {face.words}
        {face.low && `, ${WORDS.clocks.low}`}
      </span>
    </span>
  );
}

/** The clock of my own seat, where I am asked. */
export function MyClock() {
  const { model, isMyTurn } = useTableSession();
  const seat = model.seat.value;
  return seat !== undefined && isMyTurn.value ? <SeatClock seat={seat} /> : undefined;
}

/** The server's time, updated every second while something is due. */
export function useServerNow(due: number): number {
  const { model } = useTableSession();
  const ahead = model.clockAhead.value;
  const ticks = useSignal(0);
  useEffect(() => {
    if (due <= 0) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          ticks.value += 1;
          wait();
        },
        untilNextTick(due - Date.now() - ahead),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [due, ahead, ticks]);
  void ticks.value;
  return Date.now() + ahead;
}
