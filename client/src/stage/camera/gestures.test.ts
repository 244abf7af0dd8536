import type { Point } from '../geometry/geometry';
import { GestureReader } from './gestures';

const at = (id: number, x: number, y: number, time = 0) => ({ id, point: { x, y }, time });

function reader() {
  const log: string[] = [];
  const text = ({ x, y }: Point): string => `${x},${y}`;
  const read = new GestureReader({
    tap: (point) => void log.push(`tap ${text(point)}`),
    longPress: (point) => void log.push(`long ${text(point)}`),
    hover: (point) => void log.push(`hover ${point ? text(point) : 'nothing'}`),
    pan: (by) => void log.push(`pan ${text(by)}`),
    zoom: (factor, point) => void log.push(`zoom ${factor.toFixed(2)} ${text(point)}`),
    doubleTap: (point) => void log.push(`double ${text(point)}`),
  });
  return { read, log };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a press that hardly moves is a tap', () => {
  const { read, log } = reader();
  read.down(at(1, 10, 10), 'touch');
  read.move(at(1, 15, 14));
  read.up(at(1, 15, 14, 80), 'touch');
  expect(log).toEqual(['tap 15,14']);
});

test('a press that moves is a drag, not a tap', () => {
  const { read, log } = reader();
  read.down(at(1, 10, 10), 'mouse');
  read.move(at(1, 30, 10));
  read.move(at(1, 32, 15));
  read.up(at(1, 32, 15, 200), 'mouse');
  expect(log).toEqual(['pan 20,0', 'pan 2,5']);
});

test('holding still is a long press, not a tap', () => {
  const { read, log } = reader();
  read.down(at(1, 10, 10), 'touch');
  jest.advanceTimersByTime(500);
  read.up(at(1, 10, 10, 500), 'touch');
  expect(log).toEqual(['long 10,10']);
});

test('a short tap is a tap even if a busy page runs the long-press timer before it reports the release', () => {
  const { read, log } = reader();
  read.down(at(1, 10, 10, 0), 'touch');
  jest.advanceTimersByTime(600);
  read.up(at(1, 10, 10, 80), 'touch');
  expect(log).toEqual(['long 10,10', 'tap 10,10']);
});

test('a drag is never a long press', () => {
  const { read, log } = reader();
  read.down(at(1, 10, 10), 'touch');
  read.move(at(1, 60, 10));
  jest.advanceTimersByTime(1000);
  expect(log).toEqual(['pan 50,0']);
});

test('two fingers pinch about their middle and move the board with it', () => {
  const { read, log } = reader();
  read.down(at(1, 0, 0), 'touch');
  read.down(at(2, 100, 0), 'touch');
  read.move(at(2, 200, 0));
  read.up(at(2, 200, 0, 90), 'touch');
  read.up(at(1, 0, 0, 95), 'touch');
  jest.advanceTimersByTime(1000);
  expect(log).toEqual(['pan 50,0', 'zoom 2.00 100,0']);
});

test('two quick taps at one place are a double tap, by touch only', () => {
  const { read, log } = reader();
  for (const [kind, start] of [
    ['touch', 0],
    ['mouse', 2000],
  ] as const) {
    // prettier-ignore
    for (const time of [start, start + 150]) {
      read.down(at(1, 10, 10, time), kind);
      read.up(at(1, 10, 10, time + 20), kind);
    }
  }
  expect(log).toEqual(['tap 10,10', 'double 10,10', 'tap 10,10', 'tap 10,10']);
});

test('a pointer without a button hovers, and leaves', () => {
  const { read, log } = reader();
  read.move(at(1, 5, 5));
  read.leave();
  expect(log).toEqual(['hover 5,5', 'hover nothing']);
});

test('a press that the browser cancels does nothing', () => {
  const { read, log } = reader();
  read.down(at(1, 5, 5), 'touch');
  read.cancel(1);
  jest.advanceTimersByTime(1000);
  expect(log).toEqual([]);
});
