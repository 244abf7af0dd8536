import { Playback } from './Playback';
import { steerPlayback } from './replayKeys';
import { described, scripted } from '../testing/showing';

const NO_KEYS = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

/** A fake focused element that answers the selectors used here. */
const focused = (tag: string) =>
  ({ closest: (selector: string) => (selector.split(', ').includes(tag) ? {} : null) }) as unknown as Element;

function pressed(key: string, { on = 'body', ...held }: Partial<typeof NO_KEYS> & { on?: string } = {}) {
  const playback = new Playback(
    scripted([['deal'], ['turn 1'], ['fire'], ['turn 2'], ['fire'], ['end']]),
    () => described,
    { pointOfView: 'spectator', at: 2 },
  );
  const taken = steerPlayback(playback, { ...NO_KEYS, ...held, key, target: focused(on) });
  playback.pause();
  return { taken, step: playback.step.value };
}

test.each([
  ['ArrowRight', false, 3],
  ['ArrowLeft', false, 1],
  ['ArrowRight', true, 3],
  ['ArrowLeft', true, 1],
  ['Home', false, 0],
  ['End', false, 5],
])('%s (shift: %s) leads to step %i', (key, shiftKey, step) => {
  expect(pressed(key, { shiftKey })).toEqual({ taken: true, step });
});

test('Space on a button presses the button', () => {
  expect(pressed(' ', { on: 'button' }).taken).toBe(false);
  expect(pressed(' ').taken).toBe(true);
});

test('keys for typing, for choosing or for the browser are ignored', () => {
  expect(pressed('ArrowRight', { on: 'select' })).toEqual({ taken: false, step: 2 });
  expect(pressed('ArrowLeft', { altKey: true })).toEqual({ taken: false, step: 2 });
  expect(pressed('x')).toEqual({ taken: false, step: 2 });
});
