import type { SEA_ROBOTS } from '../../content/robots/sea';
import { activate, card, draw, endTurn, opponent, pay, take, token } from '../../testing/does';
import { given, res } from '../../testing/given';
import { against, beside, finished, nearly, finish, own, prove, type Proofs } from '../../testing/proofs';
import { costOf } from '../paying/costs';

const SEA = {
  tideGleaner: {
    benefit() {
      const drew = given({ players: [{ robots: ['tideGleaner'] }, {}], top: ['mimic'] }).play(
        activate('tideGleaner'),
      );
      expect(drew.player(0).hand).toEqual(['mimic']);
      expect(drew.state.turn.energy).toBe(4);
    },
    limit() {
      const none = given({ players: [{ robots: ['tideGleaner'] }, {}], deck: [] });
      expect(none.refused(activate('tideGleaner'))).toBe('nothingToDo');
    },
  },
  salvageRay: {
    benefit() {
      const theirs = given({
        players: [{ robots: ['salvageRay'] }, { robots: [{ robot: 'bulwark', powerUps: 2, damage: 1 }] }],
      }).play(activate('salvageRay'), token('bulwark', 'powerUp'));
      expect(theirs.robot('bulwark')).toMatchObject({ powerUps: 1, damage: 1 });
      expect(theirs.asks).toBeUndefined();
      expect(theirs.state.supply).toBe(28);
    },
    limit() {
      expect(own('salvageRay', 'bulwark').refused(activate('salvageRay'))).toBe('nothingToDo');
    },
  },
  dryDock: {
    benefit() {
      const { state } = own('dryDock');
      expect(costOf(state, 0, 'colossus')).toEqual(res(4, 2, 1));
    },
    limit() {
      const { state } = own('dryDock');
      expect(costOf(state, 0, 'packOrca')).toEqual(res(0, 4, 2));
      expect(costOf(state, 1, 'colossus')).toEqual(res(5, 2, 1));
    },
  },
  coilEel: {
    benefit() {
      expect(own('coilEel').play(activate('coilEel')).state.turn.pool).toEqual(res(0, 2, 0));
    },
    limit() {
      expect(own('coilEel').play(activate('coilEel'), endTurn).state.turn.pool).toEqual(res(0, 0, 0));
    },
  },
  deepArchive: {
    benefit() {
      const kept = given({
        players: [{ robots: ['deepArchive'] }, {}],
        top: ['mimic', 'bulwark', 'skimmer', 'colossus'],
      }).play(activate('deepArchive'), card('bulwark'));
      expect(kept.player(0).hand).toEqual(['bulwark']);
      expect(kept.state.discard).toEqual(['mimic', 'skimmer']);
      expect(kept.state.turn.looked).toEqual([]);
    },
    limit() {
      const looks = given({
        players: [{ robots: ['deepArchive'] }, {}],
        top: ['mimic', 'bulwark', 'skimmer', 'colossus'],
      }).play(activate('deepArchive'));
      expect(looks.refused(card('colossus'))).toBe('notAChoice');
      const one = given({ players: [{ robots: ['deepArchive'] }, {}], deck: ['mimic'] });
      expect(one.play(activate('deepArchive')).player(0).hand).toEqual(['mimic']);
      const none = given({ players: [{ robots: ['deepArchive'] }, {}], deck: [] });
      expect(none.refused(activate('deepArchive'))).toBe('nothingToDo');
    },
  },
  reefCircuitry: {
    benefit() {
      expect(own('reefCircuitry').play(activate('reefCircuitry')).state.turn.pool).toEqual(res(0, 3, 0));
    },
    limit() {
      const gained = own('reefCircuitry').play(activate('reefCircuitry'));
      expect(gained.play(endTurn).state.turn.pool).toEqual(res(0, 0, 0));
    },
  },
  sonarThief: {
    benefit() {
      const stolen = given({
        players: [{ robots: ['sonarThief'], hand: ['bulwark'] }, { hand: ['skimmer', 'mimic'] }, {}],
      })
        .playWith([2], activate('sonarThief'))
        .play(card('bulwark'));
      expect(stolen.player(0).hand).toEqual(['mimic']);
      expect(stolen.player(1).hand).toEqual(['bulwark', 'skimmer']);
      const chosen = given({
        players: [{ robots: ['sonarThief'] }, { hand: ['mimic'] }, { hand: ['skimmer'] }],
      })
        .play(activate('sonarThief'))
        .playWith([1], opponent(2));
      // The same one may be given back, and has to be if there is no other.
      expect(chosen.player(2).hand).toEqual(['skimmer']);
    },
    limit() {
      expect(own('sonarThief').refused(activate('sonarThief'))).toBe('nothingToDo');
      const alone = given({ players: [{ robots: ['sonarThief'], hand: ['mimic'] }] });
      expect(alone.refused(activate('sonarThief'))).toBe('nothingToDo');
      const two = given({
        players: [{ robots: ['sonarThief'] }, {}, { hand: ['mimic'] }, { hand: ['bulwark'] }],
      });
      expect(two.play(activate('sonarThief')).refused(opponent(1))).toBe('notAChoice');
    },
  },
  tideWall: {
    benefit() {
      expect(beside({ robot: 'mimic', damage: 2 }, 'tideWall')).toBe(2);
      expect(beside({ robot: 'tideWall', damage: 1 })).toBe(4);
    },
    limit() {
      expect(beside({ robot: 'mimic', powerUps: 1 }, 'tideWall')).toBe(4);
      expect(own('tideWall', { robot: 'loneWolf', damage: 2 }).strengthOf('loneWolf')).toBe(5);
    },
  },
  undertow: {
    benefit() {
      const watched = given({
        players: [{}, { robots: ['undertow'] }],
        row: ['mimic'],
        top: ['bulwark', 'skimmer'],
      }).play(take(1));
      expect(watched.player(1).hand).toEqual(['bulwark']);
      const gathered = given({ players: [{ robots: ['undertow'] }], row: ['mimic'], top: ['bulwark'] });
      expect(gathered.play(endTurn).player(0).hand).toEqual(['bulwark']);
    },
    limit() {
      const players = [{}, { robots: ['undertow'] }] as const;
      expect(
        given({ players, row: ['mimic', 'bulwark'] })
          .play(take(1))
          .player(1).hand,
      ).toEqual([]);
      expect(
        given({ players, row: ['mimic'] })
          .play(draw)
          .player(1).hand,
      ).toEqual([]);
      const ownRow = given({ players: [{ robots: ['undertow'] }, {}], row: ['mimic'] }).play(take(1));
      expect(ownRow.player(0).hand).toEqual(['mimic']);
    },
  },
  skimmer: {
    benefit() {
      expect(beside('skimmer', 'kiteScout', 'coreLancer')).toBe(6);
    },
    limit() {
      expect(beside('skimmer', 'kiteScout', 'bulwark')).toBe(2);
      expect(beside('skimmer', 'coreLancer')).toBe(2);
    },
  },
  loneShark: {
    benefit() {
      expect(beside('loneShark', 'mimic', 'bulwark')).toBe(7);
    },
    limit() {
      expect(beside('loneShark', 'coreLancer')).toBe(3);
    },
  },
  puristLeviathan: {
    benefit() {
      expect(beside('puristLeviathan', 'coreLancer', 'kiteScout')).toBe(7);
    },
    limit() {
      expect(beside('puristLeviathan', 'bulwark')).toBe(2);
    },
  },
  packOrca: {
    benefit() {
      expect(beside('packOrca', 'mimic', 'skimmer')).toBe(5);
    },
    limit() {
      expect(beside('packOrca', 'bulwark')).toBe(1);
      expect(against('packOrca', 'mimic')).toBe(1);
    },
  },
  seaLegion: {
    benefit() {
      expect(beside('seaLegion', 'mimic', 'skimmer')).toBe(9);
    },
    limit() {
      expect(beside('seaLegion', 'mimic', 'bulwark')).toBe(1);
      expect(against('seaLegion', 'mimic', 'skimmer')).toBe(1);
    },
  },
  quadGamma: {
    benefit() {
      expect(beside('quadGamma', 'quadAlpha')).toBe(6);
      expect(own('quadGamma', 'quadAlpha', 'quadBeta').strength(0)).toBe(18);
    },
    limit() {
      expect(beside('quadGamma', 'mimic')).toBe(3);
      expect(against('quadGamma', 'quadAlpha')).toBe(3);
    },
  },
  drawBarge: {
    benefit() {
      const built = finished('drawBarge', { top: ['mimic', 'bulwark', 'skimmer'] });
      expect(built.player(0).hand).toEqual(['bulwark', 'mimic']);
    },
    limit() {
      expect(finished('drawBarge', { deck: ['mimic'] }).player(0).hand).toEqual(['mimic']);
      expect(finished('drawBarge').refused(activate('drawBarge'))).toBe('instantAbility');
    },
  },
  mimic: {
    benefit() {
      const copied = given({
        players: [
          {
            hand: ['oreTitan'],
            constructions: [{ robot: 'mimic', paid: ['deepArchive'], gained: res(0, 3, 0) }],
          },
          {},
        ],
        pool: res(0, 0, 2),
      }).play({ type: 'spend', robot: 'mimic', kind: 'fuel', count: 2 });
      expect(copied.robot('mimic')?.copied).toBe('deepArchive');
      expect(copied.play(activate('mimic')).asks).toBe('keep');
      const chosen = given({
        players: [
          {
            hand: ['quadGamma'],
            constructions: [{ robot: 'mimic', paid: ['deepArchive', 'oreTitan'], gained: res(0, 2, 2) }],
          },
          {},
        ],
      }).play(pay('mimic', 'quadGamma'), card('oreTitan'));
      expect(chosen.play(activate('mimic')).state.turn.pool).toEqual(res(3, 0, 0));
    },
    limit() {
      const none = finished('mimic');
      expect(none.robot('mimic')?.copied).toBe('');
      expect(none.refused(activate('mimic'))).toBe('noAbility');
      expect(own({ robot: 'mimic', copied: 'quadBeta' }, 'quadGamma').strengthOf('quadGamma')).toBe(3);
    },
  },
  maelstrom: {
    benefit() {
      const swept = nearly('maelstrom', {
        row: ['bulwark', 'mimic'],
        top: ['skimmer', 'loneWolf', 'loneHawk', 'loneStar', 'loneShark'],
      }).play(finish('maelstrom'));
      expect(swept.state.discard).toEqual(['bulwark', 'mimic']);
      expect(swept.state.row).toEqual(['skimmer', 'loneWolf', 'loneHawk', 'loneStar', 'loneShark']);
      const took = swept.play(take(3));
      expect(took.player(0).hand).toEqual(['loneHawk']);
      expect(took.state.row).toEqual(['skimmer', 'loneWolf', '', 'loneStar', 'loneShark']);
      expect(took.state.turn.energy).toBe(5);
    },
    limit() {
      const swept = finished('maelstrom', {
        monster: 'hydra',
        row: ['bulwark'],
        others: [{ robots: ['undertow'] }],
        deck: ['skimmer'],
      });
      // One Robot is the only choice; the player who watches the row draws nothing for it.
      expect(swept.player(0).hand).toEqual(['skimmer']);
      expect(swept.player(1).hand).toEqual([]);
      const none = finished('maelstrom', { monster: 'hydra', row: ['bulwark'], deck: [] });
      expect(none.player(0).hand).toEqual([]);
      expect(none.state.row).toEqual(['', '', '', '', '']);
    },
  },
} satisfies Proofs<keyof typeof SEA_ROBOTS>;

prove(SEA);
