import type { ActionOf } from '../../actions';
import {
  CARD_IDS,
  isPilot,
  isSkin,
  isSystem,
  isWeapon,
  PILOT_IDS,
  type CardId,
  type ItemCardId,
  type SystemId,
} from '../../content/cards';
import { drawerAt } from '../../content/inPlay';
import { SLOT_IDS, slotsOf, type SlotId } from '../../content/chassis';
import { READY_MADE, STAND_INS, type Design } from '../../content/designs';
import { planOf } from '../../content/scenarios';
import { DRAWER_IDS, type DrawerId, type TeamId } from '../../content/teams';
import { type Origins } from '../../state/robot';
import { pilotLimits, pilotSlotOf } from '../pieces/cardsOnRobots';
import { robotsIn, robotsOfTeam, teamIn, templateOf, type SeenRobot, type Field } from '../field/field';

type Draft = ActionOf<'design'>;
type Table = Pick<Field, 'robots' | 'options' | 'teams'>;

/** The cards on a robot, including its skin, as far as this viewer knows. */
export const cardsOn = (robot: Pick<SeenRobot, 'slots' | 'skin'>): readonly CardId[] =>
  [...SLOT_IDS.map((slot) => robot.slots[slot].card), robot.skin.card].filter(
    (card): card is CardId => card !== '' && card !== 'hidden',
  );

/** It takes its cards from both drawers of the others, and says from which (KS9.2). */
export const isFree = ({ options }: Pick<Field, 'options'>, team: TeamId): boolean =>
  planOf(options, team).drawer === 'both';

/**
 * What a team's drawer still holds, not counting the cards on one of its robots (K68), or those that another side has
 * taken, and counting what a stock holds twice (KS20.5). Of two drawers: what at least one of them still holds.
 */
export function drawerOf(field: Table, team: TeamId, besides?: string): readonly CardId[] {
  if (isFree(field, team))
    return drawerAt(field.options).filter((card) =>
      DRAWER_IDS.some((from) => !isTaken(field, { team, card, from, besides })),
    );
  if (isPiled(field, team)) return choiceFor(field, team);
  const others = robotsOfTeam(field, team).filter(({ id }) => id !== besides);
  const taken = others.flatMap(cardsOn);
  const { missing, extra = [] } = teamIn(field, team);
  const countIn = (cards: readonly string[], card: CardId): number =>
    cards.filter((one) => one === card).length;
  return drawerAt(field.options).filter((card) => {
    const held = (missing.includes(card) ? 0 : 1) + countIn(extra, card);
    return held > countIn(taken, card);
  });
}

/** Its cards go round the table in piles (KS17.2). */
export const isPiled = ({ options }: Pick<Field, 'options'>, team: TeamId): boolean =>
  planOf(options, team).drawer === 'pile';

/** The pile in hand, and what it has laid of earlier ones. */
function choiceFor(field: Table, team: TeamId): readonly CardId[] {
  const there: readonly string[] = [
    ...(teamIn(field, team).pile ?? []),
    ...robotsOfTeam(field, team).flatMap(cardsOn),
  ];
  return CARD_IDS.filter((card) => there.includes(card));
}

/** A card of one of two drawers, for a robot of this side. */
interface Copy {
  readonly team: TeamId;
  readonly card: CardId;
  readonly from: DrawerId;
  readonly besides?: string | undefined;
}

/** Another robot of the side has this card out of this drawer. */
export const isTaken = (field: Pick<Field, 'robots'>, { team, card, from, besides }: Copy): boolean =>
  robotsOfTeam(field, team).some(
    (mate) => mate.id !== besides && placesWith(mate, card).some((place) => mate.from[place] === from),
  );

/** Where this card lies on a robot, as far as this viewer knows. */
const placesWith = ({ slots, skin }: SeenRobot, card: CardId): readonly Place[] =>
  PLACES.filter((place) => (place === 'skin' ? skin.card : slots[place].card) === card);

type Place = SlotId | 'skin';
const PLACES: readonly Place[] = [...SLOT_IDS, 'skin'];

/**
 * The drawers that the cards of a design come from, for a side that has both: in turn, beginning with this one, or from
 * the other one where a mate has that card already. Unless said otherwise, mates begin with different ones.
 */
export function originsOf(
  field: Table,
  robot: SeenRobot,
  design: Pick<Draft, 'slots' | 'skin'> | Design,
  begin: DrawerId = firstDrawer(field, robot),
): Origins | undefined {
  const { id, team } = robot;
  if (!isFree(field, team)) return undefined;
  const origins: Partial<Record<Place, DrawerId>> = {};
  for (const [index, place] of PLACES.entries()) {
    const card = place === 'skin' ? design.skin : (design.slots[place] ?? '');
    if (!card) continue;
    const wanted = (index + DRAWER_IDS.indexOf(begin)) % DRAWER_IDS.length;
    const order = [...DRAWER_IDS.slice(wanted), ...DRAWER_IDS.slice(0, wanted)];
    const from = order.find((one) => !isTaken(field, { team, card, from: one, besides: id }));
    if (from) origins[place] = from;
  }
  return origins;
}

function firstDrawer(field: Table, { id, team }: SeenRobot): DrawerId {
  const index = robotsOfTeam(field, team).findIndex((mate) => mate.id === id);
  return DRAWER_IDS[index % DRAWER_IDS.length] ?? 'green';
}

/** The cards that other sides have taken from this drawer; each lies, or lay, on a robot. */
export const takenFrom = (field: Pick<Field, 'robots'>, drawer: TeamId): readonly CardId[] => {
  const taken = robotsIn(field).flatMap((robot) => [
    ...PLACES.filter((place) => robot.from[place] === drawer).map((place) =>
      place === 'skin' ? robot.skin.card : robot.slots[place].card,
    ),
    ...robot.lost.filter(({ slot }) => robot.from[slot] === drawer).map(({ card }) => card),
  ]);
  return CARD_IDS.filter((card) => taken.includes(card));
};

/** Weapon cards lie in weapon slots, system cards in system slots (K11). */
export const fitsSlot = (kind: 'weapon' | 'system', card: ItemCardId): boolean =>
  kind === 'weapon' ? isWeapon(card) : isSystem(card);

/** Every slot is filled (L117), with a power core too, where there are any; of a stock, as far as it goes (KS20.5). */
export function isComplete(field: Table, robot: SeenRobot): boolean {
  const { chassis, skin, powerCore, slots } = robot;
  if (powerCore?.card === '' || chassis === '') return false;
  const empty: readonly Place[] = [
    ...(skin.card === '' ? (['skin'] as const) : []),
    ...slotsOf(chassis).filter((slot) => slots[slot].card === ''),
  ];
  if (empty.length === 0 || !field.options.campaign) return empty.length === 0;
  const laid = cardsOn(robot);
  const spare = drawerOf(field, robot.team, robot.id).filter(
    (card) => !laid.includes(card) && !isPilot(card),
  );
  return !empty.some((place) => spare.some((card) => fitsPlace(robot, place, card)));
}

function fitsPlace(robot: SeenRobot, place: Place, card: CardId): boolean {
  if (place === 'skin' || isSkin(card)) return place === 'skin' && isSkin(card);
  const kind = templateOf(robot).slots[place]?.kind;
  return kind !== undefined && fitsSlot(kind, card);
}

/** The number of a team's robots with a pilot, one robot excluded. */
export const pilotsIn = (field: Pick<Field, 'robots'>, team: TeamId, besides?: string): number =>
  robotsOfTeam(field, team).filter((robot) => robot.id !== besides && pilotSlotOf(robot) !== undefined)
    .length;

/** Nobody else of the team has a pilot, or has still to choose, who could make up the number. */
function mustFly(field: Table, { id, team }: SeenRobot): boolean {
  const open = robotsOfTeam(field, team).filter((mate) => mate.id !== id && !isComplete(field, mate)).length;
  return pilotsIn(field, team, id) + open < pilotLimits(field, team).min;
}

/** The card that one robot of the side must have in a pylon slot (L441). */
export const neededCard = ({ options }: Pick<Field, 'options'>, team: TeamId): SystemId | undefined =>
  planOf(options, team).hacksWith;

const isPylon = (robot: SeenRobot, slot: SlotId): boolean =>
  robot.chassis !== '' && templateOf(robot).slots[slot]?.arc !== undefined;

/** It has this card in a pylon slot. */
export const hasInPylon = (robot: SeenRobot, card: CardId): boolean =>
  SLOT_IDS.some((slot) => robot.slots[slot].card === card && isPylon(robot, slot));

/** Nobody else of the side has the needed card, or has still to choose, who could bring it. */
export function mustBring(field: Table, { id, team }: SeenRobot): SystemId | undefined {
  const card = neededCard(field, team);
  const mates = robotsOfTeam(field, team).filter((mate) => mate.id !== id);
  const isBrought =
    card === undefined || mates.some((mate) => hasInPylon(mate, card) || !isComplete(field, mate));
  return isBrought ? undefined : card;
}

/** The slots of a design with this card in a pylon slot; what lay there goes where it lay. */
function brought(robot: SeenRobot, { slots }: Design, card: SystemId): Design['slots'] {
  const pylons = SLOT_IDS.filter((slot) => isPylon(robot, slot));
  if (pylons.some((slot) => slots[slot] === card)) return slots;
  const to = pylons.find((slot) => !isPilot(slots[slot] ?? '')) ?? pylons[0];
  const from = SLOT_IDS.find((slot) => slots[slot] === card);
  if (!to) return slots;
  return { ...slots, [to]: card, ...(from && { [from]: slots[to] }) };
}

/** The ready-made designs of its template, each completed from what the drawer still holds. */
export const examplesFor = (field: Table, robot: SeenRobot): readonly Design[] =>
  robot.chassis === '' ? [] : READY_MADE[robot.chassis].flatMap((ready) => fitted(field, robot, ready) ?? []);

/**
 * A design with a stand-in for every card that a team mate has, and with or without a pilot as the scenario demands.
 */
export function fitted(field: Table, robot: SeenRobot, ready: Design): Design | undefined {
  if (isPiled(field, robot.team)) return undefined;
  const mayFly = pilotsIn(field, robot.team, robot.id) < pilotLimits(field, robot.team).max;
  const drawer = drawerOf(field, robot.team, robot.id).filter((card) => mayFly || !isPilot(card));
  const flown = mustFly(field, robot) ? piloted(ready, drawer) : ready;
  const needed = neededCard(field, robot.team);
  const own = mustBring(field, robot);
  const wanted = own && drawer.includes(own) ? { ...flown, slots: brought(robot, flown, own) } : flown;
  const kept = cardsOf(wanted);
  const spare = [...STAND_INS, ...drawer].filter(
    (card) => drawer.includes(card) && !isPilot(card) && card !== needed && !kept.includes(card),
  );
  const used = new Set<CardId>();
  const take = <Card extends CardId>(card: Card | undefined, fits: (one: CardId) => one is Card) => {
    const taken =
      card !== undefined && drawer.includes(card) ? card : spare.filter(fits).find((one) => !used.has(one));
    if (taken !== undefined) used.add(taken);
    return taken;
  };
  const slots: Partial<Record<SlotId, ItemCardId>> = {};
  for (const slot of SLOT_IDS) {
    const kind = templateOf(robot).slots[slot]?.kind;
    if (!kind) continue;
    const card = wanted.slots[slot];
    const taken = take(
      // Elsewhere it would never fire.
      card === needed && !isPylon(robot, slot) ? undefined : card,
      (one): one is ItemCardId => !isSkin(one) && fitsSlot(kind, one),
    );
    if (taken) slots[slot] = taken;
  }
  const skin = take(wanted.skin === '' ? undefined : wanted.skin, isSkin);
  if (skin) return { slots, skin };
  return field.options.campaign ? { slots, skin: '' } : undefined;
}

const cardsOf = ({ slots, skin }: Design): readonly CardId[] => [
  ...Object.values(slots),
  ...(skin === '' ? [] : [skin]),
];

/** With a pilot in its innermost slot, if it has none. */
function piloted(ready: Design, drawer: readonly CardId[]): Design {
  if (Object.values(ready.slots).some((card) => isPilot(card) && drawer.includes(card))) return ready;
  const pilot = PILOT_IDS.find((card) => drawer.includes(card));
  return pilot ? { ...ready, slots: { ...ready.slots, inner: pilot } } : ready;
}
