import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Link } from '../../app/Link';
import { go, replayPath, sandboxPath } from '../../app/router';
import type { LocalGame } from '../../local/localGame';
import { openLocal, parseLocal, type OpenedGame } from '../../local/localStore';
import { gameInFile, gameInLink } from '../../local/sharing';
import { readKept } from '../../net/kept';
import { Shell } from '../../ui/Shell';
import { WORDS } from '../../ui/words';
import { LOCAL } from '../../ui/words/local';
import { SANDBOX } from '../../ui/words/sandbox';
import { TableRoom } from '../table/OpenTable';
import { takeBroughtGame } from './brought';
import { Curtain } from './Curtain';
import { LocalScreen, type LoadedGame } from './LocalScreen';
import { SandboxBar } from './SandboxBar';
import { gameAt, useLocalTable } from './useLocalTable';

const KEPT_AS = 'sandbox';

/** A game that does not count: from a replay, a link or a file, or the last one. */
export function SandboxScreen() {
  const game = useGame();
  useEffect(() => {
    document.title = `${SANDBOX.title} · ${WORDS.hall.name}`;
  }, []);
  if (typeof game.value === 'string')
    return <NoSandbox why={game.value} onGame={(one) => (game.value = one)} />;
  const { value } = game;
  return (
    <LocalScreen key={JSON.stringify(value)} game={value.game}>
      {(loaded) => <Sandbox {...loaded} game={value} onBad={() => (game.value = 'bad')} />}
    </LocalScreen>
  );
}

/** `none`: there is nothing to open yet; `bad`: what there is cannot be played. */
type Missing = 'loading' | 'none' | 'bad';

/** From the address, from the replay that was left for this, or the last one. */
function useGame(): Signal<LocalGame | Missing> {
  const game = useSignal<LocalGame | Missing>('loading');
  useEffect(() => {
    const look = () => {
      const shared = location.hash.slice(1);
      if (shared === '') return;
      // The link has done its work: from now on this browser keeps the game.
      go(sandboxPath(), { replace: true });
      void gameInLink(shared).then((found) => (game.value = found ?? 'bad'));
    };
    if (location.hash.length <= 1)
      game.value = takeBroughtGame() ?? parseLocal(readKept(`local.${KEPT_AS}`) ?? '') ?? 'none';
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [game]);
  return game;
}

interface SandboxProps extends LoadedGame {
  readonly game: LocalGame;
  readonly onBad: () => void;
}

function Sandbox({ client, bots, game, onBad }: SandboxProps) {
  const opened = useSignal(openLocal(client.rules, game));
  useEffect(() => {
    if (!opened.value) onBad();
  }, []);
  return opened.value && <SandboxTable {...{ client, bots }} opened={opened.value} />;
}

function SandboxTable({ client, bots, opened }: LoadedGame & { readonly opened: OpenedGame }) {
  const { table, session } = useLocalTable({
    client,
    bots,
    opened,
    keptAs: KEPT_AS,
    parts: (made) => ({
      isCoachable: true,
      Head: () => <SandboxBar table={made} game={() => gameAt(made, opened.game)} />,
      Ways: () => (
        <div class="ending-ways">
          <button type="button" class="button primary" onClick={() => made.restart(opened.match)}>
            {SANDBOX.again}
          </button>
          <Link to="/" class="button quiet">
            {WORDS.hall.back}
          </Link>
        </div>
      ),
    }),
  });
  return (
    <>
      <TableRoom session={session} />
      <Curtain table={table} session={session} />
    </>
  );
}

interface NoSandboxProps {
  readonly why: Missing;
  readonly onGame: (game: LocalGame) => void;
}

function NoSandbox({ why, onGame }: NoSandboxProps) {
  const problem = useSignal('');
  if (why === 'loading') return <Shell>{WORDS.hall.loading}</Shell>;
  const open = async (file: File | undefined) => {
    const game = file && (await gameInFile(file));
    if (game) onGame(game);
    else problem.value = SANDBOX.noGame;
  };
  return (
    <Shell>
      <section class="notice-card">
        <h1>{SANDBOX.title}</h1>
        <p>{why === 'bad' ? SANDBOX.noGame : SANDBOX.empty}</p>
        <p class="form-problem" role="alert">
          {problem.value}
        </p>
        <p class="button-row">
          <label class="button file-button">
            {SANDBOX.open}
            <input
              type="file"
              class="visually-hidden"
              accept="application/json,.json"
              onChange={(event) => void open(event.currentTarget.files?.[0])}
            />
          </label>
          <Link to={replayPath()} class="button">
            {SANDBOX.toReplays}
          </Link>
        </p>
        <p class="hint">{LOCAL.onDevice}</p>
      </section>
    </Shell>
  );
}
