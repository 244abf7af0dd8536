import { distance, hexTowards } from '../../../core/game/hex';
import {
  COLUMNS,
  edgeBeyond,
  EDGE_IDS,
  edgeHexes,
  groundAt,
  HEX_IDS,
  coordinatesOf,
  idAt,
  isHexId,
  STRUCTURES,
  PRINTED_IDS,
  type HexId,
  type TerrainId,
} from './map';

/** The hex at the other end of the sheet. */
const opposite = (id: HexId): HexId => {
  const { column, halves } = groundAt(id);
  const last = COLUMNS - 1;
  const found = HEX_IDS.find((other) => {
    const ground = groundAt(other);
    return ground.column === last - column && ground.halves === 30 - halves;
  });
  return found ?? '';
};

describe('K8: the sheet', () => {
  test('325 hexes in 21 columns of 15 and 16 in turn, ten half ones at each edge', () => {
    expect(HEX_IDS).toHaveLength(325);
    for (let column = 0; column < COLUMNS; column += 1) {
      const own = HEX_IDS.filter((id) => groundAt(id).column === column);
      expect(own).toHaveLength(column % 2 === 0 ? 15 : 16);
    }
    for (const edge of EDGE_IDS) expect(edgeHexes(edge)).toHaveLength(10);
    expect(edgeHexes('top')[0]).toBe('B0');
    expect(edgeHexes('bottom').at(-1)).toBe('T15');
  });

  test('every hex but those with a single structure lies like its opposite', () => {
    const [sheds, others] = [['gasStation', 'boatShed'], HEX_IDS];
    const unlike = others.filter((id) => groundAt(id).terrain !== groundAt(opposite(id)).terrain);
    const single = PRINTED_IDS.filter((id) => sheds.includes(id)).map((id) => STRUCTURES[id].at);
    for (const id of unlike) expect([...single, ...single.map(opposite)]).toContain(id);
    expect(unlike.length).toBeGreaterThan(0);
  });

  test.each([
    ['towerTop', 10, 2.5],
    ['towerBottom', 10, 12.5],
    ['gasStation', 10, 8.5],
    ['boatShed', 3, 8],
    ['dam', 14, 6.5],
    ['bridge', 6, 8.5],
  ] as const)('%s stands in column %d, %d hexes from the top', (id, column, fromTop) => {
    const ground = groundAt(STRUCTURES[id].at);
    expect([ground.column, ground.halves / 2]).toEqual([column, fromTop]);
    expect(ground.structure).toBe(id);
  });

  test('K26: towers, gas station and boat shed are buildings, dam and bridge lie in the water', () => {
    for (const id of PRINTED_IDS) {
      const { at, building } = STRUCTURES[id];
      const isWet = id === 'dam' || id === 'bridge';
      expect(building).toBe(!isWet);
      expect(groundAt(at).terrain).toBe(isWet ? 'water' : 'building');
    }
  });

  test.each<readonly [TerrainId, number]>([
    ['woods', 24],
    ['hill', 18],
    ['water', 18],
    ['plain', 16],
    ['building', 4],
  ])('hexes of %s', (terrain, count) => {
    expect([terrain, HEX_IDS.filter((id) => groundAt(id).terrain === terrain).length]).toEqual([
      terrain,
      count,
    ]);
  });

  test('the hex in the middle is flood plain', () => {
    expect(groundAt('K8').terrain).toBe('plain');
    expect(opposite('K8')).toBe('K8');
  });

  test('the river is one, from edge to edge', () => {
    const wet = HEX_IDS.filter((id) => groundAt(id).terrain === 'water' || groundAt(id).terrain === 'plain');
    const reached = new Set(['A11']);
    for (const id of reached)
      for (const other of wet)
        if (distance(coordinatesOf(id), coordinatesOf(other)) === 1) reached.add(other);
    expect(reached.size).toBe(wet.length);
    expect(reached).toContain('U5');
  });
});

test('a hex is found by its coordinates; off the sheet it is undefined', () => {
  for (const id of HEX_IDS) expect(idAt(coordinatesOf(id))).toBe(id);
  expect(idAt(hexTowards(coordinatesOf('B0'), 4))).toBeUndefined();
  expect(idAt(hexTowards(coordinatesOf('A1'), 3))).toBeUndefined();
  expect(isHexId('constructor')).toBe(false);
});

test('K14: beyond the top or the bottom edge, in a column of the sheet; not beyond its sides', () => {
  expect(edgeBeyond(hexTowards(coordinatesOf('B0'), 4))).toBe('top');
  expect(edgeBeyond(hexTowards(coordinatesOf('A1'), 4))).toBe('top');
  expect(edgeBeyond(hexTowards(coordinatesOf('T15'), 1))).toBe('bottom');
  expect(edgeBeyond(hexTowards(coordinatesOf('A1'), 3))).toBeUndefined();
  expect(edgeBeyond(hexTowards(coordinatesOf('U8'), 0))).toBeUndefined();
  expect(edgeBeyond(coordinatesOf('K8'))).toBeUndefined();
});
