import { useSignal } from '@preact/signals';
import { Icon } from '../../ui/display/Icon';
import { SeatMark } from '../../ui/display/SeatMark';
import { Segments } from '../../ui/controls/Segments';
import { WORDS } from '../../ui/words/words';
import { ADMIN } from '../../ui/words/pages/admin';
import { REPORT } from '../../ui/words/pages/hallNews';
import type { ReportShown } from '@gearhall/shared/core/pages/adminPages';
import { adminApi } from './adminApi';
import { useDoing, useLive } from './desk';
import { SanctionButton } from './SanctionButton';

const TEXT = ADMIN.reports;

/** What people have reported: what is to be done, and what has been. */
export function Reports() {
  const done = useSignal(0);
  const before = useSignal<number | undefined>(undefined);
  const { value, reload } = useLive(
    () => adminApi.reports(done.value === 1, before.value),
    `${done.value} ${before.value ?? ''}`,
  );
  const page = value.value;
  const oldest = page?.reports.at(-1)?.at;
  return (
    <>
      <fieldset class="admin-choice">
        <legend class="visually-hidden">{TEXT.which}</legend>
        <Segments
          value={done.value}
          options={[
            [0, TEXT.open],
            [1, TEXT.done],
          ]}
          onChange={(which) => {
            done.value = which;
            before.value = undefined;
          }}
        />
      </fieldset>
      {!page && <p role="status">{WORDS.hall.loading}</p>}
      {page?.reports.length === 0 && <p>{TEXT.none}</p>}
      {page?.reports.map((report) => (
        <ReportCard key={report.id} report={report} reload={reload} />
      ))}
      {page?.hasMore && (
        <button type="button" class="button" onClick={() => (before.value = oldest)}>
          {ADMIN.older}
        </button>
      )}
    </>
  );
}

interface ReportCardProps {
  readonly report: ReportShown;
  readonly reload: () => Promise<void>;
}

/** A name that says which of several people it means. */
const whole = ({ name, person, seat }: Pick<ReportShown['accused'], 'name' | 'person' | 'seat'>): string =>
  TEXT.whole(name, person === null ? '?' : ADMIN.short(person), seat);

function ReportCard({ report, reload }: ReportCardProps) {
  const { id, at, table, type, reason, words, accused, reporter, context, doneAt } = report;
  const doing = useDoing(reload);
  return (
    <article class="admin-card" aria-labelledby={`report-${id}`}>
      <h2 id={`report-${id}`}>{TEXT[type](whole(accused), whole(reporter))}</h2>
      <p class="quiet-text">
        {ADMIN.time(at)}, {TEXT.at(table)}
      </p>
      <p>
        <span class="tag">{REPORT.reasons[reason]}</span> {words !== '' && TEXT.says(words)}
      </p>
      {context.length > 0 && <Context context={context} />}
      <div class="button-row">
        <SanctionButton isNamed target={{ ...accused, told: whole(accused) }} reload={reload} />
        <SanctionButton
          isNamed
          target={{ ...reporter, addresses: [], told: whole(reporter) }}
          reload={reload}
        />
        {doneAt === undefined && (
          <button
            type="button"
            class="button primary"
            onClick={() => void doing(() => adminApi.finishReport(id))}
          >
            {TEXT.finish}
          </button>
        )}
      </div>
    </article>
  );
}

/** Whether several people around a line have the same name. */
const isTwice = (context: ReportShown['context'], name: string): boolean =>
  new Set(context.flatMap((line) => (line.name === name ? line.writer : []))).size > 1;

/** The reported line, and those around it. */
function Context({ context }: Pick<ReportShown, 'context'>) {
  return (
    <ol class="admin-context">
      {context.map(({ name, text, seat, to, few, isReported, writer }, index) => (
        <li key={index} class={isReported ? 'reported' : undefined}>
          {seat === undefined ? <Icon name="eye" size={14} /> : <SeatMark seat={seat} size={14} />}
          <span>
            <strong>{isTwice(context, name) ? TEXT.nth(name, writer) : name}</strong>{' '}
            {isReported && <span class="tag">{TEXT.reported}</span>}{' '}
            {(to ?? few) && <span class="tag">{TEXT.onlyTo}</span>} {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
