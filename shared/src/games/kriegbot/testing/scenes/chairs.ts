import { quickDice, seedFrom } from '../../../../core/dice/dice';
import { isRefusal } from '../../../../core/ground/result';
import { kriegbot } from '../..';
import type { Action } from '../../actions';
import { options } from '../../options';
import type { Token } from '../../state';
import { given, type Given, type Position } from '../given';
import { position } from '../position';

/** Musical Chairs: everyone alone. */

const scenario = 'musicalChairs';

/** Dishes by name, each borne by a robot, or in a hex. */
export const dishes = (where: readonly string[]): Partial<Token>[] =>
  where.map((there, index) => ({
    id: `dish${index + 1}`,
    kind: 'dish',
    ...(there.startsWith('solo') ? { bearer: there } : { at: there }),
  }));

/** Four robots in the corners of the map, or as is said; each bears its own dish, unless others are named. */
export const chairs = (
  robots: Given['robots'],
  { borne, ...more }: Partial<Given> & { readonly borne?: readonly string[] } = {},
): Position => {
  const all = {
    solo1: { at: 'B15' },
    solo2: { at: 'T0', chassis: 'robocar' },
    solo3: { at: 'T15', chassis: 'spiderbot' },
    solo4: { at: 'B0', chassis: 'hoverbot' },
    ...robots,
  } as const;
  return given({ scenario, robots: all, tokens: dishes(borne ?? Object.keys(all)), ...more });
};

/** A table at which everything has been dealt by this lot. */
export const dealt = (seats: 4 | 5 | 6, seed = 'chairs'): Position =>
  position(kriegbot.setup(options.parse({ scenario }), seats, quickDice(seedFrom(seed))).state);

/** With dice for whatever is dealt, or drawn by lot, on the way. */
export function done(place: Position, ...actions: readonly (readonly [seat: number, action: Action])[]) {
  let { state } = place;
  const dice = quickDice(seedFrom('chairs'));
  for (const [seat, action] of actions) {
    const step = kriegbot.apply(state, seat, action, dice);
    if (isRefusal(step)) throw new Error(`Refused: ${step.refused}, ${JSON.stringify(action)}.`);
    ({ state } = step);
  }
  return position(state);
}

/** Everybody is ready, this number of times. */
export const readied = (place: Position, rounds: number): Position =>
  done(
    place,
    ...Array.from({ length: rounds }, () =>
      place.state.seats.flatMap(({ out }, seat) => (out ? [] : [[seat, { type: 'ready' }] as const])),
    ).flat(),
  );

/** Nobody has chosen anything: lots have filled all slots, and the first robot is to be placed. */
export const settingUp = (seats: 4 | 5 | 6 = 4): Position => readied(dealt(seats), seats);

/** All robots stand at the border, each on the first hex that it may have. */
export function around(seats: 4 | 5 | 6 = 4): Position {
  let place = settingUp(seats);
  for (let { question } = place; question?.kind === 'place'; { question } = place) {
    const [first] = place.legalOf(question.seat, 'place');
    if (first) place = place.play(question.seat, first);
  }
  return place;
}
