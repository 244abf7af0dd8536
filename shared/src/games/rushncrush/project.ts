import type { Car, State, Turn } from './state';
import type { CarView, View } from './view';

/** What everybody sees: all but the end, which the table tells. */
export const project = ({
  options,
  course,
  phase,
  round,
  seats,
  cars,
  order,
  picks,
  mines,
  turn,
}: State): View => ({
  options: { ...options },
  course,
  phase,
  round,
  seats: seats.map((seat) => ({ ...seat })),
  cars: Object.fromEntries(Object.entries(cars).map(([id, car]) => [id, carView(car)])),
  order: [...order],
  picks: picks.map((pick) => ({ ...pick })),
  mines: mines.map((mine) => ({ ...mine })),
  ...(turn && { turn: turnView(turn) }),
});

const carView = (car: Car): CarView => ({ ...car, armed: [...car.armed] });

const turnView = (turn: Turn): View['turn'] & object => ({ ...turn, touched: [...turn.touched] });
