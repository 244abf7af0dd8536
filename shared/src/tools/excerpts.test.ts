import { readFileSync } from 'node:fs';
import type { Excerpt } from '../core/replay/excerpt';
import { seenIn } from '../core/replay/viewHistory';
import { CUT, excerptText, fileOf } from './excerpts';

/** What the client ships, as `npm run -s generate -- excerpts` has written it. */
const LARGEST = 20_000;
/** In steps: fewer are no film. */
const SHORTEST = 4;

test.each(CUT)('the excerpt of %s is what today’s rules make of its recorded game', (id) => {
  const text = readFileSync(fileOf(id), 'utf8');
  expect(JSON.parse(text)).toEqual(JSON.parse(excerptText(id)));
  expect(text.length).toBeLessThan(LARGEST);
});

test.each(CUT)('something happens in each step of the excerpt of %s but the first', (id) => {
  const { history } = JSON.parse(readFileSync(fileOf(id), 'utf8')) as Excerpt;
  const [first, ...others] = seenIn(history);
  expect(first?.events).toEqual([]);
  expect(others.length).toBeGreaterThanOrEqual(SHORTEST);
  expect(others.filter(({ events }) => events.length === 0)).toEqual([]);
});

test.each(['metaltalon', 'metalkrushers', 'kriegbot'])(
  'the excerpt of %s, whose board is large, shows half of it or less',
  (id) => {
    const { look } = JSON.parse(readFileSync(fileOf(id as (typeof CUT)[number]), 'utf8')) as Excerpt;
    expect(look?.part).toBeLessThanOrEqual(0.5);
  },
);
