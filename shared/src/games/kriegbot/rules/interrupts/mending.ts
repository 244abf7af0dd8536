import { cardsWith, pilotWith } from '../../content/cards';
import { ITEM_IDS, type ItemId } from '../../content/chassis';
import type { Answer } from '../../state/assault';
import type { RobotId } from '../../state/robot';
import { answerBy, NO_ANSWER } from './answers';
import { flownWith, hasCard, mightBeFlownWith, mightHave, pilotSlotOf } from '../pieces/cardsOnRobots';
import { coreCardOf, isLow, mightUse, recharge, useAbility, whyNotAbility } from '../cores/energy';
import { inOrder, isAlive, robotOf, robotsIn, type SeenRobot, type Field } from '../field/field';
import type { Interrupt } from './interrupt';
import { bearerOf } from '../damage/markers';
import { hasMarker, unpaint } from '../pieces/paint';
import { mightReceive, receive, receiveOpenly, receiversOf } from '../cores/beamedEnergy';
import { robotIn, show, type RuleContext } from '../field/context';

const WIPERS = cardsWith('wipesPaint');
const RECEIVERS = cardsWith('receive');
type WiperId = (typeof WIPERS)[number];

const disabledItems = (robot: SeenRobot): readonly ItemId[] =>
  ITEM_IDS.filter((item) => bearerOf(robot, item).disabled);

/** As far as everybody knows: might its skin remove paint, might its pilot, or its core, do something? */
const mightMend = (field: Field, robot: SeenRobot): boolean =>
  (hasMarker(robot) && WIPERS.some((skin) => mightHave(field, robot, skin))) ||
  (disabledItems(robot).length > 0 &&
    (mightBeFlownWith(field, robot, 'mend') || mightUse(field, robot, 'lift'))) ||
  (robot.poweredUp && mightUse(field, robot, 'keepPower')) ||
  (isLow(field, robot) && mightUse(field, robot, 'recharge')) ||
  mightReceive(field, robot);

/** The robots that might mend something. All are asked at once, since each mends only itself (K90). */
export const mendersIn = (field: Field): readonly RobotId[] =>
  inOrder(robotsIn(field).filter((robot) => isAlive(robot) && mightMend(field, robot))).map(({ id }) => id);

/** Silvered skin (L292), the Engineer, Nanowire Battery and Solenoid, in the status phase (K57, KX37). */
export const mending: Interrupt = {
  asks: mendersIn,
  answers(field, id) {
    const robot = robotOf(field, id);
    const wipers = hasMarker(robot) ? WIPERS.filter((skin) => robot.skin.card === skin) : [];
    const lifted = flownWith(field, robot, 'mend') ? disabledItems(robot) : [];
    const byCards = [
      ...wipers.map((skin) => mendingBy([skin], '')),
      ...lifted.flatMap((item) => [mendingBy([], item), ...wipers.map((skin) => mendingBy([skin], item))]),
    ];
    const mended = [
      ...byCards,
      ...[NO_ANSWER, ...byCards].flatMap((answer) => withCore(field, robot, answer)),
    ];
    const charged = receiversOf(field, robot, (card) => hasCard(robot, card)).flatMap((card) =>
      [NO_ANSWER, ...mended].map((answer) => ({ ...answer, cards: [...answer.cards, card] })),
    );
    return [...mended, ...charged];
  },
  close(context, said) {
    for (const [id, { cards, item, core }] of said) {
      const wiper = WIPERS.find((skin) => cards.includes(skin));
      if (wiper) wipe(context, id, wiper);
      if (item !== '') lift(context, id, item);
      if (core !== undefined && core !== 'keepPower') runCore(context, id, core);
      for (const card of RECEIVERS) if (cards.includes(card)) receive(context, id, card);
      if (core === 'keepPower') {
        receiveOpenly(context, id);
        runCore(context, id, core);
      }
    }
  },
};

const mendingBy = (wipers: readonly WiperId[], item: ItemId | ''): Answer => ({
  ...answerBy(...wipers, ...(item === '' ? [] : [pilotWith('mend')])),
  item,
});

/** The same answer with each thing that its core could do besides; never what the Engineer does already (KX21). */
function withCore(field: Field, robot: SeenRobot, answer: Answer): readonly Answer[] {
  const kind = coreCardOf(robot)?.ability.kind;
  // One that lies open does it by itself (KX98).
  if (kind === 'recharge' && isLow(field, robot) && !whyNotAbility(robot, kind))
    return [{ ...answer, core: kind }];
  if (kind === 'keepPower' && robot.poweredUp && !whyNotAbility(robot, kind))
    return [{ ...answer, core: kind }];
  if (kind !== 'lift' || whyNotAbility(robot, kind)) return [];
  return disabledItems(robot)
    .filter((item) => item !== answer.item)
    .map((core) => ({ ...answer, core }));
}

function runCore(context: RuleContext, id: RobotId, core: NonNullable<Answer['core']>): void {
  useAbility(context, id);
  const robot = robotIn(context, id);
  if (core === 'keepPower') {
    robot.marks.keepsPower = true;
    return;
  }
  if (core === 'recharge') {
    recharge(context, id, 'fuelCell');
    return;
  }
  bearerOf(robot, core).disabled = false;
  context.emit({ type: 'unmarked', robot: id, item: core, marker: 'disable', by: '' });
}

function wipe(context: RuleContext, id: RobotId, card: WiperId): void {
  show(context, id, card);
  context.emit({ type: 'answered', robot: id, card });
  unpaint(context, id);
}

function lift(context: RuleContext, id: RobotId, item: ItemId): void {
  const robot = robotIn(context, id);
  const pilot = pilotSlotOf(robot);
  const card = pilot && robot.slots[pilot].card;
  if (card) show(context, id, card);
  context.emit({ type: 'answered', robot: id, card: pilotWith('mend') });
  bearerOf(robot, item).disabled = false;
  context.emit({ type: 'unmarked', robot: id, item, marker: 'disable', by: pilotWith('mend') });
}
