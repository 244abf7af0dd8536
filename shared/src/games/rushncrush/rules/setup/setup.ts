import type { Dice } from '../../../../core/dice/dice';
import type { Seat } from '../../../../core/ground/seats';
import {
  CAR_CARD_IDS,
  CAR_CARDS,
  DRIVER_CARD_IDS,
  DRIVER_CARDS,
  TEAM_IDS,
  type CarCardId,
  type DriverCardId,
} from '../../content/cars';
import { NEUTRAL } from '../../content/gears';
import type { Options } from '../../options';
import type { Car, State } from '../../state';
import { formatCourse, isFault, isWanted, parseCourse } from '../course/courses';
import { giveCar, giveDriver, lineUp, planDraft } from './draft';
import type { RuleContext } from '../context';
import { randomCourse } from '../course/randomCourse';

/** Setting up: the course, the cars and drivers. (Source L33-L55, "Setup"; R13, R14) */

/** The number of cars, limited by the cards. */
const MOST_CARS = 6;

/** Before anything has been laid or dealt. */
export function emptyTrack(options: Options, seats: number): State {
  const each = Math.min(options.cars, Math.floor(MOST_CARS / seats));
  const cars = Array.from({ length: seats * each }, (_, place) => bareCar(place, Math.floor(place / each)));
  return {
    options,
    course: '',
    phase: 'draft',
    round: 0,
    seats: Array.from({ length: seats }, () => ({ out: false, resigned: false })),
    cars: Object.fromEntries(cars.map((car) => [car.id, car])),
    order: [],
    picks: [],
    mines: [],
  };
}

const bareCar = (place: number, seat: Seat): Car => ({
  id: `c${place}`,
  seat,
  card: '',
  driver: '',
  at: '',
  lap: 0,
  arrived: 0,
  box: NEUTRAL,
  structure: 0,
  steering: 0,
  brake: 0,
  turbo: 0,
  mines: 0,
  heat: 0,
  armed: [],
  rushed: false,
  lost: '',
});

/** Lays the course; then deals the cards and begins the race, or begins the draft. */
export function setUp(context: RuleContext): void {
  layCourse(context);
  const { options } = context.state;
  if (options.crews === 'draft') {
    planDraft(context);
    return;
  }
  const crews = options.crews === 'teams' ? dealTeams(context) : dealMixed(context.dice);
  for (const [place, id] of Object.keys(context.state.cars).entries()) {
    const crew = crews[place];
    if (!crew) continue;
    giveCar(context, id, crew.car);
    giveDriver(context, id, crew.driver);
  }
  lineUp(context);
}

function layCourse(context: RuleContext): void {
  const { state, dice } = context;
  const asked = parseCourse(state.options.course);
  if (isFault(asked)) throw new Error(`The options hold no course, but "${state.options.course}".`);
  state.course = formatCourse(isWanted(asked) ? randomCourse(asked, dice) : asked);
  context.emit({ type: 'courseLaid', course: state.course, random: isWanted(asked) });
}

interface Crew {
  readonly car: CarCardId;
  readonly driver: DriverCardId;
}

/** Random cars and random drivers. */
function dealMixed(dice: Dice): Crew[] {
  const drivers = dice.shuffle(DRIVER_CARD_IDS);
  return dice.shuffle(CAR_CARD_IDS).flatMap((car, place) => {
    const driver = drivers[place];
    return driver ? [{ car, driver }] : [];
  });
}

/** A car with a driver of its team; two cars of one person are of one team. */
function dealTeams({ state, dice }: RuleContext): Crew[] {
  const teams = dice.shuffle(TEAM_IDS).flatMap((team) => {
    const drivers = dice.shuffle(DRIVER_CARD_IDS.filter((id) => DRIVER_CARDS[id].team === team));
    const cars = dice.shuffle(CAR_CARD_IDS.filter((id) => CAR_CARDS[id].team === team));
    return cars.flatMap((car, place) => {
      const driver = drivers[place];
      return driver ? [{ car, driver }] : [];
    });
  });
  const isOneEach = Object.keys(state.cars).length === state.seats.length;
  return isOneEach ? dice.shuffle(teams) : teams;
}
