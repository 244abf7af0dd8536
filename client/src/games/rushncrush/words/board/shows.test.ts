import { BARE, type Given } from '@gearhall/shared/games/rushncrush/testing/given';
import type { Event } from '@gearhall/shared/games/rushncrush/events';
import { readTurn } from '../../prospects/moveOptions';
import { playedGame } from '../../testing/games';
import { sightIn } from '../../testing/contexts';
import {
  crashLines,
  crushLines,
  fireLines,
  gearShout,
  heatLines,
  ramLines,
  ranOverLines,
  sawLines,
  steeringLines,
} from './shows';
import { optionInWords } from './signs';

const NAMES = ['Ada', 'Bo'];

/** The text of the list on a space. */
function listAt(space: string, situation: Given): { label: string; detail: string }[] {
  const { view, seat, legal } = sightIn(situation);
  const options = readTurn(view, seat, legal)?.spots.get(space)?.options ?? [];
  return options.map((option) => optionInWords(option, { view, seat, names: NAMES }));
}

const MOVING: Given = {
  course: BARE,
  cars: {
    ann: { at: '1.3.2', card: 'highNoon', driver: 'turnpike', armed: ['sideBumper'], steering: 1 },
    bob: { at: '1.4.3', card: 'perigee' },
  },
  mover: 'ann',
  movement: 3,
  changes: 1,
};

test('a list says what each line does, what it costs, and what it brings', () => {
  expect(listAt('1.3.4', MOVING)).toEqual([{ label: 'Drive here', detail: '2 points' }]);
  expect(listAt('1.1.4', MOVING)[0]?.detail).toMatch(/^2 points and 2 lane changes.*1.*Steering point/u);
  expect(listAt('1.4.3', MOVING).map(({ label }) => label)).toEqual([
    'Side Ram to the right',
    'Side Ram to the right + Side Bumper',
  ]);
  expect(listAt('1.4.3', MOVING)[0]?.detail).toMatch(/1 lane change; 4 or more pushes it aside$/u);
});

test('R26 a blocked far side is mentioned before the ram', () => {
  const third = {
    ...MOVING,
    cars: { ...MOVING.cars, cat: { at: '1.5.3', seat: 1, card: 'permafrost' } },
  } as Given;
  expect(listAt('1.4.3', third)[0]?.detail).toMatch(/its far side is blocked by Bo’s Permafrost$/u);
});

const LINES: { readonly [Type in Event['type']]?: (event: Extract<Event, { type: Type }>) => string[] } = {
  heatRolled: heatLines,
  steeringRolled: steeringLines,
  crashed: crashLines,
  sideRammed: ramLines,
  sawed: sawLines,
  rushedNCrushed: crushLines,
  ranOver: ranOverLines,
  fired: fireLines,
  geared: ({ to }) => [gearShout(to)],
};

test('in played races all text over the board is whole words and real numbers', () => {
  const told = new Map<string, string[]>();
  for (const seed of ['one', 'two', 'three'])
    for (const { events } of playedGame({ seats: 6, seed, most: 400, options: { course: 'hardRing' } }))
      for (const event of events) {
        const lines = LINES[event.type] as ((event: Event) => string[]) | undefined;
        if (lines) told.set(event.type, [...(told.get(event.type) ?? []), ...lines(event)]);
      }
  for (const type of ['heatRolled', 'steeringRolled', 'crashed', 'sideRammed', 'rushedNCrushed', 'geared'])
    expect([...told.keys()]).toContain(type);
  const odd = [...told.values()].flat().filter((line) => line === '' || /undefined|NaN/u.test(line));
  expect(odd).toEqual([]);
});
