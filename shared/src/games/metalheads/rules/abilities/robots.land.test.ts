import type { LAND_ROBOTS } from '../../content/robots/land';
import { activate, complete, done, endTurn, give, name, take, target, token } from '../../testing/does';
import { given, res, type GivenRobot } from '../../testing/given';
import { against, beside, finished, own, prove, type Proofs } from '../../testing/proofs';

const LAND = {
  scrapHound: {
    benefit() {
      const { state } = given({
        players: [{ robots: ['scrapHound'], nation: 'vanguard' }, {}],
        row: ['', 'bulwark', 'mimic'],
      }).play(activate('scrapHound'));
      expect(state.players[0]?.hand).toEqual(['bulwark']);
      expect(state.row).toEqual(['', '', 'mimic', '', '']);
      expect(state.turn.energy).toBe(4);
    },
    limit() {
      expect(own('scrapHound').refused(activate('scrapHound'))).toBe('nothingToDo');
    },
  },
  roadTrader: {
    benefit() {
      const gave = given({ players: [{ robots: ['roadTrader'], hand: ['mimic', 'skimmer'] }, {}] }).play(
        activate('roadTrader'),
        give('mimic', 1),
      );
      expect(gave.player(1).hand).toEqual(['mimic']);
      expect(gave.player(0).hand).toEqual(['skimmer']);
      expect(gave.state.turn.pool).toEqual(res(3, 0, 0));
      const alone = given({ players: [{ robots: ['roadTrader'], hand: ['mimic'] }] }).play(
        activate('roadTrader'),
      );
      expect(alone.state.monsterRobots).toMatchObject([{ robot: 'mimic' }]);
      expect(alone.state.turn.pool).toEqual(res(3, 0, 0));
    },
    limit() {
      expect(own('roadTrader').refused(activate('roadTrader'))).toBe('nothingToDo');
    },
  },
  fieldMedic: {
    benefit() {
      const healed = own(
        { robot: 'fieldMedic', damage: 1 },
        { robot: 'bulwark', damage: 2, powerUps: 1 },
      ).play(activate('fieldMedic'), token('bulwark', 'damage'), token('fieldMedic', 'damage'));
      expect(healed.robot('bulwark')).toMatchObject({ damage: 1, powerUps: 1 });
      expect(healed.robot('fieldMedic')?.damage).toBe(0);
      expect(healed.asks).toBeUndefined();
      expect(healed.state.supply).toBe(28);
    },
    limit() {
      const theirs = given({
        players: [{ robots: ['fieldMedic'] }, { robots: [{ robot: 'bulwark', damage: 2 }] }],
      });
      expect(theirs.refused(activate('fieldMedic'))).toBe('nothingToDo');
      const first = own({ robot: 'fieldMedic', damage: 2, powerUps: 1 }).play(activate('fieldMedic'));
      expect(first.refused(done)).toBe('notAChoice');
      const fewer = first.play(token('fieldMedic', 'damage'), done);
      expect(fewer.robot('fieldMedic')).toMatchObject({ damage: 1, powerUps: 1 });
    },
  },
  quarryDigger: {
    benefit() {
      expect(own('quarryDigger').play(activate('quarryDigger')).state.turn.pool).toEqual(res(2, 0, 0));
    },
    limit() {
      const gained = own('quarryDigger').play(activate('quarryDigger'));
      expect(gained.refused(activate('quarryDigger'))).toBe('alreadyTurned');
      expect(gained.play(endTurn).state.turn.pool).toEqual(res(0, 0, 0));
    },
  },
  mortarCrab: {
    benefit() {
      const moved = given({
        players: [
          { robots: ['mortarCrab', { robot: 'bulwark', damage: 2 }] },
          { robots: [{ robot: 'mimic', powerUps: 1 }] },
        ],
      }).play(activate('mortarCrab'), token('bulwark', 'damage'), target('mimic'));
      expect(moved.robot('bulwark')?.damage).toBe(1);
      expect(moved.robot('mimic')).toMatchObject({ damage: 1, powerUps: 1 });
      expect(moved.state.supply).toBe(27);
    },
    limit() {
      expect(own('mortarCrab', 'bulwark').refused(activate('mortarCrab'))).toBe('nothingToDo');
      expect(own({ robot: 'mortarCrab', damage: 1 }).refused(activate('mortarCrab'))).toBe('nothingToDo');
      const asked = own({ robot: 'mortarCrab', damage: 1, powerUps: 1 }, 'bulwark', 'mimic').play(
        activate('mortarCrab'),
        token('mortarCrab', 'powerUp'),
      );
      expect(asked.refused(target('mortarCrab'))).toBe('notAChoice');
      expect(asked.play(target('mimic')).robot('mimic')).toMatchObject({ powerUps: 1, damage: 0 });
    },
  },
  oreTitan: {
    benefit() {
      expect(own('oreTitan').play(activate('oreTitan')).state.turn.pool).toEqual(res(3, 0, 0));
    },
    limit() {
      expect(own('oreTitan').play(activate('oreTitan'), endTurn).state.turn.pool).toEqual(res(0, 0, 0));
    },
  },
  siegeGantry: {
    benefit() {
      const built = given({
        players: [{ robots: ['siegeGantry'], constructions: [{ robot: 'colossus', paid: ['mimic'] }] }, {}],
      }).play(activate('siegeGantry'));
      expect(built.player(0).robots.map(({ robot }) => robot)).toEqual(['siegeGantry', 'colossus']);
      expect(built.state.turn.energy).toBe(4);
      expect(built.state.discard).toEqual(['mimic']);
      expect(built.robot('colossus')?.damage).toBe(1);
    },
    limit() {
      const situation = (...robots: readonly GivenRobot[]) =>
        given({
          players: [
            { robots, hand: ['bulwark'], constructions: [{ robot: 'colossus', paid: ['mimic'] }] },
            {},
          ],
        });
      const used = situation({ robot: 'siegeGantry', spent: true });
      expect(used.refused(activate('siegeGantry'))).toBe('usedUp');
      const nextTurn = situation('siegeGantry').play(activate('siegeGantry'), endTurn, endTurn);
      expect(nextTurn.robot('siegeGantry')).toMatchObject({ turned: false, spent: true });
      const handOnly = given({ players: [{ robots: ['siegeGantry'], hand: ['bulwark'] }, {}] });
      expect(handOnly.refused(activate('siegeGantry'))).toBe('nothingToDo');
    },
  },
  bulwark: {
    benefit() {
      expect(beside({ robot: 'bulwark', damage: 3 })).toBe(3);
    },
    limit() {
      expect(beside({ robot: 'bulwark', damage: 1 })).toBe(3);
      expect(beside({ robot: 'mimic', damage: 3 }, 'bulwark')).toBe(0);
    },
  },
  rallyMast: {
    benefit() {
      expect(beside({ robot: 'bulwark', powerUps: 2 }, 'rallyMast')).toBe(8);
      expect(beside({ robot: 'rallyMast', powerUps: 1 })).toBe(4);
    },
    limit() {
      expect(beside({ robot: 'mimic', powerUps: 2 }, 'rallyMast')).toBe(5);
      const theirs = given({
        monster: 'swarmQueen',
        players: [{ robots: ['rallyMast'] }, { robots: [{ robot: 'bulwark', powerUps: 2 }] }],
      });
      expect(theirs.strengthOf('bulwark')).toBe(6);
    },
  },
  beachWalker: {
    benefit() {
      expect(beside('beachWalker', 'mimic', 'kiteScout')).toBe(6);
    },
    limit() {
      expect(beside('beachWalker', 'mimic', 'coreLancer')).toBe(2);
      expect(beside('beachWalker', 'kiteScout')).toBe(2);
    },
  },
  loneWolf: {
    benefit() {
      expect(beside('loneWolf', 'mimic', 'coreLancer')).toBe(7);
    },
    limit() {
      expect(beside('loneWolf', 'kiteScout')).toBe(3);
    },
  },
  puristTank: {
    benefit() {
      expect(beside('puristTank', 'kiteScout', 'mimic')).toBe(7);
    },
    limit() {
      expect(beside('puristTank', 'coreLancer')).toBe(2);
    },
  },
  convoyLead: {
    benefit() {
      expect(beside('convoyLead', 'bulwark', 'oreTitan', 'rallyMast')).toBe(7);
    },
    limit() {
      expect(beside('convoyLead', 'mimic')).toBe(1);
      expect(against('convoyLead', 'bulwark')).toBe(1);
    },
  },
  landLegion: {
    benefit() {
      expect(beside('landLegion', 'bulwark', 'oreTitan')).toBe(9);
    },
    limit() {
      expect(beside('landLegion', 'bulwark', 'mimic')).toBe(1);
      expect(beside('landLegion', 'bulwark', 'oreTitan', 'rallyMast')).toBe(9);
    },
  },
  quadBeta: {
    benefit() {
      expect(beside('quadBeta', 'quadGamma')).toBe(6);
      expect(own('quadBeta', 'quadGamma').strength(0)).toBe(12);
    },
    limit() {
      expect(beside('quadBeta', 'bulwark')).toBe(3);
      expect(beside('quadBeta', 'quadAlpha', 'quadGamma', 'quadDelta')).toBe(6);
    },
  },
  warElephant: {
    benefit() {
      const built = finished('warElephant', { top: ['mimic', 'skimmer'] });
      expect(built.player(0).hand).toEqual(['mimic']);
      expect(built.state.turn.energy).toBe(5);
    },
    limit() {
      const built = finished('warElephant', { deck: [] });
      expect(built.player(0).hand).toEqual([]);
      expect(built.refused(activate('warElephant'))).toBe('instantAbility');
    },
  },
  colossus: {
    benefit() {
      const built = finished('colossus');
      expect(built.robot('colossus')?.damage).toBe(1);
      expect(built.strength(0)).toBe(6);
      expect(built.state.supply).toBe(29);
    },
    limit() {
      const built = finished('colossus', { supply: 0 });
      expect(built.robot('colossus')?.damage).toBe(0);
      expect(built.strength(0)).toBe(8);
    },
  },
  mobileFoundry: {
    benefit() {
      const named = finished('mobileFoundry').play(
        name('fuel'),
        name('fuel'),
        name('steel'),
        name('circuits'),
      );
      expect(named.state.turn.pool).toEqual(res(1, 1, 2));
      expect(named.asks).toBeUndefined();
    },
    limit() {
      const built = finished('mobileFoundry', { row: ['mimic'] });
      expect(built.refused(take(1))).toBe('answerFirst');
      const gained = built.play(name('fuel'), name('fuel'), name('fuel'), name('fuel'));
      expect(gained.refused(name('fuel'))).toBe('nothingAsked');
      expect(gained.play(endTurn).state.turn.pool).toEqual(res(0, 0, 0));
    },
  },
} satisfies Proofs<keyof typeof LAND_ROBOTS>;

prove(LAND);

test('Siege Gantry does not complete what cannot be completed', () => {
  const alone = given({
    players: [{ robots: ['siegeGantry'], constructions: [{ robot: 'doomsdayCore', paid: ['mimic'] }] }, {}],
  });
  // It is its own victim: another Robot than Doomsday Core.
  const built = alone.play(activate('siegeGantry'));
  expect(built.player(0).robots.map(({ robot }) => robot)).toEqual(['doomsdayCore']);
  expect(built.state.destroyed).toEqual([{ robot: 'siegeGantry', owner: 0 }]);
  const asked = given({
    players: [
      {
        robots: ['siegeGantry'],
        constructions: [
          { robot: 'doomsdayCore', paid: ['mimic'] },
          { robot: 'bulwark', paid: ['skimmer'] },
        ],
      },
      {},
    ],
  }).play(activate('siegeGantry'), complete('bulwark'));
  expect(asked.player(0).constructions).toHaveLength(1);
});
