import { bySide, type Side } from '../../content/sides';
import { armorLeft, linkageLeft } from './condition';

const armor = bySide((side) => (side === 'front' ? 10 : 5));
const hit = (hits: Partial<Record<Side, number>>, pierced = 0) => ({
  hits: bySide((side) => hits[side] ?? 0),
  pierced,
});

describe('G10: what is left', () => {
  test('the armor of a side, never below 0', () => {
    expect(armorLeft(hit({ front: 4 }), armor, 'front')).toBe(6);
    expect(armorLeft(hit({ front: 4 }), armor, 'rear')).toBe(5);
    expect(armorLeft(hit({ front: 14 }), armor, 'front')).toBe(0);
  });

  test('of the Internal Linkage, 16 at first', () => {
    expect(linkageLeft(hit({ front: 10, rear: 5 }), armor)).toBe(16);
  });

  test('the excess of each side goes to the Internal Linkage', () => {
    expect(linkageLeft(hit({ front: 12, rear: 6, leftRear: 4 }), armor)).toBe(13);
  });

  test('criticals go there directly', () => {
    expect(linkageLeft(hit({ front: 11 }, 3), armor)).toBe(12);
  });

  test('never below 0', () => {
    expect(linkageLeft(hit({ front: 99 }), armor)).toBe(0);
  });
});
