import { project } from './project';
import { readyMade } from './content/designs';
import { options as optionsOf } from './options';
import { emptyArena } from './rules/turn/building';
import { given, passedTo, type GivenKrusher } from './testing/given';
import { away, MIDDLE } from './testing/places';
import { fallback } from './turn';
import type { State } from './state';

const SLICES = { left: 'mediumSlice', right: 'mediumSlice' } as const;
const SHIELD = { left: 'mediumShield', right: 'mediumSlice' } as const;

const fight = (a: Partial<GivenKrusher> = {}, b: Partial<GivenKrusher> = {}) =>
  given({
    krushers: {
      A: { at: MIDDLE, facing: 0, arms: SLICES, ...a },
      B: { at: away(0), facing: 3, arms: SHIELD, ...b },
    },
  });
const done = (state: State, seat: number) => fallback(project(state, seat), seat);

describe('G34: a seat that is away', () => {
  test('builds the first ready-made design, as many as it has to', () => {
    const table = optionsOf.parse({ krushers: 2 });
    const [first] = readyMade(table);
    const action = done(emptyArena(table, 2), 1);
    expect(action).toMatchObject({ type: 'build' });
    expect(action.type === 'build' && action.krushers[0]).toMatchObject({ ...first });
    expect(action.type === 'build' && action.krushers).toHaveLength(2);
  });

  test('does not move', () => {
    const { state } = given({ krushers: { A: { at: MIDDLE }, B: { at: away(0, 3) } }, mover: 'A' });
    expect(done(state, 0)).toEqual({ type: 'endMove' });
  });

  test('attacks nobody, does not turn, uses neither shield nor parry', () => {
    const start = fight();
    expect(done(start.state, 0)).toEqual({ type: 'pass' });
    const attacked = start.play(0, { type: 'attack', target: 'B' });
    for (const kind of ['reflex', 'shield', 'parry'] as const) {
      const { state, question } = passedTo(attacked, kind);
      expect(question?.seat).toBe(1);
      expect(done(state, 1)).toEqual({ type: 'pass' });
    }
    expect(done(passedTo(attacked, 'strike').state, 0)).toEqual({ type: 'pass' });
  });

  test('attacks and strikes where it must', () => {
    const bound = fight({ marks: { bound: 'B', boundBonus: 1 } });
    expect(done(bound.state, 0)).toEqual({ type: 'attack', target: 'B' });
    const attacked = passedTo(bound.play(0, { type: 'attack', target: 'B' }), 'strike');
    expect(done(attacked.state, 0)).toMatchObject({ type: 'strike' });
  });
});
