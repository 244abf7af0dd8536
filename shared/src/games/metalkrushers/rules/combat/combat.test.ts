import { carryOut } from '../../../../core/game/rulebook';
import { rigged } from '../../../../core/testing/rigged';
import {
  andGoOn,
  given,
  passedTo,
  position,
  stateFrom,
  type Given,
  type GivenKrusher,
} from '../../testing/given';
import { away, MIDDLE } from '../../testing/places';
import { metalkrushers } from '../..';
import { fallback } from '../../turn';
import { beginCombat, combatOrder } from './combat';

const SLICES = { left: 'mediumSlice', right: 'mediumSlice' } as const;
const SLICE_AND_SHIELD = { left: 'mediumSlice', right: 'mediumShield' } as const;

/** A and B stand front to front, A in the middle; others may stand around them. */
const fight = (
  a: Partial<GivenKrusher>,
  b: Partial<GivenKrusher>,
  more: Given['krushers'] = {},
  order?: Given['order'],
) =>
  given({
    krushers: { A: { at: MIDDLE, facing: 0, ...a }, B: { at: away(0), facing: 3, ...b }, ...more },
    ...(order && { order }),
  });
const attack = (target: string) => ({ type: 'attack', target }) as const;
const pass = { type: 'pass' } as const;
/** Two dice for the initiative of the next turn. */
const NEXT_TURN = [6, 1];

describe('G22: the order of combat', () => {
  const far = (krusher: Partial<GivenKrusher>, at: string): GivenKrusher => ({ ...krusher, at });
  const teams = stateFrom({
    teams: [{ rank: 1 }, { rank: 0 }],
    krushers: {
      A: far({ seat: 0, team: 0, arms: { left: 'largeSlice' } }, 'a1'),
      B: far({ seat: 0, team: 0, arms: { left: 'smallSlice' } }, 'a3'),
      C: far({ seat: 1, team: 1, arms: { left: 'mediumSlice' } }, 'a5'),
      D: far({ seat: 1, team: 1, arms: { left: 'mediumThrust' } }, 'a7'),
      E: far({ seat: 1, team: 1, marks: { busy: true } }, 'q1'),
      F: far({ seat: 1, team: 1, fallen: true }, 'q3'),
    },
  });

  test('sides by initiative, within a side the higher modifier first, then as built', () => {
    expect(combatOrder(teams)).toEqual(['C', 'D', 'B', 'A']);
  });

  test('the Combat Phase begins with it', () => {
    const state = stateFrom({
      mover: 'A',
      teams: [{ rank: 1 }, { rank: 0 }],
      krushers: {
        A: { at: MIDDLE, facing: 0, arms: SLICES },
        B: { at: away(0), facing: 3, arms: SLICES },
      },
    });
    const step = carryOut(state, rigged(), andGoOn(beginCombat));
    const begun = position(step.state, step.events);
    expect(begun.emitted('combatBegan')).toEqual([{ type: 'combatBegan', order: ['B', 'A'] }]);
    expect(begun.state).toMatchObject({
      phase: 'combat',
      question: { kind: 'target', krusher: 'B', seat: 1 },
    });
    expect(begun.state.movement).toBeUndefined();
  });

  test('G23: with secret sheets it shows which arms are in use', () => {
    const state = stateFrom({
      mover: 'A',
      options: { sheets: 'secret' },
      krushers: {
        A: { at: MIDDLE, facing: 0, arms: { left: 'mediumSlice', right: 'largeShield' } },
        B: { at: away(0), facing: 0, arms: SLICES },
      },
    });
    const step = carryOut(state, rigged(), andGoOn(beginCombat));
    // B looks away: it cannot attack, so no shield is of use against it.
    expect(position(step.state, step.events).emitted('armShown')).toEqual([
      { type: 'armShown', krusher: 'A', arm: 'left', item: 'mediumSlice' },
    ]);
  });

  test('a Krusher without a target in reach is skipped without an event', () => {
    const state = stateFrom({
      krushers: { A: { at: MIDDLE, arms: SLICES }, B: { at: away(0, 3), facing: 3, arms: SLICES } },
    });
    const step = carryOut(state, rigged(3, 4), andGoOn(beginCombat));
    expect(step.events.map(({ type }) => type)).toEqual([
      'combatBegan',
      'turnBegan',
      'initiativeRolled',
      'initiativeRolled',
    ]);
    expect(step.state.turn).toBe(2);
  });
});

describe('the Combat Sequence (L112-170)', () => {
  test('the target, then A to F, each asked of the right side', () => {
    const steps = [];
    let now = fight({ arms: SLICE_AND_SHIELD }, { arms: SLICE_AND_SHIELD });
    steps.push([now.question?.kind, now.question?.krusher]);
    now = now.play(0, attack('B'));
    while (now.question?.kind !== 'strike') {
      steps.push([now.question?.kind, now.question?.krusher]);
      now = now.play(now.question?.seat ?? 0, pass);
    }
    steps.push([now.question.kind, now.question.krusher]);
    expect(steps).toEqual([
      ['target', 'A'],
      ['reflex', 'B'],
      ['shield', 'B'],
      ['attackerShield', 'A'],
      ['parry', 'B'],
      ['attackerParry', 'A'],
      ['strike', 'A'],
    ]);
  });

  test('G31: nobody is asked when there is nothing to declare', () => {
    // B has nothing in its arms and has tried to turn; it will not attack either.
    const attacked = fight({ arms: SLICE_AND_SHIELD }, { marks: { reflexed: true } }).play(0, attack('B'));
    expect(attacked.question).toMatchObject({ kind: 'strike', seat: 0, krusher: 'A' });
  });

  test('after a declaration the same step asks again, until there is nothing left or the answer is no', () => {
    const attacked = fight({ arms: SLICES }, { arms: SLICES, marks: { reflexed: true } }).play(
      0,
      attack('B'),
    );
    const meets = 'left';
    const once = attacked.play(1, { type: 'parry', arm: 'left', against: 'A', meets });
    expect(once.question).toMatchObject({ kind: 'parry', krusher: 'B' });
    const twice = once.play(1, { type: 'parry', arm: 'right', against: 'A', meets });
    expect(twice.question).toMatchObject({ kind: 'strike', krusher: 'A' });
    expect(once.play(1, pass).question).toMatchObject({ kind: 'attackerParry', krusher: 'A' });
  });

  test('only the seat asked may answer, and only the question', () => {
    const attacked = fight({ arms: SLICES }, { arms: SLICES }).play(0, attack('B'));
    expect(attacked.refusal(0, pass).refused).toBe('notAsked');
    expect(attacked.refusal(1, { type: 'strike', arms: ['left'] }).refused).toBe('wrongPhase');
  });
});

describe('G29: attacking', () => {
  const C = { at: away(5), facing: 2 } as const;

  test('a second target for the other arm', () => {
    const start = fight(
      { arms: SLICES },
      { marks: { reflexed: true } },
      { C: { ...C, marks: { reflexed: true } } },
    );
    const struck = start.play(0, attack('B')).play(0, { type: 'strike', arms: ['right'] }, 1, 1);
    expect(struck.question).toMatchObject({ kind: 'target', krusher: 'A' });
    expect(struck.legal(0)).toEqual([attack('C'), pass]);
    const second = struck.play(0, attack('C'));
    expect(second.legalOf(0, 'strike')).toEqual([{ type: 'strike', arms: ['left'] }]);
    const over = second.play(0, { type: 'strike', arms: ['left'] }, 1, 1, 1, 2, 3);
    expect(over.state.turn).toBe(2);
  });

  test('an attack may be declined, which ends the Krusher’s phase', () => {
    const passed = fight({ arms: SLICES }, { arms: SLICES }).play(0, pass);
    expect(passed.emitted('heldBack')).toEqual([{ type: 'heldBack', krusher: 'A' }]);
    expect(passed.question).toMatchObject({ kind: 'target', krusher: 'B' });
    const over = passed.play(1, pass, ...NEXT_TURN);
    expect(over.state.turn).toBe(2);
  });

  test('a strike may be declined too; the same target cannot be named again', () => {
    const start = fight({ arms: SLICES }, { marks: { reflexed: true } }, { C });
    const let_go = start.play(0, attack('B')).play(0, pass);
    expect(let_go.emitted('heldBack')).toEqual([{ type: 'heldBack', krusher: 'A' }]);
    expect(let_go.refusal(0, attack('B')).refused).toBe('alreadyAttacked');
    const over = let_go.play(0, pass, 1, 2, 3);
    expect(over.emitted('heldBack')).toEqual([]);
  });

  test('friends are no targets', () => {
    const start = fight({ arms: SLICES }, {}, { C: { ...C, seat: 2, team: 0 } });
    expect(start.legalOf(0, 'attack')).toEqual([attack('B')]);
    expect(start.refusal(0, attack('C')).refused).toBe('notAnEnemy');
  });
});

describe('an Oust before', () => {
  const C = { at: away(5), facing: 2 } as const;

  test('G27: a bound Krusher must attack, and only the one it is bound to', () => {
    const start = fight({ arms: SLICES, marks: { bound: 'B', boundBonus: 1 } }, {}, { C });
    expect(start.legal(0)).toEqual([attack('B')]);
    expect(start.refusal(0, attack('C')).refused).toBe('boundElsewhere');
    expect(start.refusal(0, pass).refused).toBe('mustAttack');
    const named = passedTo(start.play(0, attack('B')), 'strike');
    expect(named.refusal(0, pass).refused).toBe('mustAttack');
  });

  test('G27: and keeps an arm for it', () => {
    const bound = { marks: { bound: 'B', boundBonus: 1 } } as const;
    const parries = (arms: GivenKrusher['arms']) =>
      passedTo(
        fight({ arms: { ...arms }, ...bound }, { arms: SLICES }).play(0, attack('B')),
        'attackerParry',
      );
    const parry = { type: 'parry', arm: 'left', against: 'B' } as const;
    const first = parries(SLICES).play(0, parry);
    expect(first.krusher('A').uses.left).toBe('parry');
    expect(first.refusal(0, { ...parry, arm: 'right' }).refused).toBe('wrongPhase');
    expect(first.question?.kind).toBe('strike');
  });

  test('G27: with one arm left it is not asked for a parry', () => {
    const one = { left: 'mediumSlice' } as const;
    const asked = (marks: GivenKrusher['marks']) =>
      fight(
        { arms: one, ...(marks && { marks }) },
        { arms: { left: 'smallImpact' }, marks: { reflexed: true } },
      ).play(0, attack('B')).question?.kind;
    expect(asked({})).toBe('attackerParry');
    expect(asked({ bound: 'B', boundBonus: 1 })).toBe('strike');
  });

  describe('G27: attacked before its own turn, it keeps an arm all the same', () => {
    const bound = { bound: 'B', boundBonus: 1 } as const;
    /** B is first, and attacks A, which is bound to it. */
    const first = (a: GivenKrusher['arms'], marks: GivenKrusher['marks'], b: GivenKrusher['arms'] = SLICES) =>
      fight({ ...(a && { arms: a }), ...(marks && { marks }) }, { ...(b && { arms: b }) }, {}, [
        'B',
        'A',
      ]).play(1, attack('A'));
    const parry = (arm: 'left' | 'right') => ({ type: 'parry', arm, against: 'B', meets: 'left' }) as const;

    test('an unbound Krusher may parry with both arms, and attack nobody', () => {
      const free = passedTo(first(SLICES, {}), 'parry').play(0, parry('left')).play(0, parry('right'));
      const over = passedTo(free, 'strike').play(1, { type: 'strike', arms: ['left'] }, 1, 1, ...NEXT_TURN);
      expect(over.state.turn).toBe(2);
    });

    test('a bound one may parry with one arm, then has to attack with the other', () => {
      const one = passedTo(first(SLICES, { ...bound, noReflex: true }), 'parry').play(0, parry('left'));
      expect(one.question?.kind).not.toBe('parry');
      const struck = passedTo(one, 'strike').play(1, { type: 'strike', arms: ['left'] }, 1, 1);
      expect(struck.question).toMatchObject({ kind: 'target', krusher: 'A' });
      expect(struck.legal(0)).toEqual([attack('B')]);
    });

    test('a parry with the arm that it must keep is refused', () => {
      const asked = passedTo(first(SLICE_AND_SHIELD, { ...bound, noReflex: true }), 'shield');
      const blocked = asked.play(0, { type: 'block', arm: 'right' });
      expect(blocked.question).toMatchObject({ kind: 'attackerParry', krusher: 'B' });
      const state = { ...asked.state, question: { ...asked.question!, kind: 'parry' as const } };
      expect(position(state, []).refusal(0, parry('left')).refused).toBe('mustAttack');
    });

    test('a spiked shield that is the only arm for it is spared, not carried', () => {
      // B stands at the right front of A: only the right arm reaches it.
      const spiked = { left: 'mediumSlice', right: 'spikedMediumShield' } as const;
      const asked = given({
        krushers: {
          A: { at: MIDDLE, facing: 5, arms: spiked, marks: { ...bound, noReflex: true } },
          B: { at: away(0), facing: 3, arms: SLICES },
        },
        order: ['B', 'A'],
      }).play(1, attack('A'));
      expect(asked.question?.kind).toBe('shield');
      expect(asked.legal(0)).toEqual([{ type: 'spare', arm: 'right' }]);
      expect(asked.refusal(0, pass).refused).toBe('mustAttack');
      expect(asked.refusal(0, { type: 'block', arm: 'right' }).refused).toBe('mustAttack');
      expect(fallback(metalkrushers.project(asked.state, 0), 0)).toEqual({ type: 'spare', arm: 'right' });
      const spared = asked.play(0, { type: 'spare', arm: 'right' });
      const struck = passedTo(spared, 'strike').play(1, { type: 'strike', arms: ['left'] }, 1, 1);
      expect(struck.legal(0)).toEqual([attack('B')]);
    });
  });

  test('a Krusher bound to one out of reach attacks nobody', () => {
    const start = fight({ arms: SLICES, marks: { bound: 'D' } }, { arms: SLICES }, { D: { at: 'a1' } });
    expect(start.question).toMatchObject({ kind: 'target', krusher: 'B' });
  });
});

describe('G28: a Krusher that arms does nothing else', () => {
  const busy = { arms: SLICE_AND_SHIELD, marks: { busy: true } } as const;

  test('no Reflex Facing, shield or parry; but its shield evades', () => {
    const struck = fight({ arms: { left: 'smallImpact' } }, busy, {}, ['A'])
      .play(0, attack('B'))
      .play(0, { type: 'strike', arms: ['left'] }, 1, 1, ...NEXT_TURN);
    expect(struck.emitted('struck')[0]).toMatchObject({ evade: -2, shieldEvade: -1, parry: 0 });
  });

  test('no attack: nobody declares anything against it', () => {
    const attacked = fight({ arms: SLICE_AND_SHIELD }, busy).play(0, attack('B'));
    expect(attacked.question?.kind).toBe('strike');
  });
});

describe('G35: all damage is marked when the last has attacked', () => {
  test('a Krusher that is going to fall still attacks', () => {
    const weak = { armor: {}, pierced: 15, arms: { left: 'largeImpact' } } as const;
    const start = fight({ ...weak }, { ...weak });
    const first = passedTo(start.play(0, attack('B')), 'strike').play(
      0,
      { type: 'strike', arms: ['left'] },
      4,
      4,
      6,
    );
    expect(first.krusher('B')).toMatchObject({ fallen: false, hits: { front: 0 } });
    expect(first.question).toMatchObject({ kind: 'target', krusher: 'B' });
    const second = passedTo(first.play(1, attack('A')), 'strike').play(
      1,
      { type: 'strike', arms: ['left'] },
      4,
      4,
      6,
    );
    expect(second.emitted('fell').map(({ krusher, cause }) => [krusher, cause])).toEqual([
      ['A', 'linkage'],
      ['B', 'linkage'],
    ]);
    expect(second.emitted('ended')).toEqual([{ type: 'ended', winners: [], cause: 'draw' }]);
  });

  test('a duel can be fought to its end', () => {
    const start = fight(
      { arms: SLICES, armor: {} },
      { arms: { left: 'smallSlice' }, armor: {}, pierced: 10, marks: { reflexed: true } },
      {},
      ['A'],
    );
    const parried = start
      .play(0, attack('B'))
      .play(1, { type: 'parry', arm: 'left', against: 'A', meets: 'left' });
    const now = parried.play(0, { type: 'strike', arms: ['left', 'right'] }, 4, 4, 4, 4, 4, 4);
    expect(now.state.parries).toEqual([]);
    expect(now.emitted('damaged').map(({ armor }) => armor)).toEqual([4, 4]);
    expect(now.krusher('B').fallen).toBe(true);
    expect(now.state.phase).toBe('over');
    expect(now.state.end).toEqual({ winners: [0], cause: 'lastStanding' });
    expect(now.question).toBeUndefined();
    expect(now.legal(0)).toEqual([]);
  });
});

describe('G32: resigning in the middle of a fight', () => {
  const three = () =>
    fight({ arms: SLICES }, { arms: SLICES }, { C: { at: away(5), facing: 2, arms: SLICES } });

  test('a target that leaves is attacked no more, and the attacker names another one', () => {
    const left = three().play(0, attack('B')).resign(1);
    expect(left.question).toMatchObject({ kind: 'target', krusher: 'A' });
    expect(left.legalOf(0, 'attack')).toEqual([attack('C')]);
    expect(left.emitted('fell')).toEqual([{ type: 'fell', krusher: 'B', cause: 'resigned' }]);
  });

  test('after an attacker that leaves the next one has its turn', () => {
    const left = three().play(0, attack('B')).resign(0);
    expect(left.question).toMatchObject({ kind: 'target', krusher: 'B', seat: 1 });
    expect(left.state.combat?.done).toEqual([]);
  });

  test('another player’s leaving changes nothing for the pair', () => {
    const attacked = three().play(0, attack('B'));
    const left = attacked.resign(2);
    expect(left.question).toEqual(attacked.question);
    expect(left.state.combat?.order).toEqual(['A', 'B']);
  });

  test('blows that were dealt before still count', () => {
    const struck = passedTo(three().play(0, attack('B')), 'strike').play(
      0,
      { type: 'strike', arms: ['left'] },
      4,
      4,
      3,
    );
    const left = passedTo(struck, 'target').resign(0);
    const over = left.play(1, pass).play(2, pass, ...NEXT_TURN);
    expect(over.krusher('B').hits.front).toBe(3);
  });

  test('when only one side is left, the fight is over at once, with all its blows', () => {
    const start = fight({ arms: SLICES }, { arms: SLICES, armor: {}, pierced: 15 });
    const struck = passedTo(start.play(0, attack('B')), 'strike').play(
      0,
      { type: 'strike', arms: ['left'] },
      4,
      4,
      3,
    );
    const left = struck.resign(0);
    expect(left.krusher('B').fallen).toBe(true);
    expect(left.state.end).toEqual({ winners: [], cause: 'draw' });
    expect(start.resign(0).state.end).toEqual({ winners: [1], cause: 'lastStanding' });
  });
});
