import type { SeatSummary, Summary } from '@gearhall/shared/core/replay/summary';
import type { Ending } from '../../../stage/contract/contract';
import { FactList } from '../../../ui/display/FactList';
import { SeatMark } from '../../../ui/display/SeatMark';
import { ENDING, lengthOfTime } from '../../../ui/words/table/ending';
import { useTableSession } from '../session/tableSession';
import type { Sums } from './sumUp';

/** How long the game was. */
export function LengthFigures({ sums: { summary, actions, lasted } }: { readonly sums: Sums }) {
  const { ending } = useTableSession().game;
  const facts = [
    ...(ending && summary ? [{ label: ending.rounds, value: String(summary.rounds) }] : []),
    { label: ENDING.facts.actions, value: String(actions) },
    ...(lasted === undefined ? [] : [{ label: ENDING.facts.time, value: lengthOfTime(lasted) }]),
  ];
  return <FactList class="sums-facts" facts={facts} />;
}

/** What each seat has done, in figures. */
export function SumsTable({ sums: { summary } }: { readonly sums: Sums }) {
  const { ending } = useTableSession().game;
  if (!ending || !summary) return undefined;
  return (
    <section class="sums" aria-label={ENDING.summary}>
      <SeatSums ending={ending} summary={summary} />
    </section>
  );
}

function SeatSums({ ending, summary }: { readonly ending: Ending; readonly summary: Summary }) {
  const { names } = useTableSession();
  return (
    <>
      <table class="sums-table">
        <thead>
          <tr>
            <th scope="col">{ENDING.columns.seat}</th>
            <th scope="col">{ending.damage}</th>
            {ending.dice !== undefined && <th scope="col">{ENDING.columns.luck}</th>}
          </tr>
        </thead>
        <tbody>
          {summary.seats.map((one, seat) => (
            <tr key={seat}>
              <th scope="row">
                <span class="sums-seat">
                  <SeatMark seat={seat} size={16} /> {names.value[seat]}
                </span>
              </th>
              <td>{one.damage}</td>
              {ending.dice !== undefined && (
                <td>
                  <Luck summary={one} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {ending.dice !== undefined && <p class="hint">{ENDING.luckHelp(ending.dice)}</p>}
    </>
  );
}

/** The deviation, as a share of what was expected, at which a half of the bar is full: 30 %. */
const FULL = 0.3;

/** What was rolled compared with what was expected: a bar to the right is good luck. */
function Luck({ summary: { dice, rolled, expected } }: { readonly summary: SeatSummary }) {
  if (dice === 0) return <>{ENDING.noDice}</>;
  const more = rolled - expected;
  const share = Math.min(1, Math.abs(more / expected) / FULL) * 50;
  const left = more < 0 ? 50 - share : 50;
  return (
    <span class="luck" title={ENDING.luckBar(Math.round(more))}>
      <span>{ENDING.luck(rolled, Math.round(expected))}</span>
      <span class={more < 0 ? 'luck-bar bad' : 'luck-bar'} aria-hidden="true">
        <span style={{ left: `${left}%`, width: `${share}%` }} />
      </span>
    </span>
  );
}
