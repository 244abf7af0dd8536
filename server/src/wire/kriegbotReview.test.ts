import { isNoRecord, parseRecord } from '@gearhall/shared/core/record/parseRecord';
import type { GameRecord } from '@gearhall/shared/core/record/record';
import { seenIn, type ViewHistory } from '@gearhall/shared/core/replay/viewHistory';
import { DRAWER } from '@gearhall/shared/games/kriegbot/content/cards';
import { askedAt } from '../testing/games/kriegbotStory';
import { fieldOf, kriegbot, type Field } from '../testing/games/kriegbotTable';
import type { Seen } from '../testing/clients/Person';

jest.setTimeout(60_000);

/** Ada and Cy are green, Bo and Di yellow; Ed is a spectator. */
const SEATS = 4;
const TEAM_OF = ['green', 'yellow', 'green', 'yellow', undefined] as const;
const VIEWERS = TEAM_OF.map((team, viewer) => ({
  viewer,
  team,
  name: team ? `seat ${viewer}` : 'a spectator',
}));
/** Into the second turn, with shots. */
const STEPS = 60;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** The views without consecutive duplicates. */
const changes = (views: readonly unknown[]): unknown[] =>
  views.filter((view, index) => JSON.stringify(view) !== JSON.stringify(views[index - 1]));

let field: Field;
/** What each saw of the table after every step. */
let views: unknown[][];
/** What HTTP revealed of a record, after every step. */
const overHttp: string[] = [];

beforeAll(async () => {
  field = await fieldOf(SEATS);
  views = VIEWERS.map(() => []);
  await watch();
  for (let step = 0; step < STEPS; step += 1) {
    await field.step();
    await watch();
  }
  expect(askedAt(field).turn).toBeGreaterThan(1);
});
afterAll(() => field.close());

async function watch(): Promise<void> {
  for (const [viewer, seen] of field.seen.entries()) {
    await caughtUp(seen);
    views[viewer]!.push(plain(seen.view));
  }
  for (const query of ['', '?download']) overHttp.push(await recordText(query));
}
/** Everything sent to it before has arrived. */
const caughtUp = (seen: Seen) => seen.ask('history', { events: seen.events.length, chat: seen.chat.length });

async function recordText(query = ''): Promise<string> {
  const answer = await fetch(`${field.open.address}/api/records/${field.id}${query}`);
  return `${answer.status} ${await answer.text()}`;
}

interface Place {
  readonly card: string;
  readonly shown: boolean;
}
interface Robot {
  readonly team: string;
  readonly slots: Readonly<Record<string, Place>>;
  readonly skin: Place;
  readonly lost: readonly Place[];
}
/** Cards that a viewer knows: all of their own team, the open ones of the others. */
function knownIn(view: unknown, team: string | undefined): string[] {
  const { robots } = view as { robots: Record<string, Robot> };
  return Object.values(robots).flatMap((robot) =>
    [...Object.values(robot.slots), robot.skin, ...robot.lost]
      .filter(({ shown }) => shown || robot.team === team)
      .map(({ card }) => card),
  );
}

/** Every card that is named anywhere. */
const namedIn = (text: string): string[] => DRAWER.filter((card) => text.includes(`"${card}"`));

describe.each(VIEWERS)('looking back, $name', ({ viewer, team }) => {
  const historyNow = (): Promise<ViewHistory> => field.seen[viewer]!.reviewGame();

  test('sees what it saw, step by step, and is told what it was told', async () => {
    const history = await historyNow();
    expect(changes(seenIn(history).map(({ view }) => view))).toEqual(changes(views[viewer]!));
    expect(history.flatMap(({ events }) => events)).toEqual(plain(field.seen[viewer]!.unpacked(kriegbot)));
  });

  test('contains no card that the viewer did not know at the time', async () => {
    const known = new Set<string>();
    let named = 0;
    for (const { view, events } of seenIn(await historyNow())) {
      for (const card of knownIn(view, team)) known.add(card);
      const cards = namedIn(JSON.stringify([view, events]));
      named += cards.length;
      expect(cards.filter((card) => !known.has(card))).toEqual([]);
    }
    expect(named).toBeGreaterThan(10);
    if (!team) expect(known.size).toBeLessThan(DRAWER.length / 2);
  });
});

test('there is no record while the game runs: no table at all gives the same answer', async () => {
  const none = await fetch(`${field.open.address}/api/records/0000000009`);
  expect(none.status).toBe(404);
  expect(overHttp).toHaveLength(2 * (STEPS + 1));
  expect([...new Set(overHttp)]).toEqual([`404 ${await none.text()}`]);
});

test('when it is over, the record holds the same view historys, and one in which all cards lie open', async () => {
  const before = await Promise.all(field.seen.map((seen) => seen.reviewGame()));
  for (const seat of [0, 2]) await field.seen[seat]!.act({ type: 'resign' });
  const [ada] = field.seen;
  await ada!.until(() => ada!.table.status === 'ended', 'the end');
  let text = await recordText();
  for (let left = 100; left > 0 && text.startsWith('404'); left -= 1) text = await recordText();
  const record = parseRecord(text.slice('200 '.length)) as GameRecord;
  expect(isNoRecord(record)).toBe(false);
  expect(Object.keys(record.reels)).toEqual(['0', '1', '2', '3', 'everyone', 'spectator']);
  for (const [viewer, history] of before.entries()) {
    const own = seenIn(record.reels[viewer] ?? record.reels['spectator']!).map(({ view }) => view);
    const seen = changes(seenIn(history).map(({ view }) => view));
    expect(changes(own).slice(0, seen.length)).toEqual(seen);
  }
  const last = seenIn(record.reels['everyone']!).at(-1)!.view;
  expect(JSON.stringify(last)).not.toContain('hidden');
  expect(JSON.stringify(views[4]!.at(-1))).toContain('hidden');
});
