import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyGame } from '@gearhall/shared/core/game';
import { rushncrush as rules } from '@gearhall/shared/games/rushncrush/index';
import type { Event } from '@gearhall/shared/games/rushncrush/events';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import { IDLE } from '../../stage/boards/tool';
import { readReplay } from '../../screens/replay/playback/loadReplay';
import { minePictures } from './looks/picture';
import { storedView } from './storedView';
import { words } from './words';
import { factsOf } from './words/board/facts';

/** A race under version 1 of the rules, in which a mine was laid: only its stored views can be shown. */
const RECORD = readFileSync(join(__dirname, 'testing/recordOfVersion1.json'), 'utf8');
const mockRules = anyGame(rules);
const mockClient = { storedView };
jest.mock('..', () => ({
  ...jest.requireActual<object>('..'),
  loadGameClient: () => Promise.resolve(mockClient),
}));
jest.mock('../wholeRules', () => ({ loadRules: () => Promise.resolve(mockRules) }));

const NAMES = ['Ada', 'Ben'];

test('a race of version 1 is shown from its stored views, mines and all', async () => {
  const { showing, isStored } = await readReplay(RECORD, false, () => undefined);
  expect(isStored).toBe(true);
  const views = Array.from(
    { length: showing.length + 1 },
    (_, step) => showing.view(step, 'everyone') as View,
  );
  expect(views.map(({ mines }) => mines.length)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
  const last = views.at(-1)!;
  expect(minePictures(last)).toEqual([{ at: '1.5.6', seat: undefined }]);
  const about = { view: last, seat: undefined, names: NAMES, moveOptions: undefined, forecast: undefined };
  const facts = factsOf({ kind: 'space', space: '1.5.6' }, { ...about, guns: [], tool: IDLE });
  expect(facts.lines[0]).toMatch(/^A mine: /u);
  const tell = words.logWriter(NAMES);
  for (let step = 0; step <= showing.length; step += 1) {
    expect(words.status(views[step]!, NAMES)).not.toBe('');
    for (const event of showing.events(step, 'everyone')) tell(event as Event);
  }
});

test('a view of today stays as it is', () => {
  const mines = [{ at: '1.3.3', car: 'c0' }];
  const view = { mines } as unknown as View;
  expect(storedView(view)).toEqual(view);
});
