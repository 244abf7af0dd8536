import { quickDice, seedFrom } from '../../../../core/dice/dice';
import { kriegbot } from '../..';
import { CARD_IDS, isPilot, isSkin, isWeapon, type CardId } from '../../content/cards';
import { CHASSIS_IDS, SLOT_IDS, slotsOf } from '../../content/chassis';
import { CORE_IDS } from '../../content/cores';
import { HEX_IDS, isBorder } from '../../content/map';
import { options } from '../../options';
import { chairs, dealt, done, readied, settingUp } from '../../testing/scenes/chairs';
import { draft } from '../../testing/scenes/drafting';
import { FACING, given, type Position } from '../../testing/given';
import { position } from '../../testing/position';
import { attackWith } from '../../testing/scenes/shots';
import { cardsOn, isComplete } from '../setup/drawer';
import { robotOf, robotsIn } from '../field/field';
import { PILE_CARDS } from '../setup/piles';
import { chatAudience } from '../turn/talk';

/** Scenario 17 (L669-683). */

const pileOf = ({ state }: Position, seat: number): readonly CardId[] =>
  state.teams[state.seats[seat]!.team]?.pile ?? [];
const counted = (cards: readonly string[]): readonly string[] => cards.toSorted();
const dishOf = ({ state }: Position, id: string): readonly string[] =>
  state.tokens.filter(({ bearer }) => bearer === id).map((token) => token.id);
const lying = ({ state }: Position): readonly string[] =>
  state.tokens.filter(({ at }) => at !== '').map(({ at }) => at);

/** What somebody is asked is passed over. */
function passed(place: Position): Position {
  const [seat] = kriegbot.toAct(place.state);
  return seat === undefined ? place : done(place, [seat, kriegbot.fallback(place.view(seat), seat)]);
}

describe('what is dealt (L677)', () => {
  test('KS17.1: 110 cards, without pilots and pods, in piles of 28, 28, 27, 27; of 22; of 19, 19, 18, 18, 18, 18', () => {
    expect(PILE_CARDS).toHaveLength(110);
    expect(PILE_CARDS.filter((card) => isPilot(card) || card === 'infantryPod')).toEqual([]);
    const sizes = ([4, 5, 6] as const).map((seats) =>
      dealt(seats).state.seats.map((_, seat) => pileOf(dealt(seats), seat).length),
    );
    expect(sizes).toEqual([
      [28, 28, 27, 27],
      [22, 22, 22, 22, 22],
      [19, 19, 18, 18, 18, 18],
    ]);
    const all = dealt(5).state.seats.flatMap((_, seat) => pileOf(dealt(5), seat));
    expect(counted(all)).toEqual(counted(PILE_CARDS));
  });
  test('a template and a power core for each robot, by lot; the template is open, the core is not', () => {
    const place = dealt(6);
    const robots = robotsIn(place.state);
    expect(robots.map(({ id }) => id)).toEqual(['solo1', 'solo2', 'solo3', 'solo4', 'solo5', 'solo6']);
    expect(counted(robots.map(({ chassis }) => chassis))).toEqual(counted(CHASSIS_IDS));
    expect(counted(robots.map(({ powerCore }) => powerCore?.card ?? ''))).toEqual(counted(CORE_IDS));
    const seen = robotOf(place.view(0), 'solo2');
    expect(seen.chassis).not.toBe('');
    expect(seen.powerCore?.card).toBe('');
    expect(robotOf(place.view(0), 'solo1').powerCore?.card).toBe(
      robotOf(place.state, 'solo1').powerCore?.card,
    );
    expect(place.refusal(0, { ...draft('solo1', {}), core: 'fuelCell' }).refused).toBe('coreNotDealt');
  });
  test('KS17.5: a dish each, borne from the start; nobody is as if painted by it', () => {
    const place = dealt(4);
    expect(place.state.tokens.map(({ kind, bearer }) => [kind, bearer])).toEqual(
      [1, 2, 3, 4].map((number) => ['dish', `solo${number}`]),
    );
  });
  test('nothing is ready-made, and all of the expansion is in play', () => {
    const made = options.parse({ scenario: 'musicalChairs', readyMade: true });
    expect(made).toMatchObject({ readyMade: false, expansion: 'full' });
  });
});

describe('KS17.2: the draft', () => {
  const place = dealt(4);
  const weapons = (seat: number) => pileOf(place, seat).filter((card) => isWeapon(card));
  const [first = 'chainsaw', second = 'flail'] = weapons(0);
  const laid = done(place, [0, draft('solo1', { primary: first as 'chainsaw' })]);

  test('cards go from the pile into slots, and back again', () => {
    expect(laid.robot('solo1').slots.primary.card).toBe(first);
    expect(pileOf(laid, 0)).toHaveLength(27);
    const other = done(laid, [0, draft('solo1', { primary: second as 'flail' })]);
    expect(counted([...pileOf(other, 0), second])).toEqual(counted(pileOf(place, 0)));
  });
  test('only from the pile in hand', () => {
    const strange = CARD_IDS.find((card) => isWeapon(card) && !pileOf(place, 0).includes(card))!;
    expect(place.refusal(0, draft('solo1', { primary: strange as 'flail' }))).toMatchObject({
      refused: 'notInPile',
      detail: { card: strange },
    });
  });
  test('no two of a kind on a robot, though there are two in the pile', () => {
    const state = { ...place.state, teams: { ...place.state.teams } };
    state.teams.solo1 = { ...state.teams.solo1!, pile: ['flail', 'flail'] };
    const chassis = { ...state.robots['solo1']!, chassis: 'robotank' } as const;
    const two = position({ ...state, robots: { ...state.robots, solo1: chassis } });
    expect(two.refusal(0, draft('solo1', { primary: 'flail', secondary: 'flail' })).refused).toBe(
      'cardTaken',
    );
  });
  test('when all are ready, piles pass to the next seat, and what is laid stays', () => {
    const next = readied(laid, 1);
    expect(next.state.round).toBe(2);
    for (const seat of [0, 1, 2, 3]) expect(pileOf(next, (seat + 1) % 4)).toEqual(pileOf(laid, seat));
    expect(next.robot('solo1').slots.primary.card).toBe(first);
    expect(next.state.seats.map(({ ready }) => ready)).toEqual([false, false, false, false]);
    // It may go back into another pile than the one that it came from.
    const back = done(next, [0, draft('solo1', {})]);
    expect(pileOf(back, 0)).toHaveLength(pileOf(next, 0).length + 1);
  });
  test('as many rounds as players; then lots fill open slots, and the rest is out of the game', () => {
    const after = settingUp(5);
    expect(after.state).toMatchObject({ phase: 'setup' });
    expect(after.state).not.toHaveProperty('round');
    for (const robot of robotsIn(after.state)) {
      expect(isComplete(after.state, robot)).toBe(true);
      expect(new Set(cardsOn(robot)).size).toBe(cardsOn(robot).length);
      for (const slot of slotsOf(robot.chassis === '' ? 'robotank' : robot.chassis))
        expect(isSkin(robot.slots[slot].card)).toBe(false);
    }
    expect(Object.values(after.state.teams).some((side) => 'pile' in side)).toBe(false);
  });
  test('an open slot takes a card of the last pile; of another one if there is none', () => {
    const before = readied(place, 3);
    const piles = { ...before.state.teams };
    const rest = PILE_CARDS.filter((card) => !isSkin(card));
    piles.solo1 = { ...piles.solo1!, pile: rest };
    piles.solo2 = { ...piles.solo2!, pile: ['silvered'] };
    for (const team of ['solo3', 'solo4'] as const) piles[team] = { ...piles[team]!, pile: [] };
    const after = readied(position({ ...before.state, teams: piles }), 1);
    expect(after.robot('solo2').skin.card).toBe('silvered');
    expect(after.robot('solo1').skin.card).toBe('');
    expect(after.robot('solo3').slots.primary.card).not.toBe('');
  });
  test('nobody sees another pile, or what others have laid; what is in hand is seen', () => {
    for (const viewer of [1, 2, 3, 'spectator'] as const) {
      const view = laid.view(viewer);
      expect(view.teams['solo1']).not.toHaveProperty('pile');
      expect(SLOT_IDS.map((slot) => robotOf(view, 'solo1').slots[slot].card).join('')).toBe('');
    }
    expect(laid.view(0).teams['solo1']?.pile).toEqual(pileOf(laid, 0));
  });
  test('who is away lays what fits, and is ready', () => {
    const action = kriegbot.fallback(place.view(2), 2);
    expect(action.type).toBe('design');
    const then = done(place, [2, action]);
    expect(cardsOn(then.robot('solo3')).length).toBeGreaterThan(3);
    expect(kriegbot.fallback(then.view(2), 2)).toEqual({ type: 'ready' });
  });
});

test('KS17.3: no mates: all others are enemies, no card is a pilot, and talk is open after the draft', () => {
  const place = chairs({ solo1: { at: 'E14' }, solo2: { at: 'E11', chassis: 'robocar' } });
  const targets = place.legalOf('solo1', 'attack').map(({ target }) => target);
  expect(targets.every((target) => target !== 'solo1')).toBe(true);
  expect(chatAudience(place.state, 0)).toBe('everybody');
  expect(chatAudience(dealt(4).state, 0)).toEqual([0]);
});

describe('KS17.4: the set-up', () => {
  const place = settingUp();
  const at = (hex: string) => ({ type: 'place', at: hex, facing: FACING.north }) as const;
  test('in movement order, on any hex of the border, 68 in all, in any facing', () => {
    expect(HEX_IDS.filter(isBorder)).toHaveLength(68);
    const order = robotsIn(place.state).map(({ chassis }) => CHASSIS_IDS.indexOf(chassis as 'robotank'));
    const asked = robotOf(place.state, place.question!.robot).chassis;
    expect(CHASSIS_IDS.indexOf(asked as 'robotank')).toBe(Math.min(...order));
    const hexes = new Set(place.legalOf(place.question!.seat, 'place').map((action) => action.at));
    expect([...hexes].every(isBorder)).toBe(true);
    expect(hexes.has('A8') && hexes.has('U8') && hexes.has('B0') && hexes.has('K15')).toBe(true);
    expect(place.refusal(place.question!.seat, at('K8')).refused).toBe('notAtBorder');
  });
  test('KS17 example (e): (0, .5) is taken: (3, 0) is three away and refused, (4, .5) is four away and allowed', () => {
    const one = place.play(place.question!.seat, at('A1'));
    const { seat } = one.question!;
    expect(one.refusal(seat, at('A1')).refused).toBe('occupied');
    expect(one.refusal(seat, at('D0')).refused).toBe('startsTooNear');
    expect(one.play(seat, at('E1')).state.robots[one.question!.robot]?.at).toBe('E1');
  });
});

describe('KS17.5: dishes fall', () => {
  const armed = { at: 'E14', facing: 'north', slots: { primary: 'towMissile' } } as const;
  const hit = (more: object = {}, borne: readonly string[] = ['solo2', 'solo2', 'solo2']) =>
    chairs(
      { solo1: armed, solo2: { at: 'E11', chassis: 'robocar', facing: 'south', ...more } },
      { borne, order: ['solo1'] },
    ).shoot('solo1', 'towMissile', 'solo2', { rolls: [4, 4] });
  test('one for a roll, into the hex behind', () => {
    const after = hit();
    expect(dishOf(after, 'solo2')).toHaveLength(2);
    expect(lying(after)).toEqual(['E10']);
  });
  test('a bearer is not as if painted', () => {
    const place = chairs({ solo1: armed, solo2: { at: 'M8', chassis: 'robocar' } });
    expect(place.robot('solo2').painted).toBe(false);
    const views = place.legalOf('solo1', 'attack').filter(({ target }) => target === 'solo2');
    const bare = chairs({ solo1: armed, solo2: { at: 'M8', chassis: 'robocar' } }, { borne: [] });
    expect(views).toEqual(bare.legalOf('solo1', 'attack').filter(({ target }) => target === 'solo2'));
  });
  test('of a robot that is destroyed one falls behind it, the rest where it stood', () => {
    const nuke = chairs(
      {
        solo1: { at: 'E12', slots: { inner: 'suicideNuke' }, poweredUp: true },
        solo2: { at: 'E11', chassis: 'robocar', facing: 'south' },
        solo5: { at: 'U8', chassis: 'helibot' },
      },
      { borne: ['solo1', 'solo2', 'solo2', 'solo2'], order: ['solo1'] },
    ).play('solo1', { type: 'nuke' });
    // Its own does nothing to its dish but leave it where it stood.
    expect(counted(lying(nuke))).toEqual(['E10', 'E11', 'E11', 'E12']);
  });
  test('picked up by entering, as many as lie there', () => {
    const place = chairs(
      { solo1: { at: 'E14', facing: 'north' } },
      { phase: 'movement', order: ['solo1'], borne: ['E13', 'E13', 'solo1'] },
    ).passedTo('option');
    const after = place.play('solo1', { type: 'move', to: 'E13', facing: FACING.north });
    expect(dishOf(after, 'solo1')).toHaveLength(3);
  });
});

describe('KS17.6: leaving the map', () => {
  const west = { solo1: { at: 'A8', facing: 'northWest' } } as const;
  const moving = (borne: readonly string[], robots = west as Parameters<typeof chairs>[0]) =>
    chairs(robots, { phase: 'movement', order: ['solo1'], borne }).passedTo('option');
  test('KS17 example (d): with three dishes at (0, 7.5) facing northwest over the left side; it wins whatever follows', () => {
    const after = moving(['solo1', 'solo1', 'solo1', 'solo2']).play('solo1', { type: 'flee' });
    expect(after.robot('solo1')).toMatchObject({ fate: 'fled', at: '' });
    expect(dishOf(after, 'solo1')).toHaveLength(3);
    const end = passed(after.resign('solo2').resign('solo3'));
    expect(end.state.end).toMatchObject({ cause: 'chairs', winners: [0] });
  });
  test('over any side', () => {
    for (const [at, facing] of [
      ['K1', 'north'],
      ['U8', 'northEast'],
      ['K15', 'south'],
    ] as const) {
      const place = moving(['solo1', 'solo1', 'solo1'], { solo1: { at, facing } });
      expect(place.legalOf('solo1', 'flee')).toHaveLength(1);
    }
  });
  test('not with fewer', () => {
    expect(moving(['solo1', 'solo1']).refusal('solo1', { type: 'flee' })).toMatchObject({
      refused: 'noDishes',
      detail: { least: 3 },
    });
  });
});

test('KS17.7: two dishes to power up; one lost later takes nothing away', () => {
  const moving = (borne: readonly string[]) =>
    chairs({ solo1: { at: 'E14' } }, { phase: 'movement', order: ['solo1'], borne }).passedTo('option');
  expect(moving(['solo1']).refusal('solo1', { type: 'powerUp' })).toEqual({
    refused: 'noDishes',
    detail: { least: 2 },
  });
  const up = moving(['solo1', 'solo1']).play('solo1', { type: 'powerUp' });
  expect(up.robot('solo1').poweredUp).toBe(true);
});

describe('KS17.8, KX96: overcharge for nothing', () => {
  const at = 'E14';
  const shooting = (primary: 'freeElectronLaser' | 'teslaGun' | 'railgun', more: object = {}) =>
    chairs(
      {
        solo1: { at, facing: 'north', slots: { primary }, powerCore: { card: 'ultracapacitor' }, ...more },
        solo2: { at: primary === 'teslaGun' ? 'E13' : 'E11', chassis: 'robocar' },
      },
      { order: ['solo1'] },
    );
  test('each roll of an electric weapon has a die more, and costs its star', () => {
    const place = shooting('freeElectronLaser');
    const one = place.shoot('solo1', 'freeElectronLaser', 'solo2', { rolls: [0, 0, 0, 0] });
    expect(one.emitted('rolled')).toMatchObject([{ thrown: 4 }]);
    expect(one.robot('solo1').powerCore?.level).toBe(3);
    expect(one.emitted('overcharged')).toMatchObject([{ dice: 1 }]);
  });
  test('both rolls of an Ultracapacitor', () => {
    const twice = shooting('freeElectronLaser').shoot('solo1', 'freeElectronLaser', 'solo2', {
      attacks: 2,
      rolls: [0, 0, 0, 0, 0, 0, 0, 0],
    });
    expect(twice.emitted('rolled').map(({ thrown }) => thrown)).toEqual([4, 4]);
    expect(twice.robot('solo1').powerCore?.level).toBe(1);
  });
  test('none can be added, and none is listed', () => {
    const place = shooting('freeElectronLaser');
    expect(
      place.refusal('solo1', attackWith('freeElectronLaser', { target: 'solo2', overcharge: 1 })).refused,
    ).toBe('noOvercharge');
    expect(place.legalOf('solo1', 'attack').filter(({ overcharge }) => overcharge)).toEqual([]);
  });
  test('not the Tesla Gun', () => {
    const shot = shooting('teslaGun').shoot('solo1', 'teslaGun', 'solo2', { rolls: [0, 0, 0] });
    expect(shot.emitted('overcharged')).toEqual([]);
  });
});

describe('KS17.9: the Solenoid', () => {
  const asked = () => {
    let place = settingUp();
    while (place.question?.kind === 'place') {
      const { seat } = place.question;
      place = place.play(seat, place.legalOf(seat, 'place')[0]!);
    }
    return place;
  };
  const owner = ({ state }: Position) =>
    Object.values(state.robots).find(({ powerCore }) => powerCore?.card === 'superconductingSolenoid');
  /** A lot by which somebody has it. */
  const withSolenoid = (place: Position): Position => {
    const robots = { ...place.state.robots };
    const solo1 = robots['solo1']!;
    robots['solo1'] = {
      ...solo1,
      powerCore: { card: 'superconductingSolenoid', shown: false, level: 5 },
    };
    for (const id of ['solo2', 'solo3', 'solo4'])
      if (robots[id]?.powerCore?.card === 'superconductingSolenoid')
        robots[id] = { ...robots[id], powerCore: { card: 'fuelCell', shown: false, level: 6 } };
    return position({ ...place.state, robots });
  };
  test('all are asked, once the robots stand, for it may be anybody’s; it passes by itself', () => {
    const place = asked();
    expect(place.window).toMatchObject({ kind: 'wake' });
    expect(place.window?.asked).toHaveLength(4);
    expect(kriegbot.answerDeadline?.(place.state)).toBeDefined();
  });
  test('a yes shows the core, costs nothing, and lasts for the first turn; it is no option 5', () => {
    const place = withSolenoid(asked());
    expect(owner(place)?.id).toBe('solo1');
    expect(place.legalOf('solo2', 'answer')).toHaveLength(1);
    let now = place;
    for (const id of ['solo2', 'solo3', 'solo4']) now = now.answer(id);
    now = now.answer('solo1', { core: 'keepPower' });
    expect(now.robot('solo1')).toMatchObject({
      poweredUp: true,
      powerCore: { shown: true, level: 5 },
      marks: { option: '' },
    });
    expect(now.state.turn).toBe(1);
    const later = now.passedTo('mend', {});
    expect(later.robot('solo1').poweredUp).toBe(true);
  });
  test('a no shows nothing', () => {
    const after = withSolenoid(asked()).decline();
    expect(after.robot('solo1')).toMatchObject({ poweredUp: false, powerCore: { shown: false } });
  });
});

describe('KS17.10: the end', () => {
  const gone = { at: '', fate: 'destroyed' } as const;
  const judged = (robots: Parameters<typeof chairs>[0], borne: readonly string[]) =>
    chairs(robots, { borne }).state.end;
  const six = {
    solo1: { at: 'K14' },
    solo2: { at: 'K1', chassis: 'robocar' },
    solo5: { at: 'A8', chassis: 'helibot' },
    solo6: { at: 'U8', chassis: 'rocketbot' },
  } as const;
  test('KS17 example (a): four, two destroyed, the others bear one each, two lie: each gets one, and both win', () => {
    const place = chairs({ solo3: gone, solo4: gone }, { borne: ['solo1', 'solo2', 'K8', 'K9'] });
    expect(place.state.end).toEqual({ winners: [0, 1], cause: 'chairs' });
    expect(place.emitted('dishesShared')).toEqual([
      { type: 'dishesShared', each: 1, robots: ['solo1', 'solo2'] },
    ]);
    expect([dishOf(place, 'solo1').length, dishOf(place, 'solo2').length]).toEqual([2, 2]);
  });
  test('KS17 example (b): five, three destroyed, the others bear two and one, one lies: only the first wins', () => {
    const place = chairs(
      { solo3: gone, solo4: gone, solo5: gone },
      { borne: ['solo1', 'solo1', 'solo2', 'K8'] },
    );
    expect(place.state.end).toEqual({ winners: [0], cause: 'chairs' });
    expect(place.emitted('dishesShared')).toEqual([]);
  });
  test('KS17 example (c): three of six left, with four, one and one: one winner', () => {
    expect(
      judged({ ...six, solo4: gone, solo5: gone, solo6: gone, solo3: { at: 'T15' } }, [
        ...['solo1', 'solo1', 'solo1', 'solo1', 'solo2', 'solo3'],
      ]),
    ).toEqual({ winners: [0], cause: 'chairs' });
  });
  test('two of five are not enough, nor are two of six', () => {
    expect(judged({ solo4: gone, solo5: gone }, ['solo1'])).toBeUndefined();
    expect(judged({ ...six, solo5: gone, solo6: gone }, ['solo1'])).toBeUndefined();
  });
  test('a robot that is inactive counts as destroyed, and does not win (K59); one that has left does neither', () => {
    const dead = { at: 'T15', dead: 2, disabled: ['drive'], damage: { core: 1 } } as const;
    expect(judged({ solo3: dead, solo4: gone }, ['solo3', 'solo3', 'solo1', 'solo2'])).toEqual({
      winners: [],
      cause: 'chairs',
    });
    const fled = { at: '', fate: 'fled' } as const;
    expect(judged({ solo3: fled, solo4: gone }, ['solo3', 'solo3', 'solo3', 'solo1'])).toBeUndefined();
    expect(judged({ solo2: fled, solo3: fled, solo4: gone }, ['solo2', 'solo2', 'solo2', 'solo1'])).toEqual({
      winners: [1],
      cause: 'chairs',
    });
  });
  test('at the time limit all with two win; nobody with two: a draw', () => {
    const last = (borne: readonly string[]) =>
      chairs({}, { borne, turn: 25, phase: 'status', options: { expansion: 'full' } });
    const end = (borne: readonly string[]) => {
      const place = last(borne);
      return (place.state.end ? place : place.decline()).state.end;
    };
    expect(end(['solo1', 'solo1', 'solo2', 'solo2'])).toEqual({ winners: [0, 1], cause: 'limit' });
    expect(end(['solo1', 'solo2', 'solo3', 'solo4'])).toEqual({ winners: [], cause: 'limit' });
  });
});

describe('giving up', () => {
  test('KS0.25: the robot is destroyed, and its dishes lie in its hex', () => {
    const place = chairs({ solo2: { at: 'K6' } }, { borne: ['solo2', 'solo2', 'solo1'] });
    const after = passed(place.resign('solo2'));
    expect(after.robot('solo2')).toMatchObject({ at: '', fate: 'destroyed' });
    expect(lying(after)).toEqual(['K6', 'K6']);
    expect(after.state.end).toBeUndefined();
    expect(passed(after.resign('solo3')).state.end?.cause).toBe('chairs');
  });
  test('during the draft its pile goes on without it', () => {
    const place = dealt(5);
    const left = position(kriegbot.resign(place.state, 2, quickDice(seedFrom('gone'))).state);
    const next = readied(left, 1);
    expect(next.state.round).toBe(2);
    expect(pileOf(next, 3)).toEqual(pileOf(place, 2));
    expect(kriegbot.toAct(next.state)).toEqual([0, 1, 3, 4]);
    const started = readied(next, 4);
    expect(started.state.phase).toBe('setup');
    expect(started.robot('solo3').at).toBe('');
  });
  test('the last one who is left wins', () => {
    let place = dealt(4);
    for (const seat of [0, 1, 2])
      place = position(kriegbot.resign(place.state, seat, quickDice(seedFrom('gone'))).state);
    expect(place.state.end).toEqual({ winners: [3], cause: 'resigned' });
  });
});

test('KX100: without edges no TV tower is needed for a Rectenna', () => {
  const place = given({
    scenario: 'musicalChairs',
    phase: 'status',
    structures: { towerTop: 2, towerBottom: 2 },
    robots: {
      solo1: {
        at: 'E14',
        slots: { inner: 'rectenna' },
        shown: ['rectenna'],
        powerCore: { card: 'fuelCell', shown: true, level: 2 },
      },
      solo2: { at: 'K1', powerCore: { card: 'mhdGenerator', shown: true, level: 6 } },
    },
    tokens: [],
  });
  const after = place.state.window ? place.decline() : place;
  expect(after.robot('solo1').powerCore?.level).toBeGreaterThan(2);
});
