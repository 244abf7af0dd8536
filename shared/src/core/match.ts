import { z } from 'zod';
import { isCoreEvent, type CoreEvent } from './log/coreEvents';
import { seededDice, type Dice, type Roll, type SeededDice } from './dice/dice';
import {
  seatLimits,
  type AnyGame,
  type ChatAudience,
  type Outcome,
  type AnswerDeadline,
  type TypedThing,
} from './game';
import { isTakeBack, type Entry, type Placed, type TakeBack } from './log/entry';
import {
  lastOfEach,
  listed,
  positionBefore,
  sinceCheckpoint,
  stepAfter,
  stepAt,
  type UndoPoint,
  type Position,
  type PathStep,
} from './log/position';
import { RESIGN } from './log/resign';
import { BrokenRule, isRefusal, refuse, type Refusal } from './ground/result';
import { seatsOf, type Seat, type Viewer } from './ground/seats';
import { safeParse } from './json/safeParse';

const resignAction = z.strictObject({ type: z.literal(RESIGN.type) });

/** Everything needed to replay a match exactly. */
export interface MatchRecord {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly seats: number;
  /** What a series has handed to the match; absent: nothing. Secret like the seed. */
  readonly carried?: unknown;
  /** Hex; secret until the match is over. */
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

export interface Beginning {
  readonly match: Match;
  readonly events: readonly TypedThing[];
  readonly rolls: readonly Roll[];
}

type Start = Pick<MatchRecord, 'options' | 'seats' | 'seed' | 'carried'>;

/**
 * A game in progress: state, dice counter, and the entries that led here. Immutable: `play` returns the next match and
 * leaves this one unchanged, so that the caller can store the entry before it goes on.
 */
export class Match {
  private constructor(
    readonly game: AnyGame,
    readonly start: Start,
    private readonly position: Position,
    private readonly trail: readonly UndoPoint[] = [],
  ) {}

  get state(): unknown {
    return this.position.state;
  }

  /** The number of log entries so far: actions and undos. */
  get length(): number {
    return this.position.length;
  }

  /** The number of dice draws so far; draws of undone actions are included. */
  get drawn(): number {
    return this.position.drawn;
  }

  /**
   * Sets up a game. The options must have been parsed by the game. Throws on a number of seats that the game does not
   * support. `dice` other than those of the seed are for game trees (match/gameTree.ts): such a match cannot be replayed
   * from its record.
   */
  static begin(game: AnyGame, start: Start, dice: SeededDice = seededDice(start.seed)): Beginning {
    const { min, max } = seatLimits(game, start.options);
    if (!Number.isInteger(start.seats) || start.seats < min || start.seats > max) {
      throw new RangeError(`${game.about.title} is for ${min} to ${max} seats, not ${start.seats}.`);
    }
    const { state, events } = game.setup(start.options, start.seats, dice, start.carried);
    return {
      match: new Match(game, start, { state, drawn: dice.drawn, length: 0, log: undefined, path: undefined }),
      events,
      rolls: dice.rolls,
    };
  }

  /** Replays a record to its end. Throws when an entry is refused: the record was not made with these rules. */
  static replay(game: AnyGame, record: Omit<MatchRecord, 'game' | 'rulesVersion'>): Match {
    const { match } = Match.begin(game, record);
    return playAll(match, record.entries);
  }

  /**
   * The only way to change a match. The action must have the game's shape (`parse`), be RESIGN, or a TakeBack that the
   * caller has checked (match/undo.ts). For `dice` see `begin`.
   */
  play(
    seat: Seat,
    action: TypedThing,
    dice: SeededDice = seededDice(this.start.seed, this.position.drawn),
  ): Played | Refusal {
    if (this.outcome) return refuse('gameOver');
    if (!this.isIn(seat)) return refuse('seatOut');
    if (isTakeBack(action)) return this.takeBack(seat, action);
    const entry = { seat, action };
    const step = stepOf(this.game, this.state, entry, dice);
    if (isRefusal(step)) return step;
    const { length, log, path } = this.position;
    const position = {
      state: step.state,
      drawn: dice.drawn,
      length: length + 1,
      log: { entry, at: length, before: log },
      path: stepAfter(this.position, entry),
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
    const step = stepAt(this.position.path, length);
    if (step) return this.rebuilt(step);
    return playAll(Match.begin(this.game, this.start).match, this.entries.slice(0, length));
  }

  /** The match before a step that still stands, replayed from the last checkpoint. */
  private rebuilt(step: PathStep): Match {
    const steps = sinceCheckpoint(step);
    const trail: UndoPoint[] = [];
    let state = steps[0]?.state;
    for (const one of steps.slice(0, -1)) {
      trail.push({ seat: one.entry.seat, position: positionBefore(one, state) });
      const next = stepOf(this.game, state, one.entry, seededDice(this.start.seed, one.drawn));
      if (isRefusal(next)) throw new BrokenRule(`A match refuses its own action: ${next.refused}.`);
      state = next.state;
    }
    return new Match(this.game, this.start, positionBefore(step, state), trail);
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

  /** Parses the action; undefined when it is malformed. */
  parse(action: unknown): TypedThing | undefined {
    const resign = safeParse(resignAction, action);
    if (resign.success) return resign.data;
    return safeParse(this.game.action, action).data;
  }

  isIn(seat: Seat): boolean {
    return seatsOf(this.start.seats).includes(seat) && this.game.isIn(this.state, seat);
  }

  get toAct(): readonly Seat[] {
    return this.game.toAct(this.state);
  }

  /** Set while the game asks a question with a deadline. */
  get answerDeadline(): AnswerDeadline | undefined {
    return this.outcome ? undefined : this.game.answerDeadline?.(this.state);
  }

  chatAudienceOf(speaker: Viewer): ChatAudience {
    return this.game.chatAudience?.(this.project(speaker), speaker) ?? 'everybody';
  }

  /** What its series needs to know of it. */
  get account(): unknown {
    return this.game.account?.(this.state);
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

  /** All accepted entries, in order. */
  get entries(): Entry[] {
    return listed(this.position.log).map(({ entry }) => entry);
  }

  /** The accepted entries that were not undone, in order. */
  get path(): Placed[] {
    return listed(this.position.path).map(({ entry, at }) => ({ entry, at }));
  }

  get record(): MatchRecord {
    const { id, rulesVersion } = this.game.about;
    return { game: id, rulesVersion, ...this.start, entries: this.entries };
  }
}

function stepOf(game: AnyGame, state: unknown, { seat, action }: Entry, dice: Dice) {
  return action.type === RESIGN.type ? game.resign(state, seat, dice) : game.apply(state, seat, action, dice);
}

function playAll(beginning: Match, entries: readonly Entry[]): Match {
  return entries.reduce((match, { seat, action }) => {
    const played = match.play(seat, action);
    if (!isRefusal(played)) return played.match;
    throw new BrokenRule(`Action ${match.length + 1} of the record is refused: ${played.refused}.`);
  }, beginning);
}
