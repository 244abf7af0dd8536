import { kriegbot } from '../..';
import { fight } from '../../testing/scenes/fight';
import { given, position, type Given, type GivenRobot } from '../../testing/given';
import { attackWith } from '../../testing/scenes/shots';
import { chanceToHit } from '../previews/odds';

/** Mines, the sensor for electric weapons, and the bomb, by the worked examples and rulings. */

const FULL = { options: { expansion: 'full' } } as const;
const core = (level: number): Pick<GivenRobot, 'powerCore'> => ({
  powerCore: { card: 'compulsatorFlywheel', shown: true, level },
});

describe('KX example 21: Limpet Mines (L571)', () => {
  const mines = 'limpetMines';
  /** A Spiderbot that faces away from a Hoverbot behind it. */
  const behind = (by: Partial<GivenRobot> = {}, on: Partial<GivenRobot> = {}) =>
    fight(
      {
        green1: { chassis: 'spiderbot', at: 'A8', slots: { four: mines }, ...by },
        yellow1: { chassis: 'hoverbot', at: 'A9', ...on },
      },
      FULL,
    );
  test('attached by a hit, it paints; two are left on the card', () => {
    const after = behind().attack('green1', mines, 'yellow1', { rolls: [3, 1, 2] });
    expect(after.emitted('rolled')).toMatchObject([{ thrown: 3, silhouette: 5, hit: true }]);
    expect(chanceToHit(3, 5)).toBeCloseTo(0.838, 3);
    expect(after.emitted('mineSet')).toEqual([{ type: 'mineSet', robot: 'yellow1', by: 'green1' }]);
    expect(after.emitted('marked')).toEqual([]);
    expect(after.robot('yellow1')).toMatchObject({ painted: true, mines: ['green1'] });
    expect(after.view(1).robots['green1']?.slots.four).toMatchObject({ card: mines, laid: 1 });
  });
  test('KX87: no skin forbids it, and nobody answers after the roll', () => {
    const coated = behind(
      {},
      { skin: 'stealthCoat', shown: ['stealthCoat'], slots: { zero: 'chobhamArmor' } },
    );
    const after = coated.attack('green1', mines, 'yellow1').decline({ rolls: [3, 1, 2] });
    expect(after.emitted('mineSet')).toHaveLength(1);
    expect(after.emitted('asked').map(({ kind }) => kind)).not.toContain('after');
  });
  test('a miss attaches none; without mines on the card there is no attack; only in its arc', () => {
    const missed = behind().attack('green1', mines, 'yellow1', { rolls: [0, 1, 2] });
    expect(missed.robot('yellow1')).toMatchObject({ painted: false });
    const { state } = behind();
    expect(state.robots['green1']?.slots.four.laid).toBeUndefined();
    expect(behind({ laid: { four: 3 }, shown: [mines] }).refusal('green1', attackWith(mines))).toMatchObject({
      refused: 'noMinesLeft',
    });
    expect(behind({ facing: 'south' }).refusal('green1', attackWith(mines))).toMatchObject({
      refused: 'outOfArc',
    });
  });

  /** The Hoverbot is about to move, far away from the one whose mines it carries. */
  const mined = (by: Partial<GivenRobot> = {}, on: Partial<GivenRobot> = {}, more: Partial<Given> = {}) =>
    given({
      phase: 'movement',
      order: ['yellow1'],
      robots: {
        green1: { chassis: 'spiderbot', at: 'A1', slots: { four: mines }, shown: [mines], ...by },
        yellow1: { chassis: 'hoverbot', at: 'K11', mines: ['green1'], ...on },
      },
      ...FULL,
      ...more,
    });
  test('KX35: before its movement the owner is asked, and detonates: one damage at a random location', () => {
    const asked = mined();
    expect(asked.window).toMatchObject({ kind: 'clamp', about: 'yellow1', asked: ['green1'] });
    const after = asked.answer('green1', { cards: [mines] }, { rolls: [1] });
    expect(after.emitted('mineBlown')).toEqual([
      { type: 'mineBlown', robot: 'yellow1', by: 'green1', location: 1 },
    ]);
    expect(after.emitted('marked')).toMatchObject([{ marker: 'damage', cause: 'mine' }]);
    expect(after.robot('yellow1').painted).toBe(false);
    expect(after.robot('yellow1').mines).toBeUndefined();
    expect(after.robot('green1').marks.defenses).toBe(1);
    expect(after.question).toMatchObject({ kind: 'option', robot: 'yellow1' });
  });
  test('KX86: a marker of paint outlasts the last mine', () => {
    const after = mined({}, { painted: true }).answer('green1', { cards: [mines] }, { rolls: [1] });
    expect(after.robot('yellow1')).toMatchObject({ painted: true });
  });
  test('several mines: one for each defense action', () => {
    const two = mined({}, { mines: ['green1', 'green1'] });
    expect(two.legalOf('green1', 'answer').map(({ cards }) => cards)).toEqual([[], [mines]]);
    const after = two.answer('green1', { cards: [mines] }, { rolls: [1] });
    expect(after.robot('yellow1')).toMatchObject({ painted: true, mines: ['green1'] });
  });
  test('KX35: nobody is asked without a live card, a defense action, or a mine on that robot', () => {
    for (const by of [{ disabled: ['four'] }, { marks: { defenses: 1 } }, { disabled: ['drive'] }] as const)
      expect(mined(by).window).toBeUndefined();
    expect(mined({}, { mines: ['green2'] }).window).toBeUndefined();
  });
  test('KX86: water takes the fire and the marker off, but no mine', () => {
    const after = mined({}, { onFire: true, painted: true, at: 'I9' })
      .decline()
      .play('yellow1', { type: 'endMove' })
      .passedTo('option');
    expect(after.robot('yellow1')).toMatchObject({ onFire: false, painted: true, minedOnly: true });
  });
  test('KX86: they stay when the card is gone, and nobody can detonate them then', () => {
    const place = mined({ slots: { four: '' }, shown: [] });
    expect(place.window).toBeUndefined();
    expect(place.robot('yellow1')).toMatchObject({ painted: true });
  });
  test('KX29: also whenever its own robot is asked for its option, its move or its attack', () => {
    const attack = fight(
      {
        green1: { chassis: 'spiderbot', at: 'A1', slots: { four: mines }, shown: [mines] },
        yellow1: { chassis: 'hoverbot', at: 'K11', mines: ['green1'] },
      },
      FULL,
    );
    const after = attack.play('green1', { type: 'detonate', robot: 'yellow1' }, { rolls: [2] });
    expect(after.emitted('mineBlown')).toHaveLength(1);
    expect(after.question).toMatchObject({ kind: 'attack', robot: 'green1' });
    expect(after.refusal('green1', { type: 'detonate', robot: 'yellow1' })).toMatchObject({
      refused: 'noMine',
    });
    const moving = mined({}, {}, { order: ['green1'] });
    expect(moving.legalOf('green1', 'detonate')).toEqual([{ type: 'detonate', robot: 'yellow1' }]);
    const spent = mined({ marks: { defenses: 1 } }, {}, { order: ['green1'] });
    expect(spent.refusal('green1', { type: 'detonate', robot: 'yellow1' })).toMatchObject({
      refused: 'noDefenseLeft',
    });
  });
  test('a honcho has two defense actions, and may blow up two at once', () => {
    const two = given({
      phase: 'movement',
      scenario: 'theHoncho',
      order: ['green1'],
      robots: {
        green1: { at: 'K11', mines: ['yellow1', 'yellow1', 'yellow1'] },
        yellow1: { at: 'A1', slots: { four: mines, inner: 'combatPilot' }, shown: [mines, 'combatPilot'] },
      },
      ...FULL,
    });
    expect(two.legalOf('yellow1', 'answer').map(({ cards }) => cards.length)).toEqual([0, 1, 2]);
    const after = two.answer('yellow1', { cards: [mines, mines] }, { rolls: [1, 2] });
    expect(after.emitted('mineBlown')).toHaveLength(2);
    expect(after.robot('green1').mines).toEqual(['yellow1']);
  });
  test('a card that comes back has laid as many as before it was destroyed', () => {
    const place = fight(
      {
        green1: {
          chassis: 'spiderbot',
          at: 'A8',
          poweredUp: true,
          slots: { four: '', zero: 'nanoGlue' },
          lost: [{ slot: 'four', card: mines, shown: true, destroyed: true, laid: 2 }],
        },
        yellow1: { chassis: 'hoverbot', at: 'K11', mines: ['green1'] },
      },
      FULL,
    );
    const after = place.play('green1', { type: 'replicate', slot: 'four', card: mines });
    expect(after.robot('green1').slots.four).toMatchObject({ card: mines, laid: 2 });
  });
  test('a claw or a mine, one of them', () => {
    const place = given({
      phase: 'movement',
      order: ['yellow1'],
      robots: {
        green1: {
          chassis: 'spiderbot',
          at: 'K12',
          slots: { four: mines, primary: 'magClaw' },
          shown: [mines, 'magClaw'],
        },
        yellow1: { chassis: 'hoverbot', at: 'K11', mines: ['green1'] },
      },
      ...FULL,
    });
    expect(place.legalOf('green1', 'answer').map(({ cards }) => cards)).toEqual([[], ['magClaw'], [mines]]);
    expect(place.answer('green1', { cards: ['magClaw'] }).emitted('clamped')).toHaveLength(1);
  });
});

describe('KX example 26: MAD Sensor (L573, KX33)', () => {
  const place = (yellow2: Partial<GivenRobot> = {}, green: Partial<GivenRobot> = {}) =>
    fight(
      {
        green1: { at: 'A10', slots: { primary: 'railgun' }, ...core(5), ...green },
        yellow1: { chassis: 'robocar', at: 'A5', seat: 1 },
        yellow2: { chassis: 'helibot', at: 'U1', seat: 1, slots: { inner: 'madSensor' }, ...yellow2 },
      },
      FULL,
    );
  const over = { overcharge: 1 } as const;
  const shot = (on: ReturnType<typeof place>, more: { readonly overcharge?: 1 } = over) =>
    on.play('green1', attackWith('railgun', more));
  test('the attacker of an overcharged attack is painted, by a robot that is no target, from anywhere', () => {
    const asked = shot(place());
    expect(asked.window).toMatchObject({ kind: 'before', about: 'yellow1', asked: ['yellow2'] });
    const after = asked.answer('yellow2', { cards: ['madSensor'] }, { rolls: [0, 0, 0] });
    expect(after.robot('green1').painted).toBe(true);
    expect(after.robot('yellow2')).toMatchObject({
      marks: { defenses: 1 },
      slots: { inner: { shown: true } },
    });
  });
  test('KX42: an answer ahead serves for it', () => {
    const { state, window } = shot(
      fight(
        {
          green1: { at: 'A10', slots: { primary: 'railgun' }, ...core(5) },
          yellow1: { chassis: 'robocar', at: 'A5', slots: { inner: 'madSensor' } },
        },
        { ...FULL, standing: { yellow1: { quiet: false, cards: { madSensor: 'always' } } } },
      ),
    );
    expect(window?.asked).toEqual(['yellow1']);
    const ahead = kriegbot.fallback(kriegbot.project(state, 1), 1);
    expect(ahead).toMatchObject({ type: 'answer', cards: ['madSensor'] });
  });
  test('no skin forbids it', () => {
    const coated = place({}, { skin: 'stealthCoat', shown: ['stealthCoat'] });
    const after = shot(coated).answer('yellow2', { cards: ['madSensor'] }, { rolls: [0, 0, 0] });
    expect(after.robot('green1').painted).toBe(true);
  });
  test('every robot that might have one is asked', () => {
    const other = shot(place({ slots: { inner: 'radar' } }));
    expect(other.window?.asked).toEqual(['yellow2']);
    expect(other.legalOf('yellow2', 'answer')).toHaveLength(1);
  });
  test('not without overcharge, and not about a robot that is painted already', () => {
    const plain = place().attack('green1', 'railgun', 'yellow1', { rolls: [0, 0] });
    expect(plain.emitted('asked')).toEqual([]);
    const painted = place({}, { painted: true }).attack('green1', 'railgun', 'yellow1', {
      ...over,
      rolls: [0, 0, 0],
    });
    expect(painted.emitted('asked')).toEqual([]);
  });
  test('nor anybody who has no defense action left, or is struck', () => {
    for (const idle of [{ marks: { defenses: 1 } }, { disabled: ['drive'] }] as const) {
      const after = place(idle).attack('green1', 'railgun', 'yellow1', { ...over, rolls: [0, 0, 0] });
      expect(after.emitted('asked')).toEqual([]);
    }
  });
  test('it serves at attacks on structures too', () => {
    const tower = fight(
      {
        green1: { at: 'K9', facing: 'south', slots: { primary: 'railgun' }, ...core(5) },
        yellow1: { chassis: 'helibot', at: 'U1', slots: { inner: 'madSensor' } },
      },
      FULL,
    );
    const asked = tower.play('green1', attackWith('railgun', { ...over, target: 'towerBottom' }));
    expect(asked.window?.asked).toEqual(['yellow1']);
    const after = asked.answer('yellow1', { cards: ['madSensor'] }, { rolls: [1, 1, 1] });
    expect(after.robot('green1').painted).toBe(true);
  });
});

describe('KX example 22: Fuel-Air Bomb', () => {
  const bomb = 'fuelAirBomb';
  const armed = (more: Partial<Given> = {}, by: Partial<GivenRobot> = {}) =>
    given({
      order: ['green1'],
      robots: {
        green1: { at: 'K8', facing: 'north', slots: { four: bomb }, ...by },
        yellow1: { chassis: 'robotank', at: 'K13' },
      },
      ...FULL,
      ...more,
    });
  test('placed in the arc of the pylon, up to eight hexes away; the card is used up', () => {
    const place = armed({}, { facing: 'south' });
    const after = place.play('green1', { type: 'bomb', at: 'K14' }, { rolls: [0, 0] });
    expect(after.emitted('bombSet')).toEqual([{ type: 'bombSet', robot: 'green1', at: 'K14' }]);
    const robot = after.robot('green1');
    expect(robot.slots.four.card).toBe('');
    expect(robot.lost).toEqual([{ slot: 'four', card: bomb, shown: true, destroyed: false }]);
    for (const [at, refused] of [
      ['K8', 'tooClose'],
      ['A15', 'outOfRange'],
    ] as const)
      expect(place.refusal('green1', { type: 'bomb', at })).toMatchObject({ refused });
    const ahead = armed({}, { chassis: 'spiderbot' }).refusal('green1', { type: 'bomb', at: 'K5' });
    expect(ahead).toMatchObject({ refused: 'outOfArc' });
    const inside = armed({}, { slots: { zero: bomb } }).refusal('green1', { type: 'bomb', at: 'K5' });
    expect(inside).toMatchObject({ refused: 'noArc' });
  });
  test('KX89: goes off in the status phase: robots and tents near it, each by its own roll, then the tower', () => {
    const place = armed({ units: [{ id: 'adler', at: 'K15' }] }, { facing: 'south' });
    const placed = place.play('green1', { type: 'bomb', at: 'K14' });
    expect(placed.state.bombs).toMatchObject([{ at: 'K14', robot: 'green1' }]);
    const after = placed.passedTo('option', { rolls: [1, 3, 0, 1] });
    expect(after.emitted('bombWent')).toHaveLength(1);
    expect(after.emitted('blasted')).toMatchObject([
      { target: 'yellow1', dice: [1, 3], silhouette: 4, hit: true },
      { target: 'adler', dice: [0, 1], silhouette: 1, hit: true },
    ]);
    expect(after.emitted('unitKilled')).toMatchObject([{ unit: 'adler', cause: 'bomb' }]);
    expect(after.emitted('structureHit')).toMatchObject([{ structure: 'towerBottom', destroyed: true }]);
    expect(after.emitted('marked').map(({ cause }) => cause)).toEqual(['bomb', 'bomb', 'collapse']);
    expect(after.state.bombs).toBeUndefined();
  });
  test('a miss does nothing, no skin and no card keeps anything off, and further away nobody is struck', () => {
    const robots = {
      green1: { at: 'A10', slots: { four: bomb }, facing: 'south' },
      yellow1: { chassis: 'robotank', at: 'A13', skin: 'superSteel', shown: ['superSteel'] },
      yellow2: { chassis: 'robocar', at: 'A15', seat: 1 },
    } as const;
    const thrown = (rolls: readonly number[]) =>
      given({ order: ['green1'], robots, ...FULL }).play('green1', { type: 'bomb', at: 'A13' }, { rolls });
    const hit = thrown([4, 4]);
    expect(hit.emitted('blasted')).toHaveLength(1);
    expect(hit.emitted('marked')).toHaveLength(1);
    expect(thrown([0, 1]).emitted('marked')).toEqual([]);
  });
  test('KX88: it goes off even if its robot is gone', () => {
    const place = armed({ units: [{ id: 'adler', at: 'A1' }] }, { facing: 'south' });
    const { state } = place.play('green1', { type: 'bomb', at: 'K14' });
    const green = { ...state.robots['green1']!, at: '', fate: 'destroyed' } as const;
    const mate = { ...green, id: 'green2', at: 'A2', fate: '' } as const;
    const alone = position({ ...state, robots: { ...state.robots, green1: green, green2: mate } });
    expect(alone.play(0, { type: 'pass' }, { rolls: [0, 0] }).emitted('bombWent')).toHaveLength(1);
  });
  test('KX89: a drone near it passes its damage on to its card', () => {
    const place = armed(
      { units: [{ id: 'yellow1Drone', at: 'K5' }] },
      { slots: { four: bomb }, facing: 'north' },
    );
    const robots = { ...place.state.robots };
    const yellow = robots['yellow1']!;
    const slots = { ...yellow.slots, four: { ...yellow.slots.four, card: 'uav', shown: true } } as const;
    const carrier = position({ ...place.state, robots: { ...robots, yellow1: { ...yellow, slots } } });
    const after = carrier.play('green1', { type: 'bomb', at: 'K5' }).passedTo('option', { rolls: [4, 2] });
    expect(after.emitted('blasted')).toMatchObject([{ target: 'yellow1Drone', silhouette: 6, hit: true }]);
    expect(after.emitted('unitKilled')).toMatchObject([{ unit: 'yellow1Drone' }]);
    expect(after.emitted('cardDestroyed')).toMatchObject([{ robot: 'yellow1', card: 'uav' }]);
  });
  test('a soldier who sits on it gets out when it is used up', () => {
    const place = armed({ units: [{ id: 'adler', aboard: 'green1', slot: 'four' }] }, { facing: 'south' });
    const after = place.play('green1', { type: 'bomb', at: 'K14' }, { rolls: [0, 0] });
    expect(after.emitted('putOut')).toMatchObject([{ unit: 'adler', at: 'K8' }]);
  });
  test('it cannot be placed by a struck robot, or by a disabled card', () => {
    expect(armed({}, { disabled: ['drive'] }).refusal('green1', { type: 'bomb', at: 'K5' })).toMatchObject({
      refused: 'onlyReboot',
    });
    expect(armed({}, { disabled: ['four'] }).refusal('green1', { type: 'bomb', at: 'K5' })).toMatchObject({
      refused: 'cardDisabled',
    });
  });
  test('a Combat Pilot may place it besides an attack', () => {
    const place = armed(
      {},
      { facing: 'south', slots: { four: bomb, zero: 'combatPilot', primary: 'grenadeLauncher' } },
    );
    const placed = place.play('green1', { type: 'bomb', at: 'K14' });
    expect(placed.question).toMatchObject({ kind: 'attack', robot: 'green1' });
    expect(placed.legalOf('green1', 'attack').length).toBeGreaterThan(0);
  });
});
