import { RULES } from '@gearhall/shared/games/rules';
import type { TableSeries } from '@gearhall/shared/games/series';
import { guestTokens } from '../identity/tokens';
import { memoryStore } from '../store/memory/memoryStore';
import { subscriptionAt } from '../testing/halls/fakePushService';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { codeOf, pageFor } from '../testing/games/seriesPlay';

/** A series that waits for a decision notifies whom it waits for, if they are not there: once, and with nothing secret. */

jest.setTimeout(60_000);

const store = memoryStore();
const personOf = ({ token }: Person) => guestTokens('only for tests, only for tests').check(token)!;
const sent: { readonly to: string; readonly message: { readonly kind: string } }[] = [];
let open: OpenHall;
beforeEach(async () => {
  sent.splice(0);
  open = await openHall({
    games: [RULES.kriegbot],
    store,
    config: { rematchAfterMs: 50, botDelayMs: 0, pushHosts: ['push.example'] },
    sendPush: async ({ endpoint }, text) =>
      void sent.push({ to: endpoint.split('/').at(-1) ?? '', message: JSON.parse(text) }),
  });
});
afterEach(() => open.hall.close());

const campaignAt = ({ table }: Seen) =>
  JSON.parse(table.series) as Extract<TableSeries, { type: 'campaign' }>;
const decisions = () => sent.filter(({ message }) => message.kind === 'decide');

/** People at the first table of a campaign, each with a subscribed browser. */
async function gathered(...names: string[]) {
  const people = await Promise.all(names.map((name) => Person.enter(open.address, name)));
  const table = await people[0]!.createTable('kriegbot', people.length, { series: { type: 'campaign' } });
  const all: Seen[] = [];
  for (const [seat, person] of people.entries()) {
    await store.subscribe(personOf(person), subscriptionAt(`https://push.example/${person.name}`));
    const seen = await person.join(table);
    if (seat > 0) await seen.ask('sit', { seat });
    all.push(seen);
  }
  return { people, all, table };
}

async function decide(person: Person, id: string, decision: object): Promise<void> {
  const response = await fetch(`${person.address}/api/series/${id}/decisions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${person.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ decision }),
  });
  expect(await response.json()).toEqual({});
}

const vote = (mission: string) => ({ type: 'vote', mission });

async function away(seen: Seen, witness: Seen, seat: number): Promise<void> {
  await seen.leave();
  await witness.until(() => witness.table.seats[seat]?.presence !== 'here', 'somebody to have left');
}

test('who is away is notified of the vote, once; who is there, and who has decided, are not', async () => {
  const { people, all, table } = await gathered('Ada', 'Bo', 'Cy');
  const [ada, bo, cy] = all;
  await away(bo!, ada!, 1);
  await ada!.ask('start');
  await ada!.until(() => decisions().length > 0, 'the push');
  const { id } = campaignAt(ada!);
  const message = { table, game: 'kriegbot', kind: 'decide', series: id };
  expect(decisions()).toEqual([{ to: 'Bo', message }]);
  // The others go on deciding, and Bo still has to.
  await away(cy!, ada!, 2);
  await decide(people[2]!, id, vote('beachhead'));
  await decide(people[0]!, id, vote('beachhead'));
  expect(decisions()).toHaveLength(1);
  // Bo decides from the page of the series. Now one gang is asked for its side, by its voice.
  await decide(people[1]!, id, vote('beachhead'));
  const asked = campaignAt(ada!).deciding?.[0];
  expect([0, 1]).toContain(asked);
  // Ada is there, and Bo has just decided.
  expect(decisions()).toHaveLength(1);
});

test('after a mission who has left the table is notified, at the page of the series; their list says so too', async () => {
  const { people, all } = await gathered('Ada', 'Bo');
  const [ada, bo] = all;
  await ada!.ask('start');
  const { id } = campaignAt(ada!);
  for (const person of people) await decide(person, id, vote('showdown'));
  for (const seen of all) await seen.until(() => seen.table.status === 'playing', 'the start');
  await away(bo!, ada!, 1);
  sent.splice(0);
  await ada!.act({ type: 'resign' });
  await ada!.until(() => ada!.table.rematch !== '', 'the next table');
  await ada!.until(() => decisions().length > 0, 'the push');
  const { table } = ada!;
  expect(decisions()).toEqual([
    { to: 'Bo', message: { table: table.id, game: 'kriegbot', kind: 'decide', series: id } },
  ]);
  expect((await pageFor(people[1]!, id)).deciding).toEqual([0, 1]);
  const mine = async (person: Person) => {
    const headers = { Authorization: `Bearer ${person.token}` };
    const page = (await (await fetch(`${open.address}/api/me/tables`, { headers })).json()) as {
      readonly running: readonly object[];
    };
    return page.running;
  };
  expect(await mine(people[1]!)).toMatchObject([{ id: table.rematch, isMyDecision: true }]);
  await decide(people[1]!, id, vote('roll'));
  expect((await mine(people[1]!))[0]).not.toHaveProperty('isMyDecision');
  expect(await mine(people[0]!)).toMatchObject([{ id: table.rematch, isMyDecision: true }]);
});

test('nobody who has given up is notified, and nobody who has no seat any more', async () => {
  const { people, all } = await gathered('Ada', 'Bo', 'Cy');
  const [ada, bo, cy] = all;
  await ada!.ask('start');
  const { id } = campaignAt(ada!);
  expect(await codeOf(bo!.ask('giveUpSeries'))).toBeUndefined();
  await ada!.until(
    () => campaignAt(ada!).outcome !== undefined || ada!.table.seats[1]?.sitter === 'bot',
    'it',
  );
  await cy!.ask('stand');
  await cy!.leave();
  await bo!.leave();
  sent.splice(0);
  if (!campaignAt(ada!).outcome) await decide(people[0]!, id, vote('roll'));
  expect(decisions()).toEqual([]);
});
