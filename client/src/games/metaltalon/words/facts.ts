import type { Seat } from '@gearhall/shared/core/ground/seats';
import {
  BASE_SPACES,
  spaceOf,
  type BaseId,
  type SpaceId,
} from '@gearhall/shared/games/metaltalon/content/board';
import { budgetOf } from '@gearhall/shared/games/metaltalon/rules/activation';
import { valueOf } from '@gearhall/shared/games/metaltalon/rules/coins';
import { ownerOf } from '@gearhall/shared/games/metaltalon/rules/sea';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import { isAimedAt, type MoveOptions } from '../prospects/moveOptions';
import type { Pointed } from '../tools/tool';
import { oddsInWords, termsInWords } from './aims';
import { BASE_NAMES, capital, cents, coinsInWords, count, nameOf, owning, shipName } from './names';
import { RACE_WORDS } from './races';

export interface FactsText {
  readonly title: string;
  readonly lines: readonly string[];
}

interface About {
  readonly view: View;
  readonly names: readonly string[];
  /** What the ship in the tool can do, if there is one. */
  readonly moveOptions: MoveOptions | undefined;
}

/** Everything worth knowing about what is pointed at. */
export function factsOf(pointed: Pointed, about: About): FactsText {
  if (pointed.kind === 'ship') return shipFacts(pointed.ship, about);
  if (pointed.kind === 'base') return baseFacts(pointed.base, about);
  const { base } = spaceOf(pointed.space);
  return base === undefined ? spaceFacts(pointed.space, about) : baseFacts(base, about);
}

function shipFacts(id: string, { view, names, moveOptions }: About): FactsText {
  const ship = view.ships[id];
  if (!ship) return { title: capital(shipName(id)), lines: [] };
  const { moves, shots } = budgetOf(view, id);
  const acts = view.active?.ship === id ? ' left' : '';
  const aim = moveOptions?.aims.find((one) => isAimedAt(one, { ship: id }));
  const lines = [
    `${coinsInWords(ship)}: worth ${cents(valueOf(ship))}`,
    ship.spent ? 'Has acted this turn' : `${count(moves, 'move')}, ${count(shots, 'shot')}${acts}`,
    ...(ship.dimes > 0 ? [`Takes ${ship.dimes} off every hit`] : []),
    ...(moveOptions && aim
      ? [`${capital(shipName(moveOptions.ship))}: ${oddsInWords(aim)}`, termsInWords(aim)]
      : []),
  ];
  return { title: `${owning(nameOf(names, ship.owner))} ${shipName(id)} at ${ship.at}`, lines };
}

function baseFacts(base: BaseId, about: About): FactsText {
  const { view, names, moveOptions } = about;
  const owner = ownerOf(view, base);
  if (owner === undefined) {
    const line = 'Belongs to nobody: a ship here earns 1¢ at the end of its owner’s turn';
    return { title: capital(BASE_NAMES[base]), lines: [line, ...wayLines(BASE_SPACES[base], moveOptions)] };
  }
  const aim = moveOptions?.aims.find((one) => isAimedAt(one, { base }));
  const lines = [
    ...raceLines(view, owner),
    ...wayLines(BASE_SPACES[base], moveOptions),
    ...(aim ? [oddsInWords(aim), termsInWords(aim)] : []),
  ];
  return { title: `${owning(nameOf(names, owner))} base`, lines };
}

function raceLines(view: View, owner: Seat): string[] {
  const seat = view.seats[owner];
  if (!seat) return [];
  const { name, power } = RACE_WORDS[seat.race];
  const cash = seat.cash === 0 ? 'No cash: this base can be invaded' : `${cents(seat.cash)} in cash`;
  return [cash, `${name}: ${power}`];
}

function spaceFacts(space: SpaceId, { view, names, moveOptions }: About): FactsText {
  const { territory } = spaceOf(space);
  const owner = territory === 'neutral' ? undefined : ownerOf(view, territory);
  const land = territory === 'neutral' ? 'Open space' : `Territory of ${BASE_NAMES[territory]}`;
  const line = owner === undefined ? land : `${owning(nameOf(names, owner))} territory`;
  return { title: space, lines: [line, ...wayLines(space, moveOptions)] };
}

const ARRIVALS = { move: 'gets here', recycle: 'is recycled here', invade: 'invades this base' } as const;

function wayLines(space: SpaceId, moveOptions: MoveOptions | undefined): string[] {
  const reach = moveOptions?.reach.get(space);
  if (!moveOptions || !reach) return [];
  const cost = reach.cost > 0 ? ` with ${count(reach.cost, 'move')}` : '';
  return [`${capital(shipName(moveOptions.ship))} ${ARRIVALS[reach.by]}${cost}`];
}
