import { formatEdited } from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { beginFrom } from '@gearhall/shared/games/kriegbot/content/edited/fromPrinted';
import type { ScenarioId } from '@gearhall/shared/games/kriegbot/content/scenarios';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import { words } from '../../words';

/** What a table says depends on its own options alone, whatever other tables say in the same page. */

const NAMES = ['Ada', 'Bo'];
const edited = (id: ScenarioId) => ({
  scenario: 'edited',
  edited: formatEdited({ ...beginFrom(id), name: 'Mine' }),
});

/** Two tables, each told the same: what they say, line by line in turn. */
function told(tables: readonly object[], event: Event): readonly (string | undefined)[] {
  const logs = tables.map((options) => words.logWriter(NAMES, { options }));
  return [...logs, ...logs].map((write) => write(event)?.text);
}

test('what players place is a bunker where it is one, and a building elsewhere', () => {
  const tables = [{ scenario: 'wmd' }, { scenario: 'humanWave' }, edited('wmd'), edited('teslaTower')];
  const lines = ['Bunker 1', 'Building 1', 'Bunker 1', 'Building 1'].map((it) => `${it} stands on K8.`);
  expect(told(tables, { type: 'built', structure: 'b1', at: 'K8' })).toEqual([...lines, ...lines]);
});

test('an end is told in the words of the scenario', () => {
  const lines = [
    'Bo wins: the Lizard-bot has reached Tokyo.',
    'Bo wins: a robot has left over the far edge.',
  ];
  expect(
    told([{ scenario: 'lizardBot' }, edited('lizardBot')], {
      type: 'gameEnded',
      cause: 'tokyo',
      winners: [1],
    }),
  ).toEqual([...lines, ...lines]);
});
