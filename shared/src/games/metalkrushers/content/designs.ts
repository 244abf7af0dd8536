import type { Options } from '../options';
import { problemsOf } from '../rules/construction';
import type { Design } from '../state';

/** Krushers that are ready to enter, for those who do not want to build. */
const DESIGNS: readonly Design[] = [
  {
    name: 'Twin Edge',
    chassis: 'standard',
    program: 'weaponAndWeapon',
    arms: { left: 'mediumSlice', right: 'mediumSlice', both: '' },
    armor: { front: 25, rightFront: 15, rightRear: 7, rear: 6, leftRear: 7, leftFront: 15 },
  },
  {
    name: 'Door Warden',
    chassis: 'heavy',
    program: 'weaponAndShield',
    arms: { left: 'mediumShield', right: 'mediumSlice', both: '' },
    armor: { front: 30, rightFront: 25, rightRear: 13, rear: 9, leftRear: 10, leftFront: 18 },
  },
  {
    name: 'Gadfly',
    chassis: 'light',
    program: 'weaponAndWeapon',
    arms: { left: 'mediumThrust', right: 'mediumThrust', both: '' },
    armor: { front: 15, rightFront: 9, rightRear: 4, rear: 4, leftRear: 4, leftFront: 9 },
  },
];

const EMPTY_HANDED: readonly Design[] = DESIGNS.map((design) => ({
  ...design,
  program: 'flexible',
  arms: { left: '', right: '', both: '' },
}));

/** Every ready-made design that a table with these options allows. */
export const readyMade = (options: Options): readonly Design[] =>
  (options.scenario === 'pickUp' ? EMPTY_HANDED : DESIGNS).filter(
    (design) => problemsOf(design, options).length === 0,
  );
