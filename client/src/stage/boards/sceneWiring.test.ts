import { signal } from '@preact/signals';
import type { SceneContext } from '../contract/contract';
import { AnimationQueue, type Animation } from '../motions/animation';
import { followTable } from './sceneWiring';

beforeEach(() => void Object.assign(globalThis, { document: { hidden: false } }));

interface Event {
  readonly type: string;
}
type Context = SceneContext<unknown, Event, Event>;

interface Ways {
  /** Events that are told while the board is being made. */
  readonly before?: readonly Event[];
  readonly playsBeginning?: boolean;
}

/** A board that leaves a mark after each event, and goes back when the test says so. */
function onBoard({ before, playsBeginning }: Ways = {}) {
  let tell: (events: readonly Event[]) => void = () => undefined;
  let rewind: () => void = () => undefined;
  const [sounds, seen, following]: [string[], number[], string[][]] = [[], [], []];
  const context = {
    ...{ view: signal({}), seat: signal(0), legal: signal([]), names: signal([]) },
    settings: { animation: signal('normal'), contrast: signal(false), lessMotion: signal(false) },
    play: (sound: string) => sounds.push(sound),
    onEvents: (
      listener: (events: readonly Event[], played?: (place: number) => void) => void,
      rewound: () => void,
    ) => {
      [tell, rewind] = [listener, rewound];
      if (before) listener(before, (place) => seen.push(place));
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
    heard: { soundOf: ({ type }) => type, unitOf: () => undefined },
    playsBeginning,
    animationsOf: (event, _effects, rest) => {
      following.push(rest.map(({ type }) => type));
      return [leave(event), { ms: 0, frame: () => undefined, trails: [leave(event)] }];
    },
  });
  const happens = (...types: string[]): void => tell(types.map((type) => ({ type })));
  return { queue, marks, sounds, seen, following, happens, goesBack: () => rewind() };
}

test('an event is played knowing what follows it, with its sound; the fanfare waits for the celebration', () => {
  const { queue, sounds, following, happens } = onBoard();
  happens('shot', 'blast', 'fanfare');
  for (let now = 0; queue.step(now); now += 50);
  expect(following).toEqual([['blast', 'fanfare'], ['fanfare'], []]);
  expect(sounds).toEqual(['shot', 'blast']);
});

test('what a game has begun with before its board was there is played where the board wants it', () => {
  const before = [{ type: 'laid' }, { type: 'lined' }];
  const eager = onBoard({ before, playsBeginning: true });
  expect([eager.queue.busy, eager.seen]).toEqual([true, []]);
  const other = onBoard({ before });
  expect([other.queue.busy, other.seen]).toEqual([false, [1]]);
});

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
