/** What a clients' process (tableClients.ts) is told to do at its tables, one thing at a time. */
export interface Jobs {
  /** Opens tables in these processes of the hall, until there are `count`. */
  open: { readonly addresses: readonly string[]; readonly count: number };
  /** Plays at this number of its tables, at a steady rate. */
  play: {
    readonly tables: number;
    readonly which: 'oldest' | 'newest';
    readonly perSecond: number;
    readonly seconds: number;
  };
  /** Leaves the oldest tables and those whose game is over, and opens as many; spectators of others come in anew. */
  change: { readonly addresses: readonly string[]; readonly tables: number; readonly spectators: number };
  /** These people of the first tables come in at once. */
  comeBack: { readonly people: number };
}

export interface Played {
  /** In ms, until all three viewers have seen an action. */
  readonly times: readonly number[];
  /** The share of a core that the process used. */
  readonly cpu: number;
}

export type JobName = keyof Jobs;

export interface Request {
  readonly name: JobName;
  readonly job: unknown;
}

/** What each of them is answered with. */
export interface Results {
  open: undefined;
  play: Played;
  change: { readonly changed: number };
  comeBack: undefined;
}
