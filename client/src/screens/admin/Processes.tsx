import type { ProcessLine } from '@gearhall/shared/core/pages/adminPages';
import { ADMIN } from '../../ui/words/pages/admin';
import { AdminGrid } from './AdminGrid';
import { adminApi } from './adminApi';
import { useDoing } from './desk';

const TEXT = ADMIN.processes;
const LOAD = ADMIN.overview;

interface ProcessesProps {
  readonly processes: readonly ProcessLine[];
  readonly reload: () => Promise<void>;
}

/** The processes that share this hall, each of which can be prepared for an update. */
export function Processes({ processes, reload }: ProcessesProps) {
  return (
    <section class="admin-card wide" aria-labelledby="admin-processes">
      <h2 id="admin-processes">{TEXT.title}</h2>
      <p>{TEXT.help}</p>
      <AdminGrid caption={TEXT.title} columns={[TEXT.process, LOAD.load, TEXT.games, '']}>
        {processes.map((line) => (
          <ProcessRow key={line.process} line={line} reload={reload} />
        ))}
      </AdminGrid>
    </section>
  );
}

interface ProcessRowProps {
  readonly line: ProcessLine;
  readonly reload: () => Promise<void>;
}

function ProcessRow({ line: { process, address, drainSince, figures }, reload }: ProcessRowProps) {
  const doing = useDoing(reload);
  const isDraining = drainSince !== null;
  return (
    <tr>
      <th scope="row">
        {address}
        <div class="quiet-text">{process}</div>
      </th>
      <td>
        {figures ? TEXT.load(figures.load.tables, figures.load.connections) : TEXT.silent}
        {figures && <div class="quiet-text">{LOAD.percent(figures.load.cpu)}</div>}
      </td>
      <td>
        {figures && LOAD.games(figures.games.playing, figures.games.attended)}
        {isDraining && <div>{TEXT.drainSince(drainSince)}</div>}
      </td>
      <td>
        <button
          type="button"
          class="button"
          aria-label={isDraining ? TEXT.endDrainOf(address) : TEXT.drainOf(address)}
          onClick={() => void doing(() => adminApi.drain(!isDraining, process))}
        >
          {isDraining ? LOAD.endDrain : LOAD.drain}
        </button>
      </td>
    </tr>
  );
}
