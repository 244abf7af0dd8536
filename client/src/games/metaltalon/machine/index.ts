import type { View } from '@gearhall/shared/games/metaltalon/view';
import type { PaintMachine } from '../../../stage/contract/machine';
import { turned, type Brush } from '../../../stage/paint/pieces';
import type { Painting } from '../../../stage/sprites/Textures';
import type { ShipPicture } from '../looks/picture';
import { angleOf, bowPainting, coinPainting, hullPainting, SLOTS } from '../paint/ship';
import { COINS, type Coin } from '../views/coinPiles';

type Built = Readonly<Record<Coin, number>>;

/** Before the start: of each coin enough to see what it is for. */
const ANY_SHIP: Built = { pennies: 3, nickels: 2, dimes: 1 };
/** Between two of the six facings of the board: the bow at the top. */
const NORTH = 4.5;

const worth = ({ pennies, nickels, dimes }: Built): number => pennies + nickels * 5 + dimes * 10;

/** The ship of a seat that is worth most. */
const shipOf = (view: View, seat: number): Built =>
  Object.values(view.ships)
    .filter(({ owner }) => owner === seat)
    .toSorted((a, b) => worth(b) - worth(a))[0] ?? ANY_SHIP;

function put(brush: Brush, { paint }: Pick<Painting, 'paint'>, { x, y } = { x: 0, y: 0 }): void {
  brush.save();
  brush.translate(x, y);
  paint(brush);
  brush.restore();
}

const paintingOf = (coin: Coin): Painting => (coin === 'dimes' ? bowPainting(NORTH) : coinPainting(coin));

/** The best ship of a seat, built of its coins as on the board. */
export const paintMachine: PaintMachine<View> = (brush, { seat, view }) => {
  const built: Pick<ShipPicture, Coin> = view ? shipOf(view, seat) : ANY_SHIP;
  put(brush, hullPainting(seat, NORTH));
  for (const coin of COINS)
    for (const slot of SLOTS[coin].slice(0, built[coin]))
      put(brush, paintingOf(coin), turned(slot, angleOf(NORTH)));
};
