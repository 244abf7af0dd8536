import { activate, card, construct, draw, give, pay, swap, take } from './testing/does';
import { begun, given, type Position } from './testing/given';
import { HIDDEN } from './content/robots';
import type { Event } from './events';
import { project } from './project';
import { audience } from './telling';

const VIEWERS = [0, 1, 'spectator'] as const;

const table = given({
  monster: 'hydra',
  players: [
    {
      hand: ['mimic', 'bulwark'],
      constructions: [{ robot: 'colossus', paid: ['oreTitan'] }],
      robots: [{ robot: 'skimmer', damage: 1 }],
      kept: { fuel: 1 },
    },
    { hand: ['coilEel'] },
  ],
  row: ['gunship'],
  deck: ['overseer', 'undertow'],
  discard: ['loneWolf'],
  pool: { steel: 2 },
});

describe('M19: what everybody sees', () => {
  test.each(VIEWERS)('%s', (viewer) => {
    const view = project(table.state, viewer);
    expect(view).toMatchObject({
      ...{ row: ['gunship', '', '', '', ''], discard: ['loneWolf'], supply: 29 },
      turn: { seat: 0, energy: 5, pool: { steel: 2, circuits: 0, fuel: 0 } },
    });
    expect(view.players[0]).toMatchObject({
      robots: [{ robot: 'skimmer', damage: 1 }],
      constructions: [{ robot: 'colossus', paid: [{ side: { steel: 2, circuits: 0, fuel: 0 } }] }],
      kept: { fuel: 1 },
    });
    expect(view.players[0]?.hand).toHaveLength(2);
    expect(view.deck).toEqual([HIDDEN, HIDDEN]);
    expect(new Set(view.removed)).toEqual(new Set([HIDDEN]));
  });
});

describe('M19: what is hidden', () => {
  test('a hand, and what a Robot under construction was paid with, but to its owner', () => {
    const [mine, theirs, nobody] = VIEWERS.map((viewer) => project(table.state, viewer).players[0]);
    expect(mine?.hand).toEqual(['bulwark', 'mimic']);
    expect(mine?.constructions[0]?.paid[0]?.card).toBe('oreTitan');
    for (const other of [theirs, nobody]) {
      expect(other?.hand).toEqual([HIDDEN, HIDDEN]);
      expect(other?.constructions[0]?.paid[0]?.card).toBe(HIDDEN);
    }
  });

  test('after the game everything is open to all', () => {
    const view = project(table.state, 'everyone');
    expect(view.deck).toEqual(['undertow', 'overseer']);
    expect(view.players[1]?.hand).toEqual(['coilEel']);
    expect(view.removed).not.toContain(HIDDEN);
  });

  test('what is looked at, but to the player on turn', () => {
    const looks = given({
      players: [{ robots: ['deepArchive'] }, {}],
      top: ['gunship', 'overseer', 'undertow'],
    }).play(activate('deepArchive')).state;
    expect(project(looks, 0).turn.looked).toEqual(['gunship', 'overseer', 'undertow']);
    expect(project(looks, 1).turn.looked).toEqual([HIDDEN, HIDDEN, HIDDEN]);
  });

  test('what is put aside, until all have', () => {
    const start = begun({ monster: 'titanOak' }, 2);
    const robot = start.player(0).hand[0]!;
    const { state } = start.playAs(0, card(robot));
    expect(project(state, 0).players[0]?.aside).toBe(robot);
    expect(project(state, 1).players[0]?.aside).toBe(HIDDEN);
    expect(project(state, 1).players[1]?.aside).toBe('');
  });

  test('not a Robot with a token of the set-up, which is known in a hand (M24)', () => {
    const { state } = given({
      monster: 'behemoth',
      players: [{ hand: ['bulwark', 'oreTitan', 'mimic'] }, {}],
      marked: ['oreTitan'],
    });
    // Always last: its place among the others would tell something of them.
    expect(project(state, 1).players[0]?.hand).toEqual([HIDDEN, HIDDEN, 'oreTitan']);
  });
});

/** The events of a position that only some learn of, each with the viewers who do. */
const secrets = ({ events }: Position): readonly (readonly [Event['type'], readonly number[]])[] =>
  events.flatMap((event) => {
    const seats = audience(event);
    return seats ? [[event.type, seats] as const] : [];
  });

/** What all learn must name none of these. */
const isTold = ({ events }: Position, ...robots: readonly string[]): boolean => {
  const open = JSON.stringify(events.filter((event) => audience(event) === undefined));
  return robots.some((robot) => open.includes(`"${robot}"`));
};

describe('M19: who learns of an event', () => {
  test('of a Robot taken from the row all, of one drawn only who draws', () => {
    const before = given({ players: [{}, {}], row: ['gunship'], top: ['overseer'] });
    expect(secrets(before.play(take(1)))).toEqual([]);
    const drew = before.play(draw);
    expect(secrets(drew)).toEqual([['drawn', [0]]]);
    expect(isTold(drew, 'overseer')).toBe(false);
  });

  test('of a payment its side, but to its owner', () => {
    const paid = given({ players: [{ hand: ['bulwark', 'quadBeta', 'oreTitan'] }, {}] }).play(
      construct('bulwark', 'quadBeta'),
      pay('bulwark', 'oreTitan'),
    );
    expect(secrets(paid)).toEqual([
      ['paidWith', [0]],
      ['paidWith', [0]],
    ]);
    expect(isTold(paid, 'quadBeta', 'oreTitan')).toBe(false);
  });

  test('of what goes from hand to hand, giver and taker', () => {
    const gave = given({ players: [{ hand: ['gunship'], robots: ['roadTrader'] }, {}, {}] }).play(
      activate('roadTrader'),
      give('gunship', 2),
    );
    expect(secrets(gave)).toEqual([['given', [0, 2]]]);
    expect(isTold(gave, 'gunship')).toBe(false);
    const stolen = given({
      players: [{ hand: ['mimic'], robots: ['sonarThief'] }, { hand: ['gunship'] }],
    })
      .playWith([1], activate('sonarThief'))
      .play(card('mimic'));
    expect(secrets(stolen)).toEqual([['given', [0, 1]]]);
    expect(isTold(stolen, 'gunship', 'mimic')).toBe(false);
  });

  test('of what Deep Archive discards all, of what it keeps only its owner', () => {
    const kept = given({
      players: [{ robots: ['deepArchive'] }, {}],
      top: ['gunship', 'overseer', 'undertow'],
    }).play(activate('deepArchive'), card('overseer'));
    expect(secrets(kept)).toEqual([['drawn', [0]]]);
    expect(isTold(kept, 'overseer')).toBe(false);
    expect(isTold(kept, 'gunship')).toBe(true);
  });

  test('of what Signal Kite gives away, giver and taker', () => {
    const gave = given({ players: [{ robots: ['signalKite'] }, {}], top: ['gunship', 'overseer'] }).play(
      activate('signalKite'),
      give('gunship', 1),
    );
    expect(secrets(gave)).toEqual([
      ['drawn', [0]],
      ['given', [0, 1]],
    ]);
    expect(isTold(gave, 'gunship', 'overseer')).toBe(false);
  });

  test('of what the solo Monster is given, and of what changes places with the row, all', () => {
    const monster = given({ players: [{ hand: ['gunship'], robots: ['roadTrader'] }] });
    expect(isTold(monster.play(activate('roadTrader')), 'gunship')).toBe(true);
    const swapped = given({
      players: [{ hand: ['gunship', 'mimic'], robots: ['kiteScout'] }, {}],
      row: ['overseer'],
    }).play(activate('kiteScout'), swap('mimic', 1));
    expect(secrets(swapped)).toEqual([]);
    expect(isTold(swapped, 'gunship')).toBe(false);
  });

  test('of what Feedstock Press pays with only its owner', () => {
    const pressed = given({
      players: [{ robots: ['feedstockPress'], constructions: [{ robot: 'bulwark' }] }, {}],
      top: ['oreTitan'],
    }).play(activate('feedstockPress'));
    expect(secrets(pressed)).toEqual([
      ['drawn', [0]],
      ['paidWith', [0]],
    ]);
    expect(isTold(pressed, 'oreTitan')).toBe(false);
  });
});
