import { Texture } from 'pixi.js';
import type { Surface } from '../../../stage/contract/boardDefinition';
import { paletteFor } from '../../../stage/drawing/palette';
import { playedGame } from '../testing/games';
import { BoardSprites } from './BoardSprites';

const textures = { of: () => Texture.EMPTY, drop: () => undefined };
const surface = { isFlat: true, drawnWith: 'canvas', textures } as unknown as Surface;

test('whoever comes while an attack waits for its dice knows what it is made with', () => {
  const waiting = [...playedGame({ seats: 2, seed: 'hands', most: 400 })].find(({ view }) => view.assault);
  if (!waiting?.view.assault) throw new Error('No attack waited for its dice.');
  const sprites = new BoardSprites(paletteFor(false), surface);
  sprites.sync(waiting.view);
  expect(sprites.arms).toBe(waiting.view.assault.arms);
});
