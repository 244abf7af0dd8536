import { Container, Texture } from 'pixi.js';
import type { Surface } from '../contract/boardDefinition';
import { paletteFor } from '../drawing/palette';
import { FACE_WIDTH } from './cardLooks';
import { CardSprites } from './CardSprites';
import type { LaidCard, TableLayout } from './tableLayout';

const DECK = { x: 0, y: 0, width: 100, height: 140 };
const DISCARD = { x: 800, y: 0, width: 100, height: 140 };

const textures = { of: () => Texture.EMPTY } as unknown as Surface['textures'];
const surface = { drawnWith: 'canvas', textures, isFlat: false } as unknown as Surface;

const card = (key: string, x: number, more: Partial<LaidCard> = {}): LaidCard => ({
  ...{ key, face: `face ${key}`, mark: 'plain', from: 'deck', to: 'discard' },
  place: { x, y: 400, width: FACE_WIDTH, rotation: 0, z: 0 },
  ...more,
});

const tableOf = (...cards: readonly LaidCard[]): TableLayout => ({
  cards,
  zones: [],
  spots: { deck: { box: DECK, mark: 'plain' }, discard: { box: DISCARD, mark: 'plain' } },
});

function spritesWith(...cards: readonly LaidCard[]) {
  const drawn: string[] = [];
  const drawFace = (face: string): Container => {
    drawn.push(face);
    return new Container();
  };
  const faces = {
    drawFace,
    turnsOver: (one: string, other: string) => (one === 'back') !== (other === 'back'),
  };
  const sprites = new CardSprites({ palette: paletteFor(false), faces, surface, density: 2 });
  sprites.sync(tableOf(...cards));
  const at = (key: string): readonly number[] => {
    const { x = NaN, y = NaN } = sprites.cards.get(key)?.holder.position ?? {};
    return [x, y];
  };
  return { sprites, drawn, at };
}

test('the first cards are simply there', () => {
  const { sprites, at } = spritesWith(card('a', 200), card('b', 300));
  expect(at('a')).toEqual([200, 400]);
  expect(sprites.step(0.1)).toBe(false);
});

test('a new card flies in from its pile', () => {
  const { sprites, at } = spritesWith();
  sprites.sync(tableOf(card('a', 200)));
  sprites.step(0.001);
  expect(at('a')[0]).toBeCloseTo(50, -1);
  expect(sprites.step(0.5)).toBe(true);
  expect(at('a')[0]).toBeGreaterThan(100);
  expect(sprites.step(0.5)).toBe(false);
  expect(at('a')).toEqual([200, 400]);
});

test('a card that moves again in the middle of a flight goes on from where it is', () => {
  const { sprites, at } = spritesWith(card('a', 200));
  sprites.sync(tableOf(card('a', 600)));
  sprites.step(0.5);
  const midway = at('a')[0] ?? NaN;
  expect(midway).toBeGreaterThan(200);
  expect(midway).toBeLessThan(600);
  sprites.sync(tableOf(card('a', 0)));
  expect(at('a')[0]).toBe(midway);
  sprites.step(1);
  expect(at('a')).toEqual([0, 400]);
});

test('a card that is gone flies to its pile, and is gone then; one without a pile at once', () => {
  const { sprites } = spritesWith(card('a', 200), { ...card('b', 300), to: 'nowhere' });
  const { children } = sprites.lying;
  sprites.sync(tableOf());
  expect(sprites.cards.get('a')).toBeUndefined();
  expect(children.length).toBe(1);
  expect(sprites.step(0.5)).toBe(true);
  expect(children[0]?.x).toBeGreaterThan(200);
  sprites.step(0.5);
  expect(children.length).toBe(0);
});

test('a face is drawn once, until the card shows another', () => {
  const { sprites, drawn } = spritesWith(card('a', 200));
  sprites.sync(tableOf(card('a', 300)));
  expect(drawn).toEqual(['face a']);
  sprites.sync(tableOf(card('a', 300, { face: 'other' })));
  expect(drawn).toEqual(['face a', 'other']);
});

test('a card that turns over shows its other face only from the middle of the turn on', () => {
  const { sprites, drawn } = spritesWith(card('a', 200));
  sprites.sync(tableOf(card('a', 200, { face: 'back' })));
  const steps = [0, 0, 0, 0].map(() => {
    sprites.step(0.12);
    return drawn.length;
  });
  expect(steps).toEqual([1, 1, 2, 2]);
  sprites.sync(tableOf(card('a', 200, { face: 'back' })));
  expect(drawn).toEqual(['face a', 'back']);
});

test('a card is lifted before it flies, leans on its way, and is pressed a little where it lands', () => {
  const { sprites } = spritesWith(card('a', 100));
  sprites.sync(tableOf(card('a', 700)));
  const { holder } = sprites.cards.get('a') ?? {};
  const seen = Array.from({ length: 20 }, () => {
    sprites.step(0.05);
    return { x: holder?.x ?? NaN, y: holder?.y ?? NaN, lean: holder?.rotation ?? NaN };
  });
  expect(seen[1]).toMatchObject({ x: 100 });
  expect(seen[1]?.y).toBeLessThan(395);
  expect(Math.max(...seen.map(({ lean }) => lean))).toBeCloseTo(Math.PI / 30, 1);
  expect(seen.at(-1)).toEqual({ x: 700, y: 400, lean: 0 });
});

test('a card that an effect keeps stays until it is released', () => {
  const { sprites, at } = spritesWith({ ...card('a', 200), to: 'nowhere' });
  sprites.keep('a');
  sprites.sync(tableOf());
  expect(sprites.spotOf('a')).toMatchObject({ x: 200, y: 400 });
  expect(at('a')[0]).toBeNaN();
  sprites.release('a');
  expect(sprites.lying.children.length).toBe(0);
});

test('a card that is sent somewhere flies there, whether it leaves the table before or after', () => {
  for (const isEarly of [true, false]) {
    const { sprites } = spritesWith(card('a', 200));
    if (isEarly) sprites.send('a', 'deck');
    sprites.sync(tableOf());
    if (!isEarly) sprites.send('a', 'deck');
    sprites.step(0.6);
    expect(sprites.lying.children[0]?.x).toBeLessThan(150);
  }
});

test('a card that is held follows the pointer above all others, and flies home when it is let go', () => {
  const { sprites, at } = spritesWith(card('a', 200), card('b', 300));
  sprites.hold('a', { x: 520, y: 90 });
  expect(at('a')).toEqual([520, 90]);
  const { holder } = sprites.cards.get('a') ?? {};
  expect(holder?.zIndex).toBeGreaterThan(sprites.cards.get('b')?.holder.zIndex ?? Infinity);
  sprites.letGo('a');
  expect(sprites.step(0.5)).toBe(true);
  sprites.step(0.5);
  expect(at('a')).toEqual([200, 400]);
});

test('only cards that can be used or are chosen have a rim', () => {
  const { sprites } = spritesWith(
    card('a', 0, { mark: 'can' }),
    card('b', 0, { mark: 'chosen' }),
    card('c', 0),
  );
  const drawnRim = (key: string): boolean =>
    (sprites.cards.get(key)?.rim.context.instructions.length ?? 0) > 0;
  expect(['a', 'b', 'c'].map(drawnRim)).toEqual([true, true, false]);
});
