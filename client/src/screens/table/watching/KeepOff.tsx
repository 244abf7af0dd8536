import { useSignal } from '@preact/signals';
import type { SeatVoteGoal, TableView } from '@gearhall/shared/core/table/table';
import type { Body } from '../../../net/table/outbox';
import { ActButton } from '../../../ui/controls/ActButton';
import { KEEP_OFF_WORDS } from '../../../ui/words/table/seatVotes';
import { useTableSession } from '../session/tableSession';

type Who = Body<'keepOff'>['who'];

interface OfTable {
  readonly table: TableView;
}

/** For the host: who is here, whom they have sent away, and what they can do about it. */
export function KeepOff({ table }: OfTable) {
  const { isHost, model } = useTableSession();
  const asked = useSignal<string | undefined>(undefined);
  if (!isHost.value) return undefined;
  const people = peopleAt(table, model.seat.value);
  return (
    <section class="keep-off" aria-labelledby="keep-off-title">
      <h3 id="keep-off-title">{KEEP_OFF_WORDS.title}</h3>
      <p class="hint">{people.length > 0 ? KEEP_OFF_WORDS.lead : KEEP_OFF_WORDS.nobody}</p>
      <ul hidden={people.length === 0}>
        {people.map(({ who, name }) => {
          const key = JSON.stringify(who);
          return (
            <li key={key}>
              {asked.value === key ? (
                <Sure {...{ who, name, table }} onDone={() => (asked.value = undefined)} />
              ) : (
                <button type="button" class="button quiet" onClick={() => (asked.value = key)}>
                  {KEEP_OFF_WORDS.send(name)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <KeptOff table={table} />
    </section>
  );
}

function peopleAt({ seats, spectatorNames }: TableView, own: number | undefined) {
  const seated = seats.flatMap(({ sitter, name }, seat) =>
    sitter === 'person' && seat !== own ? [{ who: { type: 'seat', seat } satisfies Who, name }] : [],
  );
  const watching = spectatorNames.map((name, place) => ({
    who: { type: 'spectator', place, name } satisfies Who,
    name,
  }));
  return [...seated, ...watching];
}

interface SureProps extends OfTable {
  readonly who: Who;
  readonly name: string;
  readonly onDone: () => void;
}

/** Asks once more; in a running game also what becomes of the seat. */
function Sure({ who, name, table, onDone }: SureProps) {
  const { model, isLive } = useTableSession();
  const isPlaying = table.status === 'playing' && who.type === 'seat';
  const send = (goal: SeatVoteGoal) => {
    model.request('keepOff', { who, goal });
    onDone();
  };
  const ways: readonly (readonly [SeatVoteGoal, string])[] = isPlaying
    ? [
        ['bot', KEEP_OFF_WORDS.bot],
        ['free', KEEP_OFF_WORDS.free],
      ]
    : [['bot', KEEP_OFF_WORDS.yes]];
  return (
    <div role="group" aria-label={KEEP_OFF_WORDS.sure(name)} class="two-step">
      <p>
        <strong>{KEEP_OFF_WORDS.sure(name)}</strong> {warningFor(table, who)}
      </p>
      <div class="button-row">
        {ways.map(([goal, word]) => (
          <ActButton key={goal} class="danger" off={!isLive.value} onClick={() => send(goal)}>
            {word}
          </ActButton>
        ))}
        <button type="button" class="button" onClick={onDone} ref={takeFocus}>
          {KEEP_OFF_WORDS.no}
        </button>
      </div>
    </div>
  );
}

/** A constant function, so that later renders do not take the focus again. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

function warningFor({ status }: TableView, who: Who): string {
  const { warning } = KEEP_OFF_WORDS;
  if (who.type === 'spectator') return warning.spectator;
  if (status === 'gathering') return warning.seat;
  return status === 'ended' ? warning.over : warning.game;
}

function KeptOff({ table }: OfTable) {
  const { model, isLive } = useTableSession();
  if (table.keptOff.length === 0) return undefined;
  return (
    <>
      <h4>{KEEP_OFF_WORDS.keptOff}</h4>
      <ul>
        {table.keptOff.map((name, place) => (
          <li key={`${place} ${name}`}>
            {name}{' '}
            <ActButton
              class="quiet"
              label={KEEP_OFF_WORDS.letBackOf(name)}
              off={!isLive.value}
              onClick={() => model.request('letBack', { place, name })}
            >
              {KEEP_OFF_WORDS.letBack}
            </ActButton>
          </li>
        ))}
      </ul>
    </>
  );
}
