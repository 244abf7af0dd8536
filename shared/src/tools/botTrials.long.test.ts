import { TRIAL_KINDS, trialOf } from './botTrials';

/** Another seed: `GEARHALL_TRIALS=5`. What is found says its seed and number. */
const SEED = process.env.GEARHALL_TRIALS ?? 'long';

/**
 * Most games are left early, so that hundreds of each kind are possible at all; the others are played far. A thousand of
 * each: `npm run -s fuzz -- bots --games 1000`.
 */
test.each(TRIAL_KINDS)(
  'no bot fails in three hundred games by lot: %s',
  (kind) => {
    const begun = trialOf({ kind, games: 260, seed: `${SEED} begun`, actions: 40 });
    const whole = trialOf({ kind, games: 40, seed: `${SEED} whole`, actions: 400 });
    expect([...begun.failures, ...whole.failures]).toEqual([]);
    expect(whole.ended).toBeGreaterThan(20);
  },
  600_000,
);
