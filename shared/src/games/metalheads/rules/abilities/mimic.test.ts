import { ROBOTS, type RobotId } from '../../content/robots';
import { activate, card, complete, construct, draw, endTurn, spend, take, target } from '../../testing/does';
import {
  given,
  res,
  type Given,
  type GivenPlayer,
  type GivenRobot,
  type Position,
} from '../../testing/given';
import { finish, own } from '../../testing/proofs';
import { costOf, mostConstructions } from '../paying/costs';

interface Copying extends Omit<Given, 'players'> {
  readonly player?: GivenPlayer;
  readonly others?: readonly GivenPlayer[];
}

/** Mimic has just been completed, paid with this Robot and a resource. */
function copies(robot: RobotId, { player = {}, others = [{}], ...rest }: Copying = {}): Position {
  const { circuits, fuel } = ROBOTS[robot].side;
  const gained = res(0, 3 - circuits, Math.max(0, 2 - fuel));
  const constructions = [{ robot: 'mimic', paid: [robot], gained } as const, ...(player.constructions ?? [])];
  const before = given({ ...rest, players: [{ ...player, constructions }, ...others], pool: res(0, 1, 0) });
  const built = before.play(spend('mimic', 'circuits'));
  expect(built.robot('mimic')?.copied).toBe(robot);
  return built;
}

const mimicAs = (copied: RobotId, ...others: readonly GivenRobot[]): Position =>
  own({ robot: 'mimic', copied }, ...others);

const strengthAs = (copied: RobotId, ...others: readonly GivenRobot[]): number =>
  mimicAs(copied, ...others).strengthOf('mimic');

describe('M27: Mimic with an activated ability', () => {
  test('is activated like any other, once a turn', () => {
    const built = copies('oreTitan').play(activate('mimic'));
    expect(built.state.turn.pool.steel).toBe(3);
    expect(built.refused(activate('mimic'))).toBe('alreadyTurned');
  });

  test('Siege Gantry copied: once for Mimic, whatever Siege Gantry has done', () => {
    const both = given({
      players: [
        {
          robots: [
            { robot: 'mimic', copied: 'siegeGantry' },
            { robot: 'siegeGantry', spent: true },
          ],
          constructions: [{ robot: 'bulwark' }],
        },
        {},
      ],
    });
    expect(both.refused(activate('siegeGantry'))).toBe('usedUp');
    const used = both.play(activate('mimic'));
    expect(used.robot('bulwark')).toBeDefined();
    expect(used.play(endTurn, endTurn).refused(activate('mimic'))).toBe('usedUp');
  });

  test('Sonar Thief copied says that Mimic did it', () => {
    const stolen = given({
      players: [{ robots: [{ robot: 'mimic', copied: 'sonarThief' }] }, { hand: ['bulwark'] }],
    }).playWith([1], activate('mimic'));
    expect(stolen.emitted('gave').map(({ by }) => by)).toEqual(['mimic', 'mimic']);
  });

  test('Loop Engine copied does not refresh itself', () => {
    expect(mimicAs('loopEngine').refused(activate('mimic'))).toBe('nothingToDo');
    const again = mimicAs('loopEngine', { robot: 'oreTitan', turned: true }).play(activate('mimic'));
    expect(again.robot('oreTitan')?.turned).toBe(false);
  });
});

describe('M27: Mimic with a passive ability', () => {
  test('Overseer: counts all, itself included', () => {
    expect(strengthAs('overseer', 'bulwark', 'coilEel')).toBe(3 + 3);
  });

  test('Convoy Lead: counts the other Land Robots', () => {
    expect(strengthAs('convoyLead', 'bulwark', 'oreTitan')).toBe(3 + 4);
    expect(strengthAs('packOrca', 'coilEel')).toBe(3 + 2);
  });

  test.each(['quadAlpha', 'quadBeta', 'quadGamma', 'quadDelta'] as const)(
    '%s: 3 beside another of the four, but it is none of them',
    (quad) => {
      const other = quad === 'quadAlpha' ? 'quadBeta' : 'quadAlpha';
      expect(strengthAs(quad, other)).toBe(6);
      expect(strengthAs(quad)).toBe(3);
      expect(mimicAs(quad, other).strengthOf(other)).toBe(3);
    },
  );

  test('Dry Dock: one steel less, and another one beside Dry Dock', () => {
    expect(costOf(mimicAs('dryDock').state, 0, 'colossus')).toEqual(res(4, 2, 1));
    expect(costOf(mimicAs('dryDock', 'dryDock').state, 0, 'colossus')).toEqual(res(3, 2, 1));
    expect(costOf(mimicAs('dryDock', 'dryDock').state, 0, 'gunship')).toEqual(res(0, 2, 4));
    const built = copies('dryDock', {
      player: { constructions: [{ robot: 'bulwark', gained: res(3, 0, 2) }] },
    });
    expect(built.robot('bulwark')).toBeDefined();
  });

  test('Skyhook: a fourth construction; two of them are no more', () => {
    expect(mostConstructions(mimicAs('skyhook').state, 0)).toBe(4);
    expect(mostConstructions(mimicAs('skyhook', 'skyhook').state, 0)).toBe(4);
  });

  test('if Skyhook leaves, the fourth construction stays, and no new one begins', () => {
    const four = [
      { robot: 'bulwark' },
      { robot: 'gunship' },
      { robot: 'overseer' },
      { robot: 'doomsdayCore', gained: res(2, 2, 3) },
    ] as const;
    const left = given({
      players: [{ robots: ['skyhook'], hand: ['coilEel', 'undertow', 'drawBarge'], constructions: four }, {}],
      pool: res(1, 0, 0),
    }).play(finish('doomsdayCore'));
    expect(left.player(0).constructions).toHaveLength(3);
    expect(left.refused(construct('coilEel', 'undertow'))).toBe('noPlace');
  });

  test('Undertow: draws too, and both of them draw', () => {
    const drew = given({
      players: [{}, { robots: [{ robot: 'mimic', copied: 'undertow' }, 'undertow'] }],
      row: ['bulwark'],
      top: ['coilEel', 'gunship', 'overseer'],
    }).play(take(1));
    expect(drew.player(1).hand).toEqual(['coilEel', 'gunship']);
    expect(drew.emitted('drew').map(({ by }) => by)).toEqual(['mimic', 'undertow']);
  });

  test('Core Vault: two resources beside it', () => {
    const two = given({
      players: [{ robots: [{ robot: 'mimic', copied: 'coreVault' }, 'coreVault'] }, {}],
      pool: res(3, 0, 0),
    }).play(endTurn, { type: 'name', kind: 'steel' }, { type: 'name', kind: 'steel' });
    expect(two.player(0).kept).toEqual(res(2, 0, 0));
  });

  test('it is a Sea Robot of Strength 3, number 66', () => {
    expect(strengthAs('loneStar')).toBe(3);
    expect(mimicAs('loneShark').strengthOf('mimic')).toBe(7);
    expect(own('loneStar', { robot: 'mimic', copied: 'overseer' }).strengthOf('loneStar')).toBe(3);
    expect(mimicAs('overseer').refused(activate('mimic'))).toBe('passiveAbility');
  });
});

describe('M27: Mimic with an instant ability', () => {
  test('is done once, now', () => {
    const built = copies('drawBarge', { top: ['bulwark', 'gunship'] });
    expect(built.player(0).hand).toEqual(['bulwark', 'gunship']);
    expect(built.refused(activate('mimic'))).toBe('instantAbility');
  });

  test('Doomsday Core copied destroys another Robot, if there is one', () => {
    const two = copies('doomsdayCore', { player: { robots: ['bulwark', 'oreTitan'] } });
    expect(two.refused(target('mimic'))).toBe('notAChoice');
    const destroyed = two.play(target('oreTitan'));
    expect(destroyed.state.destroyed).toEqual([{ robot: 'oreTitan', owner: 0 }]);
    expect(copies('doomsdayCore').state.destroyed).toEqual([]);
  });

  test('Colossus copied: the Damage goes on Mimic', () => {
    expect(copies('colossus').robot('mimic')?.damage).toBe(1);
  });

  test('chooses among all that was paid for it', () => {
    const asked = given({
      players: [
        {
          constructions: [
            { robot: 'mimic', paid: ['oreTitan', 'drawBarge', 'cloudRefinery'], gained: res(0, 3, 0) },
            { robot: 'bulwark' },
          ],
        },
        {},
      ],
      pool: res(0, 1, 0),
    });
    // Nothing is missing, so it is completed with the next change.
    const chosen = asked.play(draw);
    expect(chosen.legalOf('card')).toHaveLength(3);
    expect(chosen.refused(card('bulwark'))).toBe('notAChoice');
    expect(chosen.refused(complete('mimic'))).toBe('answerFirst');
  });
});
