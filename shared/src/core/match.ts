import { z } from 'zod';
import { seededDice } from './dice';
import type { AnyGame, Outcome, TypedThing } from './game';
import { BrokenRule, isRefusal, refuse, type Refusal } from './result';
import { seatsOf, type Seat, type Viewer } from './seats';

/** Giving up is the same act in every game, so the core owns it. */
export const RESIGN = { type: 'resign' } as const;
export const resignAction = z.strictObject({ type: z.literal('resign') });

/** One accepted action. */
export interface Entry {
  readonly seat: Seat;
  readonly action: TypedThing;
}

/** All that is needed to run a match again, byte for byte. */
export interface MatchRecord {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly seats: number;
  /** Hex; a secret until the match is over. */
  readonly seed: string;
  readonly entries: readonly Entry[];
}

export interface Played {
  readonly match: Match;
  readonly entry: Entry;
  readonly events: readonly TypedThing[];
}

interface Link {
  readonly entry: Entry;
  readonly before: Link | undefined;
}

interface Position {
  readonly state: unknown;
  /** Dice draws so far. */
  readonly drawn: number;
  readonly length: number;
  readonly last: Link | undefined;
}

type Start = Pick<MatchRecord, 'options' | 'seats' | 'seed'>;

/**
 * A game in progress: state, dice counter, and the entries that led here. A value: `play` gives
 * the next one and leaves this as it was, so that the caller may store the entry before it goes on.
 */
export class Match {
  private constructor(
    readonly game: AnyGame,
    readonly start: Start,
    private readonly position: Position,
  ) {}

  get state(): unknown {
    return this.position.state;
  }

  /** Actions so far. */
  get length(): number {
    return this.position.length;
  }

  /** Sets a game up. Options must have been parsed by the game. Throws on a seat count it has not. */
  static begin(game: AnyGame, start: Start): { match: Match; events: readonly TypedThing[] } {
    const { min, max } = game.about.seats;
    if (!Number.isInteger(start.seats) || start.seats < min || start.seats > max) {
      throw new RangeError(`${game.about.title} is for ${min} to ${max} seats, not ${start.seats}.`);
    }
    const dice = seededDice(start.seed);
    const { state, events } = game.setup(start.options, start.seats, dice);
    return {
      match: new Match(game, start, { state, drawn: dice.drawn, length: 0, last: undefined }),
      events,
    };
  }

  /** Runs a record to its end. Throws when an entry is refused: the record is not of these rules. */
  static replay(game: AnyGame, record: MatchRecord): Match {
    let { match } = Match.begin(game, record);
    for (const entry of record.entries) {
      const played = match.play(entry.seat, entry.action);
      if (isRefusal(played)) {
        throw new BrokenRule(`Action ${match.length + 1} of the record is refused: ${played.refused}.`);
      }
      match = played.match;
    }
    return match;
  }

  /** The only way in. The action must have the game's shape (`parse`), or be RESIGN. */
  play(seat: Seat, action: TypedThing): Played | Refusal {
    if (this.outcome) return refuse('gameOver');
    if (!this.isIn(seat)) return refuse('seatOut');
    const dice = seededDice(this.start.seed, this.position.drawn);
    const step =
      action.type === RESIGN.type
        ? this.game.resign(this.state, seat, dice)
        : this.game.apply(this.state, seat, action, dice);
    if (isRefusal(step)) return step;
    const entry = { seat, action };
    const next = new Match(this.game, this.start, {
      state: step.state,
      drawn: dice.drawn,
      length: this.length + 1,
      last: { entry, before: this.position.last },
    });
    return { match: next, entry, events: step.events };
  }

  /** Gives the action its shape, or undefined when it is malformed. */
  parse(action: unknown): TypedThing | undefined {
    const resign = resignAction.safeParse(action);
    if (resign.success) return resign.data;
    return this.game.action.safeParse(action).data;
  }

  isIn(seat: Seat): boolean {
    return seatsOf(this.start.seats).includes(seat) && this.game.isIn(this.state, seat);
  }

  get toAct(): readonly Seat[] {
    return this.game.toAct(this.state);
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  project(viewer: Viewer): unknown {
    return this.game.project(this.state, viewer);
  }

  legal(seat: Seat): readonly TypedThing[] {
    return this.game.legal(this.project(seat), seat);
  }

  /** The events that `viewer` may learn of. */
  eventsFor(events: readonly TypedThing[], viewer: Viewer): TypedThing[] {
    return events.filter((event) => {
      const audience = this.game.audience(event);
      return !audience || viewer === 'everyone' || (viewer !== 'spectator' && audience.includes(viewer));
    });
  }

  get entries(): Entry[] {
    const entries: Entry[] = [];
    for (let link = this.position.last; link; link = link.before) entries.push(link.entry);
    return entries.reverse();
  }

  get record(): MatchRecord {
    const { id, rulesVersion } = this.game.about;
    return { game: id, rulesVersion, ...this.start, entries: this.entries };
  }
}
