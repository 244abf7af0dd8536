import type { TableInvitation } from '@gearhall/shared/core/pages/hallPages';
import type { TableStatus } from '@gearhall/shared/core/table/table';
import { loadGameClient } from '../../games';
import { api, ApiError } from '../../net/requests/api';
import { dialColyseus } from '../../net/table/colyseusConnection';
import { askHall } from '../../net/hall/restored';
import { forgetToken, guestToken, myName } from '../../net/guest/guest';
import type { LinkMeans } from '../../net/table/tableLink';
import { WORDS } from '../../ui/words/words';
import { TableModel } from '../../net/table/tableModel';
import { tableSessionAt, type TableSession } from './session/tableSession';

const means: LinkMeans = {
  dial: dialColyseus,
  token: guestToken,
  forgetToken,
  // Whoever watches need not say who they are.
  name: () => myName.value || WORDS.name.nameless,
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

/** Finds a table and loads its game. The link is not opened yet. */
export async function findTable(id: string): Promise<FoundTable | ClosedTableFacts> {
  try {
    const { game, invitation, status, closedByHall } = await api.table(id);
    if (closedByHall) return { closedByHall, status };
    const client = await loadGameClient(game);
    const model = new TableModel(id, client.rules, means);
    return { session: tableSessionAt(model, client), invitation };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'banned') await askHall();
    throw error;
  }
}

/** There is no such table: asking again is of no use. */
export const isNoTable = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
