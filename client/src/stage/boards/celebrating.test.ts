import { signal } from '@preact/signals';
import { Container, Texture, type Sprite } from 'pixi.js';
import { AnimationQueue } from '../motions/animation';
import type { Stage } from '../renderer/stage';
import { Textures } from '../sprites/Textures';
import { celebrate, loadCelebration } from './celebrating';

beforeEach(async () => {
  Object.assign(globalThis, {
    document: { hidden: false },
    screen: { width: 1440, height: 900 },
    devicePixelRatio: 1,
  });
  jest.spyOn(Textures.prototype, 'of').mockReturnValue(Texture.WHITE);
  await loadCelebration();
});

const COINS = { ...{ width: 20, height: 20, density: 1 }, paint: () => undefined };
const WON = { winners: [0], dims: true, rains: true };

/** A board on which seat 0 has a ship and seat 1 has none. */
function onBoard({ animation = 1, lessMotion = false, contrast = false } = {}) {
  const queue = new AnimationQueue();
  queue.pace = animation;
  const stage = { world: new Container(), canvas: { dataset: {} } } as unknown as Stage;
  const play = jest.fn();
  const context = {
    play,
    view: signal({ ships: ['a'] }),
    settings: {
      animation: signal('normal' as const),
      lessMotion: signal(lessMotion),
      contrast: signal(contrast),
    },
  } as const;
  const done = jest.fn();
  const lent = {
    ...{ stage, queue, context, scale: 1, begins: () => undefined },
    celebrated: {
      matter: [COINS],
      piecesOf: ({ ships }: { ships: readonly string[] }, seat: number) => (seat === 0 ? ships : []),
    },
    seen: { x: 0, y: 0, width: 800, height: 500 },
    markedAt: () => ({ x: 100, y: 100, radius: 20 }),
  };
  const drawn = (): readonly Sprite[] => stage.world.children.flatMap(({ children }) => children as Sprite[]);
  let now = 0;
  const passes = (ms: number): void => {
    for (const end = now + ms; now < end; now += 20) queue.step(now);
  };
  const isTold = () => 'celebrates' in stage.canvas.dataset;
  return {
    queue,
    done,
    play,
    drawn,
    passes,
    isTold,
    begin: (victory = WON, by = celebrate) => by(lent, victory, done),
  };
}

test('where its film has not been loaded, the result comes at once', async () => {
  const { queue, play, begin } = onBoard();
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./celebrating');
    expect(begin(WON, fresh.celebrate)).toBe(false);
  });
  expect([play.mock.calls, queue.busy]).toEqual([[['fanfare']], false]);
});

test('it gets dark around the winner, it rains, and nothing of it stays', () => {
  const { queue, done, drawn, passes, isTold, begin, play } = onBoard();
  expect(begin()).toBe(true);
  expect(play.mock.calls).toEqual([['fanfare']]);
  passes(700);
  expect(isTold()).toBe(true);
  const [dark, ...drops] = drawn();
  expect(dark?.alpha).toBe(1);
  expect(drops.filter(({ visible }) => visible).length).toBeGreaterThan(10);
  expect(done).not.toHaveBeenCalled();
  passes(640);
  expect(done).toHaveBeenCalledTimes(1);
  passes(640);
  expect([drawn().length, queue.isMoving, isTold()]).toEqual([0, false, false]);
});

test('who does not want to wait sees the end at once', () => {
  const { queue, done, drawn, passes, begin } = onBoard();
  begin();
  passes(300);
  queue.finishAll();
  expect(done).toHaveBeenCalledTimes(1);
  expect([drawn().length, queue.isMoving]).toEqual([0, false]);
});

test('before those who have lost it does not rain, and where all have won nothing gets dark', () => {
  const lost = onBoard();
  lost.begin({ ...WON, rains: false });
  lost.passes(400);
  expect(lost.drawn()).toHaveLength(1);
  const all = onBoard();
  all.begin({ ...WON, dims: false });
  all.passes(400);
  expect(all.drawn().every(({ alpha }) => alpha === 1)).toBe(true);
});

test('the fanfare is heard where nothing moves, and not where nobody looks or wants a film', () => {
  const heardBy = ({ begin, play }: ReturnType<typeof onBoard>): number => {
    begin();
    return play.mock.calls.length;
  };
  expect([onBoard({ lessMotion: true }), onBoard({ animation: Infinity })].map(heardBy)).toEqual([1, 0]);
  Object.assign(globalThis, { document: { hidden: true } });
  expect(heardBy(onBoard())).toBe(0);
});

test.each([
  ['motion is off', onBoard({ animation: Infinity }), WON],
  ['somebody wants less motion', onBoard({ lessMotion: true }), WON],
  [
    'a winner has nothing on the board, and it does not rain',
    onBoard(),
    { ...WON, winners: [1], rains: false },
  ],
  ['contrast is high, before those who have lost', onBoard({ contrast: true }), { ...WON, rains: false }],
])('nothing is shown where %s', (_name, { begin, queue, done }, victory) => {
  expect(begin(victory)).toBe(false);
  expect(queue.isMoving).toBe(false);
  expect(done).not.toHaveBeenCalled();
});
