import { seedFrom } from '@gearhall/shared/core/dice/dice';
import { bySide } from '@gearhall/shared/games/metalkrushers/content/sides';
import { RULES } from '@gearhall/shared/games/rules';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { RawClient } from '../testing/clients/rawClient';

const game = RULES.metalkrushers;
const JOIN_ROOM = 10;
/** Milliseconds; a story is played twice, and every step is waited for. */
const LONG = 40_000;
jest.setTimeout(LONG);

/** Everything that a viewer was sent up to each step; what is random for each connection is blanked. */
type Trace = string[][];
type Action = { readonly type: string } & Record<string, unknown>;
/** What the seat to act does; a step while several are to act is taken by its own seat. */
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

/** A table of the first people, not yet started. */
async function seated({ seats, options = {} }: Story): Promise<{ id: string; seen: Seen[] }> {
  const id = await people[0]!.createTable('metalkrushers', seats, { options });
  const seen: Seen[] = [];
  for (const person of people) seen.push(await person.join(id));
  for (let seat = 1; seat < seats; seat += 1) await seen[seat]!.ask('sit', { seat });
  return { id, seen };
}

/** Plays the story and returns, step by step, what `viewer` (a seat, or a spectator) was sent. */
async function tell(story: Story, viewer: number): Promise<Trace> {
  const { id, seen } = await seated(story);
  const observers = await RawClient.join(people[viewer]!, id);
  await seen[0]!.ask('start');
  const trace: Trace = [];
  const note = async (client: RawClient): Promise<void> => {
    await client.quiet(5);
    trace.at(-1)!.push(...client.frames.splice(0).map((frame) => blanked(frame, id)), '--');
  };
  trace.push([]);
  await note(observers);
  for (const step of story.steps) {
    trace.push([]);
    await take(step, seen);
    await note(observers);
    const late = await RawClient.join(people[viewer]!, id);
    await note(late);
    late.socket.close();
    await late.untilClosed();
    await note(observers);
    trace.at(-1)!.push(await overHttp(id), JSON.stringify(seen[viewer]!.view));
  }
  observers.socket.close();
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

/** What anybody may request about a running table. */
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

const sides = (front: number, rest: number) => bySide((side) => (side === 'front' ? front : rest));
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

  test('and different ones with the reveal', async () => {
    const one = await tell(before(PLAIN, PLAIN, PLAIN), 3);
    const two = await tell(before(PLAIN, OTHER, PLAIN), 3);
    expect(two.slice(0, 3)).toEqual(one.slice(0, 3));
    expect(two[3]).not.toEqual(one[3]);
  });

  test('a player who has built sees their build, so the comparison would notice', async () => {
    const one = await tell(before(PLAIN), 2);
    const two = await tell(before(OTHER), 2);
    expect(two[1]).not.toEqual(one[1]);
  });
});

test('a build that is refused or sent again sends the others nothing', async () => {
  const { id, seen } = await seated({ seats: 3, steps: [] });
  const spectators = [await RawClient.join(people[3]!, id), await RawClient.join(people[2]!, id)];
  await seen[0]!.ask('start');
  const sent = await seen[0]!.ask('act', { n: 1000, action: PLAIN });
  expect(sent.refusal).toBeUndefined();
  for (const observers of spectators) await observers.quiet();
  const before = spectators.map(({ frames }) => frames.length);
  const again = await seen[0]!.ask('act', { n: 1000, action: PLAIN });
  expect(again).toEqual(sent);
  expect((await seen[0]!.ask('act', { n: 1001, action: OTHER })).refusal).toBeDefined();
  const heavy = await seen[1]!.act(build({ armor: sides(25, 25) }));
  expect(heavy.refusal).toMatchObject({ refused: 'tooMuchArmor', detail: { used: 150, allowed: 75 } });
  expect((await seen[1]!.act({ ...build({}), name: 7 })).refusal).toBeDefined();
  for (const observers of spectators) await observers.quiet();
  expect(spectators.map(({ frames }) => frames.length)).toEqual(before);
  for (const { socket } of spectators) socket.close();
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
      // With both arms, if allowed.
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

  test('the distribution of armor is hidden while both stand', async () => {
    const one = await tell(duel(PLAIN, 8), 1);
    const two = await tell(duel(build({ armor: sides(10, 13) }), 8), 1);
    const last = JSON.parse(one.at(-1)!.at(-1)!) as { krushers: { k0: { hits: { front: number } } } };
    expect(last.krushers.k0.hits.front).toBeGreaterThan(0);
    expect(two).toEqual(one);
  });
});
