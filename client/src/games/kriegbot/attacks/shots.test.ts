import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { fight } from '@gearhall/shared/games/kriegbot/testing/scenes/fight';
import { isShot, narrowed, nearestShot, wishOf } from './shots';

/** A Gatling Gun that may attack a robot and a structure, once or twice. */
const view = fight({
  green1: { at: 'L13', slots: { primary: 'gatlingGun' } },
  yellow1: { at: 'L9' },
}).view(0);
const shots = kriegbot.legal(view, 0).filter(isShot);

test('choosing a part keeps the other parts where that is possible', () => {
  const twice = shots.find(({ attacks, target }) => attacks === 2 && target === 'yellow1');
  if (!twice) throw new Error('No second attack.');
  const other = shots.find(({ target }) => target !== 'yellow1')?.target ?? '';
  const turned = nearestShot(shots, { ...wishOf(twice), target: other }, twice.help);
  expect(turned).toEqual({ ...twice, target: other });
  expect(narrowed(shots, wishOf(twice)).attacks.every(({ target }) => target === 'yellow1')).toBe(true);
});

test('an impossible part is replaced by the first possible one', () => {
  expect(nearestShot(shots, { arms: 'howitzer', target: 'nobody' })).toEqual(shots[0]);
  expect(nearestShot([], { arms: 'howitzer' })).toBeUndefined();
});
