import { FACING, given, type GivenRobot } from '../given';
import { fight } from '../scenes/fight';
import { attackWith } from '../scenes/shots';
import { askedIn, duel, strike, thrown, why, type Proofs } from './proof';

const driving = (green1: Partial<GivenRobot>) =>
  given({
    phase: 'movement',
    order: ['green1'],
    robots: { green1: { chassis: 'robocar', at: 'K6', facing: 'north', ...green1 } },
  });
const hotshot = { slots: { inner: 'hotshotPilot' } } as const;

/** A car is hit only at the number 4. */
const struck = (on: Partial<GivenRobot>) =>
  duel('heavyMachineGun', 1, { on }).attack('green1', 'heavyMachineGun', 'yellow1');
const civilian = { slots: { zero: 'civilianPilot' } } as const;

const fixing = (said: Partial<GivenRobot>) =>
  given({
    phase: 'status',
    robots: { yellow1: { at: 'K8', slots: { inner: 'engineerPilot' }, ...said }, green1: { at: 'B13' } },
  });
const LIFT = { cards: ['engineerPilot'], item: 'drive' } as const;

export const PILOTS = {
  combatPilot: {
    benefits: [
      [
        'a second attack in a turn, with another weapon',
        () => {
          const after = fight({
            green1: {
              at: 'A10',
              slots: { primary: 'heavyMachineGun', secondary: 'railgun', four: 'combatPilot' },
            },
            yellow1: { at: 'A8' },
          }).shoot('green1', 'heavyMachineGun', 'yellow1', { rolls: [0, 0, 0] });
          expect(after.question).toMatchObject({ kind: 'attack', robot: 'green1' });
          expect(after.refusal('green1', attackWith('heavyMachineGun')).refused).toBe('alreadyUsed');
          const second = after.shoot('green1', 'combatPilot', 'yellow1', { rolls: [0, 0, 0] });
          expect(second.robot('green1').marks).toMatchObject({ attacks: 2 });
          expect(second.question?.robot).toBe('yellow1');
        },
      ],
      [
        'a Bazooka, a missile: three dice at the next hex, two damage by doubles',
        () => {
          expect(strike('combatPilot', 1, [4, 4, 3]).emitted('rolled')).toMatchObject([{ thrown: 3 }]);
          expect(thrown('combatPilot', 4, 2)).toEqual([2]);
          const after = strike('combatPilot', 2, [3, 3, 3]);
          expect(after.robot('yellow1').slots.secondary.card).toBe('');
        },
      ],
    ],
    limits: [
      [
        'a Bazooka out of a slot that is no pylon',
        () =>
          expect(why('combatPilot', 2, { by: { slots: { four: 'reverse', zero: 'combatPilot' } } })).toBe(
            'noArc',
          ),
      ],
      [
        'an attack while disabled',
        () => {
          const place = duel('heavyMachineGun', 2, {
            by: { slots: { four: 'combatPilot' }, disabled: ['four'] },
          });
          expect(place.refusal('green1', attackWith('heavyMachineGun')).refused).toBe('onlyReboot');
        },
      ],
    ],
  },
  hotshotPilot: {
    benefits: [
      [
        'a rotation and a sideslip more',
        () => {
          const turn = { type: 'move', to: 'K6', facing: FACING.southEast } as const;
          const slip = { type: 'move', to: 'L5', facing: FACING.north } as const;
          expect(driving({}).refusal('green1', turn).refused).toBe('cannotReach');
          expect(driving({}).refusal('green1', slip).refused).toBe('cannotReach');
          const place = driving(hotshot);
          expect(place.play('green1', turn).robot('green1').facing).toBe(FACING.southEast);
          expect(place.play('green1', slip).robot('green1')).toMatchObject({ at: 'L5' });
          expect(place.play('green1', slip).emitted('shown')).toMatchObject([{ card: 'hotshotPilot' }]);
        },
      ],
    ],
    limits: [
      [
        'two more, and none while the pilot is disabled',
        () => {
          const round = { type: 'move', to: 'K6', facing: FACING.south } as const;
          expect(driving(hotshot).refusal('green1', round).refused).toBe('cannotReach');
          const aside = { type: 'move', to: 'L5', facing: FACING.north } as const;
          const slipped = driving(hotshot).play('green1', aside);
          expect(slipped.state.movement).toMatchObject({ rotations: 2, sideslips: 0 });
          const turn = { ...round, facing: FACING.southEast } as const;
          expect(driving({ ...hotshot, disabled: ['inner'] }).refusal('green1', turn).refused).toBe(
            'onlyReboot',
          );
        },
      ],
    ],
  },
  civilianPilot: {
    benefits: [
      [
        'after a hit, a location die is rolled again, and once more if it shows a 5',
        () => {
          const asked = struck({ ...civilian }).passedTo('reroll', { rolls: [0, 0, 5, 5, 0] });
          const after = asked.answer('yellow1', { cards: ['civilianPilot'], die: 0 }, { rolls: [5, 3] });
          expect(after.emitted('rerolled')).toMatchObject([{ die: 0, dice: [5, 3] }]);
          expect(after.emitted('marked').map(({ item }) => item)).toEqual(['zero', 'secondary']);
        },
      ],
    ],
    limits: [
      [
        'twice a turn, nor after a miss, nor for paint',
        () => {
          const hits = (on: Partial<GivenRobot>, rolls: readonly number[]) =>
            askedIn(strike('heavyMachineGun', 1, rolls, { on: { ...civilian, ...on } }));
          expect(hits({}, [2, 2, 2])).toContain('reroll');
          expect(hits({ marks: { helped: ['civilianPilot'] }, shown: 'all' }, [2, 2, 2])).toEqual([]);
          expect(hits({}, [2, 2, 1])).not.toContain('reroll');
          expect(askedIn(strike('targetingLaser', 4, [2, 2, 2], { on: civilian }))).not.toContain('reroll');
        },
      ],
    ],
  },
  engineerPilot: {
    benefits: [
      [
        'a disable off at the end of a turn',
        () => {
          const after = fixing({ disabled: ['drive'] }).answer('yellow1', LIFT);
          expect(after.robot('yellow1').drive.disabled).toBe(false);
          expect(after.emitted('unmarked')).toMatchObject([{ item: 'drive', by: 'engineerPilot' }]);
        },
      ],
      [
        'a reboot that leaves the defense action',
        () => {
          const spent = driving({ slots: { inner: 'engineerPilot' }, marks: { defenses: 1 } });
          expect(spent.play('green1', { type: 'reboot' }).emitted('rebooted')).toHaveLength(1);
          expect(driving({ marks: { defenses: 1 } }).refusal('green1', { type: 'reboot' }).refused).toBe(
            'noDefenseLeft',
          );
        },
      ],
    ],
    limits: [
      [
        'two disables in one turn',
        () => {
          const after = fixing({ disabled: ['drive', 'primary'] }).answer('yellow1', LIFT);
          expect(after.robot('yellow1')).toMatchObject({
            drive: { disabled: false },
            slots: { primary: { disabled: true } },
          });
          expect(after.state.turn).toBe(2);
        },
      ],
      [
        'while disabled, nor damage',
        () => {
          expect(fixing({ disabled: ['drive', 'inner'] }).window).toBeUndefined();
          expect(fixing({ damage: { drive: 1 } }).window).toBeUndefined();
        },
      ],
    ],
  },
} as const satisfies Proofs;
