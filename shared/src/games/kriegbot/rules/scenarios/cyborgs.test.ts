import { seededDice, seedFrom, type Dice } from '../../../../core/dice/dice';
import { isRefusal, type Refusal } from '../../../../core/ground/result';
import { seatsOf, viewersOf, type Seat, type Viewer } from '../../../../core/ground/seats';
import { kriegbot } from '../..';
import type { Event } from '../../events';
import { options } from '../../options';
import { redeal } from '../../redeal';
import type { RobotId } from '../../state/robot';
import type { State, Token } from '../../state';
import { FACING, given, type Given, type GivenRobot } from '../../testing/given';
import { started, type Position } from '../../testing/position';
import { loyalSeats, moleIn } from '../field/moles';

/** Scenario 6 (L413-423). Green begins at the bottom; seats 0, 2, 4 are green, 1, 3, 5 yellow. */

const scenario = 'whenCyborgsRule';
const SEATS = ['green1', 'yellow1', 'green2', 'yellow2', 'green3', 'yellow3'] as const;
const WAITING = ['B14', 'T1', 'D14', 'R1', 'F14', 'P1'] as const;

const crypto = (from: RobotId, where: Partial<Pick<Token, 'at' | 'bearer'>>): Token => ({
  id: `${from}Crypto`,
  kind: 'crypto',
  team: from.startsWith('green') ? 'green' : 'yellow',
  from,
  at: '',
  bearer: '',
  ...where,
});

const legalFor = (state: State, seat: Seat) => kriegbot.legal(kriegbot.project(state, seat), seat);
const heardBy = (viewer: Viewer, events: readonly Event[]) =>
  events.filter((event) => kriegbot.audience(event)?.some((seat) => seat === viewer) ?? true);
function accepted<Result extends object>(result: Result | Refusal): Result {
  if (isRefusal(result)) throw new Error(`Refused: ${result.refused}.`);
  return result;
}

type More = Omit<Given, 'robots' | 'seats'>;

/** Six players, each with a robot; those that are not named wait at their edges. */
function table(
  mole: RobotId,
  robots: Readonly<Partial<Record<RobotId, GivenRobot>>>,
  more: More = {},
): Position {
  const all = SEATS.map((id, seat) => {
    const said: GivenRobot = robots[id] ?? { at: WAITING[seat]! };
    return [id, { ...said, seat }] as const;
  });
  return given({
    scenario,
    options: { robots: 3 },
    ...more,
    robots: Object.fromEntries(all),
    seats: SEATS.map((id) => ({ role: id === mole ? 'mole' : 'loyal' })),
  });
}

const CAR = { chassis: 'robocar' } as const;
/** About to leave over the top, or over the bottom. */
const UP = { ...CAR, at: 'F0', facing: 'north' } as const satisfies GivenRobot;
const DOWN = { ...CAR, at: 'F15', facing: 'south' } as const satisfies GivenRobot;

/** The robot leaves the map with the crypto of these. */
const leaves = (
  id: RobotId,
  from: typeof UP | typeof DOWN,
  { mole, with: bore }: { readonly mole: RobotId; readonly with: readonly RobotId[] },
): Position =>
  table(
    mole,
    { [id]: from, ...Object.fromEntries(bore.filter((one) => one !== id).map((one) => [one, GONE])) },
    { phase: 'movement', order: [id], tokens: bore.map((one) => crypto(one, { bearer: id })) },
  ).play(id, { type: 'flee' });
const GONE = { at: '', fate: 'destroyed' } as const satisfies GivenRobot;

describe('the roles', () => {
  test('KS6.2: one of the players is the mole; each is told its own role, and nobody else learns it', () => {
    const first = kriegbot.setup(options.parse({ scenario }), 4, seededDice(seedFrom('roles')));
    const told = first.events.filter(({ type }) => type === 'roleTold');
    expect(told).toHaveLength(4);
    expect(told.map((event) => kriegbot.audience(event))).toEqual([[0], [1], [2], [3]]);
    const roles = first.state.seats.map(({ role }) => role);
    expect(roles.toSorted()).toEqual(['loyal', 'loyal', 'loyal', 'mole']);
    const seen = (viewer: Viewer) => kriegbot.project(first.state, viewer).seats.map(({ role }) => role);
    for (const seat of seatsOf(4))
      expect(seen(seat)).toEqual(roles.map((role, one) => (one === seat ? role : '')));
    expect(seen('spectator')).toEqual(['', '', '', '']);
    expect(seen('everyone')).toEqual(roles);
  });

  test('KS6.2: when the game is over, everybody learns who it was', () => {
    const over = leaves('yellow1', UP, { mole: 'yellow2', with: ['green1'] });
    expect(over.emitted('moleRevealed')).toEqual([{ type: 'moleRevealed', seat: 3 }]);
    for (const viewer of [0, 3, 'spectator'] as const) expect(moleIn(over.view(viewer))).toBe(3);
  });

  test('KS6 example (e): each of four or six is the mole equally often; a loyal viewer never is', () => {
    for (const seats of [4, 6]) {
      const often = seatsOf(seats).map(() => 0);
      const games = 1200;
      for (let game = 0; game < games; game += 1) {
        const chosen = options.parse({ scenario, robots: seats / 2 });
        const { state } = kriegbot.setup(chosen, seats, seededDice(seedFrom('mole', String(game))));
        often[moleIn(state)!]! += 1;
      }
      // Five standard deviations.
      for (const count of often)
        expect(Math.abs(count - games / seats)).toBeLessThan(5 * Math.sqrt(games / seats));
    }
    const { state } = table('yellow2', {});
    const redealt = (viewer: Viewer, dice: Dice) => redeal(state, viewer, dice);
    const worlds = Array.from({ length: 200 }, (_, world) =>
      moleIn(redealt(0, seededDice(seedFrom('world', String(world))))),
    );
    expect(new Set(worlds)).toEqual(new Set([1, 2, 3, 4, 5]));
    // The mole knows; a spectator knows nothing.
    expect(moleIn(redealt(3, seededDice(seedFrom('own'))))).toBe(3);
    const guessed = Array.from({ length: 200 }, (_, world) =>
      moleIn(redealt('spectator', seededDice(seedFrom('seen', String(world))))),
    );
    expect(new Set(guessed).size).toBe(6);
  });

  test('four or six play, each with one robot', () => {
    const seatsOfCast = (robots: 1 | 2 | 3) => kriegbot.seatsFor!(options.parse({ scenario, robots }));
    expect(seatsOfCast(2)).toEqual({ min: 4, max: 4 });
    expect(seatsOfCast(3)).toEqual({ min: 6, max: 6 });
    const { state } = started(6, { scenario, robots: 3 });
    expect(
      Object.values(state.robots)
        .map(({ seat }) => seat)
        .toSorted(),
    ).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('KS6.5: no robot has a pilot, and the mole shares designs as any mate does', () => {
    let place = started(4, { scenario });
    for (const seat of seatsOf(4)) place = place.play(seat, place.legalOf(seat, 'template')[0]!);
    const [design] = place.legalOf(0, 'design');
    const piloted = { ...design!, slots: { ...design!.slots, four: 'combatPilot' as const } };
    expect(place.refusal(0, piloted).refused).toBe('tooManyPilots');
    expect(place.play(0, design!).view(2).robots['green1']?.slots).toEqual(
      place.play(0, design!).view(0).robots['green1']?.slots,
    );
    const mole = moleIn(place.state)!;
    const mate = (mole + 2) % 4;
    expect(kriegbot.chatAudience!(place.view(mole), mole)).toEqual(
      kriegbot.chatAudience!(place.view(mate), mate),
    );
  });
});

test('KS6.1: what is destroyed leaves crypto, which is picked up, and can be shot at', () => {
  const after = table(
    'yellow2',
    {
      green1: { at: 'G7', facing: 'south', slots: { primary: 'grenadeLauncher' } },
      yellow1: { at: 'G9', damage: { drive: 2, core: 1 }, marks: { option: 'maneuver' } },
    },
    { order: ['green1'] },
  ).shoot('green1', 'grenadeLauncher', 'yellow1', { rolls: [1, 1, 1] });
  expect(after.robot('yellow1').fate).toBe('destroyed');
  expect(after.state.tokens).toEqual([crypto('yellow1', { at: 'G9' })]);
  const taken = table(
    'yellow2',
    { green1: { ...CAR, at: 'K11', facing: 'north' }, yellow1: GONE },
    { phase: 'movement', order: ['green1'], tokens: [crypto('yellow1', { at: 'K10' })] },
  ).play('green1', { type: 'move', to: 'K10', facing: FACING.north });
  expect(taken.state.tokens).toEqual([crypto('yellow1', { bearer: 'green1' })]);
});

describe('KS6.3: leaving with crypto', () => {
  const end = (position: Position) => position.state.end;

  test('either edge is open to a bearer, its own alone to others', () => {
    const empty = table('yellow2', { green1: UP }, { phase: 'movement', order: ['green1'] });
    expect(empty.refusal('green1', { type: 'flee' }).refused).toBe('notAtEdge');
    const home = table('yellow2', { green1: DOWN }, { phase: 'movement', order: ['green1'] });
    expect(home.play('green1', { type: 'flee' }).robot('green1').fate).toBe('fled');
    expect(end(home.play('green1', { type: 'flee' }))).toBeUndefined();
  });

  test('KS6 example (a): the mole over the opposite edge, with anything: it alone wins', () => {
    expect(end(leaves('yellow2', DOWN, { mole: 'yellow2', with: ['green1'] }))).toEqual({
      winners: [3],
      cause: 'moleOut',
    });
    expect(end(leaves('yellow2', DOWN, { mole: 'yellow2', with: ['yellow1'] }))).toEqual({
      winners: [3],
      cause: 'moleOut',
    });
  });
  test('the mole over its own edge: nobody wins', () => {
    expect(end(leaves('yellow2', UP, { mole: 'yellow2', with: ['green1'] }))).toEqual({
      winners: [],
      cause: 'moleOut',
    });
  });
  test('KS6 example (b): only what the mole left: nobody wins', () => {
    expect(end(leaves('green1', DOWN, { mole: 'yellow2', with: ['yellow2'] }))).toEqual({
      winners: [],
      cause: 'humanCrypto',
    });
  });
  test('KS6 example (c): crypto of the others over its own edge: all who are loyal win', () => {
    expect(end(leaves('yellow1', UP, { mole: 'yellow2', with: ['green1'] }))).toEqual({
      winners: [1, 5],
      cause: 'cryptoOut',
    });
  });
  test('KS6 example (d): besides crypto of its own, or of the mole', () => {
    expect(end(leaves('green1', DOWN, { mole: 'yellow2', with: ['green2', 'yellow1'] }))).toEqual({
      winners: [0, 2, 4],
      cause: 'cryptoOut',
    });
    expect(end(leaves('green1', DOWN, { mole: 'yellow2', with: ['yellow2', 'yellow1'] }))?.winners).toEqual([
      0, 2, 4,
    ]);
  });
  test('its own crypto alone, or somebody loyal over the wrong edge: nobody wins', () => {
    const drawn = { winners: [], cause: 'cryptoOut' };
    expect(end(leaves('green1', DOWN, { mole: 'yellow2', with: ['green2'] }))).toEqual(drawn);
    expect(end(leaves('green1', UP, { mole: 'yellow2', with: ['yellow1'] }))).toEqual(drawn);
    // Nor does it matter to anybody whose it was that lies there: the mole's own faction may be green.
    expect(end(leaves('green1', UP, { mole: 'green3', with: ['yellow1'] }))).toEqual(drawn);
  });
});

describe('KS6.4: anybody may attack anybody', () => {
  const shooting = table(
    'yellow2',
    {
      green1: { at: 'K7', facing: 'south', slots: { primary: 'grenadeLauncher', four: 'targetingComputer' } },
      green2: { at: 'K9', slots: { zero: 'chaff' } },
    },
    { order: ['green1'] },
  );
  test('mates too, but not itself', () => {
    const targets = shooting.legalOf('green1', 'attack').map(({ target }) => target);
    expect(targets).toContain('green2');
    expect(targets).not.toContain('green1');
  });
  test('elsewhere mates are spared', () => {
    const there = given({
      robots: {
        green1: { at: 'K7', facing: 'south', slots: { primary: 'grenadeLauncher' } },
        green2: { at: 'K9' },
      },
      order: ['green1'],
    });
    expect(there.legalOf('green1', 'attack').map(({ target }) => target)).not.toContain('green2');
  });
  test('who attacks a mate does not defend it against itself', () => {
    const smoking = table(
      'yellow2',
      {
        green1: {
          at: 'K8',
          facing: 'south',
          slots: { primary: 'grenadeLauncher', secondary: 'flamethrower' },
        },
        green2: { at: 'K9' },
        green3: { at: 'J9', slots: { primary: 'flamethrower' } },
      },
      { order: ['green1'] },
    ).attack('green1', 'grenadeLauncher', 'green2');
    expect(smoking.window?.asked).not.toContain('green1');
    expect(smoking.window?.asked).toContain('green3');
  });
  test('a mate is rammed, and held', () => {
    const ramming = table(
      'yellow2',
      { green1: { ...CAR, at: 'G7', facing: 'south' }, green2: { chassis: 'robotank', at: 'G9' } },
      { phase: 'movement', order: ['green1'] },
    ).play('green1', { type: 'move', to: 'G8', facing: FACING.south });
    expect(ramming.legalOf('green1', 'ram')).toEqual([{ type: 'ram', target: 'green2' }]);
    const holding = table(
      'yellow2',
      {
        green1: { ...CAR, at: 'G8', facing: 'south' },
        green2: { at: 'G7', facing: 'south', slots: { primary: 'magClaw' } },
      },
      { phase: 'movement', order: ['green1'] },
    );
    expect(holding.window).toMatchObject({ kind: 'clamp', asked: ['green2'] });
  });
});

test('KS6.6: no robot is active any more, or the limit: nobody wins', () => {
  const dead = { damage: { core: 1 }, disabled: ['drive'], dead: 1 } as const satisfies Partial<GivenRobot>;
  const still = (alive: readonly RobotId[]) =>
    table(
      'yellow2',
      Object.fromEntries(
        SEATS.map((id, seat) => [id, { at: WAITING[seat]!, ...(alive.includes(id) ? {} : dead) }]),
      ),
      { phase: 'status', tokens: [crypto('yellow3', { at: 'K8' })] },
    ).state.end;
  expect(still(['green1'])).toBeUndefined();
  expect(still([])).toEqual({ winners: [], cause: 'noneActive' });
  expect(table('yellow2', {}, { phase: 'status', turn: 25 }).state.end).toEqual({
    winners: [],
    cause: 'limit',
  });
});

test('KS6.7: a faction whose crypto nobody can fetch plays on', () => {
  const place = table('yellow2', { green1: GONE, green2: GONE, green3: GONE }, { phase: 'status' });
  expect(place.state.end).toBeUndefined();
});

test('KS6.8: at the limit no score counts', () => {
  const hurt = { at: 'K12', damage: { drive: 2 } } as const;
  expect(table('yellow2', { green1: hurt }, { phase: 'status', turn: 25 }).state.end?.winners).toEqual([]);
});

describe('KS6.9: who gives up', () => {
  const bearing = {
    phase: 'movement',
    order: ['green2', 'yellow2', 'green3'],
    tokens: [crypto('green1', { bearer: 'yellow2' })],
  } as const;
  const place = table(
    'yellow2',
    { green1: GONE, green2: { ...CAR, at: 'K8' }, yellow2: { at: 'K3' } },
    bearing,
  );

  test('its robot leaves the map, without what it bore, and nobody takes it over', () => {
    const waiting = place.resign('yellow2');
    expect(waiting.question).toMatchObject({ robot: 'green2' });
    const after = waiting.play('green2', { type: 'endMove' });
    expect(after.robot('yellow2')).toMatchObject({ at: '', fate: 'fled', seat: 3 });
    expect(after.state.tokens).toEqual([crypto('green1', { at: 'K3' })]);
    expect(after.state.end).toBeUndefined();
    expect(after.emitted('withdrawn')).toEqual([{ type: 'withdrawn', robot: 'yellow2' }]);
    expect(after.emitted('moleRevealed')).toEqual([]);
    expect(after.emitted('stoodIdle')).toEqual([]);
    expect(after.question).toMatchObject({ robot: 'green3' });
  });

  test('nobody learns who it was', () => {
    const events = (mole: RobotId) =>
      table(mole, { green1: GONE, green2: { ...CAR, at: 'K8' }, yellow2: { at: 'K3' } }, bearing).resign(
        'yellow2',
      ).events;
    expect(events('yellow2')).toEqual(events('yellow1'));
  });

  test('what is under way goes on first', () => {
    const attack = table(
      'yellow2',
      {
        green1: { at: 'K7', facing: 'south', slots: { primary: 'grenadeLauncher' } },
        yellow1: { at: 'K9', slots: { zero: 'chaff' }, marks: { option: 'maneuver' } },
      },
      { order: ['green1', 'yellow1'] },
    ).attack('green1', 'grenadeLauncher', 'yellow1');
    expect(attack.state.assault).toBeDefined();
    const waiting = attack.resign('green1');
    expect(waiting.robot('green1').fate).toBe('');
    const rolled = waiting.decline({ rolls: [4, 4, 4] });
    expect(rolled.emitted('rolled')).toMatchObject([{ robot: 'green1', hit: true }]);
    const gone = rolled.passedTo('attack', { robot: 'yellow1' });
    expect(gone.robot('green1')).toMatchObject({ at: '', fate: 'fled' });
    expect(gone.state.assault).toBeUndefined();
  });

  test('before the game begins: a design is made for it, and it is never placed', () => {
    let now = started(4, { scenario }).resign(1);
    for (const seat of [0, 2, 3]) now = now.play(seat, now.legalOf(seat, 'template')[0]!);
    expect(now.state.phase).toBe('design');
    expect(now.robot('yellow1')).toMatchObject({ fate: 'fled', at: '' });
    for (const seat of [0, 2, 3])
      now = now.play(seat, now.legalOf(seat, 'design')[0]!).play(seat, { type: 'ready' });
    for (let steps = 0; now.state.phase === 'setup' && steps < 9; steps += 1) {
      const { robot, seat } = now.question!;
      expect(robot).not.toBe('yellow1');
      now = now.play(seat, now.legalOf(seat, 'place')[0]!);
    }
    expect(now.state.phase).toBe('movement');
    expect(now.robot('yellow1').at).toBe('');
  });

  test('while robots are set up', () => {
    let now = started(4, { scenario });
    for (const seat of seatsOf(4)) now = now.play(seat, now.legalOf(seat, 'template')[0]!);
    for (const seat of seatsOf(4))
      now = now.play(seat, now.legalOf(seat, 'design')[0]!).play(seat, { type: 'ready' });
    expect(now.state.phase).toBe('setup');
    const { robot, seat } = now.question!;
    const later = now.state.agenda.flatMap((task) => (task.kind === 'place' ? [task.robot] : [])).at(-1)!;
    const asked = now.resign(seat);
    expect(asked.robot(robot)).toMatchObject({ at: '', fate: 'fled' });
    let before = now.resign(later);
    for (let steps = 0; before.state.phase === 'setup' && steps < 9; steps += 1)
      before = before.play(before.question!.seat, before.legalOf(before.question!.seat, 'place')[0]!);
    expect(before.robot(later)).toMatchObject({ at: '', fate: 'fled' });
  });

  const afterAll = (mole: RobotId, leaving: readonly RobotId[]) =>
    leaving.reduce((now, id) => now.resign(id), table(mole, {}, { phase: 'movement' })).state.end;
  test('when all who are left are of one faction, those who are loyal win', () => {
    expect(afterAll('yellow2', ['green1', 'green2', 'green3'])).toEqual({
      winners: [1, 5],
      cause: 'resigned',
    });
    expect(afterAll('green2', ['green1', 'green2', 'green3'])).toEqual({
      winners: [1, 3, 5],
      cause: 'resigned',
    });
  });
  test('the mole, if nobody else is left of it', () => {
    expect(afterAll('yellow2', ['yellow1', 'yellow3', 'green1', 'green2', 'green3'])).toEqual({
      winners: [3],
      cause: 'resigned',
    });
  });
});

test('KS6.10: damage by anybody else makes a bearer drop, whatever side they are on', () => {
  const hit = (mole: RobotId) =>
    table(
      mole,
      {
        green1: { at: 'K7', facing: 'south', slots: { primary: 'grenadeLauncher' } },
        green2: { at: 'K9', facing: 'north', marks: { option: 'maneuver' } },
        yellow1: GONE,
      },
      { order: ['green1'], tokens: [crypto('yellow1', { bearer: 'green2' })] },
    ).shoot('green1', 'grenadeLauncher', 'green2', { rolls: [4, 4, 4] });
  for (const mole of ['green1', 'green2', 'yellow2'])
    expect(hit(mole).emitted('tokenFell')).toMatchObject([{ robot: 'green2', at: 'K10' }]);
});

test('loyal seats are those of a side without the mole', () => {
  const { state } = table('yellow2', {});
  expect(loyalSeats(state, 'yellow')).toEqual([1, 5]);
  expect(loyalSeats(state, 'green')).toEqual([0, 2, 4]);
});

/** Two games that differ only in who the mole is. */
test('KS6.2: the same play with another mole shows everybody else the same', () => {
  const twins = ['yellow2', 'green3'].map((mole) => table(mole, {}, { phase: 'movement' }).state);
  const moles: readonly Viewer[] = [3, 4];
  const viewers = viewersOf(6).filter((viewer) => viewer !== 'everyone' && !moles.includes(viewer));
  let steps = 0;
  for (let states = twins; steps < 120; steps += 1) {
    const [seat] = kriegbot.toAct(states[0]!);
    if (seat === undefined) break;
    const lists = states.map((state) => legalFor(state, seat));
    expect(lists[1]).toEqual(lists[0]);
    const actions = lists[0]!.filter(({ type }) => type !== 'prepare' && type !== 'flee');
    const action = actions[(steps * 7) % actions.length]!;
    const next = states.map((state) => {
      const dice = seededDice(seedFrom('twins', String(steps)));
      return accepted(kriegbot.apply(state, seat, action, dice));
    });
    const [here, there] = next;
    for (const viewer of viewers) {
      expect(kriegbot.project(there!.state, viewer)).toEqual(kriegbot.project(here!.state, viewer));
      expect(heardBy(viewer, there!.events)).toEqual(heardBy(viewer, here!.events));
    }
    states = next.map(({ state }) => state);
    if (states[0]!.end) break;
  }
  expect(steps).toBeGreaterThan(60);
});
