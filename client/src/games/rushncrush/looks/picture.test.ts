import { BARE, given } from '@gearhall/shared/games/rushncrush/testing/given';
import { shuffled } from '@gearhall/shared/games/rushncrush/testing/started';
import { layoutOf, placeOf } from './layout';
import { carPictures, minePictures, wreckPictures } from './picture';
import { viewOf } from '../testing/contexts';

test('what is drawn of a racing car', () => {
  const view = viewOf(
    given({
      course: BARE,
      cars: { ann: { at: '1.3.4', card: 'coffinNail', box: '2.9', armed: ['flamer'], heat: 2 } },
    }),
  );
  expect(Object.fromEntries(carPictures(view))['ann']).toEqual({
    seat: 0,
    number: 0,
    card: 'coffinNail',
    fixed: ['combatBumper', 'minelayer'],
    armed: ['flamer'],
    place: placeOf(layoutOf(BARE), '1.3.4'),
    gear: 2,
    speed: 9,
    structure: 6,
    heat: 2,
    onTurn: true,
  });
});

test('in neutral there is no gear', () => {
  const view = viewOf(given({ course: BARE, cars: { ann: { at: '1.3.4', box: '0' } } }));
  expect(carPictures(view)[0]?.[1]).toMatchObject({ gear: 0, speed: 0 });
});

test('two cars of a seat are numbered, one alone is not', () => {
  const pair = viewOf(shuffled(3, { cars: 2 }, 'pair'));
  expect(carPictures(pair).map(([, { number }]) => number)).toEqual([1, 2, 1, 2, 1, 2]);
  expect(carPictures(viewOf(shuffled(3, {}, 'one'))).map(([, { number }]) => number)).toEqual([0, 0, 0]);
});

test('a lost car is a wreck where it stands; a car whose player has left is not drawn', () => {
  const view = viewOf(
    given({
      course: BARE,
      cars: { ann: { at: '1.3.4' }, bob: { at: '1.2.2', lost: 'heat' }, cat: { at: '', lost: 'resigned' } },
      mover: 'ann',
    }),
  );
  expect(carPictures(view).map(([id]) => id)).toEqual(['ann']);
  expect(wreckPictures(view)).toMatchObject([{ seat: 1, place: placeOf(layoutOf(BARE), '1.2.2') }]);
});

test('a mine shows whose it is, even when its car is lost; one of older rules is nobody’s', () => {
  const view = viewOf(
    given({
      course: BARE,
      cars: { ann: { at: '1.3.4' }, bob: { at: '1.1.4', lost: 'heat' }, cat: { at: '1.5.4' } },
      mines: [{ at: '1.3.2', car: 'bob' }, '1.2.2'],
    }),
  );
  expect(minePictures(view)).toEqual([
    { at: '1.3.2', seat: 1 },
    { at: '1.2.2', seat: undefined },
  ]);
});
