import { metalheads } from '../..';
import { activate, card, chooseNation, done, endTurn, target } from '../../testing/does';
import { begun, given, res, type GivenPlayer, type Position } from '../../testing/given';

const FULL: GivenPlayer = {
  hand: ['bulwark', 'coilEel'],
  constructions: [{ robot: 'mimic', paid: ['oreTitan'] }],
  robots: ['skimmer', 'colossus'],
};

describe('M20: a player who leaves', () => {
  test('hand and constructions go to the discard pile, completed Robots stay as targets', () => {
    const left = given({ players: [{ robots: ['coreLancer'] }, FULL, {}] }).leave(1);
    expect(left.state.discard).toEqual(['coilEel', 'bulwark', 'mimic', 'oreTitan']);
    expect(left.player(1)).toMatchObject({ out: true, hand: [], constructions: [] });
    const hit = left.play(activate('coreLancer'), target('colossus'));
    expect(hit.robot('colossus')?.damage).toBe(1);
  });

  test('on turn: the next player begins, with a refilled row', () => {
    const left = given({ players: [FULL, {}, {}], row: ['', 'gunship'] }).leave(0);
    expect(left.state.turn).toMatchObject({ seat: 1, energy: 5 });
    expect(left.state.row[0]).toBe('gunship');
    expect(left.state.row[4]).not.toBe('');
    expect(left.emitted('turnEnded')).toEqual([]);
  });

  test('with a question open: what they looked at is discarded, and nothing more is asked', () => {
    const looking = given({
      players: [{ robots: ['deepArchive'] }, {}, {}],
      top: ['gunship', 'overseer', 'undertow'],
    }).play(activate('deepArchive'));
    const left = looking.leave(0);
    expect(left.state.discard).toEqual(['gunship', 'overseer', 'undertow']);
    expect(left.state.turn).toMatchObject({ seat: 1, tasks: [], looked: [] });
  });

  test('their turns are skipped, also those of the 1st player, and rounds go on', () => {
    const left = given({ players: [{}, {}, {}] }).leave(0);
    const round = left.play(endTurn, endTurn);
    expect(round.state).toMatchObject({ round: 2, turn: { seat: 1 } });
  });

  test('they draw, trigger and score nothing', () => {
    const strong = { robot: 'colossus', powerUps: 20 } as const;
    const watching = given({
      players: [{}, { robots: ['undertow'], out: true }, {}],
      row: ['gunship'],
    }).play({ type: 'take', spot: 1 });
    expect(watching.player(1).hand).toEqual([]);
    const left = given({ monster: 'swarmQueen', players: [{ robots: [strong] }, {}, {}] }).leave(0);
    expect(left.state.ending).toBe('');
    const end = given({
      monster: 'swarmQueen',
      players: [{ robots: ['dryDock'] }, { robots: [strong], out: true }, {}],
      seat: 2,
      state: { ending: 'strength' },
    }).play(endTurn);
    expect(end.state.end).toMatchObject({ winners: [0], scores: [0, 0, 0] });
  });

  test('the last one left wins', () => {
    expect(given({ players: [FULL, {}] }).leave(0).state.end).toMatchObject({ winners: [1], cause: 'left' });
    expect(given({ players: [FULL, { out: true }, {}] }).leave(0).state.end?.winners).toEqual([2]);
  });

  test('in the last round: it still ends after the last player', () => {
    const last = given({ players: [{}, {}, {}], seat: 2, state: { ending: 'strength' } });
    expect(last.leave(2).state.end?.cause).toBe('strength');
  });

  test('while the others discard before the game: the rest goes on', () => {
    const one = begun({ monster: 'titanOak' }, 3);
    const put = one.playAs(0, card(one.player(0).hand[0]!)).playAs(1, card(one.player(1).hand[0]!));
    const left = put.leave(2);
    expect(left.state.phase).toBe('nations');
    expect(left.state.first).not.toBe(2);
    expect(left.state.discard).toHaveLength(8);
    // Who has put one aside and leaves has it discarded too.
    const aside = one.playAs(0, card(one.player(0).hand[0]!)).leave(0);
    expect(aside.state.discard).toHaveLength(6);
    expect(aside.state.phase).toBe('discarding');
  });

  test('while Nations are chosen, or before the head start', () => {
    const start = begun({ monster: 'leviathan' }, 3);
    const left = start.leave(1);
    expect(left.state).toMatchObject({ phase: 'nations' });
    expect(left.refused(chooseNation('dynamo'), 1)).toBe('notYourTurn');
    const played = left.playAs(0, chooseNation('vanguard')).playAs(2, chooseNation('dynamo'));
    expect(played.state.phase).toBe('headStart');
    const gone = played.leave(0);
    expect(gone.state.end).toMatchObject({ winners: [2] });
    const three = start.playAs(1, chooseNation('vanguard')).playAs(0, chooseNation('arsenal'));
    const begins = three.playAs(2, chooseNation('dynamo')).leave(1);
    expect(begins.state).toMatchObject({ phase: 'turns', round: 1, turn: { seat: 2 } });
  });

  test('somebody else, in the middle of a question about them: it is not asked of nobody', () => {
    const asked = given({
      players: [{ robots: ['roadTrader'], hand: ['mimic'] }, {}, {}],
    }).play(activate('roadTrader'));
    expect(asked.asks).toBe('give');
    const left = asked.leave(1);
    expect(left.player(2).hand).toEqual(['mimic']);
    expect(left.state.turn.pool).toEqual(res(3, 0, 0));
    const stolen = given({
      players: [{ robots: ['sonarThief'], hand: ['oreTitan'] }, { hand: ['mimic'] }, {}],
    }).playWith([1], activate('sonarThief'));
    expect(stolen.asks).toBe('giveBack');
    expect(stolen.leave(1).player(0).hand).toEqual(['oreTitan', 'mimic']);
  });
});

describe('M20: when the time is up', () => {
  const fallback = ({ state }: Position) => {
    const [seat = 0] = metalheads.toAct(state);
    return metalheads.fallback(metalheads.project(state, seat), seat);
  };

  test('the turn ends; of a question as little as possible is done', () => {
    expect(fallback(given({ players: [FULL, {}] }))).toEqual(endTurn);
    const asked = given({ players: [{ robots: ['coreForeman'] }, {}, {}] }).play(activate('coreForeman'));
    expect(fallback(asked)).toMatchObject({ type: 'name' });
    const kept = given({ players: [{ robots: ['coreVault'] }, {}], pool: res(1, 0, 0) }).play(endTurn);
    expect(fallback(kept)).toEqual(done);
  });
});
