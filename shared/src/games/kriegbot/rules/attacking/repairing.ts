import { hitsOf, isPilot, ITEM_CARD_IDS, type ItemCardId, cardEffect } from '../../content/cards';
import { ITEM_IDS, type ItemId } from '../../content/chassis';
import type { CrewKind } from '../../content/infantry';
import type { RobotId } from '../../state/robot';
import { act, actorOf, cardFor, whyNotAct } from './otherAttackActions';
import { rangeBetween } from '../field/arcs';
import { isFirstEdition } from '../../../../core/game/editions';
import { findRobot, isOnMap, robotsOfTeam, type SeenRobot, type Field } from '../field/field';
import { toughnessOf } from '../pieces/cardsOnRobots';
import { bearerOf } from '../damage/markers';
import { refuse, robotIn, type RuleContext, type Rule, type WhyNot } from '../field/context';
import { EMPTY_SLOT } from '../pieces/newRobot';

const damageOn = (robot: SeenRobot, item: ItemId): number => bearerOf(robot, item).damage;

function unmark(context: RuleContext, id: RobotId, item: ItemId, by: ItemCardId): void {
  const robot = robotIn(context, id);
  bearerOf(robot, item).damage -= 1;
  context.emit({ type: 'unmarked', robot: id, item, marker: 'damage', by });
}

/** Nano Glue works only with power (K3). */
const whyNoGlue = (field: Field, robot: SeenRobot, what: 'glue' | 'replicate'): WhyNot =>
  whyNotAct(field, robot, what) ?? (robot.poweredUp ? undefined : refuse('notPowered'));

/** Nano Glue: removes one damage marker from an item of this robot. */
export const glue: Rule<'glue'> = {
  whyNot(field, _seat, { item }) {
    const robot = actorOf(field);
    const unable = whyNoGlue(field, robot, 'glue');
    return unable ?? (damageOn(robot, item) > 0 ? undefined : refuse('nothingToMend'));
  },
  apply(context, _seat, { item }) {
    const { id } = actorOf(context.state);
    act(context, id, 'glue', (by) => unmark(context, id, item, by));
  },
  list: (field, seat) =>
    ITEM_IDS.map((item) => ({ type: 'glue', item }) as const).filter(
      (action) => !glue.whyNot(field, seat, action),
    ),
};

/** Nano Glue, Clanking Replication (L278): a destroyed card returns to its slot, open and damaged. A pilot does not. */
export const replicate: Rule<'replicate'> = {
  whyNot(field, _seat, { slot, card }) {
    const robot = actorOf(field);
    const unable = whyNoGlue(field, robot, 'replicate');
    if (unable) return unable;
    const isLost = robot.lost.some((lost) => lost.destroyed && lost.slot === slot && lost.card === card);
    if (!isLost || isPilot(card)) return refuse('nothingLost');
    return robot.slots[slot].card === '' ? undefined : refuse('slotFull');
  },
  apply(context, _seat, { slot, card }) {
    const { id } = actorOf(context.state);
    act(context, id, 'replicate', (by) => {
      const robot = robotIn(context, id);
      const [back] = robot.lost.splice(
        robot.lost.findIndex((lost) => lost.destroyed && lost.slot === slot && lost.card === card),
        1,
      );
      const laid = back?.laid;
      // It returns damaged, if it can take that much (K3).
      const glued = cardEffect(by, 'glue')?.comesBackWith ?? 0;
      const damage = hitsOf(card, toughnessOf(context.state, robot)) > glued ? glued : 0;
      robot.slots[slot] = { ...EMPTY_SLOT, card, shown: true, damage, ...(laid && { laid }) };
      if (!isFirstEdition(context.state.options)) robot.out = outAfter(robot.out, card);
      context.emit({ type: 'replicated', robot: id, slot, card });
    });
  },
  list: (field, seat) =>
    actorOf(field)
      .lost.flatMap(({ slot, card }) =>
        isItemCard(card) && slot !== 'skin' ? [{ type: 'replicate', slot, card } as const] : [],
      )
      .filter((action) => !replicate.whyNot(field, seat, action)),
};

/** Who is not on the card that has come back: its crew is dead, but a drone is a part of its card (KX96). */
function outAfter(out: readonly CrewKind[], card: ItemCardId): CrewKind[] {
  const { kinds = [] } = cardEffect(card, 'crew') ?? {};
  const others = out.filter((who) => !kinds.includes(who));
  return [...others, ...kinds.filter((who) => who !== 'drone')];
}

const isItemCard = (card: string): card is ItemCardId => ITEM_CARD_IDS.some((id) => id === card);

function reachOf(robot: SeenRobot): number {
  const card = cardFor(robot, 'repair');
  return (card && cardEffect(card, 'repair')?.within) ?? 0;
}

/** Repair Arm (K3): removes one damage marker from this robot or an adjacent friend; it must not have left its hex. */
export const repair: Rule<'repair'> = {
  whyNot(field, _seat, { robot: id, item }) {
    const robot = actorOf(field);
    const unable = whyNotAct(field, robot, 'repair');
    if (unable) return unable;
    if (robot.marks.steps > 0) return refuse('leftItsHex');
    const patient = findRobot(field, id);
    if (!patient || patient.team !== robot.team || !isOnMap(patient)) return refuse('noSuchRobot');
    if (rangeBetween(robot.at, patient.at) > reachOf(robot)) return refuse('tooFar');
    return damageOn(patient, item) > 0 ? undefined : refuse('nothingToMend');
  },
  apply(context, _seat, { robot: patient, item }) {
    const { id } = actorOf(context.state);
    act(context, id, 'repair', (by) => unmark(context, patient, item, by));
  },
  list: (field, seat) =>
    robotsOfTeam(field, actorOf(field).team)
      .flatMap(({ id: robot }) => ITEM_IDS.map((item) => ({ type: 'repair', robot, item }) as const))
      .filter((action) => !repair.whyNot(field, seat, action)),
};
