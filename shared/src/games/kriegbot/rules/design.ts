import type { Seat } from '../../../core/seats';
import type { ActionOf } from '../actions';
import { isPilot, type CardId, type ItemCardId } from '../content/cards';
import { SLOT_IDS, type SlotId } from '../content/chassis';
import type { Design } from '../content/designs';
import type { TeamId } from '../content/teams';
import { pilotLimits, pilotSlotOf, slotWith } from './cards';
import { drawerOf, examplesFor, fitsSlot, hasInPylon, isComplete, neededCard, pilotsIn } from './drawer';
import { findRobot, robotsOfSeat, robotsOfTeam, templateOf, type SeenRobot, type Field } from './field';
import { no, robotIn, type RuleContext, type Rule, type WhyNot } from './context';
import { beginSetUp } from './setup';

type Draft = Omit<ActionOf<'design'>, 'type'>;

const draftCards = ({ slots, skin }: Draft): readonly CardId[] =>
  [...SLOT_IDS.map((slot) => slots[slot]), skin].filter((card): card is CardId => card !== '');

/** What may not lie in a slot (L117; K11). */
function whyNotSlot(robot: SeenRobot, slot: SlotId, card: ItemCardId | ''): WhyNot {
  if (card === '') return undefined;
  const plan = templateOf(robot).slots[slot];
  if (!plan) return no('noSuchSlot', { slot });
  return fitsSlot(plan.kind, card) ? undefined : no('wrongKind', { slot, card });
}

/** Source L113-127, "Designing your robot": cards into slots, from the team's own drawer. */
export const design: Rule<'design'> = {
  whyNot(field, seat, action) {
    const robot = findRobot(field, action.robot);
    if (!robot) return no('noSuchRobot');
    if (robot.seat !== seat) return no('notYourRobot');
    if (field.seats[seat]?.ready) return no('alreadyReady');
    for (const slot of SLOT_IDS) {
      const problem = whyNotSlot(robot, slot, action.slots[slot]);
      if (problem) return problem;
    }
    return whyNotCards(field, robot, action);
  },
  apply: (context, _seat, draft) => lay(context, draft),
  list: (field, seat) =>
    field.seats[seat]?.ready
      ? []
      : robotsOfSeat(field, seat).flatMap((robot) =>
          examplesFor(field, robot).map(({ slots, skin }) => draftOf(robot.id, slots, skin)),
        ),
};

export const isLaid = (robot: SeenRobot, { slots, skin }: Draft): boolean =>
  robot.skin.card === skin && SLOT_IDS.every((slot) => robot.slots[slot].card === slots[slot]);

/** Lays exactly the cards of a draft on its robot. */
export function lay(context: RuleContext, { robot: id, slots, skin }: Draft): void {
  const robot = robotIn(context, id);
  for (const slot of SLOT_IDS) robot.slots[slot].card = slots[slot];
  robot.skin.card = skin;
}

/** One of each card per team (K68); at most one pilot per robot, and the number that the scenario allows. */
function whyNotCards(field: Field, { id, team }: SeenRobot, action: Draft): WhyNot {
  const cards = draftCards(action);
  const drawer = drawerOf(field, team, id);
  const taken = cards.find((card, index) => !drawer.includes(card) || cards.indexOf(card) !== index);
  if (taken) return no('cardTaken', { card: taken });
  const pilots = cards.filter(isPilot).length;
  if (pilots > 1) return no('onePilotOnly');
  const { max } = pilotLimits(field, team);
  return pilots > 0 && pilots + pilotsIn(field, team, id) > max
    ? no('tooManyPilots', { most: max })
    : undefined;
}

export const draftOf = (robot: string, slots: Design['slots'], skin: Draft['skin']): ActionOf<'design'> => ({
  type: 'design',
  robot,
  slots: {
    primary: slots.primary ?? '',
    secondary: slots.secondary ?? '',
    zero: slots.zero ?? '',
    four: slots.four ?? '',
    inner: slots.inner ?? '',
    deep: slots.deep ?? '',
  },
  skin,
});

/** Each robot complete, and the pilots that the scenario demands, unless a mate may still provide them. */
function whyNotReady(field: Field, seat: Seat): WhyNot {
  const own = robotsOfSeat(field, seat);
  const unfinished = own.find((robot) => !isComplete(robot));
  if (unfinished) return no('incomplete', { robot: unfinished.id });
  const team = field.seats[seat]?.team ?? 'green';
  const open = robotsOfTeam(field, team).filter(
    (robot) => robot.seat !== seat && !field.seats[robot.seat]?.ready && !pilotSlotOf(robot),
  );
  const { min } = pilotLimits(field, team);
  if (pilotsIn(field, team) + open.length < min) return no('pilotNeeded', { least: min });
  return whyNotNeeded(field, seat, team);
}

/** The card that the side needs, in a pylon slot, unless a mate may still lay it there. */
function whyNotNeeded(field: Field, seat: Seat, team: TeamId): WhyNot {
  const card = neededCard(field, team);
  const all = robotsOfTeam(field, team);
  if (!card || all.some((robot) => hasInPylon(robot, card))) return undefined;
  const isFree = all.every((robot) => robot.seat !== seat || slotWith(robot, card) === undefined);
  const mayCome = all.some((robot) => robot.seat !== seat && !field.seats[robot.seat]?.ready);
  return isFree && mayCome ? undefined : no('cardNeeded', { card });
}

export const ready: Rule<'ready'> = {
  whyNot: (field, seat) => (field.seats[seat]?.ready ? no('alreadyReady') : whyNotReady(field, seat)),
  apply(context, seat) {
    const own = context.state.seats[seat];
    if (own) own.ready = true;
    if (isFixed(context.state)) fixDesigns(context);
  },
  list: (field, seat) => (ready.whyNot(field, seat, { type: 'ready' }) ? [] : [{ type: 'ready' }]),
};

export const designing = (field: Pick<Field, 'seats'>): readonly Seat[] =>
  field.seats.flatMap((seat, index) => (seat.out || seat.ready ? [] : [index]));

const isFixed = (field: Pick<Field, 'seats'>): boolean => designing(field).length === 0;

export function fixDesigns(context: RuleContext): void {
  context.emit({ type: 'designsFixed' });
  beginSetUp(context);
}
