import { HIDDEN, type Card } from '@gearhall/shared/games/metalheads/content/robots';
import { RESOURCES, type Amounts } from '@gearhall/shared/games/metalheads/content/resources';
import type { Owner } from '@gearhall/shared/games/metalheads/rules/field';
import { missingOf } from '@gearhall/shared/games/metalheads/rules/paying/costs';
import { strengthParts } from '@gearhall/shared/games/metalheads/rules/strength/strength';
import { isWonAlone } from '@gearhall/shared/games/metalheads/rules/turn/turns';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { seatsOf, type Seat } from '@gearhall/shared/core/ground/seats';
import type { LaidCard, Mark, Spot, TableLayout, Zone } from '../../../stage/cards/tableLayout';
import { FACE_WIDTH } from '../../../stage/cards/CardSprites';
import { fan, longRow, row, type Place } from '../../../stage/cards/layouts';
import type { Box, Size } from '../../../stage/geometry/geometry';
import { MONSTER_SIZE } from '../art/monsterPicture';
import { areasOf, isLow, isNarrow, LEAST_STEP, OWN_GAP, type Areas } from './areas';
import { DECK, DISCARD, HAND, MONSTER, NATION, poolSpot, seatSpot } from './paths';
import { priceOf } from './prices';

/** What the layout asks of the player's choices. */
export interface Choices {
  /** Whose hand lies at the bottom; absent for a spectator. */
  readonly seat: Seat | undefined;
  /** Whose Robots lie in the middle of a narrow table; a spectator's first is seat 0. */
  readonly shown: Owner;
  markOf(thing: string): Mark;
  /** What a chosen payment would do here. */
  previewOf(robot: string): string | undefined;
}

type Player = View['players'][number];
type Robot = Player['robots'][number];
type Construction = Player['constructions'][number];

const GAP = 8;
/** The own Robots beside the hand: it opens at its right end, where the hand lies. */
const BAND = 'band';
/** Layers of the table, from below. */
const Z = { paid: 0, table: 100, hand: 300 } as const;

/** Where everything lies, for a view and a window. Pure. */
export function layOut(
  view: View,
  size: Size,
  choices: Choices,
  scrolled: (zone: string) => number | undefined,
): TableLayout {
  const areas = areasOf(size, view.players.length, {
    own: ownersCards(view, choices.shown),
    hand: handOf(view, choices.seat).length,
  });
  const zones: Zone[] = [];
  const cards: LaidCard[] = [];
  const scroll: Scroll = (id, box, length) => {
    const opensAtEnd = id === BAND;
    zones.push({ id, box, length, opensAtEnd });
    const most = Math.max(0, length - box.width);
    return { ...box, x: box.x - Math.min(most, scrolled(id) ?? (opensAtEnd ? most : 0)) };
  };
  cards.push(monsterFigure(view, areas));
  cards.push(...rowCards(view, areas, choices));
  const { band } = areas;
  const by = band ? scroll(BAND, band.box, band.length).x - band.box.x : 0;
  const lower = { ...areas, own: movedBy(areas.own, by), hand: movedBy(areas.hand, by) };
  const scrollLower = band ? (_: string, box: Box) => box : scroll;
  cards.push(...ownCards(view, lower, choices, scrollLower));
  cards.push(...handCards(view, lower, choices, scrollLower));
  if (!isNarrow(size)) cards.push(...stripCards(view, areas, choices));
  return { cards, zones, spots: spotsOf(view, areas, choices) };
}

/** Whose cards are laid, and for whom. */
interface Shown {
  readonly view: View;
  readonly choices: Choices;
  readonly owner: Owner;
}

/** Without choices nothing is marked. */
type Panel = Pick<Shown, 'view' | 'owner'> & Partial<Pick<Shown, 'choices'>>;

const movedBy = (box: Box, by: number): Box => ({ ...box, x: box.x + by });

type Scroll = (id: string, box: Box, length: number) => Box;

/** The Monster; beaten, it sleeps. It stands higher than its plate, above the words. */
function monsterFigure(view: View, { monster: box }: Areas): LaidCard {
  const growth = 0.96 * Math.min(box.width / MONSTER_SIZE.width, box.height / MONSTER_SIZE.height);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 - (isLow(box) ? 0 : 14) };
  const isBeaten = view.players.length === 1 && view.phase === 'over' && isWonAlone(view, 0);
  return {
    key: MONSTER,
    face: `${isBeaten ? 'sleeping' : 'monster'}:${view.monster}`,
    place: { ...middle, width: FACE_WIDTH * growth, rotation: 0, z: Z.paid },
    mark: 'plain',
  };
}

/** The row, the oldest Robot on the right; on a narrow table each lies over the one to its left. */
function rowCards(view: View, { row: box, cardWidth }: Areas, choices: Choices): LaidCard[] {
  const line = { count: view.row.length, width: cardWidth, gap: GAP, z: Z.table };
  const places = row(box, line);
  const noteRoom = Math.abs((places[1]?.x ?? Infinity) - (places[0]?.x ?? 0));
  return view.row.flatMap((card, index): LaidCard[] => {
    const place = places[view.row.length - 1 - index];
    if (card === '' || !place) return [];
    return [
      {
        ...{ key: card, face: `robot:${card}`, place, mark: choices.markOf(card), from: DECK, to: DISCARD },
        noteRoom,
        ...priceOf(view, choices.seat, index + 1),
      },
    ];
  });
}

/** Constructions and completed Robots of the player in the middle. */
function ownCards(view: View, { own: box, cardWidth }: Areas, choices: Choices, scroll: Scroll): LaidCard[] {
  const { shown } = choices;
  const context = { view, choices, owner: shown };
  const player = shown === undefined ? undefined : view.players[shown];
  const constructions = player?.constructions ?? [];
  const robots = player?.robots ?? view.monsterRobots;
  const count = constructions.length + robots.length;
  const line = { count, width: cardWidth, gap: OWN_GAP, z: Z.table };
  const length = count * (cardWidth + line.gap);
  const zone = scroll('own', box, length);
  const places = (length > box.width && box.width < 700 ? longRow : row)(zone, line);
  return [
    ...constructions.flatMap((one, at) => siteCards(context, one, places[at])),
    ...robots.flatMap((one, at) => {
      const place = places[constructions.length + at];
      return place ? [completedCard(context, one, place)] : [];
    }),
  ];
}

/** How many cards lie in the middle. */
function ownersCards(view: View, owner: Owner): number {
  const player = owner === undefined ? undefined : view.players[owner];
  return player ? player.constructions.length + player.robots.length : view.monsterRobots.length;
}

/** A Robot under construction, with what lies under it showing at its left edge. */
function siteCards(
  { view, choices, owner }: Shown,
  site: Construction,
  place: Place | undefined,
): LaidCard[] {
  if (!place || owner === undefined) return [];
  const missing = missingOf(view, owner, site);
  const preview = choices.previewOf(site.robot);
  const open = copied(view, owner);
  const paid = site.paid.filter(({ card }) => !open.includes(card));
  return [
    ...paid.map(({ card, side }, at): LaidCard => ({
      key: card === HIDDEN ? `paid:${owner}:${site.robot}:${at}` : card,
      face: `paid:${listed(side)}`,
      place: { ...place, x: place.x - 5 * (at + 1), y: place.y - 5 * (at + 1), z: Z.paid + place.z - at },
      mark: 'plain',
      to: DISCARD,
    })),
    {
      ...{ key: site.robot, face: `robot:${site.robot}`, place: { ...place, z: place.z + 10 } },
      ...{ mark: choices.markOf(site.robot), to: DISCARD },
      badge: `missing:${listed(missing)}`,
      ...(preview === undefined ? {} : { noteOver: preview }),
    },
  ];
}

const listed = (amounts: Amounts): string => RESOURCES.map((kind) => amounts[kind]).join(',');

function completedCard({ view, choices, owner }: Shown, robot: Robot, place: Place): LaidCard {
  return {
    key: robot.robot,
    face: `robot:${robot.robot}`,
    place: robot.turned ? { ...place, rotation: Math.PI / 9 } : place,
    mark: choices.markOf(robot.robot),
    badge: badgeOf(view, owner, robot),
    ...(owner === undefined ? { from: MONSTER } : {}),
  };
}

const badgeOf = (view: View, owner: Owner, robot: Robot): string =>
  `strength:${strengthParts(view, owner, robot).total}:${robot.powerUps}:${robot.damage}`;

/** The hand; a large one scrolls. */
function handCards(
  view: View,
  { hand: box, cardWidth, bend }: Areas,
  choices: Choices,
  scroll: Scroll,
): LaidCard[] {
  const { seat } = choices;
  const hand = handOf(view, seat);
  const length = Math.max(box.width, cardWidth + (hand.length - 1) * LEAST_STEP);
  const zone = { ...scroll('hand', box, length), width: length };
  const places = fan(zone, { count: hand.length, width: cardWidth, gap: 4, z: Z.hand }, bend);
  return hand.flatMap((card, at): LaidCard[] => {
    const place = places[at];
    if (!place) return [];
    const mark = choices.markOf(card);
    const raised = mark === 'chosen' ? { ...place, y: place.y - 16, rotation: 0 } : place;
    const preview = choices.previewOf(card);
    return [
      {
        ...{ key: card === HIDDEN ? `hidden:${at}` : card, face: faceOf(card), place: raised, mark },
        ...{ from: DECK, to: DISCARD },
        ...(preview === undefined ? {} : { noteOver: preview }),
      },
    ];
  });
}

const handOf = (view: View, seat: Seat | undefined): readonly Card[] =>
  seat === undefined ? [] : [...(view.players[seat]?.hand ?? []), ...lookedAt(view, seat)];

const faceOf = (card: Card): string => (card === HIDDEN ? 'back' : `robot:${card}`);

/** Cards that lie open before a player beside the hand: those looked at, and those that Mimic may copy. */
const lookedAt = (view: View, seat: Seat): readonly Card[] =>
  view.turn.seat === seat ? [...view.turn.looked, ...copied(view, seat)] : [];

/** The payments of which Mimic takes the ability. */
function copied({ turn, players }: View, seat: Seat): readonly Card[] {
  const [question] = turn.tasks;
  if (question?.kind !== 'copy' || turn.seat !== seat) return [];
  const site = players[seat]?.constructions.find(({ robot }) => robot === question.robot);
  return (site?.paid ?? []).map(({ card }) => card);
}

/** The Robots of the others, small, in the strip of players; in solo those of the Monster. */
function stripCards(view: View, areas: Areas, choices: Choices): LaidCard[] {
  if (view.players.length === 1) return monsterCards({ view, choices, owner: undefined }, areas);
  return seatsOf(view.players.length).flatMap((seat) =>
    seat === choices.shown ? [] : panelCards({ view, choices, owner: seat }, areas),
  );
}

const panelPlaces = (panel: Box, count: number, { head, smallWidth }: Areas): Place[] => {
  const box = { x: panel.x + 6, y: panel.y + head, width: panel.width - 12, height: panel.height - head - 4 };
  return row(box, { count, width: smallWidth, gap: 4, z: Z.table });
};

/** The Robots of a player in their panel. */
export function panelCards(context: Panel & { readonly owner: Seat }, areas: Areas): LaidCard[] {
  const { view, owner } = context;
  const { robots = [], constructions = [] } = view.players[owner] ?? {};
  const places = panelPlaces(
    areas.players[owner] ?? areas.monster,
    robots.length + constructions.length,
    areas,
  );
  return [
    ...robots.flatMap((robot, at) => smallCard(context, robot, places[at])),
    ...constructions.flatMap(({ robot }, at): LaidCard[] => {
      const place = places[robots.length + at];
      if (!place) return [];
      return [{ key: robot, face: `site:${robot}`, place, mark: markIn(context, robot), to: DISCARD }];
    }),
  ];
}

function monsterCards(context: Shown, areas: Areas): LaidCard[] {
  const { monsterRobots } = context.view;
  const places = panelPlaces(areas.monsterRobots ?? areas.monster, monsterRobots.length, areas);
  return monsterRobots.flatMap((robot, at) => smallCard(context, robot, places[at]));
}

const markIn = ({ choices }: Panel, robot: string): Mark => choices?.markOf(robot) ?? 'plain';

function smallCard(context: Panel, robot: Robot, place: Place | undefined): LaidCard[] {
  if (!place) return [];
  const { view, owner } = context;
  const { total } = strengthParts(view, owner, robot);
  return [
    {
      key: robot.robot,
      face: `small:${robot.robot}:${total}:${robot.powerUps}:${robot.damage}`,
      place: robot.turned ? { ...place, rotation: Math.PI / 9 } : place,
      mark: markIn(context, robot.robot),
      ...(owner === undefined ? { from: MONSTER } : {}),
    },
  ];
}

function spotsOf(view: View, areas: Areas, { markOf }: Choices): Readonly<Record<string, Spot>> {
  const spot = (id: string, box: Box): [string, Spot] => [id, { box, mark: markOf(id) }];
  return Object.fromEntries([
    spot(DECK, areas.deck),
    spot(DISCARD, areas.discard),
    spot(MONSTER, areas.monster),
    spot(NATION, areas.nation),
    ...RESOURCES.map((kind, at) =>
      spot(poolSpot(kind), {
        ...areas.pool,
        x: areas.pool.x + at * (areas.pool.width / 3),
        width: areas.pool.width / 3,
      }),
    ),
    ...seatsOf(view.players.length).map((seat) => spot(seatSpot(seat), areas.players[seat] ?? areas.monster)),
    spot(HAND, areas.band?.box ?? areas.hand),
  ]);
}
