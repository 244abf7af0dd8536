/** How far one has come at a table, counted in its actions. */
export interface Known {
  /** After my own last action. */
  readonly mine: number;
  /** When I last looked. */
  readonly seen: number;
}

/** What may be an occasion to tell what has happened. */
export interface Occasion {
  /** Actions so far. */
  readonly actions: number;
  /** I have been away: the page was closed, hidden, or cut off. */
  readonly isReturn: boolean;
  /** It has just become my turn. */
  readonly isCalled: boolean;
}

/** Actions of others after which even somebody who has watched may have lost track. */
const MANY = 10;

/** Is there something to be told, and a reason to offer it? */
export function isWorthTelling(known: Known | undefined, { actions, isReturn, isCalled }: Occasion): boolean {
  if (!known || actions <= known.mine) return false;
  return (isReturn && actions > known.seen) || (isCalled && actions - known.mine >= MANY);
}

/** What must be so before anything may stand over my board. */
export interface Sitting {
  readonly isPlaying: boolean;
  readonly isSeated: boolean;
  readonly isMyTurn: boolean;
  /** The question that is open does not wait (`TableView.patience`). */
  readonly patience: number;
}

/** From a seat of a game that goes on; never while I am asked something that does not wait. */
export const mayTell = ({ isPlaying, isSeated, isMyTurn, patience }: Sitting): boolean =>
  isPlaying && isSeated && !(isMyTurn && patience > 0);

/** "id:mine:seen", the last table first. */
export function parseKnown(text: string, table: string): Known | undefined {
  const [, mine, seen] =
    text
      .split(' ')
      .find((part) => part.startsWith(`${table}:`))
      ?.split(':') ?? [];
  const known = { mine: Number(mine), seen: Number(seen) };
  return Number.isSafeInteger(known.mine) && Number.isSafeInteger(known.seen) ? known : undefined;
}

/** Tables that are remembered. */
const KEPT = 12;

/** The same text with what is known of this table at its beginning. */
export function withKnown(text: string, table: string, { mine, seen }: Known): string {
  const others = text.split(' ').filter((part) => part !== '' && !part.startsWith(`${table}:`));
  return [`${table}:${mine}:${seen}`, ...others].slice(0, KEPT).join(' ');
}
