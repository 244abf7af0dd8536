import type { Fact } from '../../../stage/contract/words';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import { legal } from '@gearhall/shared/games/rushncrush/turn';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import { NEUTRAL } from '@gearhall/shared/games/rushncrush/content/gears';
import { moverOf, turnOf } from '@gearhall/shared/games/rushncrush/rules/field';
import { changeOdds } from '@gearhall/shared/games/rushncrush/rules/gears/odds';
import { roadOf } from '@gearhall/shared/games/rushncrush/rules/course/road';
import { raceOrder } from '@gearhall/shared/games/rushncrush/rules/rounds/rounds';
import { callsOf } from './cars/calls';
import { boxInWords, capital, carName, count, driverName, nameOf, ordinal } from './cars/names';

type Names = readonly string[];
type StepId = NonNullable<View['turn']>['step'];

/** What is going on, for everybody. */
export function statusOf(view: View, names: Names): string {
  if (view.phase === 'over') return 'The race is over.';
  const calls = callsOf(view.cars, names);
  const [pick] = view.picks;
  if (view.phase === 'draft') {
    const seat = pick && view.cars[pick.car]?.seat;
    return seat === undefined
      ? 'The draft.'
      : `The draft. ${nameOf(names, seat)} takes a ${pick?.of ?? 'card'}.`;
  }
  const round = `Round ${view.round}.`;
  return view.turn ? `${round} ${capital(calls.full(view.turn.car))} ${DOING[view.turn.step]}.` : round;
}

const DOING: Readonly<Record<StepId, string>> = {
  gear: 'is at the gearstick',
  move: 'is on its way',
  swerve: 'has to change lanes',
  boost: 'rides the Rocket Booster',
  after: 'has driven',
};

/** What `seat` is asked now; empty when it is asked nothing. */
export function promptOf(view: View, seat: Seat, names: Names): string {
  const [pick] = view.picks;
  if (view.phase === 'draft') return pick && view.cars[pick.car]?.seat === seat ? pickPrompt(view) : '';
  if (view.phase !== 'race' || !view.turn || moverOf(view).seat !== seat) return '';
  const who = capital(callsOf(view.cars, names, seat).full(view.turn.car));
  return PROMPTS[view.turn.step](view, who);
}

function pickPrompt({ picks, cars }: View): string {
  const [pick] = picks;
  const car = cars[pick?.car ?? ''];
  if (pick?.of === 'driver' && car && car.card !== '')
    return `Who drives ${carName(car.card)}? Take a driver.`;
  return 'Take a car.';
}

const PROMPTS: Readonly<Record<StepId, (view: View, who: string) => string>> = {
  gear: gearPrompt,
  move: (view, who) =>
    `${who}: ${count(turnOf(view).movement, 'movement point')}, ${changesLeft(view)}. ${steeringLeft(view)}`,
  swerve: (_view, who) => `${who} has hit a wall. To which side?`,
  boost: (view, who) =>
    `${who} rides the Rocket Booster, ${count(turnOf(view).boost, 'space')} to go. ${mayUse(view) ? 'Use equipment, or burn on.' : 'Burn on.'}`,
  after: (view, who) => `${who} has driven. ${afterwards(view)}`,
};

/** No number where they are unlimited. */
function changesLeft(view: View): string {
  const isAtWill = changeOdds(moverOf(view).box) === undefined;
  return isAtWill ? 'as many lane changes as you like' : count(turnOf(view).changes, 'lane change');
}

const steeringLeft = (view: View): string =>
  `${capital(count(moverOf(view).steering, 'Steering point'))} left.`;

function gearPrompt(view: View, who: string): string {
  const { geared } = turnOf(view);
  const { box } = moverOf(view);
  const from = `${who}: ${boxInWords(box)}.`;
  if (box === NEUTRAL) return `${from} Go into 1st gear, or stay where you are.`;
  const open = openTo(view);
  if (!geared && open.has('gear')) return `${from} Move the gearstick, or keep it and roll.`;
  return `${from} ${open.has('turbo') || open.has('brake') ? 'Spend points, or roll.' : 'Roll the dice.'}`;
}

const afterwards = (view: View): string =>
  mayUse(view) ? 'Use equipment, or end the turn.' : 'End the turn.';

/** The kinds of actions that are open to the car on turn. */
const openTo = (view: View): ReadonlySet<Action['type']> =>
  new Set(legal(view, moverOf(view).seat).map(({ type }) => type));

const USES: readonly Action['type'][] = ['arm', 'use', 'layMine', 'boost'];

function mayUse(view: View): boolean {
  const open = openTo(view);
  return USES.some((type) => open.has(type));
}

/**
 * A few words beside each seat: the places of its cars, and their drivers. Its dashboard shows the rest.
 */
export function seatFactsOf(view: View, seat: Seat): Fact[] {
  if (!view.seats[seat]) return [];
  const order = view.phase === 'draft' ? [] : raceOrder(view);
  return Object.values(view.cars).flatMap((car) => {
    if (car.seat !== seat || car.card === '') return [];
    const crew = car.driver === '' ? 'no driver yet' : driverName(car.driver);
    const place = order.indexOf(car.id);
    const isPlaced = car.lost === '' && place >= 0;
    const how = car.lost === '' ? lapOf(view, car.lap) : `, ${LOST[car.lost]}`;
    return [
      {
        label: `${isPlaced ? `${ordinal(place + 1)}: ` : ''}${carName(car.card)}`,
        value: `${crew}${how}`,
      },
    ];
  });
}

const LOST = { structure: 'wrecked', heat: 'blown up', resigned: 'given up' } as const;

/** Only where there is more than one. */
function lapOf({ course }: View, lap: number): string {
  const { laps } = roadOf(course).course;
  return laps > 1 ? `, lap ${Math.max(1, lap)} of ${laps}` : '';
}
