import { CHASSIS_IDS } from '@gearhall/shared/games/kriegbot/content/chassis';
import { wavesOf } from '../effects/context';
import { pointOf } from './layout';
import { itemsOf, numbersOf } from './looks';
import { plateOf, robotPictures, silhouetteOf } from './picture';
import { playedGame } from '../testing/games';

const moments = [...playedGame({ seats: 2, seed: 'picture', most: 60 })];
const fought = moments.find(({ view }) => view.phase === 'movement');
if (!fought) throw new Error('The game did not begin.');
const { view, seat } = fought;

test('a robot is drawn where it stands, with every slot of its template on the plate', () => {
  const pictures = robotPictures(view);
  expect(pictures).toHaveLength(2);
  for (const [id, { at, items, chassis }] of pictures) {
    expect(at).toEqual(pointOf(view.robots[id]?.at ?? ''));
    expect(items.map(({ item }) => item)).toEqual(itemsOf(chassis));
  }
});

test('every number of every template leads to one cell of its plate', () => {
  for (const chassis of CHASSIS_IDS) {
    const numbers = itemsOf(chassis).flatMap((item) => numbersOf(chassis, item));
    expect([...numbers].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(itemsOf(chassis).at(-1)).toBe('core');
  }
});

test('the other team’s cards are backs without a name; one’s own are backs with their names', () => {
  for (const robot of Object.values(view.robots)) {
    const backs = plateOf(robot).filter(({ face }) => face === 'back');
    expect(backs.length).toBeGreaterThan(0);
    const isMine = robot.seat === seat;
    for (const { card } of backs) expect(card !== '').toBe(isMine);
  }
});

test('a silhouette that a face-down card might raise is not shown as certain', () => {
  const enemy = Object.values(view.robots).find((robot) => robot.seat !== seat);
  if (!enemy) throw new Error('There is no enemy.');
  expect(silhouetteOf(view, enemy).rises).toBe(true);
  const open = { ...enemy, skin: { ...enemy.skin, card: 'silvered' as const, shown: true } };
  const slots = Object.fromEntries(
    Object.entries(enemy.slots).map(([id, slot]) => [id, { ...slot, card: '' as const }]),
  );
  const bare = { ...open, slots: slots as typeof enemy.slots };
  const seen = { ...view, robots: { ...view.robots, [enemy.id]: bare } };
  expect(silhouetteOf(seen, bare).rises).toBe(false);
});

test('a robot’s conditions are signs; a destroyed robot is not drawn', () => {
  const [robot] = Object.values(view.robots);
  if (!robot) throw new Error('There is no robot.');
  const burning = { ...robot, onFire: true, painted: true };
  const seen = { ...view, robots: { [robot.id]: burning } };
  expect(robotPictures(seen)[0]?.[1].signs).toEqual(expect.arrayContaining(['onFire', 'painted']));
  expect(robotPictures({ ...view, robots: { [robot.id]: { ...robot, at: '' } } })).toEqual([]);
});

test('each five leads to the die after it', () => {
  expect(wavesOf([0, 5, 5, 1])).toEqual([0, 0, 1, 2]);
  expect(wavesOf([5, 1, 4])).toEqual([0, 1, 0]);
});
