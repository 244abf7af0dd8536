import { beginFrom } from '@gearhall/shared/games/kriegbot/content/edited/fromPrinted';
import { paintedAt } from '@gearhall/shared/games/kriegbot/content/edited/ground';
import { HEX_IDS } from '@gearhall/shared/games/kriegbot/content/map';
import { brushed, BRUSH_IDS, oppositeHex } from './brushes';

const SHOWDOWN = beginFrom('showdown');
const alone = (at: string) => ({ at, isMirrored: false });
const mirrored = (at: string) => ({ at, isMirrored: true });

test('the opposite of the opposite is the hex itself, and each has one', () => {
  expect(new Set(HEX_IDS.map(oppositeHex)).size).toBe(HEX_IDS.length);
  for (const id of HEX_IDS) expect(oppositeHex(oppositeHex(id))).toBe(id);
  expect(oppositeHex('B0')).toBe('T15');
});

test('ground is painted on one hex, or on both', () => {
  expect(paintedAt(brushed(SHOWDOWN, 'water', alone('B0')).ground, 'B0')).toBe('~');
  const both = brushed(SHOWDOWN, 'water', mirrored('B0'));
  expect([paintedAt(both.ground, 'B0'), paintedAt(both.ground, 'T15')]).toEqual(['~', '~']);
});

test('a structure is moved, and takes the place of another', () => {
  const { dam = '' } = SHOWDOWN.structures;
  expect(brushed(SHOWDOWN, 'bridge', alone(dam)).structures).toMatchObject({ bridge: dam });
  expect(brushed(SHOWDOWN, 'bridge', alone(dam)).structures.dam).toBeUndefined();
});

test('of the buildings that nothing harms there is one, which takes the place of another structure', () => {
  const { dam = '' } = SHOWDOWN.structures;
  const held = brushed(SHOWDOWN, 'mission', mirrored(dam));
  expect(held.stands).toEqual({ id: 'mission', at: dam });
  expect(held.structures.dam).toBeUndefined();
  expect(brushed(held, 'tesla', alone('K8')).stands).toEqual({ id: 'tesla', at: 'K8' });
  expect(brushed(held, 'remove', alone('K8')).stands).toEqual(held.stands);
  expect(brushed(held, 'remove', alone(dam)).stands).toBeUndefined();
  expect(brushed(held, 'bridge', alone(dam)).stands).toBeUndefined();
});

test('the towers are opposite to each other; of everything else there is one', () => {
  const { structures } = brushed(SHOWDOWN, 'towerTop', mirrored('C2'));
  expect(structures).toMatchObject({ towerTop: 'C2', towerBottom: oppositeHex('C2') });
  expect(brushed(SHOWDOWN, 'dam', mirrored('C2')).structures.dam).toBe('C2');
});

test('the flag is set and taken away, and so is a structure', () => {
  const flagged = brushed(SHOWDOWN, 'flag', mirrored('C2'));
  expect(flagged.flag).toBe('C2');
  expect(brushed(flagged, 'remove', alone('C2'))).not.toHaveProperty('flag');
  const { dam = '' } = SHOWDOWN.structures;
  const without = brushed(flagged, 'remove', alone(dam));
  expect([without.flag, without.structures.dam]).toEqual(['C2', undefined]);
});

test.each(BRUSH_IDS)('%s a second time changes nothing', (brush) => {
  const once = brushed(SHOWDOWN, brush, alone('E5'));
  expect(brushed(once, brush, alone('E5'))).toBe(once);
});
