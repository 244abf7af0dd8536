import { metalkrushers } from '@gearhall/shared/games/metalkrushers/index';
import { given } from '@gearhall/shared/games/metalkrushers/testing/given';
import { Textures } from '../../../stage/sprites/Textures';
import { angleOf } from '../looks/layout';
import { krusherPictures, type KrusherPicture } from '../looks/picture';
import { MachineBody } from './machineBody';

/** A canvas that takes every stroke and draws nothing. */
function paperCanvas(): HTMLCanvasElement {
  const light = { addColorStop: jest.fn() };
  const brush: object = new Proxy(
    {},
    { get: (_, name) => () => (/Gradient/u.test(String(name)) ? light : undefined) },
  );
  return { width: 1, height: 1, getContext: () => brush } as unknown as HTMLCanvasElement;
}

beforeAll(() => {
  const path = { lineTo: jest.fn(), closePath: jest.fn() };
  Object.assign(globalThis, { Path2D: jest.fn(() => path) });
});

function pictureOf(hits: number): KrusherPicture {
  const { state } = given({
    krushers: { k0: { at: 'i9', arms: { left: 'smallShield', right: 'mediumSlice' } } },
  });
  const [entry] = krusherPictures(metalkrushers.project(state, 0));
  const picture = entry![1];
  return { ...picture, hits: { ...picture.hits, front: hits } };
}

test('a machine has one texture, however often it is hit and turned', () => {
  const textures = new Textures(paperCanvas);
  const body = new MachineBody(textures);
  body.draw(pictureOf(0));
  const { bytes } = textures;
  for (let time = 1; time < 9; time += 1) {
    body.draw(pictureOf(time));
    body.face(angleOf(1) * time);
  }
  expect(textures.bytes).toBe(bytes);
});

test('it is painted anew for a hit and for another facing, and for nothing else', () => {
  const textures = new Textures(paperCanvas);
  const painted = jest.spyOn(textures, 'of');
  const paintings = (): number => painted.mock.calls.filter(([name]) => name.startsWith('repainted')).length;
  const body = new MachineBody(textures);
  body.draw(pictureOf(0));
  body.draw({ ...pictureOf(0), asked: true });
  body.face(angleOf(1) * 0.4);
  expect(paintings()).toBe(1);
  body.draw(pictureOf(1));
  expect(paintings()).toBe(2);
  body.face(angleOf(1) * 0.6);
  body.face(angleOf(1) * 7);
  expect(paintings()).toBe(3);
});

test('it leaves nothing behind but what it shares', () => {
  const textures = new Textures(paperCanvas);
  const [one, other] = [new MachineBody(textures), new MachineBody(textures)];
  one.draw(pictureOf(0));
  const { bytes } = textures;
  other.draw(pictureOf(0));
  expect(textures.bytes).toBeGreaterThan(bytes);
  other.destroy();
  expect(textures.bytes).toBe(bytes);
});
