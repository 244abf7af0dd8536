import type { SeriesPage } from '@gearhall/shared/games/series';
import { WORDS } from '../../ui/words/words';
import { SERIES } from '../../ui/words/pages/series';
import { memberName } from './memberName';

/** Who plays, and how many games each has won. */
export function SeriesScore({ page }: { readonly page: SeriesPage }) {
  if (page.type !== 'bestOf') return undefined;
  const { members, view } = page;
  const nameOf = memberName(page);
  return (
    <section aria-labelledby="series-score">
      <h2 id="series-score">{SERIES.score}</h2>
      <table class="series-score">
        <thead>
          <tr>
            <th scope="col">{SERIES.member}</th>
            <th scope="col">{SERIES.wins}</th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ level }, member) => (
            <tr key={member}>
              <th scope="row">
                {nameOf(member)}
                {level && <span class="tag">{WORDS.table.bot(level)}</span>}
                {view.gone.includes(member) && <span class="tag">{SERIES.gone}</span>}
              </th>
              <td>{view.wins[member] ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
