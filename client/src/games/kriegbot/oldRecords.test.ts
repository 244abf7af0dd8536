import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyGame } from '@gearhall/shared/core/game';
import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { readReplay } from '../../screens/replay/playback/loadReplay';
import { robotPictures } from './looks/picture';
import { storedView } from './storedView';
import { words } from './words';

const mockRules = anyGame(kriegbot);
const mockStoredView = storedView;
// Only the rules of a game are needed, and what reads old views, not the rest of its client.
jest.mock('..', () => ({
  ...jest.requireActual<object>('..'),
  loadGameClient: () => Promise.resolve({ storedView: mockStoredView }),
}));
jest.mock('../wholeRules', () => ({ loadRules: () => Promise.resolve(mockRules) }));

/**
 * A short duel of two robots with shots at buildings, recorded by a hall that had version 1 of the rules.
 */
const OLD = readFileSync(join(__dirname, 'testing', 'rules1.record'), 'utf8');

test('a record of version 1 of the rules is shown as it was stored, for every viewer', async () => {
  const { record, showing, isStored } = await readReplay(OLD, false, () => undefined);
  expect(record.rulesVersion).toBe(1);
  expect(isStored).toBe(true);
  expect(showing.viewers).toEqual([0, 1, 'spectator', 'everyone']);
  for (const viewer of showing.viewers) {
    const tell = words.logWriter(record.names);
    const lines: unknown[] = [];
    for (let step = 0; step <= record.entries.length; step += 1) {
      const view = showing.view(step, viewer) as View;
      expect(robotPictures(view).length).toBe(
        Object.values(view.robots).filter(({ at }) => at !== '').length,
      );
      lines.push(...(showing.events(step, viewer) as readonly Event[]).map((event) => tell(event)));
    }
    expect(lines.filter((line) => line !== undefined).length).toBeGreaterThan(10);
    expect(JSON.stringify(lines)).not.toMatch(/undefined|NaN/u);
    expect((showing.view(record.entries.length, viewer) as View).phase).toBe('over');
  }
});
