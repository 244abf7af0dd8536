import { cardsWith, pilotWith } from '../content/cards';
import { ITEM_IDS, type ItemId } from '../content/chassis';
import type { Answer } from '../state';
import type { RobotId } from '../robotState';
import { answerBy } from './answers';
import { flownWith, mightBeFlownWith, mightHave, pilotSlotOf } from './cards';
import { inOrder, isAlive, robotOf, robotsIn, type SeenRobot, type Field } from './field';
import type { Interrupt } from './interrupts';
import { bearerOf } from './marks';
import { robotIn, show, type RuleContext } from './context';

const WIPERS = cardsWith('wipesPaint');
type WiperId = (typeof WIPERS)[number];

const disabledItems = (robot: SeenRobot): readonly ItemId[] =>
  ITEM_IDS.filter((item) => bearerOf(robot, item).disabled);

/** As far as everybody knows: might its skin remove paint, might its pilot remove a disable? */
const mightMend = (field: Field, robot: SeenRobot): boolean =>
  (robot.painted && WIPERS.some((skin) => mightHave(field, robot, skin))) ||
  (disabledItems(robot).length > 0 && mightBeFlownWith(field, robot, 'mend'));

/** The robots that might mend something. All are asked at once, since each mends only itself (K90). */
export const mendersIn = (field: Field): readonly RobotId[] =>
  inOrder(robotsIn(field).filter((robot) => isAlive(robot) && mightMend(field, robot))).map(({ id }) => id);

/** Silvered skin (L292) and the Engineer, in the status phase (K57). */
export const mending: Interrupt = {
  asks: mendersIn,
  answers(field, id) {
    const robot = robotOf(field, id);
    const wipers = robot.painted ? WIPERS.filter((skin) => robot.skin.card === skin) : [];
    const lifted = flownWith(field, robot, 'mend') ? disabledItems(robot) : [];
    return [
      ...wipers.map((skin) => mendingBy([skin], '')),
      ...lifted.flatMap((item) => [mendingBy([], item), ...wipers.map((skin) => mendingBy([skin], item))]),
    ];
  },
  close(context, said) {
    for (const [id, { cards, item }] of said) {
      const wiper = WIPERS.find((skin) => cards.includes(skin));
      if (wiper) wipe(context, id, wiper);
      if (item !== '') lift(context, id, item);
    }
  },
};

const mendingBy = (wipers: readonly WiperId[], item: ItemId | ''): Answer => ({
  ...answerBy(...wipers, ...(item === '' ? [] : [pilotWith('mend')])),
  item,
});

function wipe(context: RuleContext, id: RobotId, card: WiperId): void {
  show(context, id, card);
  context.emit({ type: 'answered', robot: id, card });
  robotIn(context, id).painted = false;
  context.emit({ type: 'status', robot: id, status: 'painted', on: false });
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
