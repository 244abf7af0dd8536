import { metalkrushers } from '@gearhall/shared/games/metalkrushers/index';
import { given, type Given } from '@gearhall/shared/games/metalkrushers/testing/given';
import { pointOf } from './layout';
import { krusherPictures, wreckPictures } from './picture';
import { arcsOf, stopsOf } from '../prospects/moveOptions';

const viewOf = (situation: Given, seat = 0) => metalkrushers.project(given(situation).state, seat);
const picturesOf = (situation: Given) => new Map(krusherPictures(viewOf(situation)));

const ARMED = { left: 'smallShield', right: 'mediumSlice' } as const;
const TWO: Given = {
  krushers: { k0: { at: 'i9', arms: ARMED }, k1: { at: 'i10', facing: 3, arms: ARMED } },
  mover: 'k0',
};

test('a Krusher is drawn where it stands; it is marked when it is asked something', () => {
  const pictures = picturesOf(TWO);
  expect(pictures.get('k0')).toMatchObject({ at: pointOf('i9'), asked: true, attacked: false });
  expect(pictures.get('k1')).toMatchObject({ at: pointOf('i10'), facing: 3, asked: false });
});

test('a fallen Krusher no longer stands', () => {
  const { k0, k1 } = TWO.krushers;
  const fallen = { ...TWO, krushers: { k0: k0!, k1: { ...k1!, fallen: true } } };
  expect([...picturesOf(fallen).keys()]).toEqual(['k0']);
});

test('a wreck stays where it fell', () => {
  const { k0, k1 } = TWO.krushers;
  const fallen = { ...TWO, krushers: { k0: k0!, k1: { ...k1!, fallen: true } } };
  expect(wreckPictures(viewOf(TWO))).toEqual([]);
  expect(wreckPictures(viewOf(fallen))).toMatchObject([{ at: pointOf('i10'), facing: 3 }]);
});

test('a secret sheet hides the armor and both arms', () => {
  const secret = picturesOf({ ...TWO, options: { sheets: 'secret' } });
  expect(secret.get('k0')?.armor).toBeDefined();
  expect(secret.get('k1')?.armor).toBeUndefined();
  expect(secret.get('k1')?.arms).toMatchObject({ left: 'hidden', right: 'hidden' });
});

test.each([
  ['busy', { busy: true }],
  ['bound', { bound: 'k1', boundBonus: 1 }],
  ['reflexed', { reflexed: true }],
  ['reflexed', { noReflex: true }],
] as const)('what the turn has done is a sign: %s', (sign, marks) => {
  const { k0, k1 } = TWO.krushers;
  const marked = picturesOf({ ...TWO, krushers: { k0: { ...k0!, marks }, k1: k1! } });
  expect(marked.get('k0')?.signs).toEqual([sign]);
  expect(marked.get('k1')?.signs).toEqual([]);
});

test('a path is walked letter by letter', () => {
  expect(stopsOf({ at: 'i9', facing: 0 }, 'frfb')).toEqual([
    { at: 'i9', facing: 0 },
    { at: 'i10', facing: 0 },
    { at: 'i10', facing: 1 },
    { at: 'j10', facing: 1 },
    { at: 'i10', facing: 1 },
  ]);
});

test('a weapon in the right arm covers the front and the right, with its bonus', () => {
  const arcs = arcsOf(viewOf(TWO), 'k0');
  expect(new Map(arcs.map(({ hex, bonus }) => [hex, bonus]))).toEqual(
    new Map([
      ['i10', 2],
      ['j9', 1],
      ['j8', 0],
    ]),
  );
});

test('the arcs of hidden arms are unknown', () => {
  expect(arcsOf(viewOf({ ...TWO, options: { sheets: 'secret' } }, 1), 'k0')).toEqual([]);
});
