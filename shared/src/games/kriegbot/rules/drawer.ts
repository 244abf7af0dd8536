import {
  DRAWER,
  isPilot,
  isSkin,
  isSystem,
  isWeapon,
  PILOT_IDS,
  type CardId,
  type ItemCardId,
} from '../content/cards';
import { SLOT_IDS, slotsOf, type SlotId } from '../content/chassis';
import { READY_MADE, STAND_INS, type Design } from '../content/designs';
import { planOf } from '../content/scenarios';
import type { TeamId } from '../content/teams';
import { pilotSlotOf } from './cards';
import { robotsOfTeam, templateOf, type SeenRobot, type Field } from './field';

type Team = Pick<Field, 'robots'>;
type Table = Pick<Field, 'robots' | 'options'>;

/** The cards on a robot, including its skin, as far as this viewer knows. */
export const cardsOn = (robot: Pick<SeenRobot, 'slots' | 'skin'>): readonly CardId[] =>
  [...SLOT_IDS.map((slot) => robot.slots[slot].card), robot.skin.card].filter(
    (card): card is CardId => card !== '' && card !== 'hidden',
  );

/** What a team's drawer still holds, not counting the cards on one of its robots (K68). */
export function drawerOf(field: Team, team: TeamId, besides?: string): readonly CardId[] {
  const others = robotsOfTeam(field, team).filter(({ id }) => id !== besides);
  const taken = new Set(others.flatMap(cardsOn));
  return DRAWER.filter((card) => !taken.has(card));
}

/** Weapon cards lie in weapon slots, system cards in system slots (K11). */
export const fitsSlot = (kind: 'weapon' | 'system', card: ItemCardId): boolean =>
  kind === 'weapon' ? isWeapon(card) : isSystem(card);

/** Every slot is filled (L117). */
export const isComplete = (robot: SeenRobot): boolean =>
  robot.skin.card !== '' &&
  robot.chassis !== '' &&
  slotsOf(robot.chassis).every((slot) => robot.slots[slot].card !== '');

/** The number of a team's robots with a pilot, one robot excluded. */
export const pilotsIn = (field: Team, team: TeamId, besides?: string): number =>
  robotsOfTeam(field, team).filter((robot) => robot.id !== besides && pilotSlotOf(robot) !== undefined)
    .length;

export const pilotLimits = (
  { options }: Pick<Field, 'options'>,
  team: TeamId,
): { readonly min: number; readonly max: number } => planOf(options.scenario, team).pilots;

/** Nobody else of the team has a pilot, or has still to choose, who could make up the number. */
function mustFly(field: Table, { id, team }: SeenRobot): boolean {
  const open = robotsOfTeam(field, team).filter((mate) => mate.id !== id && !isComplete(mate)).length;
  return pilotsIn(field, team, id) + open < pilotLimits(field, team).min;
}

/** The ready-made designs of its template, each completed from what the drawer still holds. */
export const examplesFor = (field: Table, robot: SeenRobot): readonly Design[] =>
  robot.chassis === '' ? [] : READY_MADE[robot.chassis].flatMap((ready) => fitted(field, robot, ready) ?? []);

/**
 * A design with a stand-in for every card that a team mate has, and with or without a pilot as the scenario demands.
 */
export function fitted(field: Table, robot: SeenRobot, ready: Design): Design | undefined {
  const mayFly = pilotsIn(field, robot.team, robot.id) < pilotLimits(field, robot.team).max;
  const drawer = drawerOf(field, robot.team, robot.id).filter((card) => mayFly || !isPilot(card));
  const wanted = mustFly(field, robot) ? piloted(ready, drawer) : ready;
  const kept = cardsOf(wanted);
  const spare = [...STAND_INS, ...drawer].filter(
    (card) => drawer.includes(card) && !isPilot(card) && !kept.includes(card),
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
    const taken = take(
      wanted.slots[slot],
      (card): card is ItemCardId => !isSkin(card) && fitsSlot(kind, card),
    );
    if (taken) slots[slot] = taken;
  }
  const skin = take(wanted.skin, isSkin);
  return skin && { slots, skin };
}

const cardsOf = ({ slots, skin }: Design): readonly CardId[] => [...Object.values(slots), skin];

/** With a pilot in its innermost slot, if it has none. */
function piloted(ready: Design, drawer: readonly CardId[]): Design {
  if (Object.values(ready.slots).some((card) => isPilot(card) && drawer.includes(card))) return ready;
  const pilot = PILOT_IDS.find((card) => drawer.includes(card));
  return pilot ? { ...ready, slots: { ...ready.slots, inner: pilot } } : ready;
}
