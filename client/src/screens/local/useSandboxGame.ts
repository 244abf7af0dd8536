import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go, sandboxPath } from '../../app/routing/router';
import { aboutOf } from '../../games';
import type { LocalGame } from '../../local/localGame';
import { isNoLocalGame, keepGame, keptLocal, type NoLocalGame } from '../../local/localStore';
import { gameInFile, gameInLink } from '../../local/sharing';
import { brought, takeBroughtGame } from './brought';

/** The name under which this browser keeps its sandbox. */
export const KEPT_AS = 'sandbox';

/** What a sandbox is to be opened with; `none`: there is nothing yet. */
export type SandboxStart =
  | { readonly is: 'loading' | 'none' }
  | { readonly is: 'bad'; readonly why: NoLocalGame }
  /** `turn` tells the games apart that were opened one after the other. */
  | { readonly is: 'game'; readonly game: LocalGame; readonly turn: number };

let turns = 0;

function startWith(found: LocalGame | NoLocalGame): SandboxStart {
  if (isNoLocalGame(found)) return { is: 'bad', why: found };
  if (!aboutOf(found.game)) return { is: 'bad', why: 'unknownGame' };
  turns += 1;
  return { is: 'game', game: found, turn: turns };
}

/** From the address, from the replay that was left for this, or the last one. */
export function useSandboxGame(): Signal<SandboxStart> {
  const start = useSignal<SandboxStart>({ is: 'loading' });
  useEffect(() => {
    const look = () => {
      const shared = sharedInAddress();
      if (shared !== '') void gameInLink(shared).then((found) => (start.value = startWith(found)));
    };
    if (sharedInAddress() === '') start.value = startHere();
    look();
    addEventListener('hashchange', look);
    // From its own end somebody tries another way.
    const stop = brought.subscribe((game) => {
      if (game) start.value = startHere();
    });
    return () => {
      stop();
      removeEventListener('hashchange', look);
    };
  }, [start]);
  return start;
}

const sharedInAddress = (): string => location.hash.slice(1);

function startHere(): SandboxStart {
  const brought = takeBroughtGame();
  // It must survive a reload before the first action.
  if (brought) keepGame(KEPT_AS, brought);
  const game = brought ?? keptLocal(KEPT_AS);
  return game ? startWith(game) : { is: 'none' };
}

/** Somebody has chosen a file. */
export async function startFromFile(file: File): Promise<SandboxStart> {
  const start = startWith(await gameInFile(file));
  if (start.is === 'game') {
    keepGame(KEPT_AS, start.game);
    leaveLink();
  }
  return start;
}

/** A shared game that is played on is no longer that of the link: this browser keeps it from now on. */
export function leaveLink(): void {
  if (sharedInAddress() !== '') go(sandboxPath(), { replace: true });
}
