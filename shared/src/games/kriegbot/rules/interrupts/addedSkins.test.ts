import { fight } from '../../testing/scenes/fight';
import { given, type Given, type GivenRobot } from '../../testing/given';
import { attackWith } from '../../testing/scenes/shots';
import { chanceToHit } from '../previews/odds';

/** The two skins of the expansion, by the worked examples and rulings. */

const FULL = { options: { expansion: 'full' } } as const;
const core = (level: number, shown = true): Pick<GivenRobot, 'powerCore'> => ({
  powerCore: { card: 'compulsatorFlywheel', shown, level },
});
const moving = (green1: Partial<GivenRobot>, more: Partial<Given> = {}) =>
  given({
    phase: 'movement',
    order: ['green1'],
    robots: { green1: { at: 'K11', ...core(5), ...green1 }, yellow1: { chassis: 'robocar', at: 'A2' } },
    ...FULL,
    ...more,
  });

describe('KX example 27: Active Camouflage', () => {
  /** A tank against a Spiderbot that has moved, in open ground. */
  const place = (
    on: Partial<GivenRobot>,
    arms: 'heavyMachineGun' | 'radar' | 'targetingLaser' | 'chemicalRockets',
  ) =>
    fight(
      {
        green1: {
          at: 'A10',
          slots: arms === 'heavyMachineGun' ? { primary: arms, zero: 'combatPilot' } : { four: arms },
          ...core(5),
        },
        yellow1: { chassis: 'spiderbot', at: 'A7', skin: 'activeCamouflage', ...core(5, false), ...on },
      },
      FULL,
    );
  const lit = {
    skin: 'activeCamouflage',
    shown: ['activeCamouflage'],
    marks: { camouflaged: true },
  } as const;

  test('lit before a roll: silhouette 4 becomes 6, the paint is gone, a step is paid and the core shown', () => {
    const asked = place({ painted: true }, 'heavyMachineGun').attack('green1', 'heavyMachineGun', 'yellow1');
    expect(asked.window).toMatchObject({ kind: 'before', asked: ['yellow1'] });
    const after = asked.answer('yellow1', { cards: ['activeCamouflage'] }, { rolls: [0, 0] });
    expect(after.emitted('rolled')).toMatchObject([{ silhouette: 6 }]);
    expect(after.emitted('energy')).toMatchObject([
      { robot: 'yellow1', from: 5, to: 4, cause: 'camouflage' },
    ]);
    expect(after.robot('yellow1')).toMatchObject({
      painted: false,
      powerCore: { shown: true, level: 4 },
      marks: { camouflaged: true, emits: true, defenses: 0 },
    });
    expect(chanceToHit(2, 4)).toBeCloseTo(0.722, 3);
    expect(chanceToHit(2, 6)).toBeCloseTo(0.463, 3);
  });
  test('a second shot this turn meets it too, without a question or a new price', () => {
    const again = place(lit, 'heavyMachineGun').attack('green1', 'heavyMachineGun', 'yellow1', {
      rolls: [0, 0],
    });
    expect(again.emitted('rolled')).toMatchObject([{ silhouette: 6 }]);
    expect(again.emitted('energy')).toEqual([]);
  });
  test('no beam and no radar can paint it; other paint can', () => {
    for (const arms of ['radar', 'targetingLaser'] as const)
      expect(place(lit, arms).refusal('green1', attackWith(arms))).toMatchObject({ refused: 'stealthy' });
    const gel = attackWith('chemicalRockets', { mode: 'gel' });
    expect(place(lit, 'chemicalRockets').legalOf('green1', 'attack')).toContainEqual(gel);
  });
  test('KX32: a robot that might light one is asked; not a struck robot, nor one with an open empty core', () => {
    const shot = attackWith('heavyMachineGun');
    const asked = (on: Partial<GivenRobot>) =>
      place(on, 'heavyMachineGun').play('green1', shot).window?.asked ?? [];
    const unasked = (on: Partial<GivenRobot>) =>
      place(on, 'heavyMachineGun')
        .play('green1', shot, { rolls: [0, 0] })
        .emitted('asked');
    expect(asked({ skin: 'ablativeFoam' })).toEqual(['yellow1']);
    const struck = place({ disabled: ['drive'] }, 'heavyMachineGun').attack(
      'green1',
      'heavyMachineGun',
      'yellow1',
    );
    expect(struck.legalOf('yellow1', 'answer').flatMap(({ cards }) => cards)).toEqual([]);
    const empty = place(core(0), 'heavyMachineGun').attack('green1', 'heavyMachineGun', 'yellow1');
    expect(empty.legalOf('yellow1', 'answer').flatMap(({ cards }) => cards)).toEqual([]);
    expect(unasked({ ...core(0), shown: ['activeCamouflage'] })).toEqual([]);
    expect(asked({ ...core(1), shown: ['activeCamouflage'] })).toEqual(['yellow1']);
  });
  test('in its own movement, once, and it may go on; not while struck', () => {
    const at = moving({ skin: 'activeCamouflage', painted: true });
    const after = at.play('green1', { type: 'camouflage' });
    expect(after.question).toMatchObject({ kind: 'option', robot: 'green1' });
    expect(after.robot('green1')).toMatchObject({ painted: false, powerCore: { level: 4 } });
    expect(after.refusal('green1', { type: 'camouflage' })).toMatchObject({ refused: 'alreadyUsed' });
    const struck = moving({ skin: 'activeCamouflage', disabled: ['drive'] });
    expect(struck.refusal('green1', { type: 'camouflage' })).toMatchObject({ refused: 'onlyReboot' });
    expect(moving({}).refusal('green1', { type: 'camouflage' })).toMatchObject({ refused: 'noSuchCard' });
  });
  test('until the turn ends', () => {
    const next = moving({ skin: 'activeCamouflage' })
      .play('green1', { type: 'camouflage' })
      .play('green1', { type: 'endMove' })
      .passedTo('option', { robot: 'green1' });
    expect(next.state.turn).toBe(2);
    expect(next.robot('green1').marks.camouflaged).toBeUndefined();
  });
  test('KX86: mines, and their paint, stay', () => {
    const mined = moving({ skin: 'activeCamouflage', painted: true, mines: ['yellow1'] });
    const after = mined.play('green1', { type: 'camouflage' });
    expect(after.robot('green1')).toMatchObject({ painted: true, minedOnly: true, mines: ['yellow1'] });
  });
});

describe('Exo-Disposable (L571)', () => {
  const worn = { skin: 'exoDisposable', painted: true, onFire: true, mines: ['yellow1', 'yellow1'] } as const;
  test('takes along paint, fire, all mines, and every marker of one item', () => {
    const at = moving({ ...worn, damage: { drive: 2 }, disabled: ['drive', 'primary'] });
    const after = at.play('green1', { type: 'shed', item: 'drive' });
    expect(after.emitted('shed')).toEqual([{ type: 'shed', robot: 'green1', item: 'drive' }]);
    const robot = after.robot('green1');
    expect(robot).toMatchObject({ painted: false, onFire: false, drive: { damage: 0, disabled: false } });
    expect(robot.mines).toBeUndefined();
    expect(robot.slots.primary.disabled).toBe(true);
    expect(robot.skin.card).toBe('');
    expect(robot.lost).toContainEqual({ slot: 'skin', card: 'exoDisposable', shown: true, destroyed: false });
    expect(robot.powerCore?.level).toBe(5);
  });
  test('a struck robot that loses the disable moves, with the speed that it has now', () => {
    const struck = moving({ ...worn, damage: { drive: 2 }, disabled: ['drive'] });
    expect(struck.legalOf('green1', 'move')).toEqual([]);
    const after = struck.play('green1', { type: 'shed', item: 'drive' });
    expect(after.question?.kind).toBe('option');
    expect(after.state.movement?.points).toBe(3);
    expect(after.legalOf('green1', 'move').length).toBeGreaterThan(0);
  });
  test('before the option is named, and never again', () => {
    const at = moving(worn);
    const [step] = at.legalOf('green1', 'move');
    const begun = at.play('green1', step!);
    expect(begun.refusal('green1', { type: 'shed', item: '' })).toMatchObject({ refused: 'wrongPhase' });
    const after = at.play('green1', { type: 'shed', item: '' });
    expect(after.refusal('green1', { type: 'shed', item: '' })).toMatchObject({ refused: 'noSuchCard' });
  });
  test('an item with a marker is named where there is one; a clean robot keeps its skin', () => {
    const marked = moving({ ...worn, damage: { primary: 1 } });
    expect(marked.legalOf('green1', 'shed')).toEqual([{ type: 'shed', item: 'primary' }]);
    expect(marked.refusal('green1', { type: 'shed', item: '' })).toMatchObject({ refused: 'nothingToMend' });
    expect(moving({ skin: 'exoDisposable' }).legalOf('green1', 'shed')).toEqual([]);
  });
});
