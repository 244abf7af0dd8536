import { formatEdited, type Edited } from '../content/edited/edited';
import { beginFrom } from '../content/edited/fromPrinted';
import { paintedWith } from '../content/edited/ground';
import { groundAt, HEX_IDS } from '../content/map';

/** Edited scenarios for tests, as text. */

const row = (halves: number, from: number, to: number) =>
  HEX_IDS.filter((id) => {
    const { column, halves: at } = groundAt(id);
    return Math.abs(at - halves) < 2 && column >= from && column <= to;
  });

const CLEAR = '.'.repeat(HEX_IDS.length);
const flag = beginFrom('captureTheFlag');

/** A lake in the middle, a flag on its west side, a bridge over it, a bunker, and towers: no dam, no gas station. */
export const lakeMade: Edited = {
  ...flag,
  name: 'The lake',
  story: 'A flag beside a lake.',
  ground: paintedWith(paintedWith(CLEAR, row(15, 6, 16), '~'), ['D4', 'R12'], 'B'),
  structures: { towerTop: 'C3', towerBottom: 'S13', bridge: 'K8' },
  flag: 'D8',
  sizes: [{ ...(flag.sizes[0] ?? { green: 2, yellow: 2 }), green: 2, yellow: 1 } as Edited['sizes'][number]],
};
export const lake = formatEdited(lakeMade);

const lizard = beginFrom('lizardBot');

/** A race of yellow over the far edge, through a plain that the dam can flood, without towers. */
export const crossing = formatEdited({
  ...lizard,
  name: 'The race',
  story: '',
  ground: paintedWith(CLEAR, row(15, 0, 20), 'f'),
  structures: { dam: 'K2', gasStation: 'K14' },
  victory: ['tokyo', 'firstKill'],
  turns: 12,
});
