import type { Luck } from '@gearhall/shared/core/analysis/analysis';
import { SeatMark } from '../../../ui/display/SeatMark';
import { ANALYSIS, luckSentence } from '../../../ui/words/pages/analysis';
import { useTheatre } from '../playback/theatre';

/** What the dice gave to each seat, or took from it; nothing where no roll has been looked at. */
export function LuckList({ luck }: { readonly luck: readonly Luck[] }) {
  const { names } = useTheatre();
  if (luck.every(({ gained, error }) => gained === 0 && error === 0)) return undefined;
  return (
    <section aria-label={ANALYSIS.luckTitle}>
      <h3>{ANALYSIS.luckTitle}</h3>
      <ul class="luck">
        {luck.map((one) => (
          <li key={one.seat}>
            <SeatMark seat={one.seat} size={16} /> {luckSentence(one, names[one.seat] ?? '')}
          </li>
        ))}
      </ul>
    </section>
  );
}
