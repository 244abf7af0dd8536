import { seatLimits, type AnyGame, type TypedThing } from '@gearhall/shared/core/game';
import type { SeenStep } from '@gearhall/shared/core/bots/bot';
import { leftTrace, seenAt } from '@gearhall/shared/core/replay/history';
import { isTakeBack, takeBackAction } from '@gearhall/shared/core/log/entry';
import { Match } from '@gearhall/shared/core/match';
import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import { safeParse } from '@gearhall/shared/core/json/safeParse';
import { seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import type { Seat, Viewer } from '@gearhall/shared/core/ground/seats';
import { atOnce, type Work } from '@gearhall/shared/core/ground/timeSliced';
import { diceFor, riggedDice } from './localDice';
import type { LocalEntry } from './localGame';

/** How a match in this page begins. */
export interface LocalStart {
  readonly options: unknown;
  readonly seats: number;
  /** Hex, 32 bytes. */
  readonly seed: string;
  /** What a series has handed to the match. */
  readonly carried?: unknown;
  /** The state to begin with, in place of the game's own set-up. */
  readonly position?: unknown;
  /** What the dice show first, after the beginning; fair chance follows. */
  readonly rolls?: readonly number[];
}

/** The match after an entry, or at its beginning. */
interface LocalStep {
  readonly match: Match;
  readonly events: readonly TypedThing[];
  readonly entry: LocalEntry | undefined;
  readonly hasRolled: boolean;
  /** How many of the given rolls have been shown so far. */
  readonly shown: number;
}

/** Where a list of entries has led. */
interface PlayedOn {
  readonly match: LocalMatch;
  /** The first entry that was refused. */
  readonly failedAt?: number;
}

/** A match with all its steps, so that any number of them can be taken back. Immutable. */
export class LocalMatch {
  private constructor(
    private readonly start: LocalStart,
    private readonly steps: readonly LocalStep[],
  ) {}

  /** Throws on options or a number of seats that the game does not allow. */
  static begin(rules: AnyGame, start: LocalStart): LocalMatch {
    const { position, seats, seed, carried } = start;
    const options = rules.options.parse(start.options);
    const { min, max } = seatLimits(rules, options);
    if (seats < min || seats > max) throw new RangeError(`Not for ${seats} seats.`);
    const game = position === undefined ? rules : startingAt(rules, position);
    const { match, events } = Match.begin(game, {
      ...{ options, seats, seed },
      ...(carried !== undefined && { carried }),
    });
    const first = { match, events, entry: undefined, hasRolled: false, shown: 0 };
    return new LocalMatch(start, [first]);
  }

  /** Plays on; stops at the first entry that is refused, and says where. */
  replay(entries: readonly LocalEntry[]): PlayedOn {
    return atOnce(this.replayWork(entries));
  }

  /** The work of `replay` in pieces, for entries that anybody may have made. */
  *replayWork(entries: readonly LocalEntry[]): Work<PlayedOn> {
    const added: LocalStep[] = [];
    let last = this.last;
    for (const [index, entry] of entries.entries()) {
      const action = parsedAt(last.match, entry.action);
      const next = action ? this.stepAfter(last, { ...entry, action: { ...action } }) : refuse('malformed');
      if (isRefusal(next)) return { match: this.with(added), failedAt: index };
      added.push(next);
      last = next;
      yield added.length / entries.length;
    }
    return { match: this.with(added) };
  }

  /** An action with other dice than any before at this place: `chance` tells them apart. */
  play(
    seat: Seat,
    action: TypedThing,
    chance = 0,
    marks: Pick<LocalEntry, 'idle'> = {},
  ): LocalMatch | Refusal {
    const next = this.stepAfter(this.last, { seat, action: { ...action }, chance, ...marks });
    return isRefusal(next) ? next : this.with([next]);
  }

  /**
   * Another match that begins here. All that `seat` cannot know is dealt anew, and the dice are others: its cards are
   * no longer those of the others. Throws where there is no such seat.
   */
  redealtFor(seat: Seat, seed: string): LocalMatch {
    const { game, state, start } = this.now;
    if (seat >= start.seats) throw new RangeError(`There is no seat ${seat}.`);
    const position = game.redeal(state, seat, seededDice(seedFrom(seed, 'redeal')));
    return LocalMatch.begin(game, { ...this.start, seed, position });
  }

  /** As it was after the first `length` entries. */
  at(length: number): LocalMatch {
    return new LocalMatch(this.start, this.steps.slice(0, length + 1));
  }

  get now(): Match {
    return this.last.match;
  }

  /** The state that it began with, where that was not the game's own set-up. */
  get position(): unknown {
    return this.start.position;
  }

  /** The number of entries. */
  get length(): number {
    return this.steps.length - 1;
  }

  get entries(): readonly LocalEntry[] {
    return this.steps.flatMap(({ entry }) => entry ?? []);
  }

  /** The number of entries before the last one that these seats chose; undefined where there is none. */
  lastOf(seats: readonly Seat[]): number | undefined {
    const isIdle = (at: number): boolean => this.steps[at + 1]?.entry?.idle === true;
    return this.now.path.findLast(({ entry, at }) => seats.includes(entry.seat) && !isIdle(at))?.at;
  }

  /** The number of entries before the last one that rolled dice. */
  get lastRolled(): number | undefined {
    return this.now.path.findLast(({ at }) => this.steps[at + 1]?.hasRolled)?.at;
  }

  /** All events so far, in order, with the number of the entry that led to them (0: the set-up). */
  get told(): readonly { readonly event: TypedThing; readonly step: number }[] {
    return this.steps.flatMap(({ events }, step) => events.map((event) => ({ event, step })));
  }

  get lastEvents(): readonly TypedThing[] {
    return this.last.events;
  }

  /** All that a viewer has seen. */
  seenBy(viewer: Viewer): SeenStep[] {
    const seen: SeenStep[] = [];
    for (const { match, events } of this.steps) {
      const step = seenAt(match, events, viewer);
      if (seen.length === 0 || leftTrace(seen.at(-1), step)) seen.push(step);
    }
    return seen;
  }

  private get last(): LocalStep {
    return this.steps[this.steps.length - 1] as LocalStep;
  }

  private with(added: readonly LocalStep[]): LocalMatch {
    return new LocalMatch(this.start, [...this.steps, ...added]);
  }

  private stepAfter({ match, shown }: LocalStep, entry: LocalEntry): LocalStep | Refusal {
    const { seed, rolls = [] } = this.start;
    const { seat, action, chance } = entry;
    if (chance === undefined) {
      const played = match.play(seat, action);
      return isRefusal(played) ? played : { ...played, entry, hasRolled: played.rolls.length > 0, shown };
    }
    const dice = riggedDice(rolls.slice(shown), diceFor(seed, chance, match.drawn));
    const played = match.play(seat, action, dice);
    if (isRefusal(played)) return played;
    return { ...played, entry, hasRolled: played.rolls.length > 0, shown: shown + dice.used() };
  }
}

/** An action as the game knows it; the entries of a game of the hall may also take back others. */
const parsedAt = (match: Match, action: TypedThing): TypedThing | undefined =>
  isTakeBack(action) ? safeParse(takeBackAction, action).data : match.parse(action);

/** The same rules with another beginning. */
export const startingAt = (rules: AnyGame, position: unknown): AnyGame => ({
  ...rules,
  setup: () => ({ state: position, events: [] }),
});
