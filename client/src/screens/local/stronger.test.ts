import { levelsOf } from '@gearhall/shared/core/bots/bot';
import { strongerThan } from './stronger';

const usual = levelsOf({});
const all = levelsOf({ bots: ['expert', 'brawler', 'runner'] });

test.each([
  ['easy', usual, 'normal'],
  ['normal', all, 'hard'],
  ['hard', usual, undefined],
  ['hard', all, 'expert'],
  ['expert', all, undefined],
  ['runner', all, 'expert'],
  ['sniper', usual, undefined],
] as const)('after %s of %j comes %s', (level, levels, stronger) => {
  expect(strongerThan(level, levels)).toBe(stronger);
});
