import { useEffect, useMemo } from 'preact/hooks';
import type { AnyGame } from '@gearhall/shared/core/game';
import { ownSeed, type LocalGame } from '../../local/localGame';
import { localMeans } from '../../local/localMeans';
import { keepGame, type OpenedGame } from '../../local/localStore';
import { pastOf } from '../../local/localShowing';
import { studiedMatch } from '../../local/studying/studied';
import { LocalTable } from '../../local/LocalTable';
import { TableModel } from '../../net/table/tableModel';
import type { AnyGameClient } from '../../stage/contract/contract';
import type { AnalysisParts } from '../replay/analysis/useAnalysis';
import { hintsAt } from './hints/hintsAt';
import { tableSessionAt, type LocalParts, type TableSession } from '../table/session/tableSession';

/** Characters that tell the games of a browser apart. */
const ENOUGH_OF_SEED = 12;

interface LocalPlace {
  readonly client: AnyGameClient;
  readonly rules: AnyGame;
  readonly opened: OpenedGame;
  /** The name under which this browser keeps the game. */
  readonly keptAs: string;
  /** It is not asked in vain: see `GameClient.idle`. */
  readonly skipsIdle?: boolean;
  /** Is told after each change. */
  readonly onChanged?: () => void;
  /** The parts of its screen. */
  readonly parts: (table: LocalTable) => LocalParts;
}

/** A table in this page, kept after each action, for as long as it is on the screen. */
export function useLocalTable({
  client,
  rules,
  opened,
  keptAs,
  skipsIdle = false,
  onChanged,
  parts,
}: LocalPlace): {
  readonly table: LocalTable;
  readonly session: TableSession;
} {
  const made = useMemo(() => {
    const table = new LocalTable({
      // Forms keep their drafts by it: those of another game are not wanted.
      id: `${keptAs} ${ownSeed(opened.game).slice(0, ENOUGH_OF_SEED)}`,
      rules,
      bots: rules.bots,
      seats: opened.game.seats,
      match: opened.match,
      idle: skipsIdle ? client.idle : undefined,
      onChanged: (changed) => {
        keepGame(keptAs, gameAt(changed, opened.game), changed.match.now.outcome !== undefined);
        onChanged?.();
      },
    });
    const model = new TableModel(table.id, rules, localMeans(table));
    const past = () => pastOf(table.match);
    const analysis = opened.game.seats.length > 1 ? () => analysisAt(table, opened.game) : undefined;
    const hints = hintsAt(table);
    const session = tableSessionAt(model, client, { past, analysis, hints, ...parts(table) });
    return { table, session, hints };
  }, [client, rules, opened, keptAs]);
  useEffect(
    () => () => {
      made.hints.hide();
      made.table.close();
    },
    [made],
  );
  return made;
}

async function analysisAt(table: LocalTable, from: LocalGame): Promise<AnalysisParts> {
  const { analysisOf } = await import('../replay/analysis');
  const game = gameAt(table, from);
  const until = (length: number) => ({ ...game, entries: game.entries.slice(0, length) });
  return analysisOf(
    { game: studiedMatch(table.match), until },
    game.seats.map(({ name }) => name),
  );
}

/** The game as it stands at a table. */
export const gameAt = (table: LocalTable, from: LocalGame): LocalGame => ({
  ...from,
  seats: [...table.seats.peek()],
  entries: [...table.match.entries],
});
