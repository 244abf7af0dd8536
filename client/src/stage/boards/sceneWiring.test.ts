import { signal } from '@preact/signals';
import type { SceneContext } from '../contract/contract';
import { AnimationQueue, type Animation } from '../motions/animation';
import { followTable } from './sceneWiring';

beforeEach(() => void Object.assign(globalThis, { document: { hidden: false } }));

interface Event {
  readonly type: string;
}
type Context = SceneContext<unknown, Event, Event>;

/** A board that leaves a mark after each event, and goes back when the test says so. */
function onBoard() {
  let tell: (events: readonly Event[]) => void = () => undefined;
  let rewind: () => void = () => undefined;
  const context = {
    ...{ view: signal({}), seat: signal(0), legal: signal([]), names: signal([]) },
    settings: { animation: signal('normal'), contrast: signal(false), lessMotion: signal(false) },
    onEvents: (listener: typeof tell, rewound: () => void) => {
      [tell, rewind] = [listener, rewound];
      return () => undefined;
    },
  } as unknown as Context;
  const queue = new AnimationQueue();
  const marks: string[] = [];
  const leave = ({ type }: Event): Animation => ({
    ...{ ms: 100, frame: () => undefined },
    end: () => void marks.push(type),
  });
  followTable<unknown, Event, Event, object>(context, {
    queue,
    sprites: () => ({}),
    recolour: () => undefined,
    refresh: () => undefined,
    invalidate: () => undefined,
    acrossAt: () => undefined,
    forget: () => (marks.length = 0),
    animationsOf: (event) => [leave(event), { ms: 0, frame: () => undefined, trails: [leave(event)] }],
  });
  return { queue, marks, happens: (type: string) => tell([{ type }]), goesBack: () => rewind() };
}

test('where the game goes back, nothing stays on the board of what has been played, or still plays', () => {
  const { queue, marks, happens, goesBack } = onBoard();
  happens('shot');
  queue.finishAll();
  expect(marks).toEqual(['shot', 'shot']);
  happens('blast');
  goesBack();
  expect([marks, queue.isMoving]).toEqual([[], false]);
  happens('shot');
  queue.finishAll();
  expect(marks).toEqual(['shot', 'shot']);
});
