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

function setUp({ at = 0, eyes = 'spectator' as const } = {}) {
  const playback = new Playback(scripted(SCRIPT), () => described, { eyes, at });
  const seen: string[] = [];
  const leave = playback.join({
    events: (events) => seen.push(events.map(({ type }) => type).join('+')),
    cut: () => seen.push('cut'),
  });
  return { playback, seen, leave };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the next step is told by its events, and then shown', () => {
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

test('events of the core never reach whoever draws', () => {
  const { playback, seen } = setUp({ at: 4 });
  playback.by(1);
  expect(seen).toEqual(['fire']);
});

test('one cannot leave the game at either end', () => {
  const { playback } = setUp({ at: 99 });
  expect(playback.step.value).toBe(6);
  playback.by(1);
  expect(playback.step.value).toBe(6);
  playback.to(-5);
  expect(playback.step.value).toBe(0);
});

test('turns are stepped to by their headings', () => {
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

test('played from the end, it begins anew', () => {
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

test('a jump while playing plays on from there', () => {
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

test('other eyes see the same moment, and nothing moves any more', () => {
  const { playback, seen } = setUp({ at: 2 });
  playback.look(1);
  expect(playback.view.value).toEqual({ step: 2, viewer: 1 });
  expect(seen).toEqual(['cut']);
});

test('eyes that are not there are not borrowed', () => {
  const { playback } = setUp();
  playback.look(5);
  expect(playback.eyes.value).toBe('spectator');
  expect(new Playback(scripted(SCRIPT), () => described, { eyes: 7 }).eyes.value).toBe(0);
});

test('whoever has left is told nothing', () => {
  const { playback, seen, leave } = setUp();
  leave();
  playback.by(1);
  expect(seen).toEqual([]);
});
