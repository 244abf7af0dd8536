import { Playback, SPEEDS } from './Playback';
import { described, scripted, type Script } from './testing/showing';

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
    events: (events) => seen.push(events.map(({ type }) => type).join('+')),
    cut: () => seen.push('cut'),
  });
  return { playback, seen, leave };
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
