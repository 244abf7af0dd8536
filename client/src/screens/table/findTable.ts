import type { TableInvitation } from '@gearhall/shared/core/hallPages';
import type { TableStatus } from '@gearhall/shared/core/table';
import { loadGameClient } from '../../games';
import { api, ApiError } from '../../net/api';
import { waitBefore } from '../../net/backoff';
import { dialColyseus } from '../../net/colyseusConnection';
import { askHall } from '../../net/restored';
import { forgetToken, guestToken, myName } from '../../net/guest';
import type { LinkMeans } from '../../net/tableLink';
import { TableModel } from '../../net/tableModel';
import { tableSessionAt, type TableSession } from './tableSession';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const means: LinkMeans = {
  dial: dialColyseus,
  token: guestToken,
  forgetToken,
  name: () => myName.value,
  later: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
};

/** The operator of the hall has closed it. */
export interface ClosedTableFacts {
  readonly closedByHall: true;
  readonly status: TableStatus;
}

export interface FoundTable {
  readonly closedByHall?: false;
  readonly session: TableSession;
  /** While people gather. */
  readonly invitation: TableInvitation | undefined;
}

/**
 * Finds a table and loads its game; keeps trying while the server is out of reach. Undefined when there
 * is no such table. The link is not opened yet.
 */
export async function findTable(
  id: string,
  stillWanted: () => boolean,
): Promise<FoundTable | ClosedTableFacts | undefined> {
  for (let failures = 1; stillWanted(); failures += 1) {
    try {
      const { game, invitation, status, closedByHall } = await api.table(id);
      if (closedByHall) return { closedByHall, status };
      const client = await loadGameClient(game);
      const model = new TableModel(id, client.rules, means, client.loadParts);
      return { session: tableSessionAt(model, client), invitation };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      if (error instanceof ApiError && error.code === 'banned') await askHall();
      await pause(waitBefore(failures, Math.random()));
    }
  }
  return undefined;
}
