import type { ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import { MODES } from '@gearhall/shared/games/kriegbot/content/arms';
import { cardEffect, type CardId, isDefense } from '@gearhall/shared/games/kriegbot/content/cards';
import { isNo } from '@gearhall/shared/games/kriegbot/rules/interrupts/answers';
import { isShown } from '@gearhall/shared/games/kriegbot/rules/pieces/cardsOnRobots';
import { findRobot } from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { threatOf } from '../../attacks/answerOdds';
import { textOf } from '../cards/cards';
import { capital, count, fullCardName, itemName, listOf, percent } from '../field/names';

type Answer = ActionOf<'answer'>;
type Kind = NonNullable<View['window']>['kind'];

/** What a card does in an interrupt: for a card with several uses, its defense. */
const useOf = (card: CardId): string =>
  capital(
    (
      textOf(card)
        .split(/Defense[^:]*: /u)
        .at(-1) ?? ''
    ).replace(/\.$/u, ''),
  );

/** What its power core does besides. */
function coreInAnswer({ core, robot }: Answer, view: View): readonly string[] {
  if (core === undefined) return [];
  if (core === 'keepPower') return ['the core keeps it powered up'];
  if (core === 'recharge') return ['the core pays a step and recharges'];
  return [`the core takes the disable off the ${itemName(findRobot(view, robot)?.chassis ?? '', core)}`];
}

/** "Chaff", "Chobham Armor: takes 2 damage", "No". */
export function answerInWords(answer: Answer, view: View): string {
  if (isNo(answer)) return 'No';
  if (view.window?.kind === 'wake') return 'Start powered up';
  const { cards, absorb, die, item, robot } = answer;
  const extras = [
    ...(absorb.length > 0
      ? [`takes the damage of ${absorb.length > 1 ? 'places' : 'place'} ${listOf(absorb.map(String))}`]
      : []),
    ...(die >= 0 ? [`rolls the ${view.assault?.pool[die] ?? 'die'} again`] : []),
    ...(item === ''
      ? []
      : [`takes the disable off the ${itemName(findRobot(view, robot)?.chassis ?? '', item)}`]),
  ];
  const byCore = coreInAnswer(answer, view);
  const named = listOf(cards.map(fullCardName));
  return [named || (byCore.length > 0 ? '' : 'Yes'), ...extras, ...byCore].filter(Boolean).join(': ');
}

/** What it costs and gives. */
export function answerHelp(answer: Answer, view: View): string {
  if (isNo(answer)) return '';
  if (view.window?.kind === 'wake') return 'Costs no energy. Shows the core to all';
  const cost = answer.cards.filter((card) => isDefense(card) && !isPlate(view, card)).length;
  const robot = findRobot(view, answer.robot);
  if (!robot) return 'Costs the defense action of the landing craft. One die less';
  const shows = answer.cards.filter((card) => !isShown(robot, card));
  return [
    cost > 0 ? `Costs ${count(cost, 'defense action')}` : 'Costs no action',
    ...(shows.length > 0 ? [`Shows the ${listOf(shows.map(fullCardName))} to all`] : []),
    ...(answer.core === undefined ? [] : ['Costs 1 energy']),
    ...answer.cards.map(useOf),
  ].join('. ');
}

/** Against shot that any armor stops, armor costs nothing. */
const isPlate = ({ assault }: View, card: CardId): boolean =>
  assault !== undefined &&
  MODES[assault.mode].stoppedByArmor === true &&
  cardEffect(card, 'armored') === true;

/** How an answer before the roll changes the odds: "22 % to hit instead of 46 %". */
export function changeInWords(view: View, answer: Answer): string {
  const [now, then] = [threatOf(view), threatOf(view, answer)];
  if (!now || !then || isNo(answer)) return '';
  const isSame = now.dice === then.dice && now.silhouette === then.silhouette;
  return isSame
    ? `${percent(then.chance)} to hit, as without it`
    : `${percent(then.chance)} to hit instead of ${percent(now.chance)}`;
}

/** Why a player is asked who holds no such card: nobody may learn that. */
export const WHY_ASKED: Readonly<Record<Kind, string>> = {
  clamp: 'Asked because a face-down card of yours might be a Mag Claw.',
  before: 'Asked because your face-down cards might help before the roll.',
  reroll: 'Asked because a face-down card of yours might be a Civilian Pilot.',
  after: 'Asked because your face-down cards might take or cancel the damage.',
  counter: 'Asked because a face-down card of yours might be a Nemo Battery.',
  mend: 'Asked because your face-down cards, or your power core, might do something.',
  wake: 'Asked because your power core might be a Solenoid.',
};
