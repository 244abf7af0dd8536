import { useSignal } from '@preact/signals';
import { myName } from '../../net/guest/guest';
import { isHallAway } from '../../net/requests/hallState';
import { useAnswer } from '../../net/requests/useAnswer';
import { Shell } from '../../ui/shell/Shell';
import { WORDS } from '../../ui/words/words';
import { LostScreen } from '../LostScreen';
import { Invitation } from './gathering/Invitation';
import { OpenTable } from './OpenTable';
import { ClosedTable } from './ClosedTable';
import { findTable, isNoTable } from './findTable';

interface TableScreenProps {
  readonly id: string;
  readonly sit: boolean;
}

/** From a link to a seat: finds the table, asks for a name if there is none and one is needed, and enters. */
export function TableScreen({ id, sit }: TableScreenProps) {
  const { answer: found, error } = useAnswer({ key: id, ask: () => findTable(id), isFinal: isNoTable }).value;
  const isIn = useSignal(myName.value !== '');
  if (isNoTable(error)) return <LostScreen />;
  if (!found) return <Joining />;
  if (found.closedByHall) return <ClosedTable id={id} status={found.status} />;
  // A game that runs can be watched by anybody; a seat is taken under a name.
  if (!isIn.value && found.invitation) return <Invitation {...found} onDone={() => (isIn.value = true)} />;
  return <OpenTable session={found.session} arrival={{ sit }} />;
}

const Joining = () => (
  <Shell>
    <p class="loading" role="status">
      {isHallAway.value ? WORDS.offline.needsHall : WORDS.connection.joining}
    </p>
  </Shell>
);
