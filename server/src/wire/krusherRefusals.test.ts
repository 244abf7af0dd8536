import { seedFrom } from '@gearhall/shared/core/dice/dice';
import { bySide } from '@gearhall/shared/games/metalkrushers/content/sides';
import { RULES } from '@gearhall/shared/games/rules';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';

const game = RULES.metalkrushers;
jest.setTimeout(40_000);

type Action = { readonly type: string } & Record<string, unknown>;
interface View {
  readonly turn: number;
  readonly question?: { readonly kind: string };
  readonly krushers: Record<
    string,
    { readonly facing: number; readonly marks: { readonly reflexed: boolean } }
  >;
}
interface Table {
  readonly id: string;
  readonly seen: readonly Seen[];
}

let open: OpenHall;
let people: Person[];
let tables = 0;

beforeAll(async () => {
  open = await openHall({
    games: [game],
    config: { messagesPerSecond: 1000 },
    // Different dice for each table, but the same ones in every run.
    chance: {
      seed: () => seedFrom(`refusals ${(tables += 1)}`),
      tableId: () => `000000${String(tables).padStart(4, '0')}`,
    },
  });
  people = await Promise.all(['Ada', 'Bo'].map((name) => Person.enter(open.address, name)));
});
afterAll(() => open.hall.close());

async function begin(): Promise<Table> {
  const [ada, bo] = people;
  const id = await ada!.createTable('metalkrushers', 2, {});
  const seen = [await ada!.join(id), await bo!.join(id)];
  await seen[1]!.ask('sit', { seat: 1 });
  await seen[0]!.ask('start');
  return { id, seen };
}

const leave = ({ seen }: Table) => Promise.all(seen.map((one) => one.leave()));
const viewOf = ({ seen }: Table, seat: number) => seen[seat]!.view as View;
const asked = ({ seen }: Table): number => seen[0]!.table.toAct[0]!;

async function act({ seen }: Table, seat: number, action: Action): Promise<void> {
  const before = seen[0]!.table.actions;
  const { refusal } = await seen[seat]!.act(action);
  if (refusal) throw new Error(`${action.type} is refused: ${refusal.refused}.`);
  for (const one of seen) await one.until(() => one.table.actions > before, 'all to see it');
}

async function refused({ seen }: Table, seat: number, action: Action): Promise<unknown> {
  const before = seen[0]!.table.actions;
  const { refusal } = await seen[seat]!.act(action);
  expect(seen[0]!.table.actions).toBe(before);
  return refusal;
}

const sides = (front: number, rest: number) => bySide((side) => (side === 'front' ? front : rest));
const build = (changes: object = {}): Action => ({
  type: 'build',
  krushers: [
    {
      name: '',
      chassis: 'standard',
      program: 'weaponAndWeapon',
      arms: { left: 'mediumSlice', right: 'mediumSlice', both: '' },
      armor: sides(25, 10),
      ...changes,
    },
  ],
});
const arms = (left: string, right: string, both = '') => ({ arms: { left, right, both } });

test('builds that break a rule are refused, each with its code and figures', async () => {
  const table = await begin();
  const wrong: readonly (readonly [object, string, object])[] = [
    [{ armor: sides(25, 11) }, 'tooMuchArmor', { used: 80, allowed: 75 }],
    [{ armor: sides(26, 9) }, 'tooMuchOnSide', { side: 'front', points: 26, most: 25 }],
    [arms('largeSlice', 'mediumSlice'), 'unbalanced', { initiative: -1 }],
    [{ program: 'polearm', ...arms('', '', 'mediumSlice') }, 'programNotAllowed', { program: 'polearm' }],
    [arms('mediumSlice', 'mediumSlice', 'mediumSlice'), 'wrongSide', { arm: 'both' }],
  ];
  for (const [changes, code, figures] of wrong)
    expect(await refused(table, 0, build(changes))).toMatchObject({
      refused: code,
      detail: { krusher: 1, ...figures },
    });
  await leave(table);
});

/** Both go to the middle; the first mover steps up to the other, which turns its right-front to it. */
async function meet(table: Table): Promise<number> {
  for (const seat of [0, 1]) await act(table, seat, build());
  const places = [
    [[], ['i8 0'], ['i9 0', 'i8 5']],
    [[], ['i10 3'], ['i9 3', 'i10 2']],
  ];
  let first = 0;
  for (let moves = 0; moves < 4; moves += 1) {
    const seat = asked(table);
    if (moves === 2) first = seat;
    const view = viewOf(table, seat);
    const legal = game.legal(view, seat) as Action[];
    const wanted = places[seat]?.[view.turn] ?? [];
    const moveTo = (place: string) =>
      legal.find(({ to, facing }) => `${String(to)} ${String(facing)}` === place);
    const move = wanted.flatMap((place) => moveTo(place) ?? [])[0];
    if (!move) throw new Error(`None of ${wanted.join(', ')} can be reached.`);
    await act(table, seat, move);
  }
  return first;
}

const attack = (seat: number): Action => ({ type: 'attack', target: `k${seat}` });
const strike = (arm: string): Action => ({ type: 'strike', arms: [arm] });

async function passToStrike(table: Table): Promise<void> {
  while (viewOf(table, 0).question?.kind !== 'strike') await act(table, asked(table), { type: 'pass' });
}

/** A fight in which the defender has tried to turn, in vain; tries other dice until that happens. */
async function triedInVain(): Promise<{ table: Table; attacker: number; defender: number }> {
  for (;;) {
    const table = await begin();
    const defender = await meet(table);
    const attacker = 1 - defender;
    await act(table, attacker, attack(defender));
    const { facing } = viewOf(table, defender).krushers[`k${defender}`]!;
    await act(table, defender, { type: 'reflex', facing: (facing + 1) % 6 });
    if (viewOf(table, defender).krushers[`k${defender}`]!.facing === facing)
      return { table, attacker, defender };
    await leave(table);
  }
}

test('a second Reflex Facing, a strike outside the arc, an arm that parries and strikes', async () => {
  const { table, attacker, defender } = await triedInVain();
  const turn: Action = {
    type: 'reflex',
    facing: viewOf(table, 0).krushers[`k${defender}`]!.facing === 0 ? 1 : 0,
  };
  const parry = (arm: string, meets: string, seat: number): Action => ({
    type: 'parry',
    arm,
    meets,
    against: `k${seat}`,
  });
  expect(asked(table)).toBe(defender);
  expect(await refused(table, defender, turn)).toEqual({ refused: 'reflexedAlready' });

  // First order: it parries, and then it cannot strike.
  await act(table, defender, parry('left', 'right', attacker));
  expect(await refused(table, defender, strike('left'))).toEqual({ refused: 'armParries' });
  await passToStrike(table);
  expect(await refused(table, defender, turn)).toEqual({ refused: 'reflexedAlready' });
  expect(await refused(table, attacker, strike('left'))).toEqual({ refused: 'outOfArc' });
  await act(table, attacker, strike('right'));

  expect(asked(table)).toBe(defender);
  await act(table, defender, attack(attacker));
  // Other order: it has struck, and then it can neither parry nor turn.
  expect(await refused(table, attacker, parry('right', 'right', defender))).toEqual({ refused: 'armUsed' });
  expect(await refused(table, attacker, turn)).toEqual({ refused: 'reflexAfterAttack' });
  await passToStrike(table);
  expect(await refused(table, defender, strike('left'))).toEqual({ refused: 'armParries' });
  await act(table, defender, strike('right'));
  await leave(table);
});
