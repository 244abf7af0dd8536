import { seededDice, seedFrom } from '../../../core/dice/dice';
import { rigged } from '../../../core/testing/rigged';
import { HEX_IDS, stepsBetween } from '../content/arena';
import { readyMade } from '../content/designs';
import { ALL_EXTRAS, options as optionsOf } from '../options';
import { armamentsOf } from '../rules/construction/construction';
import { watch } from '../rules/combat/showing';
import type { State } from '../state';
import { carryOut } from '../../../core/game/rulebook';
import { stateFrom } from './given';

const MIDDLE = 'i9';

/** With secret sheets and nearly every optional rule. */
export const SECRET_TABLE = optionsOf.parse({
  sheets: 'secret',
  balance: 'openCombat',
  ...ALL_EXTRAS,
});

/**
 * Positions of three sides with two Krushers each close together, with random arms, and what has been shown of them.
 */
export function crowds(count: number, options = SECRET_TABLE): State[] {
  const armaments = armamentsOf(options);
  const designs = readyMade(options);
  const near = HEX_IDS.filter((id) => stepsBetween(MIDDLE, id) <= 3);
  const dice = seededDice(seedFrom('crowds'));
  return Array.from({ length: count }, () => {
    const places = dice.shuffle(near).slice(0, 6);
    const krushers = Object.fromEntries(
      places.map((at, index) => {
        const { chassis } = dice.pick(designs);
        const facing = (dice.roll(6) - 1) as 0;
        return [`k${index}`, { at, facing, seat: index % 3, chassis, armor: {}, ...dice.pick(armaments) }];
      }),
    );
    return carryOut(stateFrom({ options, krushers }), rigged(), watch).state;
  });
}
