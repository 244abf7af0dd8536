import { useSignal } from '@preact/signals';
import type { BotLevel } from '@gearhall/shared/core/game';
import { useEffect } from 'preact/hooks';
import { myName } from '../../net/guest';
import { Shell } from '../../ui/Shell';
import { WORDS } from '../../ui/words';
import { LostScreen } from '../LostScreen';
import { Invitation } from './gathering/Invitation';
import { OpenTable } from './OpenTable';
import { ClosedTable } from './ClosedTable';
import { findTable, type ClosedTableFacts, type FoundTable } from './findTable';

interface TableScreenProps {
  readonly id: string;
  readonly sit: boolean;
  readonly bots: BotLevel | undefined;
}

/** From a link to a seat: finds the table, asks for a name if there is none, and enters. */
export function TableScreen({ id, sit, bots }: TableScreenProps) {
  const seating = useSignal<FoundTable | ClosedTableFacts | 'searching' | 'none'>('searching');
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
  if (found.closedByHall) return <ClosedTable id={id} status={found.status} />;
  if (!isIn.value) return <Invitation {...found} onDone={() => (isIn.value = true)} />;
  return <OpenTable session={found.session} arrival={{ sit, bots }} />;
}
