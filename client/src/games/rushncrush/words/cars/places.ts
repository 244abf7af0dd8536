import { byPlace } from '@gearhall/shared/games/rushncrush/rules/race/places';
import { roadOf } from '@gearhall/shared/games/rushncrush/rules/course/road';
import type { CarView } from '@gearhall/shared/games/rushncrush/view';

type Placed = Pick<CarView, 'id' | 'seat' | 'at' | 'lap' | 'arrived' | 'lost'>;

/** A car in the result of a race. */
export interface Standing {
  readonly name: string;
  readonly lost: boolean;
}

/** Front to back; then the lost cars. A car that has crossed the line at the end comes first. */
export function standingsOf(
  cars: readonly Placed[],
  course: string,
  { first, name }: { readonly first?: string | undefined; readonly name: (car: string) => string },
): readonly Standing[] {
  const order = byPlace(roadOf(course));
  const running = cars.filter(({ lost, at }) => lost === '' && at !== '').toSorted(order);
  const lost = cars.filter((car) => car.lost !== '');
  const [winner, others] = [
    running.filter(({ id }) => id === first),
    running.filter(({ id }) => id !== first),
  ];
  return [...winner, ...others, ...lost].map((car) => ({ name: name(car.id), lost: car.lost !== '' }));
}
