import { z } from 'zod';
import { isCoreEvent, type CoreEvent } from './coreEvents';
import { seededDice, type Roll } from './dice';
import { seatLimits, type AnyGame, type Hearers, type Outcome, type Patience, type TypedThing } from './game';
import { RESIGN } from './resign';
import { BrokenRule, isRefusal, refuse, type Refusal } from './result';
import { seatsOf, type Seat, type Viewer } from './seats';

const resignAction = z.strictObject({ type: z.literal(RESIGN.type) });

/** Taking back too: the game stands again where it stood after the first `to` entries of the log. */
export interface TakeBack {
  readonly type: 'takeBack';
  readonly to: number;
}
export const takeBackAction: z.ZodType<TakeBack> = z.strictObject({
  type: z.literal('takeBack'),
  to: z.int().min(0),
});

export const isTakeBack = (action: TypedThing): action is TakeBack => action.type === 'takeBack';

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
  /** The dice that the action rolled, in order. */
  readonly rolls: readonly Roll[];
}

/** An entry, and where in the log it stands. */
export interface Placed {
  readonly entry: Entry;
  /** Entries of the log before it. */
  readonly at: number;
}

interface Link extends Placed {
  readonly before: Link | undefined;
}

interface Position {
  readonly state: unknown;
  /** Dice draws so far; what is taken back is not drawn again. */
  readonly drawn: number;
  /** Entries in the log so far. */
  readonly length: number;
  /** All that was accepted, taken back or not. */
  readonly log: Link | undefined;
  /** Of that, what counts still. */
  readonly path: Link | undefined;
}

/** A position that is kept, lest the match be run again up to there when somebody takes back. */
interface Footprint {
  /** Whose action followed. */
  readonly seat: Seat;
  readonly position: Position;
}

export interface Beginning {
  readonly match: Match;
  readonly events: readonly TypedThing[];
  readonly rolls: readonly Roll[];
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
    private readonly trail: readonly Footprint[] = [],
  ) {}

  get state(): unknown {
    return this.position.state;
  }

  /** Entries of the log so far: actions, and takings back. */
  get length(): number {
    return this.position.length;
  }

  /** Draws of the dice so far; what is taken back stays drawn. */
  get drawn(): number {
    return this.position.drawn;
  }

  /** Sets a game up. Options must have been parsed by the game. Throws on a seat count it has not. */
  static begin(game: AnyGame, start: Start): Beginning {
    const { min, max } = seatLimits(game, start.options);
    if (!Number.isInteger(start.seats) || start.seats < min || start.seats > max) {
      throw new RangeError(`${game.about.title} is for ${min} to ${max} seats, not ${start.seats}.`);
    }
    const dice = seededDice(start.seed);
    const { state, events } = game.setup(start.options, start.seats, dice);
    return {
      match: new Match(game, start, { state, drawn: dice.drawn, length: 0, log: undefined, path: undefined }),
      events,
      rolls: dice.rolls,
    };
  }

  /** Runs a record to its end. Throws when an entry is refused: the record is not of these rules. */
  static replay(game: AnyGame, record: Omit<MatchRecord, 'game' | 'rulesVersion'>): Match {
    const { match } = Match.begin(game, record);
    return playAll(match, record.entries);
  }

  /**
   * The only way in. The action must have the game's shape (`parse`), be RESIGN, or a TakeBack that
   * the caller has found to be allowed (undo.ts).
   */
  play(seat: Seat, action: TypedThing): Played | Refusal {
    if (this.outcome) return refuse('gameOver');
    if (!this.isIn(seat)) return refuse('seatOut');
    if (isTakeBack(action)) return this.takeBack(seat, action);
    const dice = seededDice(this.start.seed, this.position.drawn);
    const step =
      action.type === RESIGN.type
        ? this.game.resign(this.state, seat, dice)
        : this.game.apply(this.state, seat, action, dice);
    if (isRefusal(step)) return step;
    const entry = { seat, action };
    const { length, log, path } = this.position;
    const position = {
      state: step.state,
      drawn: dice.drawn,
      length: length + 1,
      log: { entry, at: length, before: log },
      path: { entry, at: length, before: path },
    };
    const trail = path?.entry.seat === seat ? this.trail : lastOfEach(this.trail);
    const match = new Match(this.game, this.start, position, [...trail, { seat, position: this.position }]);
    return { match, entry, events: step.events, rolls: dice.rolls };
  }

  /** The match as it was after the first `length` entries of its log. */
  at(length: number): Match {
    if (length === this.length) return this;
    const index = this.trail.findIndex(({ position }) => position.length === length);
    const known = this.trail[index];
    if (known) return new Match(this.game, this.start, known.position, this.trail.slice(0, index));
    return playAll(Match.begin(this.game, this.start).match, this.entries.slice(0, length));
  }

  private takeBack(seat: Seat, action: TakeBack): Played {
    const taken = this.path.find(({ at }) => at === action.to);
    if (taken?.entry.seat !== seat) {
      throw new BrokenRule(`Seat ${seat} takes back entry ${action.to}, which is not its own or gone.`);
    }
    const { position, trail } = this.at(action.to);
    const { length, log, drawn } = this.position;
    const entry = { seat, action };
    const match = new Match(
      this.game,
      this.start,
      { ...position, drawn, length: length + 1, log: { entry, at: length, before: log } },
      trail,
    );
    const event: CoreEvent = { type: 'takenBack', seat };
    return { match, entry, events: [event], rolls: [] };
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

  /** Set while the game asks something that may not wait. */
  get patience(): Patience | undefined {
    return this.outcome ? undefined : this.game.patience?.(this.state);
  }

  hearersOf(speaker: Viewer): Hearers {
    return this.game.hearers?.(this.project(speaker), speaker) ?? 'everybody';
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
      const audience = isCoreEvent(event) ? undefined : this.game.audience(event);
      return !audience || viewer === 'everyone' || (viewer !== 'spectator' && audience.includes(viewer));
    });
  }

  /** All that was accepted, in order. */
  get entries(): Entry[] {
    return listed(this.position.log).map(({ entry }) => entry);
  }

  /** What was accepted and not taken back, in order. */
  get path(): Placed[] {
    return listed(this.position.path);
  }

  get record(): MatchRecord {
    const { id, rulesVersion } = this.game.about;
    return { game: id, rulesVersion, ...this.start, entries: this.entries };
  }
}

function playAll(beginning: Match, entries: readonly Entry[]): Match {
  return entries.reduce((match, { seat, action }) => {
    const played = match.play(seat, action);
    if (!isRefusal(played)) return played.match;
    throw new BrokenRule(`Action ${match.length + 1} of the record is refused: ${played.refused}.`);
  }, beginning);
}

/** Of each seat the last footprint: what it would take back. Of who acted last, all are kept that nobody else has followed. */
const lastOfEach = (trail: readonly Footprint[]): readonly Footprint[] =>
  trail.filter(({ seat }, index) => index === trail.findLastIndex((other) => other.seat === seat));

function listed(last: Link | undefined): Placed[] {
  const links: Placed[] = [];
  for (let link = last; link; link = link.before) links.push(link);
  return links.reverse();
}
