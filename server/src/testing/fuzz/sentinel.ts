import { isDeepStrictEqual } from 'node:util';
import { RULES } from '@gearhall/shared/games/rules';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { GameRecord } from '@gearhall/shared/core/record/record';
import { checkRecord } from '@gearhall/shared/core/record/recordCheck';
import { Person, type Seen } from '../clients/Person';

const game = RULES.metaltalon;

/**
 * A game between two people that must not be affected: at each check they take an action, and the table must show both
 * of them exactly the actions that they have taken.
 */
export class Sentinel {
  private actions: { seat: number; action: TypedThing }[] = [];

  private constructor(
    private readonly people: readonly [Person, Person],
    private seats: readonly Seen[],
  ) {}

  static async begin(address: string): Promise<Sentinel> {
    const people = [await Person.enter(address, 'Ada'), await Person.enter(address, 'Bo')] as const;
    return new Sentinel(people, await begun(people));
  }

  /** Takes one action. Throws if anything is wrong. */
  async goOn(): Promise<void> {
    const [host] = this.seats;
    if (!host || this.seats.some(({ closed }) => closed !== undefined)) {
      throw new Error('A connection of the sentinel game was closed.');
    }
    if (host.table.status === 'ended') await this.beginAgain();
    else await this.takeAction();
  }

  private async takeAction(): Promise<void> {
    const seat = this.seats[0]?.table.toAct[0] ?? -1;
    const actor = this.seats[seat];
    const action = actor && game.legal(actor.view as never, seat)[0];
    if (!actor || !action) throw new Error(`The sentinel game awaits seat ${seat}, which has no action.`);
    const { refusal } = await actor.act(action);
    if (refusal) throw new Error(`The sentinel's ${action.type} was refused: ${refusal.refused}.`);
    this.actions.push({ seat, action });
    for (const seen of this.seats) {
      await seen.until(() => seen.table.actions === this.actions.length, 'the sentinel game to go on');
      const { status } = seen.table;
      if (status !== 'playing' && status !== 'ended') throw new Error(`The sentinel game is ${status}.`);
    }
  }

  /** Resigns, and compares the game's record with what was played. */
  async finish(): Promise<void> {
    const [host] = this.seats;
    if (!host) return;
    if (host.table.status !== 'ended') {
      await host.act({ type: 'resign' });
      this.actions.push({ seat: 0, action: { type: 'resign' } });
    }
    await host.until(() => host.table.status === 'ended', 'the end of the sentinel game');
    await this.compareRecord();
    for (const seen of this.seats) await seen.leave();
  }

  private async compareRecord(): Promise<void> {
    const id = this.seats[0]?.table.id ?? '';
    const answer = await fetch(`${this.people[0].address}/api/records/${id}`);
    // Under the default limits, the cases have used up the address's requests.
    if (answer.status === 429) return;
    const record = (await answer.json()) as GameRecord;
    const told = record.entries.map(({ seat, action }) => ({ seat, action }));
    if (!isDeepStrictEqual(told, this.actions)) {
      throw new Error(`The record of the sentinel game has other actions: ${JSON.stringify(told)}.`);
    }
    if (checkRecord(game, record).broken) throw new Error('The record of the sentinel game does not hold.');
  }

  private async beginAgain(): Promise<void> {
    await this.finish();
    this.actions = [];
    this.seats = await begun(this.people);
  }
}

async function begun([ada, bo]: readonly [Person, Person]): Promise<readonly Seen[]> {
  const id = await ada.createTable(game.about.id, 2);
  const seats = [await ada.join(id), await bo.join(id)] as const;
  for (const [seen, type, body] of [
    [seats[1], 'sit', { seat: 1 }],
    [seats[0], 'start', {}],
  ] as const) {
    const { refusal } = await seen.ask(type, body);
    if (refusal) throw new Error(`The sentinel game could not begin: ${refusal.refused}.`);
  }
  for (const seen of seats) await seen.until(() => seen.view !== undefined, 'the start of the sentinel game');
  return seats;
}
