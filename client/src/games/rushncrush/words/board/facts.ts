import type { Seat } from '@gearhall/shared/core/ground/seats';
import {
  fixedOf,
  fullMines,
  fullSteering,
  fullStructure,
  SKULL_HEAT,
} from '@gearhall/shared/games/rushncrush/content/cars';
import { equipmentOf } from '@gearhall/shared/games/rushncrush/rules/equipment/equipment';
import { isWreck, mineAt, roadFor } from '@gearhall/shared/games/rushncrush/rules/field';
import { FINISH, findSpace, type SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import type { CarView, View } from '@gearhall/shared/games/rushncrush/view';
import type { Forecast, LaneOfFire } from '../../prospects/prospects';
import type { MoveOptions } from '../../prospects/moveOptions';
import type { Pointed, Tool } from '../../tools/tool';
import { callsOf, type Calls } from '../cars/calls';
import {
  boxInWords,
  capital,
  count,
  driverName,
  FIXED_NAMES,
  ITEM_NAMES,
  listOf,
  placeInWords,
} from '../cars/names';
import { optionInWords } from './signs';

export interface FactsText {
  readonly title: string;
  readonly lines: readonly string[];
}

interface About {
  readonly view: View;
  readonly seat: Seat | undefined;
  readonly names: readonly string[];
  /** What my car on turn can do, if it is my turn. */
  readonly moveOptions: MoveOptions | undefined;
  readonly forecast: Forecast | undefined;
  readonly guns: readonly LaneOfFire[];
  readonly tool: Tool;
}

const NOTHING: FactsText = { title: '', lines: [] };

/** Everything worth knowing about what is pointed at. */
export function factsOf(pointed: Pointed, about: About): FactsText {
  if (pointed.kind === 'car') return carFacts(pointed.car, about);
  return pointed.kind === 'space' ? spaceFacts(pointed.space, about) : NOTHING;
}

function carFacts(id: string, about: About): FactsText {
  const { view, names, seat } = about;
  const car = view.cars[id];
  if (!car) return NOTHING;
  return {
    title: capital(callsOf(view.cars, names, seat).full(id)),
    lines: [...conditionOf(car, view), ...optionLines(car.at, about), ...gunLines(car.at, about)],
  };
}

function conditionOf(car: CarView, view: View): string[] {
  const { card, driver, structure, heat, steering, brake, turbo, box, armed, mines } = car;
  const { course } = roadFor(view);
  const structureOf = card === '' ? '' : ` of ${fullStructure(card)}`;
  const steeringOf = card === '' ? '' : ` of ${fullSteering(card)}`;
  return [
    ...(driver === '' ? [] : [`Driven by ${driverName(driver)}`]),
    capital(boxInWords(box)),
    `Structure ${structure}${structureOf}, Heat ${heat} of ${SKULL_HEAT}`,
    `Steering ${steering}${steeringOf}, Brake ${brake}, Turbo ${turbo}`,
    ...(armed.length > 0 ? [`Armed: ${listOf(armed.map((item) => ITEM_NAMES[item]))}`] : []),
    ...carried(car),
    ...(fullMines(card) > 0 ? [`Mines: ${mines} of ${fullMines(card)}`] : []),
    ...(course.kind === 'ring' && course.laps > 1 ? [`Lap ${Math.max(1, car.lap)} of ${course.laps}`] : []),
  ];
}

function carried(car: CarView): string[] {
  const { card, armed } = car;
  const items = equipmentOf(car).filter((item) => !armed.includes(item));
  const names = [...items.map((item) => ITEM_NAMES[item]), ...fixedOf(card).map((one) => FIXED_NAMES[one])];
  return names.length > 0 ? [`Carries: ${listOf(names)}`] : [];
}

/** What my car on turn can do there. */
function optionLines(space: SpaceId, about: About): string[] {
  const options = about.moveOptions?.spots.get(space)?.options ?? [];
  return options.map((option) => {
    const { label, detail } = optionInWords(option, about);
    return detail === '' ? label : `${label}: ${detail}`;
  });
}

const gunLines = (space: SpaceId, { guns }: About): string[] =>
  guns.flatMap(({ gun, spaces }) =>
    spaces.includes(space)
      ? [
          `${ITEM_NAMES[gun]}: range ${spaces.indexOf(space) + 1}, ${count(3 - spaces.indexOf(space), 'die', 'dice')}`,
        ]
      : [],
  );

function spaceFacts(id: SpaceId, about: About): FactsText {
  const { view } = about;
  if (id === FINISH) return { title: 'The finish', lines: optionLines(id, about) };
  const space = findSpace(roadFor(view), id);
  if (!space) return NOTHING;
  return {
    title: space.isWall ? 'Wall' : capital(placeInWords(id)),
    lines: [
      ...(space.isWall ? [WALL_LINE] : []),
      ...lyingLines(id, about),
      ...optionLines(id, about),
      ...gunLines(id, about),
      ...forecastLines(id, about),
    ],
  };
}

const WALL_LINE =
  'A car that hits it rolls the steering dice the other way round for damage, and must swerve';
const LYING_LINE = 'a car that drives over it rolls a die: 3 or less is 1 damage';

function lyingLines(id: SpaceId, { view, names, seat }: About): string[] {
  const calls = callsOf(view.cars, names, seat);
  const wrecks = Object.values(view.cars).filter((car) => isWreck(car) && car.at === id);
  return [
    ...wrecks.map((car) => `The wreck of ${calls.full(car.id)}: ${LYING_LINE}`),
    ...mineLines(id, { view, calls, seat }),
  ];
}

/** A mine does nothing to the car that laid it. */
function mineLines(
  id: SpaceId,
  { view, calls, seat }: Pick<About, 'view' | 'seat'> & { readonly calls: Calls },
): string[] {
  const mine = mineAt(view, id);
  if (!mine) return [];
  const layer = view.cars[mine.car];
  const whose = layer ? ` of ${calls.full(layer.id)}` : '';
  const spared = layer?.seat === seat && layer ? '; it does nothing to the car that laid it' : '';
  return [`A mine${whose}: ${LYING_LINE}; then the mine is gone${spared}`];
}

function forecastLines(id: SpaceId, { forecast }: About): string[] {
  if (!forecast) return [];
  if (forecast.ends.includes(id)) return [`With average dice, speed ${forecast.speed} could end here`];
  return forecast.spaces.includes(id) ? [`Within reach at speed ${forecast.speed}`] : [];
}
