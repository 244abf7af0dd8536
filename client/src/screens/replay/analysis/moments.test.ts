import { scripted, described } from '../testing/showing';
import { chronicleOf } from '../playback/chronicle';
import { Playback } from '../playback/Playback';
import { goTo, placeInWords } from './moments';

const showing = scripted([['silent'], ['turn 1'], ['move'], ['turn 2'], ['shot'], ['shot']]);
const playback = () => new Playback(showing, () => described, { pointOfView: 'spectator' });

test('a moment is found under its heading in the log', () => {
  const chronicle = chronicleOf(showing, 'spectator', described);
  expect([0, 1, 2, 3, 4].map((at) => placeInWords(chronicle, at))).toEqual([
    'Action 1',
    'Action 2 · turn 1',
    'Action 3 · turn 1',
    'Action 4 · turn 2',
    'Action 5 · turn 2',
  ]);
});

test('one stands before a choice, and sees how the dice fall', () => {
  const shown = playback();
  goTo(shown, { at: 3, kind: 'choice' });
  expect(shown.step.value).toBe(3);
  const told: string[] = [];
  shown.join({
    events: (events) => {
      told.push(...events.map(({ type }) => type));
      return false;
    },
    cut: () => undefined,
  });
  goTo(shown, { at: 3, kind: 'dice' });
  expect(shown.step.value).toBe(4);
  expect(told).toEqual(['shot']);
  goTo(shown, { at: 0, kind: 'turn' });
  expect(shown.step.value).toBe(1);
});

test('going to a moment stops what plays', () => {
  const shown = playback();
  shown.play();
  goTo(shown, { at: 2, kind: 'choice' });
  expect(shown.playing.value).toBe(false);
});
