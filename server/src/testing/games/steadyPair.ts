import type { AnyGame } from '@gearhall/shared/core/game';
import type { Answer } from '@gearhall/shared/core/wire/wire';
import { playing } from './games';
import type { Person, Seen } from '../clients/Person';
import { comeBack, nextAction } from '../clients/returning';
import { pause } from '../until';

/** An action that a client was told is accepted. */
export interface Accepted {
  readonly table: string;
  readonly seat: number;
  readonly n: number;
}

const STEP_MS = 50;
const GIVE_UP_MS = 8000;
/** Longer than games usually are: with more actions, it takes longer to open a table. */
const LONG_GAME = 300;
const NO_TABLE = { status: 'ended', toAct: [], actions: 0 } as const;

/**
 * Two people who play without end, come back whenever they are disconnected, and send again what was not answered, as
 * the client does.
 */
export class SteadyPair {
  readonly accepted: Accepted[] = [];
  /** The tables so far; the last one is the one they play at. */
  readonly tables: string[] = [];
  /** What is wrong, if anything is. */
  fault: unknown;
  private seats: Seen[] = [];
  /** The next number of each seat. */
  private readonly numbers = [0, 0];
  private isOver = false;
  private doing = 'beginning';
  private readonly running: Promise<void>;

  constructor(
    private readonly people: readonly Person[],
    private readonly game: AnyGame,
  ) {
    this.running = this.play().catch((error: unknown) => {
      this.fault = error;
    });
  }

  /** What they are at, for the message of a test that waits for them. */
  get standing(): string {
    const seats = this.seats.map(
      ({ closed, table }) => `${closed ?? 'open'} ${table.status} ${table.actions}`,
    );
    return `${this.doing} at ${this.table} (${seats.join(', ')}; ${String(this.fault ?? 'no fault')})`;
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.running;
    for (const seen of this.seats) if (seen.closed === undefined) await seen.leave();
  }

  private async play(): Promise<void> {
    while (!this.isOver) {
      await this.bothHere();
      const { status, toAct, actions } = this.seats[0]?.table ?? NO_TABLE;
      if (status === 'ended' || actions >= LONG_GAME) await this.newTable();
      else if (status === 'playing' && toAct.length > 0) await this.step();
      await pause(STEP_MS);
    }
  }

  /** Whatever goes wrong meanwhile: it is given up, and another one is made. */
  private async newTable(): Promise<void> {
    this.doing = 'making a table';
    const giveUp = pause(GIVE_UP_MS).then(() => undefined);
    const seats = await Promise.race([playing(this.people, this.game).catch(() => undefined), giveUp]);
    if (!seats) return;
    for (const seen of this.seats) if (seen.closed === undefined) void seen.leave();
    this.seats = seats;
    this.numbers.fill(0);
    this.tables.push(seats[0]?.table.id ?? '');
  }

  private async bothHere(): Promise<void> {
    for (const [seat, seen] of this.seats.entries()) {
      const person = this.people[seat];
      this.doing = 'coming back';
      if (seen.closed !== undefined && person) this.seats[seat] = await comeBack(person, this.table);
    }
  }

  private get table(): string {
    return this.tables.at(-1) ?? '';
  }

  /** One action, sent again with its number until it is answered, or the table says that it has it. */
  private async step(): Promise<void> {
    const { at, action } = nextAction(this.game, this.seats);
    this.catchUp(at);
    const n = this.numbers[at] ?? 0;
    for (;;) {
      this.doing = 'acting';
      const seen = this.seats[at];
      const answer = seen && (await answered(seen, { action, n }));
      if (answer?.refusal) return this.refused(answer.refusal.refused, at);
      if (answer) return this.accept(at);
      await this.bothHere();
      if (this.lastActOf(at) >= n) return this.accept(at);
    }
  }

  private lastActOf(at: number): number {
    return this.seats[at]?.welcome?.lastAct ?? -1;
  }

  private accept(at: number): void {
    const n = this.numbers[at] ?? 0;
    this.numbers[at] = n + 1;
    this.accepted.push({ table: this.table, seat: at, n });
  }

  /**
   * What was refused because the store was away may have been stored after all: the table says so once it knows. Returns
   * whether there was anything.
   */
  private catchUp(at: number): boolean {
    const isBehind = (): boolean => this.lastActOf(at) >= (this.numbers[at] ?? 0);
    const before = isBehind();
    while (isBehind()) this.accept(at);
    return before;
  }

  /** The store may be away, or the other seat was quicker to be answered for; all else is a fault. */
  private refused(code: string, at: number): void {
    if (code === 'staleRequest' && this.catchUp(at)) return;
    if (!['storeDown', 'tablePaused', 'notYourTurn'].includes(code)) throw new Error(`Refused: ${code}.`);
  }
}

/** The answer; undefined if the connection ends before there is one. */
async function answered(seen: Seen, body: { readonly action: { type: string }; readonly n: number }) {
  const ended = async (): Promise<undefined> => {
    while (seen.closed === undefined) await pause(STEP_MS);
    return undefined;
  };
  return Promise.race<Answer | undefined>([seen.ask('act', body), ended()]);
}
