import { useSignal } from '@preact/signals';
import { Icon } from '../../ui/Icon';
import { SeatMark } from '../../ui/SeatMark';
import { Segments } from '../../ui/Segments';
import { WORDS } from '../../ui/words';
import { ADMIN } from '../../ui/words/admin';
import { REPORT } from '../../ui/words/hallNews';
import type { ReportShown } from '@gearhall/shared/core/adminPages';
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

function ReportCard({ report, reload }: ReportCardProps) {
  const { id, at, table, type, reason, words, accused, reporter, context, doneAt } = report;
  const doing = useDoing(reload);
  return (
    <article class="admin-card" aria-labelledby={`report-${id}`}>
      <h2 id={`report-${id}`}>{TEXT[type](accused.name, reporter.name)}</h2>
      <p class="quiet-text">
        {ADMIN.time(at)}, {TEXT.at(table)}
      </p>
      <p>
        <span class="tag">{REPORT.reasons[reason]}</span> {words !== '' && TEXT.says(words)}
      </p>
      {context.length > 0 && <Context context={context} />}
      <div class="button-row">
        <SanctionButton isNamed target={accused} reload={reload} />
        <SanctionButton isNamed target={{ ...reporter, addresses: [] }} reload={reload} />
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

/** The reported line, and those around it. */
function Context({ context }: Pick<ReportShown, 'context'>) {
  return (
    <ol class="admin-context">
      {context.map(({ name, text, seat, to, isReported }, index) => (
        <li key={index} class={isReported ? 'reported' : undefined}>
          {seat === undefined ? <Icon name="eye" size={14} /> : <SeatMark seat={seat} size={14} />}
          <span>
            <strong>{name}</strong> {isReported && <span class="tag">{TEXT.reported}</span>}{' '}
            {to && <span class="tag">{TEXT.onlyTo}</span>} {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
