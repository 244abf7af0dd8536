import { ITEM_IDS, type ItemId } from '../content/chassis';
import type { Answer, RobotId } from '../state';
import { answerBy } from './answers';
import { flownBy, mightBeFlownBy, mightHave, pilotSlotOf } from './cards';
import { inOrder, isAlive, robotOf, robotsIn, type Bot, type Field } from './field';
import type { Interrupt } from './interrupts';
import { bearerOf } from './marks';
import { robotIn, show, type Play } from './play';

const disabledItems = (robot: Bot): readonly ItemId[] =>
  ITEM_IDS.filter((item) => bearerOf(robot, item).disabled);

/** For all that everybody knows: might its skin wipe off paint, might its pilot lift a disable? */
const mightMend = (field: Field, robot: Bot): boolean =>
  (robot.painted && mightHave(field, robot, 'silvered')) ||
  (disabledItems(robot).length > 0 && mightBeFlownBy(field, robot, 'engineerPilot'));

/** Who might mend something. All are asked at once, for each mends nobody but themselves (K90). */
export const mendersIn = (field: Field): readonly RobotId[] =>
  inOrder(robotsIn(field).filter((robot) => isAlive(robot) && mightMend(field, robot))).map(({ id }) => id);

/** Silvered skin (L292) and the Engineer, in the status phase (K57). */
export const mending: Interrupt = {
  asks: mendersIn,
  answers(field, id) {
    const robot = robotOf(field, id);
    const wipes = robot.painted && robot.skin.card === 'silvered';
    const lifted = flownBy(field, robot, 'engineerPilot') ? disabledItems(robot) : [];
    return [
      ...(wipes ? [mendingBy(true, '')] : []),
      ...lifted.flatMap((item) => [mendingBy(false, item), ...(wipes ? [mendingBy(true, item)] : [])]),
    ];
  },
  close(play, said) {
    for (const [id, { cards, item }] of said) {
      if (cards.includes('silvered')) wipe(play, id);
      if (item !== '') lift(play, id, item);
    }
  },
};

const mendingBy = (wipes: boolean, item: ItemId | ''): Answer => ({
  ...answerBy(...(wipes ? ['silvered' as const] : []), ...(item === '' ? [] : ['engineerPilot' as const])),
  item,
});

function wipe(play: Play, id: RobotId): void {
  show(play, id, 'silvered');
  play.tell({ type: 'answered', robot: id, card: 'silvered' });
  robotIn(play, id).painted = false;
  play.tell({ type: 'status', robot: id, status: 'painted', on: false });
}

function lift(play: Play, id: RobotId, item: ItemId): void {
  const robot = robotIn(play, id);
  const pilot = pilotSlotOf(robot);
  const card = pilot && robot.slots[pilot].card;
  if (card) show(play, id, card);
  play.tell({ type: 'answered', robot: id, card: 'engineerPilot' });
  bearerOf(robot, item).disabled = false;
  play.tell({ type: 'unmarked', robot: id, item, marker: 'disable', by: 'engineerPilot' });
}
