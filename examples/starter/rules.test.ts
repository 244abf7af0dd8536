import { seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import { contractSuite } from '@gearhall/shared/core/testing/contract';
import { starter } from './rules';

contractSuite(starter);

const { state: start } = starter.setup({}, 2, seededDice(seedFrom('starter', '1')));
type State = typeof start;

function after(state: State, seat: number, coins: number): State {
  const step = starter.apply(state, seat, { type: 'take', coins }, seededDice(seedFrom('starter', '2')));
  if (isRefusal(step)) throw new Error(`Refused: ${step.refused}.`);
  return step.state;
}

test('the player who takes the last coin wins', () => {
  const end = [3, 3, 3, 3, 3, 3, 3].reduce((state, coins, turn) => after(state, turn % 2, coins), start);
  expect(starter.outcome(end)).toEqual({ winners: [0], cause: 'lastCoin' });
});
