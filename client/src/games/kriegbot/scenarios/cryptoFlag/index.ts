import { CRYPTO_EFFECTS, CRYPTO_LINES } from '../../parts/carrying';
import { cryptoIn } from '../../parts/crypto';
import type { Objective, ScenarioPart } from '../../parts/part';

const aim: Objective = (view, names) =>
  `Carry crypto of the other side off your own edge. ${cryptoIn(view, names)}`;

/** Scenario 5. */
export const part: ScenarioPart<'cryptoFlag'> = {
  objective: aim,
  ways: { cryptoHome: aim },
  lines: {
    ...CRYPTO_LINES,
  },
  effects: {
    ...CRYPTO_EFFECTS,
  },
  orders: {},
  questions: {},
  refusals: {},
  causes: {
    cryptoHome: { won: 'crypto of the other side has been carried home' },
    cryptoLeft: {
      won: 'the other side has no active robot left, and its crypto lies there for the taking',
      drawn: 'a side has no active robot left, and none of its crypto is there to be fetched',
    },
  },
};
