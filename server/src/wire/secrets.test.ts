import { matchSeed, seedFrom } from '@gearhall/shared/core/dice/dice';
import { anyGame, type TypedThing } from '@gearhall/shared/core/game';
import { Match } from '@gearhall/shared/core/match';
import { sealed } from '@gearhall/shared/core/testing/sealed';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, Seen } from '../testing/clients/Person';
import { RawClient } from '../testing/clients/rawClient';
import { Client } from '@colyseus/sdk';

const game = anyGame(sealed);
const JOIN_ROOM = 10;
const SEATS = 3;

/** Everything that a viewer was sent, in order; what is random for each connection is blanked. */
type Trace = string[];

interface Story {
  readonly seed: string;
  readonly terms?: object;
  readonly steps: readonly { readonly seat: number; readonly action: TypedThing }[];
}

let open: OpenHall;
/** The seed of the next table. */
let seed = seedFrom('any');
let idNumber = 0;
let people: Person[];

beforeAll(async () => {
  open = await openHall({
    games: [game],
    wall: () => 0,
    chance: { seed: () => seed, tableId: () => `000000${String((idNumber += 1)).padStart(4, '0')}` },
  });
  people = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name) => Person.enter(open.address, name)));
});
afterAll(() => open.hall.close());

/** Plays the story at a table and returns what `viewer` (a seat, or SEATS for the spectator) was sent. */
async function tell(story: Story, viewer: number): Promise<Trace> {
  seed = story.seed;
  const id = await people[0]!.createTable('sealed', SEATS, {
    options: { hand: 1 },
    terms: story.terms ?? {},
  });
  const seen: Seen[] = [];
  for (const person of people) seen.push(await person.join(id));
  for (const seat of [1, 2]) await seen[seat]!.ask('sit', { seat });
  const observers = await RawClient.join(people[viewer]!, id);
  await seen[0]!.ask('start');
  const traces: Trace = [];
  const note = async (client: RawClient): Promise<void> => {
    await client.quiet(5);
    traces.push(...client.frames.splice(0).map((frame) => blanked(frame, id, seen[0]!.table.seal)), '--');
  };
  await note(observers);
  for (const { seat, action } of story.steps) {
    const answer = await seen[seat]!.act(action);
    if (answer.refusal) throw new Error(`The story cannot be told: ${answer.refusal.refused}.`);
    await note(observers);
    const late = await RawClient.join(people[viewer]!, id);
    await note(late);
    late.socket.close();
    await late.untilClosed();
    await note(observers);
  }
  observers.socket.close();
  for (const one of seen) await one.leave();
  return traces;
}

function blanked(frame: Buffer, id: string, seal: string): string {
  const bytes = Buffer.from(frame);
  // Code, length of the reconnection token, token: random for each connection.
  if (bytes[0] === JOIN_ROOM) bytes.fill(0, 2, 2 + (bytes[1] ?? 0));
  return bytes.toString('latin1').replaceAll(id, 'the id').replaceAll(seal, 'the seal');
}

const file = (number: number): TypedThing => ({ type: 'file', number }) as TypedThing;
const filings = (...numbers: number[]) => numbers.map((number, seat) => ({ seat, action: file(number) }));

/** Seeds whose deals look the same to `viewer` but differ for others. */
function alike(viewer: number): [string, string] {
  const known = new Map<string, { seed: string; all: string }>();
  for (let number = 0; number < 100_000; number += 1) {
    const next = seedFrom('deal', number);
    const { match } = Match.begin(game, {
      options: game.options.parse({ hand: 1 }),
      seats: SEATS,
      seed: matchSeed(next, Array<string>(SEATS).fill('')),
    });
    const observers = JSON.stringify(match.project(viewer === SEATS ? 'spectator' : viewer));
    const all = JSON.stringify(match.project('everyone'));
    const other = known.get(observers);
    if (other && other.all !== all) return [other.seed, next];
    known.set(observers, { seed: next, all });
  }
  throw new Error('No two deals look alike.');
}

describe('two tables that differ only in what a viewer may not know send the very same bytes', () => {
  test.each([0, 2, SEATS])('secret forms, seen by viewer %i', async (viewer) => {
    const numbers = [4, 4, 4];
    const others = numbers.map((number, seat) => (seat === viewer ? number : number + seat + 1));
    const one = await tell({ seed: seedFrom('a'), steps: filings(...numbers) }, viewer);
    const two = await tell({ seed: seedFrom('a'), steps: filings(...others) }, viewer);
    expect(one.length).toBeGreaterThan(15);
    expect(two).toEqual(one);
  });

  test.each([0, 1, SEATS])('hidden cards, seen by viewer %i', async (viewer) => {
    const [seedOne, seedTwo] = alike(viewer);
    const one = await tell({ seed: seedOne, steps: filings(1, 2, 3).slice(0, 2) }, viewer);
    const two = await tell({ seed: seedTwo, steps: filings(1, 2, 3).slice(0, 2) }, viewer);
    expect(two).toEqual(one);
  });

  test('with a clock too', async () => {
    const terms = { clock: { type: 'live', bank: 1, move: 10 } };
    const one = await tell({ seed: seedFrom('a'), terms, steps: filings(4, 4, 4) }, 0);
    const two = await tell({ seed: seedFrom('a'), terms, steps: filings(4, 5, 6) }, 0);
    expect(two).toEqual(one);
  });

  test('and the comparison would notice a difference', async () => {
    const one = await tell({ seed: seedFrom('a'), steps: filings(4, 4, 4) }, 0);
    const two = await tell({ seed: seedFrom('a'), steps: filings(5, 4, 4) }, 0);
    expect(two).not.toEqual(one);
  });
});

test('an unseen action of others does not even send an empty frame', async () => {
  const id = await people[0]!.createTable('sealed', SEATS);
  const seen = [await people[0]!.join(id), await people[1]!.join(id)];
  const observers = await RawClient.join(people[2]!, id);
  await observers.quiet();
  const before = observers.frames.length;
  // Requests that are refused, sent again, or answered to their sender alone.
  await seen[0]!.ask('history', { events: 0, chat: 0 });
  await seen[1]!.ask('sit', { seat: 0 });
  await seen[1]!.ask('start');
  await observers.quiet();
  expect(observers.frames).toHaveLength(before);
  observers.socket.close();
});

test('no id of a person, token or session is ever sent to anybody else', async () => {
  const id = await people[0]!.createTable('sealed', 2);
  const observers = await RawClient.join(people[2]!, id);
  const room = await new Client(open.address).joinById(id, { token: people[0]!.token, name: 'Ada' });
  const a = new Seen(room);
  const b = await people[1]!.join(id);
  await b.ask('sit', { seat: 1 });
  await a.ask('chat', { text: 'hello' });
  await observers.quiet();
  const everything = observers.frames.map((frame) => frame.toString('latin1')).join('\n');
  expect(everything).toContain('hello');
  for (const { token } of people) {
    expect(everything).not.toContain(token);
    expect(everything).not.toContain(token.split('.')[1]!);
  }
  for (const { sessionId, reconnectionToken } of [a.room, b.room]) {
    expect(everything).not.toContain(sessionId);
    expect(everything).not.toContain(reconnectionToken.split(':')[1]!);
  }
  expect(JSON.stringify(open.logged)).not.toContain(people[0]!.token);
});
