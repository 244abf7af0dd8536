import { RULES } from '../games/rules';
import { TRIAL_KINDS, trialOf } from './botTrials';

/** A share of botTrials.long.test.ts; `npm run -s fuzz -- bots` plays as many games as one likes. */
test.each(TRIAL_KINDS)('no bot fails in games by lot: %s', (kind) => {
  const report = trialOf({ kind, games: 5, seed: 'daily', actions: 150 });
  expect(report.failures).toEqual([]);
  expect(report.asked).toBeGreaterThan(100);
});

test('a bot that throws or chooses what is refused is found, with its position', () => {
  const { bots } = RULES.metalheads;
  const broken = { ...bots, easy: { choose: () => ({ type: 'nonsense' }) } };
  const kept = Object.getOwnPropertyDescriptor(RULES.metalheads, 'bots');
  Object.defineProperty(RULES.metalheads, 'bots', { value: broken, configurable: true });
  const { failures } = trialOf({ kind: 'options', games: 5, seed: 'daily', actions: 20 });
  if (kept) Object.defineProperty(RULES.metalheads, 'bots', kept);
  expect(failures).toEqual([
    expect.objectContaining({ game: 'metalheads', problem: expect.stringContaining('nonsense') }),
  ]);
});
