import './table.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { myName } from '../../net/guest';
import { NameForm } from '../../ui/NameForm';
import { Shell } from '../../ui/Shell';
import { WORDS } from '../../ui/words';
import { LostScreen } from '../LostScreen';
import { OpenTable } from './OpenTable';
import { findTable } from './openTable';
import type { Seating } from './seating';

interface TableScreenProps {
  readonly id: string;
  readonly sit: boolean;
}

/** From a link to a seat: find the table, ask for a name where there is none, and go in. */
export function TableScreen({ id, sit }: TableScreenProps) {
  const seating = useSignal<Seating | 'searching' | 'none'>('searching');
  const isIn = useSignal(myName.value !== '');
  useEffect(() => {
    let wanted = true;
    void findTable(id, () => wanted).then((found) => {
      if (wanted) seating.value = found ?? 'none';
    });
    return () => {
      wanted = false;
    };
  }, [id, seating]);
  const found = seating.value;
  if (found === 'none') return <LostScreen />;
  if (found === 'searching') {
    return (
      <Shell>
        <p class="loading" role="status">
          {WORDS.connection.joining}
        </p>
      </Shell>
    );
  }
  if (!isIn.value) return <Invitation seating={found} onDone={() => (isIn.value = true)} />;
  return <OpenTable seating={found} sit={sit} />;
}

interface InvitationProps {
  readonly seating: Seating;
  readonly onDone: () => void;
}

function Invitation({ seating, onDone }: InvitationProps) {
  const { title, tagline, id } = seating.game.rules.about;
  return (
    <Shell>
      <section class="notice-card invitation">
        <img class="new-face" src={`/faces/${id}.svg`} alt="" width="480" height="260" />
        <h1>{WORDS.name.invited(title)}</h1>
        <p class="quiet-text">{tagline}</p>
        <NameForm submit={WORDS.name.comeIn} onDone={onDone} />
      </section>
    </Shell>
  );
}
