import { seedFrom } from '@gearhall/shared/core/dice';
import { RULES } from '@gearhall/shared/games/rules';
import { openHall, type OpenHall } from '../testing/openHall';
import { Person, type Seen } from '../testing/Person';
import { RawClient } from '../testing/rawClient';

const game = RULES.metalkrushers;
const JOIN_ROOM = 10;
/** Ms; a story is told twice, with every step waited for. */
const LONG = 40_000;
jest.setTimeout(LONG);

/** Everything that a viewer was sent up to each step; what is random for each connection is blanked. */
type Trace = string[][];
type Action = { readonly type: string } & Record<string, unknown>;
/** What the seat that is awaited does; a step more than once awaited is taken by its own seat. */
type Step = readonly [seat: number, action: Action] | ((legal: readonly Action[], turn: number) => Action);

interface Story {
  readonly seats: number;
  readonly options?: object;
  readonly steps: readonly Step[];
}

let open: OpenHall;
let idNumber = 0;
let people: Person[];

beforeAll(async () => {
  open = await openHall({
    games: [game],
    wall: () => 0,
    config: { messagesPerSecond: 1000 },
    chance: {
      seed: () => seedFrom('same dice'),
      tableId: () => `000000${String((idNumber += 1)).padStart(4, '0')}`,
    },
  });
  people = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name) => Person.enter(open.address, name)));
});
afterAll(() => open.hall.close());

/** A table of the first people, not yet begun. */
async function seated({ seats, options = {} }: Story): Promise<{ id: string; seen: Seen[] }> {
  const id = await people[0]!.createTable('metalkrushers', seats, { options });
  const seen: Seen[] = [];
  for (const person of people) seen.push(await person.join(id));
  for (let seat = 1; seat < seats; seat += 1) await seen[seat]!.ask('sit', { seat });
  return { id, seen };
}

/** Plays the story and gives, step by step, what `viewer` was sent: a seat, or a watcher. */
async function tell(story: Story, viewer: number): Promise<Trace> {
  const { id, seen } = await seated(story);
  const eyes = await RawClient.join(people[viewer]!, id);
  await seen[0]!.ask('start');
  const trace: Trace = [];
  const note = async (client: RawClient): Promise<void> => {
    await client.quiet(5);
    trace.at(-1)!.push(...client.frames.splice(0).map((frame) => blanked(frame, id)), '--');
  };
  trace.push([]);
  await note(eyes);
  for (const step of story.steps) {
    trace.push([]);
    await take(step, seen);
    await note(eyes);
    const late = await RawClient.join(people[viewer]!, id);
    await note(late);
    late.socket.close();
    await late.untilClosed();
    await note(eyes);
    trace.at(-1)!.push(await overHttp(id), JSON.stringify(seen[viewer]!.view));
  }
  eyes.socket.close();
  for (const one of seen) await one.leave();
  return trace;
}

async function take(step: Step, seen: readonly Seen[]): Promise<void> {
  const seat = typeof step === 'function' ? seen[0]!.table.toAct[0]! : step[0];
  const view = seen[seat]!.view as { turn: number };
  const action = typeof step === 'function' ? step(game.legal(view, seat) as Action[], view.turn) : step[1];
  const before = seen[0]!.table.actions;
  const answer = await seen[seat]!.act(action);
  if (answer.refusal) throw new Error(`The story cannot be told: ${answer.refusal.refused}.`);
  for (const one of seen) await one.until(() => one.table.actions > before, 'all to see the step');
}

/** What anybody may ask of a table that is being played. */
async function overHttp(id: string): Promise<string> {
  const paths = ['/api/tables', `/api/tables/${id}`, `/api/records/${id}`];
  const answers = await Promise.all(paths.map((path) => fetch(open.address + path)));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  return texts.join('\n').replaceAll(id, 'the id');
}

function blanked(frame: Buffer, id: string): string {
  const bytes = Buffer.from(frame);
  // Code, length of the reconnection token, token: random for each connection.
  if (bytes[0] === JOIN_ROOM) bytes.fill(0, 2, 2 + (bytes[1] ?? 0));
  return bytes.toString('latin1').replaceAll(id, 'the id');
}

const sides = (front: number, rest: number) => ({
  front,
  rightFront: rest,
  rightRear: rest,
  rear: rest,
  leftRear: rest,
  leftFront: rest,
});
const design = (changes: object = {}) => ({
  name: 'Plain',
  chassis: 'standard',
  program: 'weaponAndWeapon',
  arms: { left: 'mediumSlice', right: 'mediumSlice', both: '' },
  armor: sides(25, 10),
  ...changes,
});
const build = (changes: object = {}) => ({ type: 'build', krushers: [design(changes)] });

const PLAIN = build();
/** Another chassis, another name, and many more bytes. */
const OTHER = build({
  name: 'Quite Another Name',
  chassis: 'heavy',
  program: 'weaponAndShield',
  arms: { left: 'largeShield', right: 'smallImpact', both: '' },
  armor: sides(5, 20),
});

describe('before the reveal, tables whose builds differ send the very same bytes', () => {
  const before = (...builds: readonly Action[]): Story => ({
    seats: 3,
    steps: builds.map((action, index): Step => [[2, 0, 1][index]!, action]),
  });

  test.each([
    ['the third seat', 2],
    ['somebody who watches', 3],
    ['a seat that has not built', 1],
  ])('to %s', async (_, viewer) => {
    const one = await tell(before(PLAIN, PLAIN), viewer);
    const two = await tell(before(viewer === 2 ? PLAIN : OTHER, OTHER), viewer);
    expect(one.flat().length).toBeGreaterThan(12);
    expect(two).toEqual(one);
  });

  test('and with the reveal other ones', async () => {
    const one = await tell(before(PLAIN, PLAIN, PLAIN), 3);
    const two = await tell(before(PLAIN, OTHER, PLAIN), 3);
    expect(two.slice(0, 3)).toEqual(one.slice(0, 3));
    expect(two[3]).not.toEqual(one[3]);
  });

  test('whoever has built sees that, and the comparison would notice', async () => {
    const one = await tell(before(PLAIN), 2);
    const two = await tell(before(OTHER), 2);
    expect(two[1]).not.toEqual(one[1]);
  });
});

test('a build that is refused or sent again costs others not one byte', async () => {
  const { id, seen } = await seated({ seats: 3, steps: [] });
  const watchers = [await RawClient.join(people[3]!, id), await RawClient.join(people[2]!, id)];
  await seen[0]!.ask('start');
  const sent = await seen[0]!.ask('act', { n: 1000, action: PLAIN });
  expect(sent.refusal).toBeUndefined();
  for (const eyes of watchers) await eyes.quiet();
  const before = watchers.map(({ frames }) => frames.length);
  const again = await seen[0]!.ask('act', { n: 1000, action: PLAIN });
  expect(again).toEqual(sent);
  expect((await seen[0]!.ask('act', { n: 1001, action: OTHER })).refusal).toBeDefined();
  const heavy = await seen[1]!.act(build({ armor: sides(25, 25) }));
  expect(heavy.refusal).toMatchObject({ refused: 'tooMuchArmor', detail: { used: 150, allowed: 75 } });
  expect((await seen[1]!.act(build({ name: '<b>' }))).refusal).toBeDefined();
  for (const eyes of watchers) await eyes.quiet();
  expect(watchers.map(({ frames }) => frames.length)).toEqual(before);
  for (const { socket } of watchers) socket.close();
  for (const one of seen) await one.leave();
});

describe('with secret sheets', () => {
  const ONE_TURN = 2;
  const BUILDS = 2;

  /** Both go to the middle and meet there in the second turn, front to front; then they fight. */
  const meet = (legal: readonly Action[], turn: number): Action => {
    const places = [[], ['i8 0', 'i10 3'], ['i9 0', 'i9 3']][turn] ?? [];
    const move = legal.find(({ to, facing }) => places.includes(`${String(to)} ${String(facing)}`));
    const wanted = ['strike', 'attack', 'pass', 'endMove'].flatMap((type) =>
      // With both arms, where it may.
      legal.filter((action) => action.type === type).reverse(),
    );
    return move ?? wanted[0]!;
  };
  const duel = (first: Action, more: number): Story => ({
    seats: 2,
    options: { sheets: 'secret' },
    steps: [[0, first], [1, PLAIN], ...Array.from({ length: ONE_TURN + 2 + more }, () => meet)],
  });
  /** The same chassis, name and initiative modifier. */
  const SHIELDED = build({
    program: 'weaponAndShield',
    arms: { left: 'mediumShield', right: 'mediumThrust', both: '' },
    armor: sides(5, 14),
  });
  const MET = BUILDS + ONE_TURN + 2;

  test.each([
    ['the opponent', 1],
    ['somebody who watches', 3],
  ])('%s is sent the very same bytes until play shows an arm, and then others', async (_, viewer) => {
    const one = await tell(duel(PLAIN, 0), viewer);
    const two = await tell(duel(SHIELDED, 0), viewer);
    expect(one).toHaveLength(1 + MET);
    expect(two.slice(0, MET)).toEqual(one.slice(0, MET));
    expect(two[MET]).not.toEqual(one[MET]);
  });

  test('where the armor is never shows while both stand', async () => {
    const one = await tell(duel(PLAIN, 8), 1);
    const two = await tell(duel(build({ armor: sides(10, 13) }), 8), 1);
    const last = JSON.parse(one.at(-1)!.at(-1)!) as { krushers: { k0: { hits: { front: number } } } };
    expect(last.krushers.k0.hits.front).toBeGreaterThan(0);
    expect(two).toEqual(one);
  });
});
