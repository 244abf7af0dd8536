import type { Analysis, KeyMoment } from '@gearhall/shared/core/analysis/analysis';
import { SeatMark } from '../../../ui/display/SeatMark';
import { ANALYSIS, momentSentence } from '../../../ui/words/pages/analysis';
import { useTheatre } from '../playback/theatre';
import { goTo, placeInWords } from './moments';

/** The moments that mattered most; each leads there. */
export function KeyMoments({ analysis }: { readonly analysis: Analysis }) {
  const { playback, names } = useTheatre();
  const chronicle = playback.chronicle.value;
  const show = (moment: KeyMoment) => {
    goTo(playback, moment);
    if (moment.kind === 'choice') document.querySelector('.decision')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section aria-label={ANALYSIS.momentsTitle}>
      <h3>{ANALYSIS.momentsTitle}</h3>
      {analysis.moments.length === 0 && <p>{ANALYSIS.noMoments}</p>}
      <ol class="moments">
        {analysis.moments.map((moment) => (
          <li key={`${moment.at} ${moment.kind}`}>
            <button type="button" class="moment" onClick={() => show(moment)}>
              <SeatMark seat={moment.seat} size={20} />
              <span>
                <span class="moment-when">{placeInWords(chronicle, moment.at)}</span>
                <strong>{momentSentence(moment, names[moment.seat] ?? '')}</strong>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
