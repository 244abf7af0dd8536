import { seededDice, seedFrom } from '../../../core/dice';
import { withDice } from '../../../core/testing/means';
import { kriegbot } from '..';
import { fight } from '../testing/fight';
import { given, type GivenRobot, type Position } from '../testing/given';
import { attackWith } from '../testing/shots';
import { hard } from './hard';

/** What bots make of cards of the expansion that they meet. */

const FULL = { options: { expansion: 'full' } } as const;
const core = (level: number): Pick<GivenRobot, 'powerCore'> => ({
  powerCore: { card: 'compulsatorFlywheel', shown: true, level },
});
/** What the hard bot says in this seat. */
const said = ({ state }: Position, seat: number) => {
  const view = kriegbot.project(state, seat);
  return hard.choose(view, seat, kriegbot.legal(view, seat), withDice(seededDice(seedFrom('added'))));
};

test('KX46: mines are detonated at once', () => {
  const place = given({
    phase: 'movement',
    order: ['yellow1'],
    robots: {
      green1: { chassis: 'spiderbot', at: 'A1', slots: { four: 'limpetMines' }, shown: ['limpetMines'] },
      yellow1: { chassis: 'hoverbot', at: 'K11', mines: ['green1'] },
    },
    ...FULL,
  });
  expect(said(place, 0)).toMatchObject({ type: 'answer', cards: ['limpetMines'] });
});

test('KX34: armor is shown against canister', () => {
  const place = fight(
    {
      green1: { at: 'A10', slots: { primary: 'smoothboreMainGun' } },
      yellow1: { chassis: 'robocar', at: 'A7', skin: 'electroReactive' },
    },
    FULL,
  )
    .play('green1', attackWith('smoothboreMainGun', { mode: 'canister' }))
    .decline({ rolls: [4, 3] });
  expect(said(place, 1)).toMatchObject({ type: 'answer', cards: ['electroReactive'] });
});

test('KX37: a Rectenna charges a core that is almost empty', () => {
  const place = given({
    phase: 'status',
    robots: {
      green1: { at: 'K11', ...core(1), slots: { primary: 'railgun', four: 'rectenna' } },
      yellow1: { chassis: 'robocar', at: 'A2' },
    },
    ...FULL,
  });
  expect(said(place, 0)).toMatchObject({ type: 'answer', cards: ['rectenna'] });
});

test('it attacks rather than blow up what it has no use for', () => {
  const place = fight(
    {
      green1: { at: 'A10', slots: { primary: 'heavyMachineGun', four: 'fuelAirBomb' } },
      yellow1: { chassis: 'robotank', at: 'A8', marks: { option: 'maneuver' } },
    },
    FULL,
  );
  expect(said(place, 0)).toMatchObject({ type: 'attack', arms: 'heavyMachineGun' });
});
