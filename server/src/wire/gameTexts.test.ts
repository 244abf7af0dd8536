import { checkRecord } from '@gearhall/shared/core/record/recordCheck';
import { NO_TERMS } from '@gearhall/shared/core/table/terms';
import { formatEdited, parseEdited } from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { beginFrom } from '@gearhall/shared/games/kriegbot/content/edited/fromPrinted';
import { RULES } from '@gearhall/shared/games/rules';
import { sqliteStore } from '../store/databases/sqlite';
import type { Store } from '../store/contract/store';
import { Operator } from '../testing/clients/Operator';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { comeBack } from '../testing/clients/returning';
import { temporaryFolder, type Folder } from '../testing/temporaryFolder';
import { until } from '../testing/until';

/** What people write in games themselves: hidden words, people who are muted, and people who have their data deleted. */

jest.setTimeout(30_000);

const { metalkrushers, kriegbot } = RULES;
let folder: Folder;
let store: Store;
let open: OpenHall;
let ada: Person, bo: Person;

beforeEach(async () => {
  folder = temporaryFolder();
  store = await sqliteStore(folder.file, 'normal');
  open = await openHall({
    games: [metalkrushers, kriegbot],
    store,
    config: { hiddenWords: ['rust'], trustProxy: 1 },
  });
  ada = await Person.enter(open.address, 'Ada');
  bo = await Person.enter(open.address, 'Bo');
});
afterEach(async () => {
  await open.hall.close();
  folder.remove();
});

const idOf = ({ token }: Person): string => token.split('.')[1] ?? '';
const made = (name: string, story: string) => formatEdited({ ...beginFrom('showdown'), name, story });
const edited = (name: string, story = '') => ({ scenario: 'edited', edited: made(name, story) });
const scenarioAt = (seen: Seen) => parseEdited((JSON.parse(seen.table.options) as { edited: string }).edited);

async function gathered(game: string, more: Record<string, unknown> = {}): Promise<[Seen, Seen]> {
  const id = await ada.createTable(game, 2, more);
  const [a, b] = [await ada.join(id), await bo.join(id)];
  await b.ask('sit', { seat: 1 });
  return [a, b];
}

/** Both file a Krusher, under these names. */
async function named(names: readonly [string, string]): Promise<[Seen, Seen]> {
  const all = await gathered('metalkrushers');
  await all[0].ask('start');
  for (const seen of all) await seen.until(() => seen.view !== undefined, 'the start');
  for (const [seat, seen] of all.entries()) {
    const [form] = metalkrushers.legal(seen.view, seat) as unknown as [{ krushers: object[] }];
    const krushers = form.krushers.map((krusher) => ({ ...krusher, name: names[seat] }));
    expect((await seen.act({ ...form, krushers } as never)).refusal).toBeUndefined();
  }
  for (const seen of all) await seen.until(() => namesIn(seen).length === 2, 'the Krushers');
  return all;
}

interface Arena {
  readonly krushers: Readonly<Record<string, { readonly name: string }>>;
}
const namesIn = ({ view }: Seen): string[] => Object.values((view as Arena).krushers).map(({ name }) => name);

const forget = async ({ address, token }: Person): Promise<number> =>
  (await fetch(`${address}/api/me`, { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } }))
    .status;

/** Everything that the store holds of a table, as text. */
async function keptOf(table: string): Promise<string> {
  return JSON.stringify([await store.load(table), await store.record(table)]);
}

describe('words that the hall does not show are dots', () => {
  test('in the name of a Krusher', async () => {
    const [a] = await named(['Mr Rust', 'Trusty']);
    expect(namesIn(a)).toEqual(['Mr ••••', 'Trusty']);
    const id = a.table.id;
    expect(await keptOf(id)).not.toContain('Rust"');
  });

  test('in the name and the story of a scenario, at first and when it is changed', async () => {
    const [a] = await gathered('kriegbot', { options: edited('Rust', 'All is rust.') });
    expect(scenarioAt(a)).toMatchObject({ name: '••••', story: 'All is ••••.' });
    const options = edited('Better', 'No rust here');
    expect((await a.ask('settings', { seats: 2, options, terms: NO_TERMS })).refusal).toBeUndefined();
    expect(scenarioAt(a)).toMatchObject({ name: 'Better', story: 'No •••• here' });
  });
});

describe('somebody whom the operator mutes', () => {
  test('loses what they have written, at open tables, and can write nothing more', async () => {
    const [a, b] = await named(['Crusher', 'Insult']);
    const [c] = await gathered('kriegbot', { options: edited('Insult', 'To all') });
    const operator = await Operator.enter(open.address, store);
    await operator.mute('person', idOf(bo));
    await a.until(() => a.closed !== undefined && b.closed !== undefined, 'the table to be opened anew');
    const again = await comeBack(ada, a.table.id);
    expect(namesIn(again)).toEqual(['Crusher', '']);
    // The scenario is Ada's.
    expect(scenarioAt(c)).toMatchObject({ name: 'Insult' });
    await operator.mute('person', idOf(ada));
    await c.until(() => c.closed !== undefined, 'the table to be opened anew');
    expect(scenarioAt(await comeBack(ada, c.table.id))).toMatchObject({ name: '…', story: '' });
    const [d] = await gathered('kriegbot', { options: edited('Insult again') });
    expect(scenarioAt(d)).toMatchObject({ name: '…' });
    // It can be played, and is the same table when its options are sent back.
    const shown = JSON.parse(d.table.options) as object;
    expect((await d.ask('settings', { seats: 2, options: shown, terms: NO_TERMS })).refusal).toBeUndefined();
  });

  test('leaves a game that can be played on', async () => {
    const [a] = await named(['Crusher', 'Insult']);
    const operator = await Operator.enter(open.address, store);
    await operator.mute('person', idOf(bo));
    await a.until(() => a.closed !== undefined, 'the table to be opened anew');
    const [one, other] = [await comeBack(ada, a.table.id), await comeBack(bo, a.table.id)];
    const seat = one.table.toAct[0]!;
    const actor = seat === 0 ? one : other;
    const [action] = metalkrushers.legal(actor.view, seat);
    expect((await actor.act(action!)).refusal).toBeUndefined();
    expect((await store.load(a.table.id))?.damage).toBeUndefined();
  });
});

describe('somebody who has their data deleted', () => {
  test('leaves no name of a Krusher: in the log, in the record, at the table', async () => {
    const [a, b] = await named(['Crusher', 'My little one']);
    const { id } = a.table;
    await b.act({ type: 'resign' });
    await a.until(() => a.table.status === 'ended', 'the end');
    await until(async () => (await store.record(id)) !== undefined, 'the record');
    expect(await keptOf(id)).toContain('My little one');
    expect(await forget(bo)).toBe(204);
    const kept = await keptOf(id);
    expect(kept).not.toContain('My little one');
    expect(kept).not.toContain('Bo"');
    expect(kept).toContain('Crusher');
    await a.until(() => a.closed !== undefined, 'the table to be opened anew');
    expect(namesIn(await comeBack(ada, id))).toEqual(['Crusher', '']);
    const record = JSON.parse((await store.record(id)) ?? '') as never;
    expect(checkRecord(metalkrushers, record).broken).toBe(false);
  });

  test('leaves no text of a scenario, wherever they sat, and no other’s is touched', async () => {
    const [a, b] = await gathered('kriegbot', {
      options: edited('My scenario'),
      series: { type: 'bestOf', games: 3 },
    });
    const { id } = a.table;
    const series = (await store.seriesOf(id))!;
    expect(JSON.stringify(series)).toContain('My scenario');
    expect(await forget(bo)).toBe(204);
    expect(await keptOf(id)).toContain('My scenario');
    await b.leave();
    await a.ask('stand');
    await a.leave();
    expect(await forget(ada)).toBe(204);
    expect(await keptOf(id)).not.toContain('My scenario');
    expect(JSON.stringify(await store.seriesOf(id))).not.toContain('My scenario');
  });
});
