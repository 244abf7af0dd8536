import { TILE_SIDE_IDS } from '../../content/tiles';
import { layRoad, roadOf, type Road } from './road';
import { gridOf } from './startingGrid';

const TODAY = { edition: 2 } as const;
const inRows = (text: string) => gridOf(roadOf(text), TODAY, 4);
const across = (text: string) => gridOf(roadOf(text), TODAY, 6);

/** Roads of a single tile, of both kinds. */
const roads: readonly Road[] = (['open', 'ring'] as const).flatMap((kind) =>
  TILE_SIDE_IDS.map((side) => layRoad({ kind, laps: 1, tiles: [side] })),
);
const spacesOn = ({ byId }: Road, grid: readonly string[]) => grid.map((id) => byId.get(id)!);

describe('R11 the grid of one, two and four cars', () => {
  test('an open course starts on spaces 3 to 1 of lanes 3 and 4, the front row first', () => {
    expect(inRows('open:1A-5A-2A-6A')).toEqual(['1.3.3', '1.4.3', '1.3.2', '1.4.2', '1.3.1', '1.4.1']);
  });

  test('a ring starts on the last three spaces of lanes 3 and 4, however long they are', () => {
    expect(inRows('ring*2:5A-9A-6A-10A')).toEqual([
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
    expect(inRows(text)).toEqual(grid);
  });

  test('wherever a course begins: six free places, nearly level, none ahead of a place in a row further forward', () => {
    for (const road of roads) {
      const { kind, tiles } = road.course;
      const places = spacesOn(road, gridOf(road, TODAY, 4));
      expect(new Set(places).size).toBe(6);
      expect(places.map(({ isWall }) => isWall)).toEqual(Array(6).fill(false));
      const rows = places.map(({ of, space }) => (kind === 'ring' ? of - space : 3 - space));
      expect([tiles, rows]).toEqual([tiles, rows.toSorted()]);
    }
  });

  test('in the first edition any number stands there', () => {
    for (const road of roads)
      for (const cars of [3, 6]) expect(gridOf(road, {}, cars)).toEqual(gridOf(road, TODAY, 4));
  });
});

describe('R11 the grid of three, five and six cars', () => {
  test('one row across the road, those nearest to the middle first', () => {
    expect(across('open:1A-5A-2A-6A')).toEqual(['1.3.3', '1.4.3', '1.2.3', '1.5.3', '1.1.3', '1.6.3']);
    expect(gridOf(roadOf('open:1A-5A-2A-6A'), TODAY, 3)).toEqual(['1.3.3', '1.4.3', '1.2.3']);
    expect(gridOf(roadOf('open:1A-5A-2A-6A'), TODAY, 5)).toHaveLength(5);
  });

  test('before a ring on a bend: on the last space of each lane, the outer ones are a little ahead', () => {
    expect(across('ring*2:9A-6A-10A-5A')).toEqual(['4.1.10', '4.2.9', '4.3.8', '4.4.7', '4.5.7', '4.6.6']);
  });

  test('at the beginning of a bend: level with the third space of the longest lane', () => {
    expect(across('open:5A-1A-2A-3A')).toEqual(['1.3.3', '1.2.3', '1.1.3', '1.6.2', '1.4.2', '1.5.2']);
  });

  test.each([
    // The inner lane of a wide bend is missing: the sixth stands behind, in the shortest lane that there is.
    ['ring*2:5A-9A-6A-10A', ['4.1.18', '4.2.17', '4.3.16', '4.4.15', '4.5.15', '4.4.14']],
    // A wall on 3.3.
    ['open:8A-1A-2A-3A', ['1.2.3', '1.1.3', '1.6.2', '1.4.2', '1.5.2', '1.6.1']],
    // A wall in two lanes of the bottleneck.
    ['ring:6A-7A-1A-8A-5A-4B', ['6.3.10', '6.4.10', '6.2.10', '6.1.10', '6.3.9', '6.2.9']],
  ])('a wall on a grid place of %s: the row behind', (text, grid) => {
    expect(across(text)).toEqual(grid);
  });

  test('wherever a course begins: as many free places as cars, front to back, nearly level', () => {
    for (const road of roads)
      for (const cars of [3, 5, 6]) {
        const places = spacesOn(road, gridOf(road, TODAY, cars));
        expect(new Set(places).size).toBe(cars);
        expect(places.map(({ isWall }) => isWall)).toEqual(Array(cars).fill(false));
        const shares = places.map(({ space, of }) => (space - 0.5) / of);
        expect(shares).toEqual(shares.toSorted((one, other) => other - one));
        expect(shares[0]! - shares.at(-1)!).toBeLessThan(0.25);
      }
  });
});
