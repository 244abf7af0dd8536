import type { CurvePoint } from '@gearhall/shared/core/analysis/analysis';
import { ANALYSIS, estimate } from '../../../ui/words/pages/analysis';
import { useTheatre } from '../playback/theatre';

/** The curve as a table. */
export function ChancesTable({ curve }: { readonly curve: readonly CurvePoint[] }) {
  const { names } = useTheatre();
  return (
    <details>
      <summary>{ANALYSIS.numbersTitle}</summary>
      <div class="chances-scroll" tabIndex={0} role="region" aria-label={ANALYSIS.numbersTitle}>
        <table class="chances-table">
          <thead>
            <tr>
              <th scope="col">{ANALYSIS.step}</th>
              {names.map((name, seat) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {curve.map(({ at, chances: { mean, error } }) => (
              <tr key={at}>
                <th scope="row">{at}</th>
                {names.map((_name, seat) => (
                  <td key={seat}>{estimate({ value: mean[seat] ?? 0, error: error[seat] ?? 0 })}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
