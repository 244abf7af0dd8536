import { activate, card, complete, construct, done, name, pay, target } from '../../testing/does';
import { given, res, type GivenConstruction, type Position } from '../../testing/given';
import { finish, finished, nearly } from '../../testing/proofs';

const robotsOf = (position: Position) => position.player(0).robots.map(({ robot }) => robot);
const eventsOf = (position: Position) =>
  position.events.flatMap((event) =>
    event.type === 'completed' ? [event.robot] : event.type === 'drew' ? [`${event.by} draws`] : [],
  );

/** All of these lack 1 steel. */
const WAR_ELEPHANT: GivenConstruction = { robot: 'warElephant', gained: res(3, 1, 2) };
const DRAW_BARGE: GivenConstruction = { robot: 'drawBarge', gained: res(1, 4, 0) };
const BULWARK: GivenConstruction = { robot: 'bulwark', gained: res(3, 0, 2) };

describe('M14: completion', () => {
  test('what pays is discarded, and the Robot may be activated this very turn', () => {
    const built = given({
      players: [
        {
          hand: ['quadBeta'],
          constructions: [{ robot: 'oreTitan', paid: ['quarryDigger'], gained: res(0, 0, 2) }],
        },
        {},
      ],
    }).play(pay('oreTitan', 'quadBeta'));
    expect(built.state.discard).toEqual(['quarryDigger', 'quadBeta']);
    expect(built.robot('oreTitan')).toMatchObject({ turned: false, powerUps: 0, damage: 0 });
    expect(built.play(activate('oreTitan')).state.turn.pool).toEqual(res(3, 0, 0));
  });

  test('Dry Dock finishes others at once: the owner orders them, each with its instant', () => {
    const asked = finished('dryDock', { player: { constructions: [WAR_ELEPHANT, DRAW_BARGE] } });
    expect(asked.asks).toBe('order');
    expect(asked.refused(complete('dryDock'))).toBe('notAChoice');
    expect(asked.refused({ type: 'endTurn' })).toBe('answerFirst');
    expect(eventsOf(asked.play(complete('drawBarge')))).toEqual([
      'drawBarge',
      'drawBarge draws',
      'warElephant',
      'warElephant draws',
    ]);
    expect(eventsOf(asked.play(complete('warElephant')))).toEqual([
      'warElephant',
      'warElephant draws',
      'drawBarge',
      'drawBarge draws',
    ]);
  });

  test("the Monster's completion rule comes first, then the instant, then the next Robot", () => {
    const asked = finished('dryDock', {
      monster: 'behemoth',
      player: { constructions: [WAR_ELEPHANT, BULWARK] },
      others: [{ robots: ['mimic', 'skimmer'] }],
    });
    expect(asked.asks).toBe('place');
    expect(robotsOf(asked)).toEqual(['dryDock']);
    const second = asked.play(target('mimic'), target('mimic'), complete('warElephant'));
    expect(robotsOf(second)).toEqual(['dryDock', 'warElephant']);
    expect(eventsOf(second)).toEqual(['warElephant']);
    const third = second.play(target('skimmer'), target('skimmer'));
    expect(eventsOf(third)).toEqual(['warElephant draws', 'bulwark']);
  });

  test('a discount that the first completion uses up leaves the others unfinished', () => {
    const asked = nearly('coilEel', {
      player: { nation: 'workshop', constructions: [WAR_ELEPHANT, DRAW_BARGE] },
    }).play({ type: 'useNation', kind: 'steel' });
    // Coil Eel lacks steel as well.
    expect(asked.legalOf('complete')).toHaveLength(3);
    const one = asked.play(complete('warElephant'));
    expect(robotsOf(one)).toEqual(['warElephant']);
    expect(one.asks).toBeUndefined();
    expect(one.state.turn.ready).toEqual([]);
  });

  test('what lacks something again is ready no more', () => {
    const lacks = { robot: 'packOrca', gained: res(0, 3, 2) } as const;
    const asked = given({
      players: [
        {
          nation: 'workshop',
          constructions: [{ robot: 'dryDock', gained: res(0, 2, 1) }, lacks, WAR_ELEPHANT, BULWARK],
        },
        {},
      ],
    }).play({ type: 'useNation', kind: 'circuits' }, complete('dryDock'));
    expect(asked.asks).toBe('order');
    expect(asked.state.turn.ready.map(({ robot }) => robot)).toEqual(['warElephant', 'bulwark']);
  });

  test('completions during an effect wait until it is done, and follow as they arose', () => {
    const first = given({
      players: [
        {
          robots: ['carrierWing'],
          hand: ['quadBeta', 'fieldMedic', 'rallyMast'],
          constructions: [BULWARK, DRAW_BARGE, WAR_ELEPHANT],
        },
        {},
      ],
    }).play(activate('carrierWing'), pay('drawBarge', 'quadBeta'));
    expect(robotsOf(first)).toEqual(['carrierWing']);
    expect(first.refused(pay('drawBarge', 'fieldMedic'))).toBe('notAChoice');
    const second = first.play(pay('bulwark', 'fieldMedic'));
    expect(robotsOf(second)).toEqual(['carrierWing', 'drawBarge', 'bulwark']);
    expect(robotsOf(first.play(done))).toEqual(['carrierWing', 'drawBarge']);
  });

  test('a place is needed to begin even if the payment completes, and is free only after it', () => {
    const full = given({
      players: [
        {
          robots: ['carrierWing'],
          hand: ['quadBeta', 'scrapHound', 'dryDock'],
          constructions: [BULWARK, { robot: 'mimic' }, { robot: 'skimmer' }],
        },
        {},
      ],
    });
    expect(full.refused(construct('scrapHound', 'quadBeta'))).toBe('noPlace');
    const waiting = full.play(activate('carrierWing'), pay('bulwark', 'quadBeta'));
    expect(waiting.legalOf('construct')).toEqual([]);
  });

  test('Siege Gantry completes within its effect; what follows from that comes after it', () => {
    const built = given({
      players: [{ robots: ['siegeGantry'], constructions: [{ robot: 'dryDock' }, WAR_ELEPHANT] }, {}],
    }).play(activate('siegeGantry'), complete('dryDock'));
    expect(robotsOf(built)).toEqual(['siegeGantry', 'dryDock', 'warElephant']);
    expect(built.emitted('completed').map(({ robot, free }) => [robot, free])).toEqual([
      ['dryDock', true],
      ['warElephant', false],
    ]);
  });

  test('Doomsday Core waits for another Robot, destroys it before anything else, and may take a passive away', () => {
    const asked = nearly('dryDock', {
      player: {
        robots: [],
        constructions: [{ robot: 'doomsdayCore', gained: res(3, 2, 3) }, BULWARK],
      },
    }).play(finish('dryDock'));
    expect(asked.asks).toBe('order');
    const doomed = asked.play(complete('doomsdayCore'));
    // Without Dry Dock, Bulwark lacks 1 steel again.
    expect(robotsOf(doomed)).toEqual(['doomsdayCore']);
    expect(doomed.player(0).constructions).toMatchObject([{ robot: 'bulwark' }]);
    expect(doomed.state.turn.ready).toEqual([]);
    const other = asked.play(complete('bulwark'), target('bulwark'));
    expect(robotsOf(other)).toEqual(['dryDock', 'doomsdayCore']);
  });

  test('it does not come back in an opponent’s turn, only in the own', () => {
    const theirs = given({
      players: [
        { constructions: [{ robot: 'doomsdayCore', gained: res(3, 2, 3) }], robots: [] },
        { robots: ['oreTitan'] },
      ],
      seat: 1,
    }).play({ type: 'endTurn' });
    expect(robotsOf(theirs)).toEqual([]);
  });

  test('instants in a row: Prototype, finished by Dry Dock, asks before the next is completed', () => {
    const asked = finished('dryDock', {
      player: { constructions: [{ robot: 'prototype', gained: res(2, 2, 2) }, BULWARK] },
    }).play(complete('prototype'));
    expect(asked.asks).toBe('place');
    expect(robotsOf(asked)).toEqual(['dryDock', 'prototype']);
    const placed = asked.play(target('dryDock'), target('dryDock'), target('prototype'));
    expect(robotsOf(placed)).toEqual(['dryDock', 'prototype', 'bulwark']);
    const foundry = finished('dryDock', {
      player: { constructions: [{ robot: 'mobileFoundry', gained: res(3, 0, 2) }, BULWARK] },
    }).play(complete('mobileFoundry'), name('fuel'), name('fuel'), name('fuel'));
    expect(robotsOf(foundry)).toEqual(['dryDock', 'mobileFoundry']);
    expect(robotsOf(foundry.play(name('fuel')))).toEqual(['dryDock', 'mobileFoundry', 'bulwark']);
  });

  test('Mimic chooses before what pays leaves', () => {
    const asked = given({
      players: [
        { hand: ['coilEel'], constructions: [{ robot: 'mimic', paid: ['drawBarge'], gained: res(0, 2, 1) }] },
        {},
      ],
    }).play(pay('mimic', 'coilEel'));
    expect(asked.asks).toBe('copy');
    expect(asked.state.discard).toEqual([]);
    const copied = asked.play(card('coilEel'));
    expect(copied.state.discard).toEqual(['drawBarge', 'coilEel']);
    expect(copied.emitted('copied')).toEqual([{ type: 'copied', seat: 0, robot: 'mimic', of: 'coilEel' }]);
  });
});
