import { READY_MADE, type ReadyMadeId } from '../../content/designs';
import type { Options } from '../../options';
import { FACING } from '../../testing/given';
import { started } from '../../testing/position';
import { cardsOn, pilotsIn } from './drawer';

const take = (robot: string, design: ReadyMadeId) => ({ type: 'take', robot, design }) as const;
const table = (seats = 2, more: Partial<Options> = {}) => started(seats, { readyMade: true, ...more });

/** Shuffles change nothing: green is dealt Rocketbot, Helibot and Hoverbot. */
const duel = table();
const begun = duel.play(0, take('green1', 'lancer')).play(1, take('yellow1', 'mortar'));

describe('K95: ready-made robots', () => {
  test('of each template dealt one takes one of three designs, and nothing else', () => {
    expect(duel.legal(0)).toEqual(duel.legalOf(0, 'take'));
    expect(duel.legalOf(0, 'take').map(({ design }) => design)).toEqual(
      [...READY_MADE.rocketbot, ...READY_MADE.helibot, ...READY_MADE.hoverbot].map(({ name }) => name),
    );
    expect(duel.refusal(0, take('green1', 'mortar')).refused).toBe('notDealt');
    expect(duel.refusal(0, take('yellow1', 'mortar')).refused).toBe('notYourRobot');
    expect(duel.refusal(0, take('green3', 'lancer')).refused).toBe('noSuchRobot');
  });

  test('two choices, and the first robot is to move', () => {
    expect(begun.state).toMatchObject({ phase: 'movement', turn: 1 });
    expect(begun.question).toMatchObject({ kind: 'option', robot: 'green1' });
    expect(cardsOn(begun.robot('green1'))).toEqual(
      expect.arrayContaining(['freeElectronLaser', 'particleBeamAccelerator', 'stealthCoat']),
    );
    expect(begun.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['fielded', 'designsFixed', 'edgeDrawn', 'placed', 'turnBegan']),
    );
  });

  test('a robot stands in the middle of its edge, facing the other one', () => {
    expect(begun.robot('green1')).toMatchObject({ at: 'L0', facing: FACING.south });
    expect(begun.robot('yellow1')).toMatchObject({ at: 'L15', facing: FACING.north });
    expect(begun.legalOf(0, 'move').length).toBeGreaterThan(20);
  });

  test('mates stand side by side', () => {
    const three = table(2, { robots: 3 })
      .play(0, take('green1', 'ace'))
      .play(0, take('green2', 'gunship'))
      .play(0, take('green3', 'storm'))
      .play(1, take('yellow1', 'hunter'))
      .play(1, take('yellow2', 'battery'))
      .play(1, take('yellow3', 'raider'));
    expect(['green1', 'green2', 'green3'].map((id) => three.robot(id).at).sort()).toEqual(['J0', 'L0', 'N0']);
  });

  test('a choice is changed while somebody still chooses, for another design too', () => {
    const other = duel.play(0, take('green1', 'lancer')).play(0, take('green1', 'storm'));
    expect(cardsOn(other.robot('green1'))).toContain('empBlaster');
    expect(cardsOn(other.robot('green1'))).not.toContain('freeElectronLaser');
    expect(other.refusal(0, take('green1', 'storm')).refused).toBe('templateTaken');
    expect(cardsOn(other.play(0, take('green1', 'ace')).robot('green1'))).toHaveLength(5);
    expect(begun.refusal(0, take('green1', 'ace')).refused).toBe('wrongPhase');
  });

  test('mates share templates and cards: another card stands in for what one has', () => {
    const first = table(4).play(0, take('green1', 'ace'));
    expect(first.refusal(2, take('green2', 'duellist')).refused).toBe('templateTaken');
    const second = first.play(2, take('green2', 'skirmisher'));
    const [ace, skirmisher] = [cardsOn(second.robot('green1')), cardsOn(second.robot('green2'))];
    expect(ace).toEqual(expect.arrayContaining(['grenadeLauncher', 'combatPilot']));
    expect(skirmisher).toHaveLength(6);
    expect(skirmisher.filter((card) => ace.includes(card))).toEqual([]);
  });

  test('each team of Kill the Human has one pilot, whatever is taken', () => {
    const human = table(2, { scenario: 'killTheHuman' });
    for (const [one, other] of [
      ['strafer', 'missileer'],
      ['ace', 'gunship'],
    ] as const) {
      const taken = human.play(0, take('green1', one)).play(0, take('green2', other));
      expect(pilotsIn(taken.state, 'green')).toBe(1);
    }
  });
});

describe('secrets', () => {
  test('nobody else sees what was taken; that a seat is done shows only in the seats to act', () => {
    const one = duel.play(0, take('green1', 'lancer'));
    expect(one.events).toEqual([]);
    for (const viewer of [1, 'spectator'] as const) expect(one.view(viewer)).toEqual(duel.view(viewer));
  });

  test('of the three designs of a template all look the same to the other team', () => {
    const seen = READY_MADE.hoverbot.map(({ name }) =>
      duel.play(0, take('green1', name)).play(1, take('yellow1', 'mortar')),
    );
    const [first, ...rest] = seen;
    for (const viewer of [1, 'spectator'] as const)
      for (const one of rest) expect(one.view(viewer)).toEqual(first?.view(viewer));
    for (const one of rest) expect(one.events).toEqual(first?.events);
  });
});
