import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import { knownCore } from '@gearhall/shared/games/kriegbot/rules/cores/energy';
import { askedRobot } from '../field/asked';
import { abilityInWords, coreName } from './cores';
import { capital, itemName } from '../field/names';
import { hexInWords, type OrderContext, type Wording } from '../field/places';

/** What one can do only with the expansion, besides what units do. */
export const EXPANSION_ORDERS = {
  ability: (_action, { view }) => {
    const robot = askedRobot(view);
    const core = robot && knownCore(robot);
    return core
      ? { label: `Use the ${coreName(core)}`, detail: `${capital(abilityInWords(core))}. Costs 1 energy` }
      : { label: 'Use the power core' };
  },
  bomb: ({ at }) => ({
    label: `Place the Fuel-air Bomb on ${at}`,
    detail: 'It goes off at the end of this turn',
  }),
  placeTent: ({ at }, { view }) => ({ label: `Begin on ${hexInWords(view, at)}` }),
  detonate: ({ robot }, { calls }) => ({
    label: `Blow up a mine on ${calls.short(robot)}`,
    detail: 'For the defense action: one damage in a random place',
  }),
  camouflage: () => ({
    label: 'Light the camouflage',
    detail: 'For one energy: no paint, and harder to hit until the turn ends',
  }),
  shed: ({ item }, { view }) => ({
    label: 'Throw off the skin',
    detail:
      item === ''
        ? 'Paint, fire and mines go with it'
        : `With paint, fire, mines, and all markers of the ${itemName(view.robots[view.question?.robot ?? '']?.chassis ?? '', item)}`,
  }),
} satisfies {
  readonly [Type in Action['type']]?: (action: ActionOf<Type>, context: OrderContext) => Wording;
};
