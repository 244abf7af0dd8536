import { useEffect, useMemo } from 'preact/hooks';
import type { AnyGame } from '@gearhall/shared/core/game';
import type { Bots } from '../../games';
import type { LocalGame } from '../../local/localGame';
import { localMeans } from '../../local/localMeans';
import { keepGame, type OpenedGame } from '../../local/localStore';
import { LocalTable } from '../../local/LocalTable';
import { TableModel } from '../../net/tableModel';
import type { AnyGameClient } from '../../stage/contract';
import { tableSessionAt, type LocalParts, type TableSession } from '../table/tableSession';

/** Characters that tell the games of a browser apart. */
const ENOUGH_OF_SEED = 12;

interface LocalPlace {
  readonly client: AnyGameClient;
  readonly rules: AnyGame;
  readonly bots: Bots | undefined;
  readonly opened: OpenedGame;
  /** The name under which this browser keeps the game. */
  readonly keptAs: string;
  /** Is told after each change. */
  readonly onChanged?: () => void;
  /** The parts of its screen. */
  readonly parts: (table: LocalTable) => LocalParts;
}

/** A table in this page, kept after each action, for as long as it is on the screen. */
export function useLocalTable({ client, rules, bots, opened, keptAs, onChanged, parts }: LocalPlace): {
  readonly table: LocalTable;
  readonly session: TableSession;
} {
  const made = useMemo(() => {
    const table = new LocalTable({
      // Forms keep their drafts by it: those of another game are not wanted.
      id: `${keptAs} ${opened.game.seed.slice(0, ENOUGH_OF_SEED)}`,
      rules,
      bots,
      seats: opened.game.seats,
      match: opened.match,
      onChanged: (changed) => {
        keepGame(keptAs, gameAt(changed, opened.game));
        onChanged?.();
      },
    });
    const model = new TableModel(table.id, rules, localMeans(table), client.loadParts);
    return { table, session: tableSessionAt(model, client, parts(table)) };
  }, [client, rules, opened, keptAs]);
  useEffect(() => () => made.table.close(), [made]);
  return made;
}

/** The game as it stands at a table. */
export const gameAt = (table: LocalTable, from: LocalGame): LocalGame => ({
  ...from,
  seats: [...table.seats.peek()],
  entries: [...table.match.entries],
});
