import type { MatchOnPage, SeriesPage } from '@gearhall/shared/games/series';
import { todoIn } from './SeriesTodo';

const PAGE: SeriesPage = {
  ...{ id: 's', game: 'metaltalon', type: 'bestOf' },
  view: { games: 3, target: 2, wins: [1, 0], draws: 0, gone: [] },
  members: [
    { sitter: 'person', name: 'Ada', level: '' },
    { sitter: 'nobody', name: '', level: '' },
  ],
  matches: [],
};
const gathering = (more: Partial<MatchOnPage>): MatchOnPage => ({
  ...{ table: 't', status: 'gathering', seating: [0, 1], waitsFor: [] },
  ...more,
});

test.each([
  [{}, 'Everybody is there: the game can start.'],
  [{ freeSeats: 1 }, '1 seat is still free.'],
  [{ freeSeats: 2, waitsFor: [0] }, 'Ada must come to the table. 2 seats are still free.'],
  [{ waitsFor: [0] }, 'Ada must come to the table.'],
])('%j: %s', (more, sentence) => {
  expect(todoIn(PAGE, gathering(more))).toBe(sentence);
});
