import { expect, test } from '@playwright/test';
import { Wanted } from './screenshots/words';

/** What the words of `npm run screenshots` select. */

const asked = (words: string) => new Wanted(words.split(' ').filter((word) => word !== ''));

test('a word that means nothing is refused, with those that there are', () => {
  expect(() => asked('kriegbot midle')).toThrow(/No such words: midle\. There are[^]*middle/u);
  expect(() => asked('kriegbot 1440x901')).toThrow(/1440x901/u);
  expect(() => asked('kriegbot middle 1440x900 without-webgl')).not.toThrow();
});

test('without words all is taken', () => {
  const all = asked('');
  expect([all.place('hall'), all.size('360x740'), all.moment('end')]).toEqual([true, true, true]);
  expect([all.momentIn('wmd', 'walk'), all.scene('campaign-vote')]).toEqual([true, true]);
});

test('a moment that no scenario has takes no scenario, no script and no campaign', () => {
  const end = asked('kriegbot end');
  expect([end.moment('end'), end.moment('middle')]).toEqual([true, false]);
  for (const scenario of ['wmd', 'aftermath'])
    for (const moment of ['first', 'middle', 'walk']) expect(end.momentIn(scenario, moment)).toBe(false);
  expect([end.scene('wmd-blast'), end.scene('campaign-vote')]).toEqual([false, false]);
});

test('a scenario takes its own moments, and nothing of the usual game', () => {
  const wmd = asked('kriegbot wmd');
  expect([wmd.momentIn('wmd', 'walk'), wmd.momentIn('aftermath', 'disk')]).toEqual([true, false]);
  expect([wmd.moment('middle'), wmd.scene('wmd-blast'), wmd.place('rushncrush')]).toEqual([
    false,
    false,
    false,
  ]);
});
