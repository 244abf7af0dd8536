import { cardsWith, pilotWith } from '../content/cards';
import { ITEM_IDS, type ItemId } from '../content/chassis';
import type { Answer, RobotId } from '../state';
import { answerBy } from './answers';
import { flownWith, mightBeFlownWith, mightHave, pilotSlotOf } from './cards';
import { inOrder, isAlive, robotOf, robotsIn, type Bot, type Field } from './field';
import type { Interrupt } from './interrupts';
import { bearerOf } from './marks';
import { robotIn, show, type Play } from './play';

const WIPERS = cardsWith('wipesPaint');
type WiperId = (typeof WIPERS)[number];

const disabledItems = (robot: Bot): readonly ItemId[] =>
  ITEM_IDS.filter((item) => bearerOf(robot, item).disabled);

/** For all that everybody knows: might its skin wipe off paint, might its pilot lift a disable? */
const mightMend = (field: Field, robot: Bot): boolean =>
  (robot.painted && WIPERS.some((skin) => mightHave(field, robot, skin))) ||
  (disabledItems(robot).length > 0 && mightBeFlownWith(field, robot, 'mend'));

/** Who might mend something. All are asked at once, for each mends nobody but themselves (K90). */
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
  close(play, said) {
    for (const [id, { cards, item }] of said) {
      const wiper = WIPERS.find((skin) => cards.includes(skin));
      if (wiper) wipe(play, id, wiper);
      if (item !== '') lift(play, id, item);
    }
  },
};

const mendingBy = (wipers: readonly WiperId[], item: ItemId | ''): Answer => ({
  ...answerBy(...wipers, ...(item === '' ? [] : [pilotWith('mend')])),
  item,
});

function wipe(play: Play, id: RobotId, card: WiperId): void {
  show(play, id, card);
  play.tell({ type: 'answered', robot: id, card });
  robotIn(play, id).painted = false;
  play.tell({ type: 'status', robot: id, status: 'painted', on: false });
}

function lift(play: Play, id: RobotId, item: ItemId): void {
  const robot = robotIn(play, id);
  const pilot = pilotSlotOf(robot);
  const card = pilot && robot.slots[pilot].card;
  if (card) show(play, id, card);
  play.tell({ type: 'answered', robot: id, card: pilotWith('mend') });
  bearerOf(robot, item).disabled = false;
  play.tell({ type: 'unmarked', robot: id, item, marker: 'disable', by: pilotWith('mend') });
}
