import { keptValue } from './kept';

type Done = Readonly<Record<string, readonly string[]>>;

/** Ids of what somebody has done in this browser, by game. */
export interface DoneByGame {
  /** A component that asks follows changes. */
  of(game: string): ReadonlySet<string>;
  /** Those that were done in other tabs stay. */
  mark(game: string, id: string): void;
  /** Forgets them all. */
  forget(): void;
}

export function doneByGame(key: string): DoneByGame {
  const done = keptValue<Done>(key, {
    parse,
    format: (all) => (Object.keys(all).length > 0 ? JSON.stringify(all) : undefined),
  });
  return {
    of: (game) => new Set(idsIn(done.current.value, game)),
    mark: (game, id) => {
      done.change((all) => ({ ...all, [game]: [...new Set([...idsIn(all, game), id])] }));
    },
    forget: () => done.set({}),
  };
}

function parse(text = '{}'): Done {
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? (kept as Done) : {};
  } catch {
    return {};
  }
}

const idsIn = (all: Done, game: string): readonly string[] => {
  const ids = all[game];
  return Array.isArray(ids) ? ids : [];
};
