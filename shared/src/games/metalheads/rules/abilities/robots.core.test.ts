import type { CORE_ROBOTS } from '../../content/robots/core';
import { activate, card, construct, done, endTurn, name, pay, spend, target } from '../../testing/does';
import { given, res } from '../../testing/given';
import { against, beside, finished, finish, nearly, own, prove, type Proofs } from '../../testing/proofs';

const CORE = {
  furnacePriest: {
    benefit() {
      const discarded = given({
        players: [
          { robots: ['furnacePriest'], hand: ['mimic', 'skimmer', 'gunship', 'overseer'] },
          { robots: ['bulwark'] },
        ],
      }).play(activate('furnacePriest'), card('mimic'), card('gunship'), card('overseer'), done);
      expect(discarded.state.discard).toEqual(['mimic', 'gunship', 'overseer']);
      const placed = discarded.play(target('bulwark'), target('bulwark'), target('furnacePriest'));
      expect(placed.robot('bulwark')?.powerUps).toBe(2);
      expect(placed.robot('furnacePriest')?.powerUps).toBe(1);
      expect(placed.asks).toBeUndefined();
    },
    limit() {
      expect(own('furnacePriest').refused(activate('furnacePriest'))).toBe('nothingToDo');
      const asked = given({ players: [{ robots: ['furnacePriest'], hand: ['mimic', 'skimmer'] }, {}] });
      expect(asked.play(activate('furnacePriest')).refused(done)).toBe('notAChoice');
      const all = asked.play(activate('furnacePriest'), card('mimic'), card('skimmer'));
      expect(all.robot('furnacePriest')?.powerUps).toBe(2);
    },
  },
  coreLancer: {
    benefit() {
      const hit = given({ players: [{ robots: ['coreLancer'] }, { robots: ['bulwark', 'mimic'] }] });
      expect(hit.play(activate('coreLancer'), target('mimic')).robot('mimic')?.damage).toBe(1);
      const solo = given({ players: [{ robots: ['coreLancer'] }], monsterRobots: ['bulwark'] });
      expect(solo.play(activate('coreLancer')).robot('bulwark')?.damage).toBe(1);
    },
    limit() {
      expect(own('coreLancer', 'bulwark').refused(activate('coreLancer'))).toBe('nothingToDo');
      const none = given({ players: [{ robots: ['coreLancer'] }, { robots: ['mimic'] }], supply: 0 });
      expect(none.refused(activate('coreLancer'))).toBe('nothingToDo');
    },
  },
  sparkNurse: {
    benefit() {
      const asked = given({
        players: [{ robots: ['sparkNurse'] }, { robots: [{ robot: 'oreTitan', powerUps: 4 }] }],
      }).play(activate('sparkNurse'));
      expect(asked.play(target('oreTitan')).robot('oreTitan')?.powerUps).toBe(5);
      expect(asked.play(target('sparkNurse')).robot('sparkNurse')?.powerUps).toBe(1);
    },
    limit() {
      const asked = own('sparkNurse', { robot: 'mimic', damage: 3 }, 'oreTitan').play(activate('sparkNurse'));
      expect(asked.refused(target('mimic'))).toBe('notAChoice');
      expect(
        given({ players: [{ robots: ['sparkNurse'] }, {}], supply: 0 }).refused(activate('sparkNurse')),
      ).toBe('nothingToDo');
    },
  },
  assembler: {
    benefit() {
      expect(own('assembler').play(activate('assembler')).state.turn.pool).toEqual(res(1, 1, 1));
    },
    limit() {
      expect(own('assembler').play(activate('assembler'), endTurn).state.turn.pool).toEqual(res(0, 0, 0));
    },
  },
  loopEngine: {
    benefit() {
      const again = own('loopEngine', 'oreTitan').play(activate('oreTitan'), activate('loopEngine'));
      expect(again.robot('oreTitan')?.turned).toBe(false);
      expect(again.play(activate('oreTitan')).state.turn.pool).toEqual(res(6, 0, 0));
    },
    limit() {
      expect(own('loopEngine', 'oreTitan').refused(activate('loopEngine'))).toBe('nothingToDo');
      const two = own('loopEngine', { robot: 'oreTitan', turned: true }, { robot: 'mimic', turned: true });
      expect(two.play(activate('loopEngine')).refused(target('loopEngine'))).toBe('notAChoice');
    },
  },
  coreForeman: {
    benefit() {
      const two = own('coreForeman', 'overseer').play(activate('coreForeman'), name('fuel'), name('steel'));
      expect(two.state.turn.pool).toEqual(res(1, 0, 1));
      expect(two.asks).toBeUndefined();
    },
    limit() {
      const four = own('coreForeman', 'overseer', 'loneStar', 'choirCore').play(
        activate('coreForeman'),
        name('fuel'),
        name('fuel'),
        name('fuel'),
      );
      expect(four.asks).toBeUndefined();
      const one = own('coreForeman', 'mimic').play(activate('coreForeman'), name('circuits'));
      expect(one.state.turn.pool).toEqual(res(0, 1, 0));
    },
  },
  feedstockPress: {
    benefit() {
      const pressed = given({
        players: [
          { robots: ['feedstockPress'], constructions: [{ robot: 'colossus', paid: ['mimic'] }] },
          {},
        ],
        top: ['oreTitan'],
      }).play(activate('feedstockPress'));
      expect(pressed.player(0).constructions[0]?.paid).toMatchObject([
        { card: 'mimic' },
        { card: 'oreTitan' },
      ]);
      expect(pressed.state.turn).toMatchObject({ energy: 4, looked: [] });
      const begun = given({
        players: [{ robots: ['feedstockPress'], hand: ['bulwark', 'loneWolf'] }, {}],
        top: ['oreTitan'],
      }).play(activate('feedstockPress'), construct('loneWolf', 'oreTitan'));
      expect(begun.player(0).constructions).toMatchObject([{ robot: 'loneWolf' }]);
    },
    limit() {
      expect(own('feedstockPress').refused(activate('feedstockPress'))).toBe('nothingToDo');
      const useless = given({
        players: [
          { robots: ['feedstockPress'], constructions: [{ robot: 'packOrca', paid: ['mimic'] }] },
          {},
        ],
        top: ['oreTitan'],
      }).play(activate('feedstockPress'));
      expect(useless.player(0).constructions[0]?.paid).toHaveLength(2);
      const nowhere = given({
        players: [{ robots: ['feedstockPress'], hand: ['packOrca'] }, {}],
        top: ['oreTitan'],
      }).play(activate('feedstockPress'), done);
      expect(nowhere.state.discard).toEqual(['oreTitan']);
      expect(nowhere.player(0).hand).toEqual(['packOrca']);
      const two = given({
        players: [
          { robots: ['feedstockPress'], constructions: [{ robot: 'colossus' }, { robot: 'bulwark' }] },
          {},
        ],
        top: ['oreTitan'],
      }).play(activate('feedstockPress'));
      expect(two.refused(done)).toBe('notAChoice');
      expect(two.play(pay('bulwark', 'oreTitan')).asks).toBeUndefined();
    },
  },
  coreVault: {
    benefit() {
      const before = given({ players: [{ robots: ['coreVault'] }, {}], pool: res(1, 2, 0) });
      const kept = before.play(endTurn, name('circuits'));
      expect(kept.player(0).kept).toEqual(res(0, 1, 0));
      const next = kept.play(endTurn);
      expect(next.state.turn.pool).toEqual(res(0, 1, 0));
      expect(next.play(endTurn, name('circuits'), endTurn).state.turn.pool).toEqual(res(0, 1, 0));
    },
    limit() {
      const before = given({ players: [{ robots: ['coreVault'] }, {}], pool: res(1, 2, 0) });
      expect(before.play(endTurn).refused(name('fuel'))).toBe('notAChoice');
      expect(before.play(endTurn, name('circuits')).state.turn.seat).toBe(1);
      expect(before.play(endTurn, done, endTurn).state.turn.pool).toEqual(res(0, 0, 0));
      expect(own('coreVault').play(endTurn).state.turn.seat).toBe(1);
    },
  },
  twinReactor: {
    benefit() {
      expect(beside('twinReactor', 'bulwark', 'mimic')).toBe(6);
    },
    limit() {
      expect(beside('twinReactor', 'bulwark', 'kiteScout')).toBe(2);
      expect(beside('twinReactor', 'mimic')).toBe(2);
    },
  },
  overseer: {
    benefit() {
      expect(beside('overseer')).toBe(2);
      expect(beside('overseer', 'mimic', 'bulwark')).toBe(4);
    },
    limit() {
      expect(against('overseer', 'mimic', 'bulwark')).toBe(2);
    },
  },
  loneStar: {
    benefit() {
      expect(beside('loneStar', 'bulwark', 'kiteScout')).toBe(7);
    },
    limit() {
      expect(beside('loneStar', 'mimic')).toBe(3);
    },
  },
  puristCore: {
    benefit() {
      expect(beside('puristCore', 'bulwark', 'mimic')).toBe(7);
    },
    limit() {
      expect(beside('puristCore', 'kiteScout')).toBe(2);
    },
  },
  choirCore: {
    benefit() {
      expect(beside('choirCore', 'overseer', 'loneStar')).toBe(5);
    },
    limit() {
      expect(beside('choirCore', 'bulwark')).toBe(1);
      expect(against('choirCore', 'overseer')).toBe(1);
    },
  },
  quadAlpha: {
    benefit() {
      expect(beside('quadAlpha', 'quadBeta')).toBe(6);
      expect(own('quadAlpha', 'quadBeta').strength(0)).toBe(12);
    },
    limit() {
      expect(beside('quadAlpha', 'mimic')).toBe(3);
      expect(against('quadAlpha', 'quadBeta')).toBe(3);
    },
  },
  coreLegion: {
    benefit() {
      expect(beside('coreLegion', 'overseer', 'loneStar')).toBe(9);
    },
    limit() {
      expect(beside('coreLegion', 'overseer', 'bulwark')).toBe(1);
      expect(against('coreLegion', 'overseer', 'loneStar')).toBe(1);
    },
  },
  prototype: {
    benefit() {
      const placed = finished('prototype', { player: { robots: ['bulwark'] } }).play(
        target('bulwark'),
        target('prototype'),
        target('bulwark'),
      );
      expect(placed.robot('bulwark')?.powerUps).toBe(2);
      expect(placed.robot('prototype')?.powerUps).toBe(1);
      expect(placed.asks).toBeUndefined();
    },
    limit() {
      const asked = finished('prototype', {
        player: { robots: ['bulwark'] },
        others: [{ robots: ['mimic'] }],
      });
      expect(asked.refused(target('mimic'))).toBe('notAChoice');
      expect(finished('prototype', { supply: 2 }).robot('prototype')?.powerUps).toBe(2);
    },
  },
  overloadCore: {
    benefit() {
      const refreshed = finished('overloadCore', {
        player: {
          robots: [
            { robot: 'oreTitan', turned: true },
            { robot: 'coilEel', turned: true },
          ],
        },
      });
      expect(refreshed.player(0).robots.some(({ turned }) => turned)).toBe(false);
      expect(refreshed.play(activate('oreTitan')).state.turn.energy).toBe(4);
    },
    limit() {
      const refreshed = finished('overloadCore', {
        player: { nation: 'workshop', robots: [{ robot: 'siegeGantry', turned: true, spent: true }] },
        turn: { nationUsed: true },
        others: [{ robots: [{ robot: 'oreTitan', turned: true }] }],
      });
      expect(refreshed.refused({ type: 'useNation', kind: 'fuel' })).toBe('nationUsed');
      expect(refreshed.robot('siegeGantry')).toMatchObject({ turned: false, spent: true });
      expect(refreshed.robot('oreTitan')?.turned).toBe(true);
    },
  },
  doomsdayCore: {
    benefit() {
      const built = finished('doomsdayCore', { player: { robots: ['bulwark'] }, monster: 'leviathan' });
      expect(built.strength(0)).toBe(10);
      expect(built.state.destroyed).toEqual([{ robot: 'bulwark', owner: 0 }]);
      expect(built.state.discard).toEqual([]);
    },
    limit() {
      const waits = finished('doomsdayCore', {
        player: {
          hand: ['quadBeta'],
          constructions: [{ robot: 'fieldMedic', gained: res(2, 1, 0) }],
        },
      });
      expect(waits.player(0).robots).toEqual([]);
      const built = waits.play(pay('fieldMedic', 'quadBeta'));
      expect(built.player(0).robots.map(({ robot }) => robot)).toEqual(['doomsdayCore']);
      const asked = nearly('doomsdayCore', { player: { robots: ['bulwark', 'mimic'] } }).play(
        finish('doomsdayCore'),
      );
      expect(asked.refused(target('doomsdayCore'))).toBe('notAChoice');
    },
  },
} satisfies Proofs<keyof typeof CORE_ROBOTS>;

prove(CORE);

test('an effect of an opponent never makes Doomsday Core destroy their Robots', () => {
  const asked = nearly('doomsdayCore', {
    player: { robots: ['bulwark', 'mimic'] },
    others: [{ robots: ['skimmer'] }],
  }).play(spend('doomsdayCore', 'steel'));
  expect(asked.refused(target('skimmer'))).toBe('notAChoice');
});
