import { seededDice, seedFrom } from '../../core/dice/dice';
import { isRefusal, expectDefined } from '../../core/ground/result';
import type { Viewer } from '../../core/ground/seats';
import type { Event } from './events';
import { project } from './project';
import { redeal } from './redeal';
import { beginCombat } from './rules/combat/combat';
import type { State } from './state';
import { crowds } from './testing/crowds';
import { andGoOn } from './testing/given';
import { carryOut } from '../../core/game/rulebook';
import { apply, legal } from './turn';

/**
 * Two worlds that a viewer cannot distinguish are played side by side with the same actions and the same dice. As long
 * as no further arm comes into use, and until the wounds are marked, nothing in the viewer's view or events may differ:
 * not who is asked, nor for what, nor in which order.
 */

const CROWDS = 80;
const isCounted = ({ type }: Event): boolean => type === 'armShown' || type === 'damaged';

/** The number of actions for which the two worlds stayed the same. */
function stepsTogether(start: State, viewer: Viewer, seed: string): number {
  const players = seededDice(seedFrom(seed));
  const begin = (state: State) => carryOut(state, seededDice(seedFrom(seed, 'dice')), andGoOn(beginCombat));
  let one = begin(start).state;
  let other = redeal(one, viewer, players);
  for (let step = 0; ; step += 1) {
    expect(project(other, viewer)).toEqual(project(one, viewer));
    if (one.phase !== 'combat') return step;
    const { seat } = expectDefined(one.question, 'a question');
    const choices = legal(project(one, seat), seat);
    expect(legal(project(other, seat), seat)).toEqual(choices);
    const eager = choices.filter(({ type }) => type !== 'pass');
    const action = players.pick(eager.length > 0 && players.roll(3) > 1 ? eager : choices);
    const [here, there] = [one, other].map((state) =>
      apply(state, seat, action, seededDice(seedFrom(seed, step))),
    );
    if (!here || !there || isRefusal(here) || isRefusal(there))
      throw new Error('A listed action is refused.');
    if ([...here.events, ...there.events].some(isCounted)) return step;
    expect(there.events).toEqual(here.events);
    [one, other] = [here.state, there.state];
  }
}

test.each(['spectator', 0, 1, 2] as const)(
  'G23: nothing that %s sees of a fight depends on what is hidden',
  (viewer) => {
    const steps = crowds(CROWDS).map((state, index) => stepsTogether(state, viewer, `lockstep ${index}`));
    expect(steps.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(CROWDS * 4);
  },
);
