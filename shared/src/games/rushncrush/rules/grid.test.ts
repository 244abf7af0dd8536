import { TILE_SIDE_IDS } from '../content/tiles';
import { layRoad, roadOf } from './road';

describe('R11 the grid', () => {
  test('an open course starts on spaces 3 to 1 of lanes 3 and 4, the front row first', () => {
    expect(roadOf('open:1A-5A-2A-6A').grid).toEqual(['1.3.3', '1.4.3', '1.3.2', '1.4.2', '1.3.1', '1.4.1']);
  });

  test('a ring starts on the last three spaces of lanes 3 and 4, however long they are', () => {
    expect(roadOf('ring*2:5A-9A-6A-10A').grid).toEqual([
      '4.3.16',
      '4.4.15',
      '4.3.15',
      '4.4.14',
      '4.3.14',
      '4.4.13',
    ]);
  });

  test.each([
    // 4.3 is a wall: lane 2 is the next one from the middle.
    ['open:7A-1A-2A-3A', ['1.3.3', '1.2.3', '1.3.2', '1.4.2', '1.3.1', '1.4.1']],
    ['open:8A-1A-2A-3A', ['1.4.3', '1.2.3', '1.3.2', '1.4.2', '1.3.1', '1.4.1']],
    // A wall on 4.8 and 4.9.
    ['ring:6A-7A-1A-8A-5A-3B', ['6.3.10', '6.4.10', '6.3.9', '6.2.9', '6.3.8', '6.2.8']],
    // The bottleneck leaves only lane 2 in the last row: the row ahead holds three.
    ['ring:6A-7A-1A-8A-5A-4B', ['6.3.10', '6.4.10', '6.3.9', '6.2.9', '6.1.9', '6.2.8']],
  ])('a wall on a grid place of %s: the places beside', (text, grid) => {
    expect(roadOf(text).grid).toEqual(grid);
  });

  test('wherever a course begins: six free places, nearly level, none ahead of a place in a row further forward', () => {
    for (const kind of ['open', 'ring'] as const) {
      for (const side of TILE_SIDE_IDS) {
        const { grid, byId } = layRoad({ kind, laps: 1, tiles: [side] });
        const places = grid.map((id) => byId.get(id));
        expect(new Set(grid).size).toBe(6);
        expect(places.map((place) => place?.isWall)).toEqual(Array(6).fill(false));
        const rows = places.map((place) => (kind === 'ring' ? place!.of - place!.space : 3 - place!.space));
        expect([side, rows]).toEqual([side, rows.toSorted()]);
      }
    }
  });
});
