import { useSignal } from '@preact/signals';
import type { ChatLine } from '@gearhall/shared/core/wire/wire';
import { myName } from '../../../net/guest/guest';
import { WORDS, listed } from '../../../ui/words/words';
import { useTableSession } from '../session/tableSession';
import { speakerOf } from '../session/Muting';

/** Whom I do not want to read, and, for the host, who may not write. Only where there is somebody to mute. */
export function Mutes() {
  const { model, muting, isHost } = useTableSession();
  const isOpen = useSignal(false);
  const me = model.seat.value;
  // Spectators are told apart by their names alone.
  const isMine = ({ seat, name }: ChatLine) => seat === me && (me !== undefined || name === myName.value);
  const others = model.chat.value.filter((line) => !isMine(line));
  const speakers = new Map(others.map((line) => [speakerOf(line), line.name]));
  if (speakers.size === 0 && !isHost.value) return undefined;
  const hidden = [...speakers].filter(([speaker]) => muting.has(speaker)).map(([, name]) => name);
  return (
    <details class="chat-mutes" onToggle={({ currentTarget: { open } }) => void (isOpen.value = open)}>
      <summary>{hidden.length > 0 ? WORDS.chat.notShown(listed(hidden)) : WORDS.chat.mute}</summary>
      {isOpen.value && speakers.size > 0 && (
        <fieldset>
          <legend>{WORDS.chat.forMe}</legend>
          {[...speakers].map(([speaker, name]) => (
            <label key={speaker}>
              <input type="checkbox" checked={muting.has(speaker)} onChange={() => muting.toggle(speaker)} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      {isOpen.value && isHost.value && <MutesForAll />}
    </details>
  );
}

/** The host's: whose lines the table does not take. */
function MutesForAll() {
  const { model, isLive } = useTableSession();
  const { table, seat: me } = { table: model.table.value, seat: model.seat.value };
  if (!table) return undefined;
  const people = table.seats.flatMap(({ sitter, name, muted }, seat) =>
    sitter === 'person' && seat !== me ? [{ whom: seat, name, muted }] : [],
  );
  const spectators = {
    whom: 'spectators' as const,
    name: WORDS.chat.spectators,
    muted: table.spectatorsMuted,
  };
  return (
    <fieldset>
      <legend>{WORDS.chat.forAll}</legend>
      {[...people, spectators].map(({ whom, name, muted }) => (
        <label key={whom}>
          <input
            type="checkbox"
            checked={muted}
            disabled={!isLive.value}
            onChange={() => model.request('mute', { whom, muted: !muted })}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
