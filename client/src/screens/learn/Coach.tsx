import './learn.css';
import { useSignal, useSignalEffect, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TypedThing } from '@gearhall/shared/core/game';
import { isCoreEvent } from '@gearhall/shared/core/log/coreEvents';
import { loadCoach } from '../../games';
import { markNoteRead, noteFor, notesRead } from '../../lessons/coachNotes';
import { useAnswer } from '../../net/requests/useAnswer';
import type { CoachNote } from '../../lessons/lesson';
import { Glossed } from '../../ui/glossary/Glossed';
import { setCoach } from '../../ui/theme/settings';
import { COACH } from '../../ui/words/pages/learn';
import { useTableSession } from '../table/session/tableSession';

interface CoachProps {
  /** It cannot be switched off here: the last lesson. */
  readonly isAlwaysOn?: boolean;
}

/**
 * Explains each new thing the first time it happens, above the orders; it knows what its player sees, and
 * nothing else.
 */
export function Coach({ isAlwaysOn = false }: CoachProps): undefined {
  const { game, coachSays } = useTableSession();
  const note = useNote();
  const id = game.rules.about.id;
  useSignalEffect(() => {
    const now = note.value;
    const onRead = () => {
      if (now) markNoteRead(id, now.id);
      note.value = undefined;
    };
    coachSays.value = now && (() => <CoachCard note={now} isAlwaysOn={isAlwaysOn} onRead={onRead} />);
  });
  useEffect(() => () => void (coachSays.value = undefined), [coachSays]);
}

interface CoachCardProps extends Required<CoachProps> {
  readonly note: CoachNote;
  readonly onRead: () => void;
}

function CoachCard({ note, isAlwaysOn, onRead }: CoachCardProps) {
  return (
    <section class="coach" aria-label={COACH.label}>
      <h2>{note.title}</h2>
      <p role="status">
        <Glossed text={note.text} />
      </p>
      <p class="button-row">
        <button type="button" class="button primary" onClick={onRead}>
          {COACH.gotIt}
        </button>
        {!isAlwaysOn && (
          <button type="button" class="button quiet" onClick={() => setCoach(false)}>
            {COACH.off}
          </button>
        )}
      </p>
    </section>
  );
}

/** The note to show now; it stays until it has been read. */
function useNote(): Signal<CoachNote | undefined> {
  const { model, game } = useTableSession();
  const note = useSignal<CoachNote | undefined>(undefined);
  const lately = useSignal<readonly TypedThing[]>([]);
  const id = game.rules.about.id;
  const notes = useAnswer({ key: id, ask: () => loadCoach(id) });
  useEffect(
    () =>
      model.onEvents((events) => {
        lately.value = [...lately.peek(), ...events.filter((event) => !isCoreEvent(event))];
      }),
    [model, lately],
  );
  useSignalEffect(() => {
    const [view, seat, legal] = [model.view.value, model.seat.value, model.legal.value];
    if (note.value || view === undefined || seat === undefined) return;
    const moment = { view, seat, actions: [], events: lately.value, legal };
    const next = noteFor(notes.value.answer ?? [], moment, notesRead(id));
    if (next) note.value = next;
    else if (lately.peek().length > 0) lately.value = [];
  });
  return note;
}
