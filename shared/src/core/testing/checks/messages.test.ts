import { applying, finds, showing } from '../breaking';
import { CHECKS_FOR_ALL } from '../laws';

const SHAPE = CHECKS_FOR_ALL['a view comes through its schema unchanged'];
const PACKED = CHECKS_FOR_ALL['events come through packing unchanged'];

const chosen = (deck: readonly number[]) => (deck.length % 2 === 0 ? 1 : 0);

finds([
  ['a number too big for its field', { project: showing(() => ({ deck: 256 })) }, SHAPE, /view\.deck/u],
  [
    'a field that the view does not declare',
    { project: showing(() => ({ extra: 1 })) },
    SHAPE,
    /view\.extra/u,
  ],
  [
    'a negative number in an unsigned field',
    { project: showing(({ deck }) => ({ deck: -1 - chosen([deck]) })) },
    SHAPE,
    /view\.deck/u,
  ],
  [
    'an event with a field too many',
    { apply: applying(({ events }) => ({ events: events.map((event) => ({ ...event, extra: 1 })) })) },
    PACKED,
    /malformed/u,
  ],
  ['an event told to nobody at the table', { audience: () => [9] }, PACKED, /told to seat 9/u],
]);
