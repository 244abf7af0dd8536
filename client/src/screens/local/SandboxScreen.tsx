import { useEffect } from 'preact/hooks';
import type { LocalGame } from '../../local/localGame';
import type { NoLocalGame, OpenedGame } from '../../local/localStore';
import { Shell } from '../../ui/shell/Shell';
import { WORDS } from '../../ui/words/words';
import { REPLAY } from '../../ui/words/pages/replay';
import { SANDBOX } from '../../ui/words/pages/sandbox';
import { TableRoom } from '../table/OpenTable';
import { Curtain } from './Curtain';
import { EndingWays } from './EndingWays';
import { LocalScreen, type LoadedGame } from './LocalScreen';
import { NoSandbox } from './NoSandbox';
import { SandboxBar } from './SandboxBar';
import { gameAt, useLocalTable } from './useLocalTable';
import { useOpening } from './useOpening';
import { KEPT_AS, leaveLink, useSandboxGame } from './useSandboxGame';

/** A game that does not count: from a replay, a link or a file, or the last one. */
export function SandboxScreen() {
  const start = useSandboxGame();
  useEffect(() => {
    document.title = `${SANDBOX.title} · ${WORDS.hall.name}`;
  }, []);
  const now = start.value;
  const refuse = (why: NoLocalGame) => (start.value = { is: 'bad', why });
  if (now.is === 'loading') return <Shell>{WORDS.hall.loading}</Shell>;
  if (now.is !== 'game') return <NoSandbox start={now} onStart={(next) => (start.value = next)} />;
  return (
    // Each game that is opened gets a table of its own.
    <LocalScreen key={now.turn} game={now.game.game}>
      {(loaded) => <Sandbox {...loaded} game={now.game} onBad={refuse} />}
    </LocalScreen>
  );
}

interface SandboxProps extends LoadedGame {
  readonly game: LocalGame;
  readonly onBad: (why: NoLocalGame) => void;
}

function Sandbox({ client, rules, game, onBad }: SandboxProps) {
  const opened = useOpening(rules, game);
  useEffect(() => {
    if (typeof opened === 'string') onBad(opened);
  }, [opened]);
  if (typeof opened === 'object') return <SandboxTable {...{ client, rules, opened }} />;
  return (
    <Shell>
      <p class="loading" role="status">
        {REPLAY.preparing}
        {typeof opened === 'number' && opened > 0 && ` ${REPLAY.progress(Math.round(opened * 100))}`}
      </p>
    </Shell>
  );
}

function SandboxTable({ client, rules, opened }: LoadedGame & { readonly opened: OpenedGame }) {
  const { table, session } = useLocalTable({
    client,
    rules,
    opened,
    keptAs: KEPT_AS,
    onChanged: leaveLink,
    parts: (made) => ({
      isCoachable: true,
      ...(opened.game.redealt && { logFrom: opened.match.at(0).now.project(made.viewer) }),
      isHidden: made.isHidden,
      Head: () => <SandboxBar table={made} game={() => gameAt(made, opened.game)} />,
      Ways: () => <EndingWays again={SANDBOX.again} onAgain={() => made.restart(opened.match)} />,
    }),
  });
  return (
    <>
      <TableRoom session={session} />
      <Curtain table={table} session={session} />
    </>
  );
}
