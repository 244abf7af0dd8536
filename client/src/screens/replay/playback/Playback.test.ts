import { Playback, SPEEDS } from './Playback';
import { described, scripted, type Script } from '../testing/showing';

const SCRIPT: Script = [
  ['deal'],
  ['turn 1'],
  ['fire'],
  ['silent'],
  ['turn 2'],
  ['fire', 'takenBack'],
  ['end'],
];

function setUp({ at = 0, pointOfView = 'spectator' as const } = {}) {
  const playback = new Playback(scripted(SCRIPT), () => described, { pointOfView, at });
  const seen: string[] = [];
  const leave = playback.join({
    events: (events) => {
      seen.push(events.map(({ type }) => type).join('+'));
      return false;
    },
    cut: () => seen.push('cut'),
  });
  return { playback, seen, leave };
}

/** A board that plays each step until it is told that it has been seen. */
function onBoard(at = 0) {
  const playback = new Playback(scripted(SCRIPT), () => described, { pointOfView: 'spectator', at });
  const films: (() => void)[] = [];
  playback.join({ events: (_events, played) => films.push(played) > 0, cut: () => films.splice(0) });
  return { playback, films };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the next step plays its events, and is then shown', () => {
  const { playback, seen } = setUp();
  playback.by(1);
  expect(seen).toEqual(['turn 1']);
  expect(playback.view.value).toEqual({ step: 1, viewer: 'spectator' });
});

test('any other step is a cut', () => {
  const { playback, seen } = setUp({ at: 3 });
  playback.by(-1);
  playback.to(6);
  expect(seen).toEqual(['cut', 'cut']);
  expect(playback.view.value).toEqual({ step: 6, viewer: 'spectator' });
});

test.each([
  ['back', (playback: Playback) => playback.by(-1), true],
  ['to the start', (playback: Playback) => playback.to(0), true],
  ['to other eyes', (playback: Playback) => playback.look(1), true],
  ['on', (playback: Playback) => playback.by(1), false],
  ['far ahead', (playback: Playback) => playback.to(6), false],
])('a board forgets what it has played, unless the game goes on: %s', (_name, go, forgets) => {
  const { playback, seen } = setUp({ at: 3 });
  const rewind = jest.fn(() => expect(seen).toEqual(['cut']));
  playback.join({ events: () => false, cut: () => undefined, rewind });
  go(playback);
  expect(rewind).toHaveBeenCalledTimes(forgets ? 1 : 0);
});

test('the audience gets no events of the core', () => {
  const { playback, seen } = setUp({ at: 4 });
  playback.by(1);
  expect(seen).toEqual(['fire']);
});

test('stepping stops at either end of the game', () => {
  const { playback } = setUp({ at: 99 });
  expect(playback.step.value).toBe(6);
  playback.by(1);
  expect(playback.step.value).toBe(6);
  playback.to(-5);
  expect(playback.step.value).toBe(0);
});

test('turns are found by their headings', () => {
  const { playback } = setUp({ at: 2 });
  playback.byTurn(1);
  expect(playback.step.value).toBe(4);
  playback.byTurn(-1);
  expect(playback.step.value).toBe(1);
  playback.byTurn(1);
  playback.byTurn(1);
  expect(playback.step.value).toBe(6);
});

test('it plays to the end and stops there', () => {
  const { playback, seen } = setUp();
  playback.play();
  jest.runAllTimers();
  expect(playback.step.value).toBe(6);
  expect(playback.playing.value).toBe(false);
  expect(seen).toEqual(['turn 1', 'fire', 'silent', 'turn 2', 'fire', 'end']);
});

test('played from the end, it starts over', () => {
  const { playback } = setUp({ at: 6 });
  playback.play();
  expect([playback.step.value, playback.playing.value]).toEqual([0, true]);
  playback.pause();
});

test('paused, it stays where it is', () => {
  const { playback } = setUp();
  playback.toggle();
  jest.advanceTimersToNextTimer();
  playback.toggle();
  jest.runAllTimers();
  expect(playback.step.value).toBe(1);
});

test('after a jump while playing it plays on from there', () => {
  const { playback } = setUp();
  playback.play();
  playback.to(4);
  jest.advanceTimersToNextTimer();
  expect([playback.step.value, playback.playing.value]).toEqual([5, true]);
  expect(jest.getTimerCount()).toBe(1);
});

test('each higher speed takes less time', () => {
  const times = SPEEDS.map((speed) => {
    const { playback } = setUp();
    const began = Date.now();
    playback.pace(speed);
    playback.play();
    jest.runAllTimers();
    return Date.now() - began;
  });
  expect(times).toEqual([...times].sort((one, other) => other - one));
  expect(new Set(times).size).toBe(SPEEDS.length);
});

test('another viewer sees the same moment, and nothing moves any more', () => {
  const { playback, seen } = setUp({ at: 2 });
  playback.look(1);
  expect(playback.view.value).toEqual({ step: 2, viewer: 1 });
  expect(seen).toEqual(['cut']);
});

test('a point of view that does not exist is not chosen', () => {
  const { playback } = setUp();
  playback.look(5);
  expect(playback.pointOfView.value).toBe('spectator');
  expect(new Playback(scripted(SCRIPT), () => described, { pointOfView: 7 }).pointOfView.value).toBe(0);
});

test('an audience that has left gets nothing', () => {
  const { playback, seen, leave } = setUp();
  leave();
  playback.by(1);
  expect(seen).toEqual([]);
});

describe('while the board plays a step', () => {
  test('the page tells the one before, until it has been seen', () => {
    const { playback, films } = onBoard(1);
    playback.by(1);
    expect([playback.step.value, playback.told.value]).toEqual([2, 1]);
    expect(playback.toldView.value).toEqual({ step: 1, viewer: 'spectator' });
    films[0]?.();
    expect(playback.told.value).toBe(2);
    expect(playback.toldView.value).toEqual({ step: 2, viewer: 'spectator' });
  });

  test('how it ended is told when the board has rested', () => {
    const { playback, films } = onBoard(5);
    playback.by(1);
    films[0]?.();
    jest.advanceTimersByTime(500);
    expect(playback.told.value).toBe(5);
    jest.advanceTimersByTime(100);
    expect(playback.told.value).toBe(6);
  });

  test('it celebrates once, after the last step has been played and it has rested', () => {
    const { playback, films } = onBoard(4);
    const dones: (() => void)[] = [];
    playback.join({
      ...{ events: () => false, cut: () => undefined },
      celebrate: (done) => dones.push(done) > 0,
    });
    playback.by(1);
    films[0]?.();
    jest.advanceTimersByTime(2000);
    expect(dones).toHaveLength(0);
    playback.by(1);
    films[1]?.();
    jest.advanceTimersByTime(599);
    expect(dones).toHaveLength(0);
    jest.advanceTimersByTime(1300);
    expect([dones.length, playback.told.value]).toEqual([1, 5]);
    dones[0]?.();
    expect(playback.told.value).toBe(6);
    jest.advanceTimersByTime(20_000);
    expect(dones).toHaveLength(1);
  });

  test.each([
    ['from elsewhere to the end', 2, (playback: Playback) => playback.to(6)],
    ['back while it rests', 5, (playback: Playback) => (playback.by(1), playback.by(-1))],
  ])('it celebrates nothing when somebody jumps %s', (_name, at, jump) => {
    const { playback, films } = onBoard(at);
    const celebrate = jest.fn(() => false);
    playback.join({ events: () => false, cut: () => undefined, celebrate });
    jump(playback);
    films[0]?.();
    jest.runAllTimers();
    expect(celebrate).not.toHaveBeenCalled();
  });

  test('the next one waits for it', () => {
    const { playback, films } = onBoard();
    playback.play();
    jest.advanceTimersByTime(1300);
    expect(playback.step.value).toBe(1);
    jest.advanceTimersByTime(2600);
    expect(playback.step.value).toBe(1);
    films[0]?.();
    jest.advanceTimersByTime(1);
    expect(playback.step.value).toBe(2);
  });

  test('a step by hand brings it to its end', () => {
    const { playback, films } = onBoard();
    playback.by(1);
    playback.by(1);
    expect([films.length, playback.told.value]).toEqual([1, 1]);
  });

  test.each([
    ['another moment', (playback: Playback) => playback.to(5), 5],
    ['another point of view', (playback: Playback) => playback.look(1), 1],
  ])('%s is told at once', (_name, change, told) => {
    const { playback } = onBoard();
    playback.by(1);
    change(playback);
    expect(playback.told.value).toBe(told);
  });

  test('it is not waited for when nothing comes from it', () => {
    const { playback } = onBoard();
    playback.play();
    jest.advanceTimersByTime(1300 + 15_000 + 1);
    expect([playback.step.value, playback.told.value]).toEqual([2, 1]);
  });

  test('paused meanwhile, it does not go on afterwards', () => {
    const { playback, films } = onBoard();
    playback.play();
    jest.advanceTimersByTime(2000);
    playback.pause();
    films[0]?.();
    jest.runAllTimers();
    expect(playback.step.value).toBe(1);
  });
});
