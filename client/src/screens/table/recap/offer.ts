/** How far one has followed a table, counted in its actions. */
export interface Known {
  /** After my own last action. */
  readonly mine: number;
  /** When I last looked. */
  readonly seen: number;
}

/** A moment at which a recap may be offered. */
export interface Occasion {
  /** Actions so far. */
  readonly actions: number;
  /** I have been away: the page was closed, hidden, or offline. */
  readonly isReturn: boolean;
  /** It has just become my turn. */
  readonly isCalled: boolean;
}

/** After this many actions of others even somebody who has watched may have lost track. */
const MANY = 10;

/** Whether there is something to recap, and a reason to offer it. */
export function isWorthTelling(known: Known | undefined, { actions, isReturn, isCalled }: Occasion): boolean {
  if (!known || actions <= known.mine) return false;
  return (isReturn && actions > known.seen) || (isCalled && actions - known.mine >= MANY);
}

/** The conditions for putting anything over my board. */
export interface Sitting {
  readonly isPlaying: boolean;
  readonly isSeated: boolean;
  readonly isMyTurn: boolean;
  /** The deadline of the current question (`TableView.answerDeadline`). */
  readonly answerDeadline: number;
}

/** From a seat in a running game; never while I am asked a question with an answer deadline. */
export const mayTell = ({ isPlaying, isSeated, isMyTurn, answerDeadline }: Sitting): boolean =>
  isPlaying && isSeated && !(isMyTurn && answerDeadline > 0);

/** "id:mine:seen", the latest table first. */
export function parseKnown(text: string, table: string): Known | undefined {
  const [, mine, seen] =
    text
      .split(' ')
      .find((part) => part.startsWith(`${table}:`))
      ?.split(':') ?? [];
  const known = { mine: Number(mine), seen: Number(seen) };
  return Number.isSafeInteger(known.mine) && Number.isSafeInteger(known.seen) ? known : undefined;
}

/** The number of tables that are remembered. */
const KEPT = 12;

/** The same text with this table's progress at its beginning. */
export function withKnown(text: string, table: string, { mine, seen }: Known): string {
  const others = text.split(' ').filter((part) => part !== '' && !part.startsWith(`${table}:`));
  return [`${table}:${mine}:${seen}`, ...others].slice(0, KEPT).join(' ');
}
