import { useSignal } from '@preact/signals';
import { LIMITS } from '../../app/limits';
import { FactList } from '../../ui/display/FactList';
import { ListField } from '../../ui/controls/ListField';
import { WORDS } from '../../ui/words/words';
import { ADMIN, ANNOUNCEMENT_LENGTHS } from '../../ui/words/pages/admin';
import type { Overview as OverviewFacts } from '@gearhall/shared/core/pages/adminPages';
import { adminApi } from './adminApi';
import { useDoing } from './desk';
import { Processes } from './Processes';

const TEXT = ADMIN.overview;

interface OverviewProps {
  readonly overview: OverviewFacts | undefined;
  readonly reload: () => Promise<void>;
}
interface PartProps {
  readonly overview: OverviewFacts;
  readonly reload: () => Promise<void>;
}

/** How the hall is, and what concerns everybody. */
export function Overview({ overview, reload }: OverviewProps) {
  if (!overview) return <p role="status">{WORDS.hall.loading}</p>;
  return (
    <div class="admin-overview">
      <LoadCard overview={overview} />
      {!overview.processes && <UpdateCard overview={overview} reload={reload} />}
      <AnnouncementCard overview={overview} reload={reload} />
      {overview.processes && <Processes processes={overview.processes} reload={reload} />}
      <Errors overview={overview} />
    </div>
  );
}

function LoadCard({ overview: { load, isStoreWell, loss, otherRules } }: Pick<PartProps, 'overview'>) {
  const facts = [
    { label: TEXT.tables, value: String(load.tables) },
    { label: TEXT.connections, value: String(load.connections) },
    { label: TEXT.actions, value: TEXT.rate(load.actionsPerSecond) },
    { label: TEXT.cpu, value: TEXT.percent(load.cpu) },
    { label: TEXT.lag, value: TEXT.ms(load.lagMs) },
    { label: TEXT.memory, value: TEXT.mb(load.memory) },
    { label: TEXT.uptime, value: TEXT.hours(load.uptime) },
    { label: TEXT.store, value: isStoreWell ? TEXT.storeWell : TEXT.storeDown },
    ...(otherRules > 0 ? [{ label: TEXT.otherRules, value: String(otherRules) }] : []),
  ];
  return (
    <section class="admin-card" aria-labelledby="admin-load">
      <h2 id="admin-load">{TEXT.load}</h2>
      <FactList class="admin-facts" facts={facts} />
      {loss && <p role="alert">{TEXT.loss(loss)}</p>}
    </section>
  );
}

function UpdateCard({ overview: { draining, drainSince, games }, reload }: PartProps) {
  const doing = useDoing(reload);
  return (
    <section class="admin-card" aria-labelledby="admin-update">
      <h2 id="admin-update">{TEXT.update}</h2>
      <p>{TEXT.updateHelp}</p>
      <p role="status">
        {drainSince !== null && <strong>{TEXT.drainSince(drainSince)} </strong>}
        {TEXT.games(games.playing, games.attended)}
      </p>
      <button
        type="button"
        class={draining ? 'button' : 'button primary'}
        onClick={() => void doing(() => adminApi.drain(!draining))}
      >
        {draining ? TEXT.endDrain : TEXT.drain}
      </button>
    </section>
  );
}

function AnnouncementCard({ overview: { announcement }, reload }: PartProps) {
  const doing = useDoing(reload);
  const text = useSignal('');
  const minutes = useSignal<number>(ANNOUNCEMENT_LENGTHS[1][0]);
  const announce = async (event: Event): Promise<void> => {
    event.preventDefault();
    const told = text.value.trim();
    if (told !== '' && (await doing(() => adminApi.announce(told, minutes.value)))) text.value = '';
  };
  return (
    <section class="admin-card" aria-labelledby="admin-announcement">
      <h2 id="admin-announcement">{TEXT.announcement}</h2>
      <p>{TEXT.announcementHelp}</p>
      {announcement && (
        <>
          <p>{TEXT.told(announcement.text, announcement.until)}</p>
          <button type="button" class="button" onClick={() => void doing(adminApi.withdraw)}>
            {TEXT.withdraw}
          </button>
        </>
      )}
      <form class="admin-form" onSubmit={(event) => void announce(event)}>
        <label class="list-field">
          <span>{TEXT.text}</span>
          <input
            class="field"
            maxLength={LIMITS.announcement}
            value={text.value}
            onInput={({ currentTarget: { value } }) => void (text.value = value)}
          />
        </label>
        <ListField
          label={TEXT.length}
          value={minutes.value}
          options={ANNOUNCEMENT_LENGTHS}
          onChange={(value) => (minutes.value = value)}
        />
        <button type="submit" class="button primary">
          {TEXT.announce}
        </button>
      </form>
    </section>
  );
}

function Errors({ overview: { errors } }: Pick<PartProps, 'overview'>) {
  return (
    <section class="admin-card wide" aria-labelledby="admin-errors">
      <h2 id="admin-errors">{TEXT.errors}</h2>
      {errors.length === 0 && <p>{TEXT.noErrors}</p>}
      <ul class="admin-errors">
        {errors.map(({ at, level, message, error, table }, index) => (
          <li key={index}>
            <span class="quiet-text">{ADMIN.time(at)}</span> <span class="tag">{level}</span> {message}
            {table !== undefined && ` (${table})`}
            {error !== undefined && <div class="quiet-text">{error}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}
