import type { Seat } from '../../../../core/ground/seats';
import type { ActionOf } from '../../actions';
import { isPilot, type CardId, type ItemCardId } from '../../content/cards';
import { isBanned } from '../../content/inPlay';
import { SLOT_IDS, type SlotId } from '../../content/chassis';
import type { Design } from '../../content/designs';
import { coresFor, coreSuiting, isByLot, layCore } from './dealingCores';
import { pilotLimits, pilotSlotOf, slotWith } from '../pieces/cardsOnRobots';
import { DRAWER_IDS, type TeamId } from '../../content/teams';
import { type Origins } from '../../state/robot';
import {
  drawerOf,
  examplesFor,
  fitsSlot,
  hasInPylon,
  isComplete,
  isFree,
  isPiled,
  isTaken,
  neededCard,
  originsOf,
  pilotsIn,
  takenFrom,
} from './drawer';
import {
  drawingSides,
  findRobot,
  robotsOfSeat,
  robotsOfTeam,
  teamIn,
  teamsIn,
  templateOf,
  type SeenRobot,
  type Field,
} from '../field/field';
import { refuse, robotIn, teamOf, type RuleContext, type Rule, type WhyNot } from '../field/context';
import { exchange, filled, isPassing, passPiles } from './piles';
import { dealNext } from './templates';
import { beginSetUp } from './setup';

type Draft = Omit<ActionOf<'design'>, 'type'>;

type Place = SlotId | 'skin';

const draftCards = ({ slots, skin }: Draft): readonly CardId[] =>
  [...SLOT_IDS.map((slot) => slots[slot]), skin].filter((card): card is CardId => card !== '');

/** What may not lie in a slot (L117; K11). */
function whyNotSlot(robot: SeenRobot, slot: SlotId, card: ItemCardId | ''): WhyNot {
  if (card === '') return undefined;
  const plan = templateOf(robot).slots[slot];
  if (!plan) return refuse('noSuchSlot', { slot });
  return fitsSlot(plan.kind, card) ? undefined : refuse('wrongKind', { slot, card });
}

/** Source L113-127, "Designing your robot": cards into slots, from the team's own drawer. */
export const design: Rule<'design'> = {
  whyNot(field, seat, action) {
    const robot = findRobot(field, action.robot);
    if (!robot) return refuse('noSuchRobot');
    if (robot.seat !== seat) return refuse('notYourRobot');
    if (field.seats[seat]?.ready) return refuse('alreadyReady');
    if (!drawingSides(field).includes(robot.team)) return refuse('otherSideChooses');
    for (const slot of SLOT_IDS) {
      const problem = whyNotSlot(robot, slot, action.slots[slot]);
      if (problem) return problem;
    }
    return (
      whyNotCards(field, robot, action) ??
      whyNotFrom(field, robot, action) ??
      whyNotCore(field, robot, action)
    );
  },
  apply: (context, _seat, draft) => lay(context, draft),
  list: (field, seat) =>
    field.seats[seat]?.ready
      ? []
      : robotsOfSeat(field, seat).flatMap((robot) =>
          isPiled(field, robot.team)
            ? draftsFromPile(field, robot)
            : distinct(examplesFor(field, robot).flatMap((example) => draftsOf(field, robot, example))),
        ),
};

/** Where a side has few cards left, two examples can come to the same. */
const distinct = (drafts: readonly ActionOf<'design'>[]): readonly ActionOf<'design'>[] => [
  ...new Map(drafts.map((draft) => [JSON.stringify(draft), draft])).values(),
];

/** An example: open slots filled with what comes first. */
function draftsFromPile(field: Field, robot: SeenRobot): readonly ActionOf<'design'>[] {
  const { slots, skin } = filled(field, robot, ([card]) => card);
  const draft = draftOf(robot.id, slots, skin);
  return areLaid(robot, draft) ? [] : [draft];
}

/** The drafts of a design: one, or one beginning with each drawer, so that neither is robbed more than the other. */
const draftsOf = (field: Field, robot: SeenRobot, { slots, skin }: Design): readonly ActionOf<'design'>[] =>
  (isFree(field, robot.team) ? DRAWER_IDS : [undefined]).map((begin) =>
    draftOf(robot.id, slots, skin, {
      from: originsOf(field, robot, { slots, skin }, begin),
      core: coreSuiting(field, robot, { slots }),
    }),
  );

export const isLaid = (robot: SeenRobot, draft: Draft): boolean =>
  (robot.powerCore?.card ?? '') === (draft.core ?? '') &&
  areLaid(robot, draft) &&
  [...SLOT_IDS, 'skin' as const].every((place) => robot.from[place] === draft.from?.[place]);

/** The same without the core: these cards lie there, and no others. */
export const areLaid = (robot: SeenRobot, { slots, skin }: Draft): boolean =>
  robot.skin.card === skin && SLOT_IDS.every((slot) => robot.slots[slot].card === slots[slot]);

/** Lays exactly the cards of a draft on its robot. */
export function lay(context: RuleContext, { robot: id, slots, skin, core = '', from }: Draft): void {
  const robot = robotIn(context, id);
  if (isPiled(context.state, robot.team)) exchange(context, id, draftCards({ robot: id, slots, skin }));
  for (const slot of SLOT_IDS) robot.slots[slot].card = slots[slot];
  robot.skin.card = skin;
  robot.from = originsIn(from);
  if (!isByLot(context.state, robot.team)) layCore(context, id, core);
}

/** Without entries that say nothing. */
const originsIn = (from: Draft['from']): Origins =>
  Object.fromEntries(Object.entries(from ?? {}).filter(([, drawer]) => drawer !== undefined));

/** Each card of a side that has both drawers is named with its own (KS9.2), and no other card is. */
function whyNotFrom(field: Field, { id, team }: SeenRobot, { slots, skin, from = {} }: Draft): WhyNot {
  if (!isFree(field, team)) return Object.keys(from).length > 0 ? refuse('ownDrawerOnly') : undefined;
  for (const place of [...SLOT_IDS, 'skin'] satisfies Place[]) {
    const card = place === 'skin' ? skin : slots[place];
    const drawer = from[place];
    if ((card === '') !== (drawer === undefined)) return refuse('drawerNeeded', { slot: place });
    if (card !== '' && drawer && isTaken(field, { team, card, from: drawer, besides: id }))
      return refuse('cardTaken', { card });
  }
  return undefined;
}

/** One of those dealt to the side, and no mate's (KX4). */
function whyNotCore(field: Field, robot: SeenRobot, { core = '' }: Draft): WhyNot {
  if (core === '' || coresFor(field, robot).includes(core)) return undefined;
  // By lot it has one already.
  if (isByLot(field, robot.team) && robot.powerCore?.card === core) return undefined;
  const isDealt = !isByLot(field, robot.team) && teamIn(field, robot.team).cores.includes(core);
  return refuse(isDealt ? 'coreTaken' : 'coreNotDealt', { core });
}

/** One of each card per team (K68); at most one pilot per robot, and the number that the scenario allows. */
function whyNotCards(field: Field, { id, team }: SeenRobot, action: Draft): WhyNot {
  const cards = draftCards(action);
  const drawer = drawerOf(field, team, id);
  const banned = cards.find((card) => isBanned(field.options, card));
  if (banned) return refuse('cardBanned', { card: banned });
  const taken = cards.find((card, index) => !drawer.includes(card) || cards.indexOf(card) !== index);
  if (taken)
    return refuse(isPiled(field, team) && !drawer.includes(taken) ? 'notInPile' : 'cardTaken', {
      card: taken,
    });
  const pilots = cards.filter(isPilot).length;
  if (pilots > 1) return refuse('onePilotOnly');
  const { max } = pilotLimits(field, team);
  return pilots > 0 && pilots + pilotsIn(field, team, id) > max
    ? refuse('tooManyPilots', { most: max })
    : undefined;
}

export const draftOf = (
  robot: string,
  slots: Design['slots'],
  skin: Draft['skin'],
  { from, core }: { readonly from?: Origins | undefined; readonly core?: Draft['core'] } = {},
): ActionOf<'design'> => ({
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
  ...(core && { core }),
  ...(from && { from }),
});

/** Each robot complete, and the pilots that the scenario demands, unless a mate may still provide them. */
function whyNotReady(field: Field, seat: Seat): WhyNot {
  const own = robotsOfSeat(field, seat);
  const unfinished = own.find((robot) => !isComplete(field, robot));
  if (unfinished) return refuse('incomplete', { robot: unfinished.id });
  const team = field.seats[seat]?.team ?? 'green';
  const open = robotsOfTeam(field, team).filter(
    (robot) => robot.seat !== seat && !field.seats[robot.seat]?.ready && !pilotSlotOf(robot),
  );
  const { min } = pilotLimits(field, team);
  if (pilotsIn(field, team) + open.length < min) return refuse('pilotNeeded', { least: min });
  return whyNotNeeded(field, seat, team);
}

/** The card that the side needs, in a pylon slot, unless a mate may still lay it there. */
function whyNotNeeded(field: Field, seat: Seat, team: TeamId): WhyNot {
  const card = neededCard(field, team);
  const all = robotsOfTeam(field, team);
  if (!card || all.some((robot) => hasInPylon(robot, card))) return undefined;
  const isFree = all.every((robot) => robot.seat !== seat || slotWith(robot, card) === undefined);
  const mayCome = all.some((robot) => robot.seat !== seat && !field.seats[robot.seat]?.ready);
  return isFree && mayCome ? undefined : refuse('cardNeeded', { card });
}

export const ready: Rule<'ready'> = {
  whyNot(field, seat) {
    const own = field.seats[seat];
    if (own?.ready) return refuse('alreadyReady');
    if (!own || !drawingSides(field).includes(own.team)) return refuse('otherSideChooses');
    // What is missing in the end is filled by lot (KS17.2).
    return isPiled(field, own.team) ? undefined : whyNotReady(field, seat);
  },
  apply(context, seat) {
    const own = context.state.seats[seat];
    if (own) own.ready = true;
    goOnDesigning(context);
  },
  list: (field, seat) => (ready.whyNot(field, seat, { type: 'ready' }) ? [] : [{ type: 'ready' }]),
};

/** Seats of the sides that draw, with robots that are not designed yet. */
export const designing = (field: Field): readonly Seat[] =>
  field.seats.flatMap(({ team, ready }, seat) =>
    !ready && drawingSides(field).includes(team) && robotsOfSeat(field, seat).length > 0 ? [seat] : [],
  );

/** When nobody is waited for any more: the next round, if cards go round the table, or the end of the designs. */
export function goOnDesigning(context: RuleContext): void {
  if (designing(context.state).length > 0) return;
  if (!isPassing(context.state) || passPiles(context) === 'done') fixDesigns(context);
}

/** Its templates are still to be dealt; a side without robots has none. */
const isStillToDraw = (field: Field, team: TeamId): boolean =>
  teamIn(field, team).dealt.length === 0 && robotsOfTeam(field, team).length > 0;

/** The sides that come next choose theirs; after the last ones the robots are placed. */
export function fixDesigns(context: RuleContext): void {
  const sides = drawingSides(context.state);
  for (const team of teamsIn(context.state))
    if (!sides.includes(team)) teamOf(context, team).missing = [...takenFrom(context.state, team)];
  if (teamsIn(context.state).some((team) => isStillToDraw(context.state, team))) {
    for (const team of sides) context.emit({ type: 'sideDesigned', team });
    context.state.phase = 'templates';
    dealNext(context);
    return;
  }
  context.emit({ type: 'designsFixed' });
  beginSetUp(context);
}
