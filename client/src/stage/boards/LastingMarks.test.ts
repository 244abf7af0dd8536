import { signal } from '@preact/signals';
import { LastingMarks } from './LastingMarks';

interface Event {
  readonly type: string;
}

/** A board where each shot and each end leaves a mark; "turn" begins a round. */
function onBoard() {
  const past = signal<readonly Event[]>([]);
  const laid: string[] = [];
  let isReady = true;
  const lasting = {
    isRound: ({ type }: Event) => type === 'turn',
    of: (events: readonly Event[]) =>
      events
        .filter(({ type }) => /^(?:shot|end)/u.test(type))
        .map((event) => ({
          ...{ event, isCertain: event.type.startsWith('end') },
          lay: () => void laid.push(event.type),
        })),
  };
  const marks = new LastingMarks<object, Event, object>(past, () => (isReady ? lasting : undefined));
  const happens = (...types: string[]): readonly Event[] => {
    const events = types.map((type) => ({ type }));
    past.value = [...past.value, ...events];
    return events;
  };
  const look = (): readonly string[] => {
    laid.length = 0;
    marks.lay({}, {});
    return [...laid];
  };
  return { marks, happens, look, ready: (now: boolean) => (isReady = now) };
}

test('a board that comes late shows what has happened, in order and once', () => {
  const { happens, look } = onBoard();
  happens('turn', 'shot 1', 'step', 'shot 2');
  expect(look()).toEqual(['shot 1', 'shot 2']);
  expect(look()).toEqual([]);
  happens('shot 3');
  expect(look()).toEqual(['shot 3']);
});

test('what is filmed leaves its marks by itself; what was stepped over meanwhile does not', () => {
  const { marks, happens, look } = onBoard();
  const [shot] = happens('shot 1', 'shot 2');
  if (shot) marks.filmed(shot);
  expect(look()).toEqual(['shot 2']);
});

test('until the board can draw them nothing is laid, and nothing is lost', () => {
  const { marks, happens, look, ready } = onBoard();
  ready(false);
  for (const event of happens('shot 1')) marks.filmed(event);
  expect(look()).toEqual([]);
  ready(true);
  expect(look()).toEqual(['shot 1']);
});

test('where the game has gone back, what surely happened is laid again', () => {
  const { marks, happens, look } = onBoard();
  happens('turn', 'shot 1', 'end 1', 'turn', 'shot 2', 'turn', 'shot 3', 'end 2');
  expect(look()).toHaveLength(5);
  happens('takenBack', 'shot 4');
  marks.forget();
  expect(look()).toEqual(['shot 1', 'end 1', 'end 2', 'shot 4']);
});
