import { useSignal } from '@preact/signals';
import type { LogLine } from '../../../stage/contract/words';
import { Dice } from '../../../ui/display/Dice';
import { SeatMark } from '../../../ui/display/SeatMark';
import { WORDS } from '../../../ui/words/words';
import { ReviewButton } from '../review/ReviewButton';
import { ScrollToEnd } from './ScrollToEnd';
import { useTableSession } from '../session/tableSession';

const PAGE = 200;

/** The move log: the last lines at first, earlier ones on demand. */
export function LogPanel() {
  const { log: lines } = useTableSession();
  const shown = useSignal(PAGE);
  const first = Math.max(0, lines.value.length - shown.value);
  return (
    <div class="log">
      <div class="log-head">
        <h2>{WORDS.table.log}</h2>
        <ReviewButton />
      </div>
      <ScrollToEnd count={lines.value.length} label={WORDS.table.log}>
        {first > 0 && (
          <button type="button" class="button quiet" onClick={() => (shown.value += PAGE)}>
            {WORDS.table.earlier}
          </button>
        )}
        {lines.value.length === 0 && <p class="empty">{WORDS.table.emptyLog}</p>}
        {lines.value.slice(first).map((line, index) => (
          <LogLineRow key={first + index} line={line} />
        ))}
      </ScrollToEnd>
    </div>
  );
}

export function LogLineRow({ line }: { readonly line: LogLine }) {
  if (line.heading) {
    return (
      <h3 class="log-heading">
        {line.seat !== undefined && <SeatMark seat={line.seat} size={14} />}
        {line.text}
      </h3>
    );
  }
  return (
    <p class="log-line">
      {line.seat === undefined ? <span class="log-dot" /> : <SeatMark seat={line.seat} size={12} />}
      <span>
        {line.text}
        {line.dice && <Dice values={line.dice} apart={line.apart} />}
      </span>
    </p>
  );
}
