import type { SKY_ROBOTS } from '../../content/robots/sky';
import {
  activate,
  card,
  construct,
  done,
  draw,
  endTurn,
  give,
  pay,
  swap,
  take,
  target,
  token,
} from '../../testing/does';
import { given, res } from '../../testing/given';
import { against, beside, finished, own, prove, type Proofs } from '../../testing/proofs';

const FULL_ROW = ['oreTitan', 'bulwark', 'skimmer', 'loneWolf', 'loneStar'] as const;
const THREE = [{ robot: 'bulwark' }, { robot: 'loneWolf' }, { robot: 'loneStar' }] as const;

const SKY = {
  kiteScout: {
    benefit() {
      const swapped = given({
        players: [{ robots: ['kiteScout'], hand: ['mimic', 'skimmer'] }, {}],
        row: ['bulwark', 'loneWolf'],
      }).play(activate('kiteScout'), swap('mimic', 2));
      expect(swapped.player(0).hand).toEqual(['skimmer', 'loneWolf']);
      expect(swapped.state.row).toEqual(['bulwark', 'mimic', '', '', '']);
    },
    limit() {
      const noHand = given({ players: [{ robots: ['kiteScout'] }, {}], row: ['bulwark'] });
      expect(noHand.refused(activate('kiteScout'))).toBe('nothingToDo');
      const noRow = given({ players: [{ robots: ['kiteScout'], hand: ['mimic'] }, {}] });
      expect(noRow.refused(activate('kiteScout'))).toBe('nothingToDo');
    },
  },
  pylonCrane: {
    benefit() {
      const placed = given({
        players: [{ robots: ['pylonCrane', 'bulwark'], hand: ['mimic', 'skimmer'] }, {}],
      }).play(activate('pylonCrane'), card('mimic'), target('bulwark'), target('pylonCrane'));
      expect(placed.state.discard).toEqual(['mimic']);
      expect(placed.robot('bulwark')?.powerUps).toBe(1);
      expect(placed.robot('pylonCrane')?.powerUps).toBe(1);
      expect(placed.player(0).hand).toEqual(['skimmer']);
    },
    limit() {
      expect(own('pylonCrane').refused(activate('pylonCrane'))).toBe('nothingToDo');
      const asked = given({
        players: [
          { robots: ['pylonCrane', 'loneWolf'], hand: ['mimic', 'skimmer'] },
          { robots: ['bulwark'] },
        ],
      }).play(activate('pylonCrane'), card('mimic'));
      expect(asked.refused(target('bulwark'))).toBe('notAChoice');
    },
  },
  skyHarpoon: {
    benefit() {
      const hit = given({
        players: [{ robots: ['skyHarpoon', 'colossus'] }, { robots: ['bomber'] }],
      }).play(activate('skyHarpoon'), target('bomber'));
      expect(hit.robot('bomber')?.damage).toBe(1);
    },
    limit() {
      // By base Strength, whatever tokens and abilities add.
      const strong = { robot: 'bulwark', powerUps: 5 } as const;
      const weak = given({ players: [{ robots: ['skyHarpoon'] }, { robots: [strong, 'squadronAce'] }] });
      expect(weak.refused(activate('skyHarpoon'))).toBe('nothingToDo');
      const none = given({ players: [{ robots: ['skyHarpoon'] }, { robots: ['bomber'] }], supply: 0 });
      expect(none.refused(activate('skyHarpoon'))).toBe('nothingToDo');
    },
  },
  jetTanker: {
    benefit() {
      expect(own('jetTanker').play(activate('jetTanker')).state.turn.pool).toEqual(res(0, 0, 2));
    },
    limit() {
      expect(own('jetTanker').play(activate('jetTanker'), endTurn).state.turn.pool).toEqual(res(0, 0, 0));
    },
  },
  carrierWing: {
    benefit() {
      const { player, state } = given({
        players: [
          {
            robots: ['carrierWing'],
            hand: ['oreTitan', 'mimic', 'rallyMast'],
            constructions: [{ robot: 'loneWolf', gained: res(1, 0, 0) }],
          },
          {},
        ],
      }).play(activate('carrierWing'), pay('loneWolf', 'oreTitan'), construct('rallyMast', 'mimic'));
      expect(player(0).constructions).toMatchObject([
        { robot: 'loneWolf', paid: [{ card: 'oreTitan' }] },
        { robot: 'rallyMast', paid: [{ card: 'mimic' }] },
      ]);
      expect(state.turn).toMatchObject({ energy: 4, tasks: [] });
    },
    limit() {
      expect(own('carrierWing').refused(activate('carrierWing'))).toBe('nothingToDo');
      const situation = given({
        players: [
          {
            robots: ['carrierWing'],
            hand: ['oreTitan', 'cloudRefinery'],
            constructions: [{ robot: 'colossus' }],
          },
          {},
        ],
      }).play(activate('carrierWing'));
      expect(situation.refused(done)).toBe('notAChoice');
      const once = situation.play(pay('colossus', 'oreTitan'), done);
      expect(once.player(0).hand).toEqual(['cloudRefinery']);
      expect(once.state.turn.tasks).toEqual([]);
    },
  },
  cloudRefinery: {
    benefit() {
      expect(own('cloudRefinery').play(activate('cloudRefinery')).state.turn.pool).toEqual(res(0, 0, 3));
    },
    limit() {
      const gained = own('cloudRefinery').play(activate('cloudRefinery'));
      expect(gained.play(endTurn).state.turn.pool).toEqual(res(0, 0, 0));
    },
  },
  signalKite: {
    benefit() {
      const gave = given({
        players: [{ robots: ['signalKite'] }, {}, {}],
        top: ['mimic', 'bulwark', 'skimmer'],
      }).play(activate('signalKite'), give('bulwark', 2));
      expect(gave.player(0).hand).toEqual(['mimic']);
      expect(gave.player(2).hand).toEqual(['bulwark']);
      const alone = given({ players: [{ robots: ['signalKite'] }], top: ['mimic', 'bulwark'] });
      const joined = alone.play(activate('signalKite'), give('mimic'));
      expect(joined.state.monsterRobots).toMatchObject([{ robot: 'mimic' }]);
      expect(joined.player(0).hand).toEqual(['bulwark']);
    },
    limit() {
      const one = given({ players: [{ robots: ['signalKite'] }, {}], deck: ['mimic'] });
      expect(one.play(activate('signalKite')).player(0).hand).toEqual(['mimic']);
      const none = given({ players: [{ robots: ['signalKite'] }, {}], deck: [] });
      expect(none.refused(activate('signalKite'))).toBe('nothingToDo');
    },
  },
  escortDrone: {
    benefit() {
      const before = given({ players: [{ nation: 'command', robots: ['escortDrone'] }, {}], row: FULL_ROW });
      expect(before.play(take(4)).state.turn.energy).toBe(3);
      expect(before.play(take(5)).state.turn.energy).toBe(3);
    },
    limit() {
      const before = given({ players: [{ nation: 'command', robots: ['escortDrone'] }, {}], row: FULL_ROW });
      expect(before.play(take(3)).state.turn.energy).toBe(3);
      expect(before.play(draw).state.turn.energy).toBe(3);
      const two = [{ robot: 'mimic', copied: 'escortDrone' }, 'escortDrone'] as const;
      const twice = given({ players: [{ nation: 'arsenal', robots: two }, {}], row: FULL_ROW });
      // 2 less 2 is still 1.
      expect(twice.play(take(4)).state.turn.energy).toBe(4);
    },
  },
  skyhook: {
    benefit() {
      const fourth = given({
        players: [{ robots: ['skyhook'], hand: ['skimmer', 'quadGamma'], constructions: THREE }, {}],
      }).play(construct('skimmer', 'quadGamma'));
      expect(fourth.player(0).constructions).toHaveLength(4);
    },
    limit() {
      const hand = ['skimmer', 'quadGamma'] as const;
      const usual = given({ players: [{ hand, constructions: THREE }, {}] });
      expect(usual.refusal(construct('skimmer', 'quadGamma'))).toEqual({
        refused: 'noPlace',
        detail: { most: 3 },
      });
      const full = [...THREE, { robot: 'mimic' as const }];
      const fifth = given({ players: [{ robots: ['skyhook'], hand, constructions: full }, {}] });
      expect(fifth.refusal(construct('skimmer', 'quadGamma'))).toEqual({
        refused: 'noPlace',
        detail: { most: 4 },
      });
    },
  },
  gunship: {
    benefit() {
      expect(beside('gunship', 'coreLancer', 'bulwark')).toBe(6);
    },
    limit() {
      expect(beside('gunship', 'coreLancer', 'mimic')).toBe(2);
      expect(beside('gunship', 'bulwark')).toBe(2);
    },
  },
  loneHawk: {
    benefit() {
      expect(beside('loneHawk', 'kiteScout', 'mimic')).toBe(7);
    },
    limit() {
      expect(beside('loneHawk', 'bulwark')).toBe(3);
    },
  },
  puristFalcon: {
    benefit() {
      expect(beside('puristFalcon', 'bulwark', 'coreLancer')).toBe(7);
    },
    limit() {
      expect(beside('puristFalcon', 'mimic')).toBe(2);
    },
  },
  squadronAce: {
    benefit() {
      expect(beside('squadronAce', 'kiteScout', 'skyhook')).toBe(9);
    },
    limit() {
      expect(beside('squadronAce', 'kiteScout', 'mimic')).toBe(1);
      expect(against('squadronAce', 'kiteScout', 'skyhook')).toBe(1);
    },
  },
  skyChoir: {
    benefit() {
      expect(beside('skyChoir', 'kiteScout', 'skyhook')).toBe(5);
    },
    limit() {
      expect(beside('skyChoir', 'mimic')).toBe(1);
      expect(against('skyChoir', 'kiteScout')).toBe(1);
    },
  },
  quadDelta: {
    benefit() {
      expect(beside('quadDelta', 'quadAlpha')).toBe(6);
      const four = given({
        monster: 'hydra',
        players: [{ robots: ['quadDelta', 'quadBeta', 'quadGamma'] }, {}],
      });
      expect(four.strength(0)).toBe(18);
    },
    limit() {
      expect(beside('quadDelta', 'mimic')).toBe(3);
      expect(against('quadDelta', 'quadAlpha')).toBe(3);
    },
  },
  bomber: {
    benefit() {
      const asked = finished('bomber', { others: [{ robots: ['bulwark'] }, { robots: ['mimic'] }] });
      const both = asked.play(target('mimic'), target('mimic'));
      expect(both.robot('mimic')?.damage).toBe(2);
      expect(asked.play(target('mimic'), target('bulwark')).robot('bulwark')?.damage).toBe(1);
    },
    limit() {
      const asked = finished('bomber', {
        player: { robots: ['loneWolf'] },
        others: [{ robots: ['bulwark', 'skimmer'] }],
      });
      expect(asked.refused(target('loneWolf'))).toBe('notAChoice');
      expect(asked.refused(target('bomber'))).toBe('notAChoice');
      const none = finished('bomber', { player: { robots: ['loneWolf'] } });
      expect(none.asks).toBeUndefined();
      expect(none.robot('loneWolf')?.damage).toBe(0);
    },
  },
  skyFortress: {
    benefit() {
      const drew = finished('skyFortress', { others: [{}, {}], top: ['mimic', 'bulwark', 'skimmer'] });
      expect(drew.player(1).hand).toEqual(['mimic']);
      expect(drew.player(2).hand).toEqual(['bulwark']);
      const alone = finished('skyFortress', { others: [], top: ['mimic', 'bulwark'] });
      expect(alone.state.monsterRobots).toMatchObject([{ robot: 'mimic' }]);
    },
    limit() {
      const drew = finished('skyFortress', { others: [{ out: true }, {}], top: ['mimic', 'bulwark'] });
      expect(drew.player(0).hand).toEqual([]);
      expect(drew.player(1).hand).toEqual([]);
      expect(drew.player(2).hand).toEqual(['mimic']);
    },
  },
  guardianAngel: {
    benefit() {
      const asked = finished('guardianAngel', {
        player: { robots: [{ robot: 'bulwark', damage: 3, powerUps: 1 }] },
        others: [{ robots: [{ robot: 'mimic', powerUps: 3 }] }],
      });
      const removed = asked.play(
        token('bulwark', 'damage'),
        token('mimic', 'powerUp'),
        token('bulwark', 'damage'),
      );
      expect(removed.robot('bulwark')).toMatchObject({ damage: 1, powerUps: 1 });
      expect(removed.robot('mimic')?.powerUps).toBe(2);
      expect(removed.asks).toBeUndefined();
    },
    limit() {
      const asked = finished('guardianAngel', {
        player: { robots: [{ robot: 'bulwark', damage: 3 }] },
        others: [{ robots: [{ robot: 'mimic', powerUps: 3 }] }],
      });
      expect(asked.refused(done)).toBe('notAChoice');
      const one = asked.play(token('mimic', 'powerUp'), done);
      expect(one.robot('bulwark')?.damage).toBe(3);
      expect(finished('guardianAngel', { player: { robots: ['bulwark'] } }).asks).toBeUndefined();
    },
  },
} satisfies Proofs<keyof typeof SKY_ROBOTS>;

prove(SKY);

test.each(['furnacePriest', 'pylonCrane'] as const)('%s may discard even if no token is left', (robot) => {
  const discarded = given({ players: [{ robots: [robot], hand: ['mimic'] }, {}], supply: 0 }).play(
    activate(robot),
  );
  const all = discarded.asks ? discarded.play(card('mimic')) : discarded;
  expect(all.state.discard).toEqual(['mimic']);
  expect(all.robot(robot)?.powerUps).toBe(0);
});
