import type { Judged } from '@gearhall/shared/core/analysis/analysis';
import { SeatMark } from '../../../ui/display/SeatMark';
import { ANALYSIS, estimate, isClear } from '../../../ui/words/pages/analysis';
import { useTheatre } from '../playback/theatre';
import { goTo, placeInWords } from './moments';

/** Every choice that has certainly cost something, in the order of the game. */
export function CostlyChoices({ judged }: { readonly judged: readonly Judged[] }) {
  const { playback, names } = useTheatre();
  const costly = judged.filter(({ better, loss, error }) => better && isClear({ value: loss, error }));
  if (costly.length === 0) return undefined;
  const chronicle = playback.chronicle.value;
  return (
    <details>
      <summary>{ANALYSIS.choicesTitle(costly.length)}</summary>
      <ol class="moments">
        {costly.map(({ at, seat, loss, error }) => (
          <li key={at}>
            <button type="button" class="moment slim" onClick={() => goTo(playback, { at, kind: 'choice' })}>
              <SeatMark seat={seat} size={14} />
              <span>
                <span class="moment-when">{placeInWords(chronicle, at)}</span>
                {names[seat]}: {estimate({ value: loss, error })}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
