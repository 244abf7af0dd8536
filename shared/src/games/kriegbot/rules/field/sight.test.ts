import fc from 'fast-check';
import { HEX_IDS, type TerrainId } from '../../content/map';
import { stateFrom } from '../../testing/given';
import { drawn } from '../../testing/drawing';
import { hasLine, lineBetween, seesOver, terrainAt, type Shooting } from './sight';

/** Is there a line from a to b, and one from b to a? They must be the same. */
function sees(drawing: string, more: Partial<Shooting> & { on?: Record<string, TerrainId> } = {}): boolean {
  const { on, ...shooting } = more;
  const map = drawn(drawing, on);
  const shot = { painted: false, medium: 'GUN', ...shooting } as const;
  const there = seesOver(map.terrain, [map.at('a'), map.at('b')], shot);
  const back = seesOver(map.terrain, [map.at('b'), map.at('a')], shot);
  expect(back).toBe(there);
  return there;
}

const through = (sign: string): string => `
a

${sign}

b
`;
const UNPAINTED = { painted: false } as const;
const PAINTED = { painted: true } as const;

describe('the matrix of K6', () => {
  const onHill = { on: { a: 'hill' } } as const;
  const targetOnHill = { on: { b: 'hill' } } as const;
  test.each([
    ['open ground', '.', UNPAINTED, true],
    ['water', '~', UNPAINTED, true],
    ['woods', 'W', UNPAINTED, false],
    ['woods, lobbed over', 'W', { ...UNPAINTED, overWoods: true }, true],
    ['woods, painted', 'W', PAINTED, true],
    ['woods, painted, by a missile', 'W', { ...PAINTED, medium: 'MISSILE' }, true],
    ['woods, painted, by a beam', 'W', { ...PAINTED, medium: 'BEAM' }, true],
    ['woods, from a hill', 'W', { ...UNPAINTED, ...onHill }, false],
    ['a building', 'S', UNPAINTED, false],
    ['a building, lobbed over', 'S', { ...UNPAINTED, overWoods: true }, false],
    ['a building, painted', 'S', PAINTED, false],
    ['a building, painted, by a bolt', 'S', { ...PAINTED, medium: 'BOLT' }, false],
    ['a building, painted, by a missile', 'S', { ...PAINTED, medium: 'MISSILE' }, true],
    ['a building, from a hill', 'S', { ...UNPAINTED, ...onHill }, false],
    ['a hill', 'H', UNPAINTED, false],
    ['a hill, painted', 'H', PAINTED, false],
    ['a hill, by a missile at what is not painted', 'H', { ...UNPAINTED, medium: 'MISSILE' }, false],
    ['a hill, painted, by a missile', 'H', { ...PAINTED, medium: 'MISSILE' }, true],
    ['a hill, from a hill', 'H', { ...UNPAINTED, ...onHill }, true],
    ['a hill, at a target on a hill', 'H', { ...UNPAINTED, ...targetOnHill }, true],
    ['a hill, painted, from a hill', 'H', { ...PAINTED, ...onHill }, true],
  ] as const)('%s', (_, sign, shooting, line) => {
    expect(sees(through(sign), shooting)).toBe(line);
  });

  test('the hexes of attacker and target never block', () => {
    expect(sees(through('.'), { on: { a: 'woods', b: 'building' } })).toBe(true);
    expect(sees(through('.'), { on: { a: 'building', b: 'woods' } })).toBe(true);
  });
});

describe('lines along an edge (K6, K41)', () => {
  const beside = (left: string, right: string): string => `
  ${left}
a   b
  ${right}
`;
  test('are clear if either side is clear', () => {
    expect(sees(beside('W', '.'))).toBe(true);
    expect(sees(beside('.', 'W'))).toBe(true);
  });
  test('are blocked if both sides are', () => {
    expect(sees(beside('W', 'W'))).toBe(false);
    expect(sees(beside('W', 'S'))).toBe(false);
    expect(sees(beside('W', 'W'), PAINTED)).toBe(true);
    expect(sees(beside('W', 'S'), PAINTED)).toBe(true);
    expect(sees(beside('H', 'S'), { ...PAINTED, medium: 'MISSILE' })).toBe(true);
  });
  test('each stretch counts separately: one side here and the other there leave the line clear', () => {
    const crossed = (one: string, other: string): string => `
  W   ${one}
a   .   b
  .   ${other}
`;
    expect(sees(crossed('.', 'W'))).toBe(true);
    expect(sees(crossed('W', '.'))).toBe(true);
    expect(sees(crossed('W', 'W'))).toBe(false);
  });
  test('go through the hex between two stretches', () => {
    expect(
      sees(`
  .   .
a   W   b
  .   .
`),
    ).toBe(false);
  });
  test('nothing beyond the edge of the sheet blocks', () => {
    expect(lineBetween('B0', 'D0')).toEqual({ through: [], along: [] });
  });
});

describe('corners (K41)', () => {
  test('a hex that is touched at a corner only does not block', () => {
    // The line runs along edges; the hexes at its outer corners are only touched.
    expect(
      sees(`
W   W
  .
a   b
  .
W   W
`),
    ).toBe(true);
  });
  test('a hex that is barely cut does', () => {
    const leaning = (first: string, second: string): string => `
a
  W
${first}
  ${second}
W
  b
`;
    expect(sees(leaning('.', '.'))).toBe(true);
    expect(sees(leaning('W', '.'))).toBe(false);
    expect(sees(leaning('.', 'W'))).toBe(false);
  });
});

test('K41: robots, dam and bridge never block; only terrain matters', () => {
  const field = stateFrom({ robots: {} });
  expect(terrainAt(field, 'O7')).toBe('water');
  expect(hasLine(field, 'O6', 'O8', { painted: false, medium: 'GUN' })).toBe(true);
});

test('K13: half-hexes are seen through, and from', () => {
  const field = stateFrom({ robots: {} });
  expect(lineBetween('B0', 'B3').through).toEqual(['B1', 'B2']);
  expect(hasLine(field, 'B0', 'B3', { painted: false, medium: 'GUN' })).toBe(true);
});

describe('what is destroyed', () => {
  const field = (structures: Parameters<typeof stateFrom>[0]['structures']) =>
    stateFrom({ robots: {}, structures });
  test('K26, KS0.19: a destroyed building leaves clear ground', () => {
    const shot = { painted: false, medium: 'GUN' } as const;
    expect(hasLine(field({}), 'K2', 'K4', shot)).toBe(false);
    expect(hasLine(field({ towerTop: 1 }), 'K2', 'K4', shot)).toBe(false);
    expect(hasLine(field({ towerTop: 2 }), 'K2', 'K4', shot)).toBe(true);
  });
  test('K26: a broken dam floods the plain', () => {
    expect(terrainAt(field({}), 'K8')).toBe('clear');
    expect(terrainAt(field({ dam: 2 }), 'K8')).toBe('water');
  });
});

test('a line is the same both ways round, for all pairs sampled', () => {
  const hex = fc.constantFrom(...HEX_IDS);
  const medium = fc.constantFrom('GUN', 'BEAM', 'MISSILE', 'BOLT');
  const field = stateFrom({ robots: {} });
  fc.assert(
    fc.property(hex, hex, fc.boolean(), medium, (from, to, painted, by) => {
      const shot = { painted, medium: by } as const;
      expect(hasLine(field, from, to, shot)).toBe(hasLine(field, to, from, shot));
      const [there, back] = [lineBetween(from, to), lineBetween(to, from)];
      expect([...there.through].sort()).toEqual([...back.through].sort());
      expect(there.through).not.toContain(from);
      expect(there.through).not.toContain(to);
    }),
    { numRuns: 3000 },
  );
});
