import type { ActionOf } from '../../actions';
import { FACING, given, type Given, type GivenRobot } from '../given';
import { attackWith } from '../scenes/shots';
import { strike, thrown, why, type Proofs, type Shooting } from './proof';

const computer = (more: Partial<GivenRobot> = {}): Shooting => ({
  by: { slots: { zero: 'targetingComputer' }, ...more },
  shot: { help: ['targetingComputer'] },
});
const incendiary = (more: Partial<GivenRobot> = {}): Shooting => ({
  by: { slots: { zero: 'incendiaryMunitions' }, ...more },
  shot: { help: ['incendiaryMunitions'] },
});
const blur = (more: Partial<GivenRobot> = {}): Shooting => ({
  on: { slots: { zero: 'holoBlur' }, shown: ['holoBlur'], ...more },
});
const silhouette = (scene: Shooting) =>
  strike('heavyMachineGun', 2, [0, 0, 0], scene).emitted('rolled')[0]?.silhouette;

const moving = (green1: GivenRobot, more: Partial<Given> = {}, yellow1: GivenRobot = { at: 'T1' }) =>
  given({ phase: 'movement', order: ['green1'], robots: { green1, yellow1 }, ...more });
const strafe = (help: readonly 'phasedArrayAntenna'[] = []): ActionOf<'strafe'> => ({
  ...attackWith('flamethrower', { help: [...help] }),
  type: 'strafe',
});
const heli = {
  chassis: 'helibot',
  at: 'K6',
  facing: 'north',
  slots: { primary: 'flamethrower', inner: 'phasedArrayAntenna' },
} as const;
/** Woods at C9, in between. */
const hidden = (arms: 'freeElectronLaser' | 'heavyMachineGun', poweredUp: boolean) =>
  given({
    robots: {
      green1: {
        chassis: 'helibot',
        at: 'C11',
        poweredUp,
        slots: { primary: arms, inner: 'phasedArrayAntenna' },
      },
      yellow1: { at: 'C7' },
    },
    order: ['green1'],
  });
const ARRAY = { help: ['phasedArrayAntenna' as const] };

const jumper = { chassis: 'robotank', at: 'K6', facing: 'south', slots: { zero: 'jumpBoosters' } } as const;
const FLOOD = { structures: { dam: 2 } } as const;
const backing = (more: Partial<GivenRobot> = {}) =>
  moving({ chassis: 'robocar', at: 'K5', facing: 'south', slots: { inner: 'reverse' }, ...more });
const BACK = { type: 'move', to: 'K4', facing: FACING.south } as const;

/** Systems that help automatically, or on the move. */
export const PASSIVES = {
  targetingComputer: {
    benefits: [
      [
        'a die more for an attack, two with power',
        () => {
          expect(thrown('heavyMachineGun', 2, 4, computer())).toEqual([4]);
          expect(thrown('heavyMachineGun', 2, 5, computer({ poweredUp: true }))).toEqual([5]);
        },
      ],
    ],
    limits: [
      ['for a second roll', () => expect(thrown('gatlingGun', 2, 5, attacks(computer(), 2))).toEqual([3, 2])],
      [
        'twice a turn, in melee, or disabled',
        () => {
          expect(why('heavyMachineGun', 2, computer({ marks: { helped: ['targetingComputer'] } }))).toBe(
            'noHelp',
          );
          expect(why('flail', 1, computer())).toBe('noHelp');
          expect(why('heavyMachineGun', 2, computer({ disabled: ['zero'] }))).toBe('noHelp');
        },
      ],
    ],
  },
  incendiaryMunitions: {
    benefits: [
      [
        'a gun hit with doubles sets on fire, with power any',
        () => {
          const after = (rolls: readonly number[], scene: Shooting) =>
            strike('heavyMachineGun', 2, rolls, scene).robot('yellow1').onFire;
          expect(after([2, 3, 3], incendiary())).toBe(true);
          expect(after([2, 3, 4], incendiary())).toBe(false);
          expect(after([2, 3, 4], incendiary({ poweredUp: true }))).toBe(true);
        },
      ],
    ],
    limits: [
      ['with a beam', () => expect(why('freeElectronLaser', 2, incendiary())).toBe('noHelp')],
      [
        'after a miss, or by two fives',
        () => {
          const after = (rolls: readonly number[]) =>
            strike('heavyMachineGun', 2, rolls, incendiary()).robot('yellow1').onFire;
          expect(after([2, 2, 1])).toBe(false);
          expect(after([5, 5, 0, 1, 2])).toBe(false);
        },
      ],
    ],
  },
  holoBlur: {
    benefits: [
      [
        'two more silhouette in motion, dancing, or before it has moved',
        () => {
          expect(silhouette({})).toBe(6);
          for (const option of ['move', '', 'strafe', 'ram'] as const)
            expect(silhouette(blur({ marks: { option } }))).toBe(8);
        },
      ],
    ],
    limits: [
      [
        'painted, or in a turn in which it stood',
        () => {
          expect(silhouette(blur({ painted: true }))).toBe(6);
          for (const option of ['powerUp', 'reboot', 'maneuver', 'idle'] as const)
            expect(silhouette(blur({ marks: { option } }))).toBe(1);
        },
      ],
      [
        'face down, and after one damage',
        () => {
          expect(silhouette(blur({ shown: [] }))).toBe(6);
          const hit = strike('grenadeLauncher', 1, [0, 5, 5, 0, 0], blur());
          expect(hit.robot('yellow1').slots.zero.card).toBe('');
        },
      ],
    ],
  },
  phasedArrayAntenna: {
    benefits: [
      [
        'a die more when strafing',
        () => {
          const place = moving(heli, {}, { chassis: 'robocar', at: 'K4' });
          const after = place.play('green1', strafe(['phasedArrayAntenna']), { rolls: [1, 1] });
          expect(after.emitted('rolled')).toMatchObject([{ thrown: 2 }]);
          expect(place.play('green1', strafe(), { rolls: [1] }).emitted('rolled')).toMatchObject([
            { thrown: 1 },
          ]);
        },
      ],
      [
        'a beam through woods, with power',
        () => {
          const place = hidden('freeElectronLaser', true);
          expect(place.refusal('green1', attackWith('freeElectronLaser')).refused).toBe('noLine');
          const rolls = [0, 0, 0, 0];
          const after = place.shoot('green1', 'freeElectronLaser', 'yellow1', { ...ARRAY, rolls });
          expect(after.emitted('rolled')).toMatchObject([{ thrown: 4 }]);
        },
      ],
    ],
    limits: [
      [
        'through woods without power, or with a gun',
        () => {
          for (const [arms, power] of [
            ['freeElectronLaser', false],
            ['heavyMachineGun', true],
          ] as const)
            expect(hidden(arms, power).refusal('green1', attackWith(arms, ARRAY)).refused).toBe('noHelp');
        },
      ],
      [
        'a die more for an attack that is no strafe',
        () => {
          const by = { poweredUp: true, slots: { zero: 'phasedArrayAntenna' }, shown: 'all' } as const;
          expect(thrown('freeElectronLaser', 2, 4, { by })).toEqual([4]);
        },
      ],
    ],
  },
  jumpBoosters: {
    benefits: [
      [
        'two hexes more, over any ground, and the robot may strafe',
        () => {
          const lit = moving({ ...jumper, slots: { ...jumper.slots, primary: 'flamethrower' } }, FLOOD, {
            at: 'K8',
          }).play('green1', { type: 'boost' });
          expect(lit.state.movement).toMatchObject({ points: 5 });
          expect(lit.legal('green1')).toContainEqual(strafe());
          const over = lit.play('green1', { type: 'move', to: 'K11', facing: FACING.south });
          expect(over.robot('green1')).toMatchObject({ at: 'K11', marks: { speed: 2, steps: 5 } });
        },
      ],
    ],
    limits: [
      [
        'an end where it may not enter',
        () => {
          const lit = moving(jumper, FLOOD).play('green1', { type: 'boost' });
          const above = lit.play('green1', { type: 'move', to: 'K7', facing: FACING.south });
          expect(above.refusal('green1', { type: 'endMove' }).refused).toBe('mayNotEnter');
        },
      ],
      [
        'twice running: it is disabled at the end of the move',
        () => {
          const after = moving(jumper).play('green1', { type: 'boost' }).play('green1', { type: 'endMove' });
          expect(after.robot('green1').slots.zero).toMatchObject({ card: 'jumpBoosters', disabled: true });
          const dead = moving({ ...jumper, disabled: ['zero'] });
          expect(dead.refusal('green1', { type: 'boost' }).refused).toBe('noBoosters');
        },
      ],
      [
        'once it has moved',
        () => {
          const begun = moving(jumper).play('green1', { type: 'move', to: 'K7', facing: FACING.south });
          expect(begun.refusal('green1', { type: 'boost' }).refused).toBe('wrongPhase');
        },
      ],
    ],
  },
  reverse: {
    benefits: [
      [
        'a step into the hex behind',
        () => {
          const after = backing().play('green1', BACK);
          expect(after.robot('green1')).toMatchObject({ at: 'K4', facing: FACING.south });
          expect(backing({ slots: {} }).refusal('green1', BACK).refused).toBe('cannotReach');
        },
      ],
    ],
    limits: [
      [
        'at full speed: max speed and silhouette are one less',
        () => {
          const after = backing().play('green1', BACK);
          expect(after.state.movement?.points).toBe(4);
          const rolled = strike('heavyMachineGun', 2, [0, 0, 0], {
            on: { marks: after.robot('green1').marks },
          });
          expect(rolled.emitted('rolled')).toMatchObject([{ silhouette: 5 }]);
        },
      ],
      [
        'six hexes with a car of six',
        () => {
          const far = (to: string) => ({ type: 'move', to, facing: FACING.south }) as const;
          const place = backing({ at: 'K12' });
          expect(place.play('green1', far('K7')).robot('green1').marks.steps).toBe(5);
          expect(place.refusal('green1', far('K6')).refused).toBe('cannotReach');
        },
      ],
      [
        'slower than one',
        () => {
          const after = backing({ damage: { drive: 2 } }).play('green1', BACK);
          expect(after.robot('green1').at).toBe('K4');
          expect(after.state.movement?.points).toBe(0);
        },
      ],
    ],
  },
} as const satisfies Proofs;

function attacks(scene: Shooting, count: number): Shooting {
  return { ...scene, shot: { ...scene.shot, attacks: count } };
}
