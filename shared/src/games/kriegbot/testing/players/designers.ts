import type { Dice } from '../../../../core/dice/dice';
import { coresFor } from '../../rules/setup/dealingCores';
import type { TypedThing } from '../../../../core/game';
import { randomPlayer, type Place, type Player } from '../../../../core/testing/playout';
import type { ActionOf } from '../../actions';
import { isPilot, isSkin, type CardId, type ItemCardId } from '../../content/cards';
import type { ArcId, SlotId } from '../../content/chassis';
import {
  drawerOf,
  fitsSlot,
  isComplete,
  isPiled,
  mustBring,
  neededCard,
  originsOf,
  pilotsIn,
} from '../../rules/setup/drawer';
import { pilotLimits } from '../../rules/pieces/cardsOnRobots';
import { draftOf } from '../../rules/setup/design';
import { filled } from '../../rules/setup/piles';
import { robotsOfSeat, robotsOfTeam, templateOf, type SeenRobot, type Field } from '../../rules/field/field';
import type { View } from '../../view';

/** Players with randomly designed robots: any legal design, ready-made or not. */

/** A random player that designs its robots at random. */
export const designerByLot: Player = byLot(randomPlayer);

/** Any player, with random designs; also one that does not know the match. */
export function byLot<Known extends Omit<Place, 'match'>>(
  player: (place: Known) => TypedThing,
): (place: Known) => TypedThing {
  return (place) => {
    const view = place.view as View;
    const ready = place.legal.find(({ type }) => type === 'ready');
    if (view.phase !== 'design') return player(place);
    if (ready && !(view.round !== undefined && place.dice.roll(2) === 1)) return ready;
    const unfinished = robotsOfSeat(view, place.seat).find((robot) => !isComplete(view, robot));
    return unfinished ? designByLot(view, unfinished, place.dice) : player(place);
  };
}

/** Any legal design: with a pilot about every second time, if the scenario leaves it open. */
export function designByLot(field: Field, robot: SeenRobot, dice: Dice): ActionOf<'design'> {
  if (isPiled(field, robot.team)) return fromPileByLot(field, robot, dice);
  const drawer = dice.shuffle(drawerOf(field, robot.team, robot.id));
  const pilot: ItemCardId | undefined = isPiloted(field, robot, dice) ? drawer.find(isPilot) : undefined;
  const plan = Object.entries(templateOf(robot).slots) as [
    SlotId,
    { kind: 'weapon' | 'system'; arc?: ArcId },
  ][];
  const cockpit = pilot && dice.pick(plan.filter(([, { kind }]) => kind === 'system'))[0];
  const needed = mustBring(field, robot);
  const pylons = plan
    .filter(([slot, { arc }]) => arc !== undefined && slot !== cockpit)
    .map(([slot]) => slot);
  const laser = needed && drawer.includes(needed) ? dice.pick(pylons) : undefined;
  const left: CardId[] = drawer.filter((card) => !isPilot(card) && card !== neededCard(field, robot.team));
  const slots: Partial<Record<SlotId, ItemCardId>> = {};
  for (const [slot, { kind }] of plan) {
    if (slot === laser && needed) {
      slots[slot] = needed;
      continue;
    }
    const isRight = (card: CardId): card is ItemCardId => !isSkin(card) && fitsSlot(kind, card);
    const card = slot === cockpit ? pilot : left.find(isRight);
    if (!card) throw new Error(`There is nothing left for ${slot} of ${robot.id}.`);
    slots[slot] = card;
    if (left.includes(card)) left.splice(left.indexOf(card), 1);
  }
  const skin = left.find(isSkin);
  if (!skin) throw new Error(`There is no skin left for ${robot.id}.`);
  const cores = coresFor(field, robot);
  return draftOf(robot.id, slots, skin, {
    from: originsOf(field, robot, { slots, skin }),
    core: cores.length > 0 ? dice.pick(cores) : '',
  });
}

/** A pile does not hold something for every slot. */
function fromPileByLot(field: Field, robot: SeenRobot, dice: Dice): ActionOf<'design'> {
  const { slots, skin } = filled(field, robot, (cards) => (cards.length > 0 ? dice.pick(cards) : undefined));
  return draftOf(robot.id, slots, skin);
}

function isPiloted(field: Field, { id, team }: SeenRobot, dice: Dice): boolean {
  const { min, max } = pilotLimits(field, team);
  const others = pilotsIn(field, team, id);
  const open = robotsOfTeam(field, team).filter((mate) => mate.id !== id && !isComplete(field, mate)).length;
  if (others >= max) return false;
  return others + open < min || dice.roll(2) === 1;
}
