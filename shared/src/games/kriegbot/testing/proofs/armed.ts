import { given, type GivenRobot } from '../given';
import { attackWith } from '../scenes/shots';
import { duel, marks, strike, thrown, why, type Proofs } from './proof';

const launching = (more: Partial<GivenRobot> = {}) =>
  given({
    robots: {
      yellow1: {
        chassis: 'robocar',
        at: 'K8',
        seat: 1,
        slots: { inner: 'recoillessRifle', primary: 'towMissile' },
        damage: { drive: 2 },
        ...more,
      },
      green1: { at: 'K5' },
    },
    order: ['yellow1', 'green1'],
  });
const laser = { shot: { help: ['targetingLaser'] }, by: { slots: { four: 'targetingLaser' } } } as const;
const found = (range: number, more: Partial<GivenRobot> = {}) => ({
  shot: { help: [...laser.shot.help] },
  by: { ...laser.by, ...more },
  range,
});

/** Systems that are armed. */
export const ARMED = {
  recoillessRifle: {
    benefits: [
      [
        'two damage by doubles, in the arc of its pylon',
        () => {
          const after = strike('recoillessRifle', 5, [3, 3], { by: { facing: 'south' } });
          expect(marks(after)).toEqual(['damage secondary', 'damage secondary']);
        },
      ],
      [
        'a Phoenix-bot: it drives on alone, with an undamaged drive',
        () => {
          const bot = launching()
            .play('yellow1', { type: 'phoenix' })
            .passedTo('option', { robot: 'yellow1' });
          expect(bot.robot('yellow1')).toMatchObject({ phoenix: true, fate: '', drive: { damage: 0 } });
          expect(bot.robot('yellow1').slots.primary.card).toBe('');
          expect(bot.state.movement?.points).toBe(6);
        },
      ],
    ],
    limits: [
      [
        'an attack out of a slot that is no pylon',
        () =>
          expect(
            why('recoillessRifle', 5, { by: { slots: { four: 'reverse', zero: 'recoillessRifle' } } }),
          ).toBe('noArc'),
      ],
      [
        'a Phoenix-bot while disabled, and none that powers up',
        () => {
          const dead = launching({ disabled: ['inner'] });
          expect(dead.refusal('yellow1', { type: 'phoenix' }).refused).toBe('cardDisabled');
          const bot = launching()
            .play('yellow1', { type: 'phoenix' })
            .passedTo('option', { robot: 'yellow1' });
          expect(bot.refusal('yellow1', { type: 'powerUp' }).refused).toBe('unpowered');
        },
      ],
    ],
  },
  targetingLaser: {
    benefits: [
      [
        'paint',
        () => {
          const after = strike('targetingLaser', 8, [3, 3]);
          expect(after.robot('yellow1').painted).toBe(true);
          expect(marks(after)).toEqual([]);
        },
      ],
      [
        'rangefinder: a die more beyond the short band of another weapon',
        () => {
          expect(thrown('gatlingGun', 3, 2)).toEqual([2]);
          expect(thrown('gatlingGun', 3, 3, found(3))).toEqual([3]);
          expect(thrown('gatlingGun', 8, 2, found(8))).toEqual([2]);
        },
      ],
    ],
    limits: [
      [
        'a structure',
        () => {
          const place = duel('targetingLaser', 1, { by: { at: 'K5' } });
          expect(place.refusal('green1', attackWith('targetingLaser', { target: 'towerTop' })).refused).toBe(
            'robotsOnly',
          );
        },
      ],
      [
        'a rangefinder in the short band, out of its arc, or in a turn in which it fires',
        () => {
          expect(why('gatlingGun', 2, found(2))).toBe('noHelp');
          expect(why('gatlingGun', 3, found(3, { slots: { zero: 'targetingLaser' } }))).toBe('noHelp');
          expect(why('gatlingGun', 3, found(3, { marks: { used: ['targetingLaser'] } }))).toBe('noHelp');
          expect(why('targetingLaser', 3, { by: { marks: { helped: ['targetingLaser'] } } })).toBe(
            'alreadyUsed',
          );
        },
      ],
    ],
  },
  chemicalRockets: {
    benefits: [
      [
        'gel paints',
        () =>
          expect(
            strike('chemicalRockets', 9, [5, 1], { shot: { mode: 'gel' } }).robot('yellow1').painted,
          ).toBe(true),
      ],
      [
        'corrosive: two disables of the owner',
        () => {
          const hit = strike('chemicalRockets', 3, [2, 2, 2], { shot: { mode: 'corrosive' } });
          expect(hit.question).toMatchObject({ kind: 'disables', robot: 'yellow1', count: 2 });
          expect(hit.robot('yellow1').painted).toBe(false);
          const after = hit.play('yellow1', { type: 'disable', robot: 'yellow1', items: ['zero', 'drive'] });
          expect(marks(after)).toEqual(['disable zero', 'disable drive']);
        },
      ],
    ],
    limits: [
      [
        'without the name of a warhead, nor both',
        () => {
          expect(why('chemicalRockets', 3)).toBe('wrongMode');
          const gel = strike('chemicalRockets', 3, [2, 2, 2], { shot: { mode: 'gel' } });
          expect(gel.question?.kind).not.toBe('disables');
        },
      ],
      [
        'a damage',
        () => expect(marks(strike('chemicalRockets', 3, [2, 2, 2], { shot: { mode: 'gel' } }))).toEqual([]),
      ],
    ],
  },
  radar: {
    benefits: [
      [
        'paint, all around and out of any slot',
        () => {
          const by = { facing: 'south', slots: { four: 'reverse', zero: 'radar' } } as const;
          const after = strike('radar', 6, [3, 3], { by });
          expect(after.emitted('rolled')).toMatchObject([{ thrown: 2, hit: true }]);
          expect(after.robot('yellow1').painted).toBe(true);
        },
      ],
    ],
    limits: [
      [
        'a Chameleon that stands still',
        () => {
          const seen = (option: 'move' | 'powerUp') =>
            duel('radar', 5, { on: { skin: 'chameleon', shown: 'all', marks: { option } } });
          expect(seen('powerUp').refusal('green1', attackWith('radar')).refused).toBe('stealthy');
          expect(
            seen('move')
              .shoot('green1', 'radar', 'yellow1', { rolls: [4, 4] })
              .robot('yellow1').painted,
          ).toBe(true);
        },
      ],
      ['with three dice, however near', () => expect(thrown('radar', 1, 2)).toEqual([2])],
    ],
  },
} as const satisfies Proofs;
