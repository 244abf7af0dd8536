/**
 * The marks that fights leave on a board, as the log tells of them: who comes late, loads the page again or jumps in a
 * replay finds them without any film.
 */
export interface Lasting<View, Event, BoardSprites> {
  /** Those of all that has happened, in order. */
  of(events: readonly Event[], view: View): readonly LastingMark<Event, BoardSprites>[];
  /** A round of the game begins: what was taken back later lies after it. */
  isRound(event: Event): boolean;
}

/** A mark, and the event that has left it. */
export interface LastingMark<Event, BoardSprites> {
  readonly event: Event;
  /** The view shows that it has happened, whatever was taken back. */
  readonly isCertain?: boolean;
  lay(sprites: BoardSprites): void;
}
