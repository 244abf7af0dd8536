import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action, ActionOf } from '@gearhall/shared/games/metalheads/actions';
import { amounts, total } from '@gearhall/shared/games/metalheads/content/resources';
import type { RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import {
  ACTIVATION_ENERGY,
  DECK_ENERGY,
  energyFor,
  PAYMENT_ENERGY,
} from '@gearhall/shared/games/metalheads/rules/paying/costs';
import {
  findRobot,
  isKnown,
  nationAbility,
  questionOf,
  takenSpots,
  type TaskField,
} from '@gearhall/shared/games/metalheads/rules/field';
import { nationEnergy } from '@gearhall/shared/games/metalheads/rules/turn/nations';
import { strengthParts } from '@gearhall/shared/games/metalheads/rules/strength/strength';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { abilityText } from './abilities';
import { cardInWords, robotInWords } from './cards';
import {
  amountsInWords,
  capital,
  count,
  kindsInWords,
  MONSTER_NAMES,
  nameOf,
  NATION_NAMES,
  owning,
  robotName,
  tokenName,
  tokensInWords,
} from './names';
import { nationInWords } from './nations';
import { paymentInWords, sideOf, spendingInWords } from './payments';

export interface OrderContext {
  readonly view: View;
  readonly seat: Seat;
  readonly names: readonly string[];
}

export interface Wording {
  readonly label: string;
  readonly detail?: string;
}

type Words<Type extends Action['type']> = (action: ActionOf<Type>, context: OrderContext) => Wording;

const energy = (amount: number): string => `${amount} Energy`;

/** "Boris’ Bulwark", "your Bulwark". */
function ownedName(id: RobotId, { view, seat, names }: OrderContext): string {
  const owned = findRobot(view, id);
  if (owned?.owner === seat) return `your ${robotName(id)}`;
  const owner = owned?.owner === undefined ? MONSTER_NAMES[view.monster] : nameOf(names, owned.owner);
  return `${owning(owner)} ${robotName(id)}`;
}

/** "Strength 3; 1 Power Up and 2 Damage on it". */
function standing(id: RobotId, { view }: OrderContext): string {
  const owned = findRobot(view, id);
  if (!owned) return '';
  const { owner, robot } = owned;
  const tokens = [
    ...(robot.powerUps > 0 ? [tokensInWords('powerUp', robot.powerUps)] : []),
    ...(robot.damage > 0 ? [tokensInWords('damage', robot.damage)] : []),
  ];
  const strength = `Strength ${strengthParts(view, owner, robot).total}`;
  return tokens.length === 0 ? strength : `${strength}; ${tokens.join(' and ')} on it`;
}

/** What is done with a completed Robot, by the question. */
const TARGETS: Readonly<Partial<Record<TaskField['kind'], (name: string, task: TaskField) => string>>> = {
  place: (name, { token }) => `${token === '' ? 'Token' : capital(tokenName(token))} on ${name}`,
  moveTo: (name) => `To ${name}`,
  refresh: (name) => `Refresh ${name}`,
  sacrifice: (name) => `Destroy ${name}`,
  destroyWeaker: (name) => `Destroy ${name}`,
  trample: (name) => `Lose ${name}`,
};

/** What is done with a Robot of the hand, of those looked at, or of those paid. */
const CARDS: Readonly<Partial<Record<TaskField['kind'], (name: string) => string>>> = {
  discard: (name) => `Discard ${name}`,
  keep: (name) => `Keep ${name}`,
  giveBack: (name) => `Give back ${name}`,
  copy: (name) => `Take the ability of ${name}`,
};

const ENOUGH: Readonly<Partial<Record<TaskField['kind'], string>>> = {
  keepResource: 'Keep no more',
  payFree: 'No more payments',
  press: 'Discard it: it can pay for nothing',
  destroyWeaker: 'Destroy nothing',
};

function targetWords({ robot }: ActionOf<'target'>, context: OrderContext): Wording {
  const question = questionOf(context.view);
  const name = ownedName(robot, context);
  const label = question && TARGETS[question.kind]?.(name, question);
  return { label: capital(label ?? name), detail: standing(robot, context) };
}

function cardWords({ card }: ActionOf<'card'>, { view }: OrderContext): Wording {
  const kind = questionOf(view)?.kind;
  const name = robotName(card);
  const label = kind ? (CARDS[kind]?.(name) ?? name) : `Put ${name} aside`;
  return { label, detail: kind === 'copy' ? abilityText(card) : cardInWords(card) };
}

function doneWords({ view }: OrderContext): Wording {
  const kind = questionOf(view)?.kind;
  if (kind === 'gather') return { label: `Let ${MONSTER_NAMES[view.monster]} take it` };
  return { label: (kind && ENOUGH[kind]) ?? 'That is enough' };
}

function saveWords({ view }: OrderContext): Wording {
  const question = questionOf(view);
  const spot = takenSpots(view)[question?.done ?? 0] ?? 1;
  const card = view.row[spot - 1] ?? '';
  return { label: `Take the Damage, and keep ${isKnown(card) ? robotName(card) : 'it'} in the row` };
}

/** "2 Energy", or nothing to pay where a question gives it. */
const price = (amount: number, { view }: OrderContext): string =>
  questionOf(view) ? 'no Energy' : energy(amount);

function takeWords({ spot }: ActionOf<'take'>, context: OrderContext): Wording {
  const { view, seat } = context;
  const card = view.row[spot - 1] ?? '';
  if (!isKnown(card)) return { label: `Take from spot ${spot}` };
  return {
    label: `Take ${robotName(card)}`,
    detail: `${price(energyFor(view, seat, spot), context)}; ${cardInWords(card)}`,
  };
}

/** What is lost when the turn ends. */
function endWords({ view: { turn } }: OrderContext): Wording {
  const lost = [
    ...(turn.energy > 0 ? [energy(turn.energy)] : []),
    ...(total(turn.pool) > 0 ? [amountsInWords(turn.pool)] : []),
  ];
  return { label: 'End turn', ...(lost.length > 0 && { detail: `${lost.join(' and ')} unspent` }) };
}

function nationWords({ kind }: ActionOf<'useNation'>, { view, seat }: OrderContext): Wording {
  const nation = view.players[seat]?.nation ?? '';
  const name = nation === '' ? 'Nation' : NATION_NAMES[nation];
  const detail = energy(nationEnergy(view, seat) ?? 0);
  const less = nationAbility(view, seat).discount?.less ?? 0;
  return kind === undefined
    ? { label: `${name}: place a Power Up and a Damage`, detail: `${detail}; on any Robots` }
    : {
        label: `${name}: ${kindsInWords(kind, less)} less`,
        detail: `${detail}; for the next Robot that you complete this turn`,
      };
}

const withRobot = (
  verb: string,
  { robot, with: card }: ActionOf<'construct' | 'pay'>,
  context: OrderContext,
): Wording => {
  const { view, seat } = context;
  return {
    label: `${verb} ${robotName(robot)} with ${robotName(card)}`,
    detail: `${price(PAYMENT_ENERGY, context)}; ${paymentInWords(view, seat, robot, sideOf(card))}`,
  };
};

const activateWords: Words<'activate'> = ({ robot, free }, { view }) => {
  const copied = findRobot(view, robot)?.robot.copied ?? '';
  const text = abilityText(copied === '' ? robot : copied);
  const what = free ? 'no Energy, and it stays upright' : energy(ACTIVATION_ENERGY);
  return { label: `Activate ${robotName(robot)}${free ? ' for nothing' : ''}`, detail: `${what}: ${text}` };
};

/** The words for every kind of action. */
const WORDINGS: { readonly [Type in Action['type']]: Words<Type> } = {
  chooseNation: ({ nation }) => ({ label: NATION_NAMES[nation], detail: nationInWords(nation) }),
  take: takeWords,
  draw: () => ({ label: 'Draw from the deck', detail: energy(DECK_ENERGY) }),
  construct: (action, context) => withRobot('Begin', action, context),
  pay: (action, context) => withRobot('Pay for', action, context),
  constructFrom: ({ robot, kind, count: amount }, { view, seat }) => ({
    label: `Begin ${robotName(robot)} with ${kindsInWords(kind, amount)}`,
    detail: spendingInWords(view, seat, robot, amounts({ [kind]: amount })),
  }),
  spend: ({ robot, kind, count: amount }, { view, seat }) => ({
    label: `Spend ${kindsInWords(kind, amount)} on ${robotName(robot)}`,
    detail: spendingInWords(view, seat, robot, amounts({ [kind]: amount })),
  }),
  activate: activateWords,
  useNation: nationWords,
  repair: ({ card, robot, token }) => ({
    label: `Discard ${robotName(card)}: take a ${tokenName(token)} off ${robotName(robot)}`,
    detail: robotInWords(card),
  }),
  endTurn: (_action, context) => endWords(context),
  target: targetWords,
  token: ({ robot, token }, context) => ({
    label: `${capital(tokenName(token))} of ${ownedName(robot, context)}`,
    detail: standing(robot, context),
  }),
  card: cardWords,
  give: ({ card, to }, { view, names }) => ({
    label: `Give ${robotName(card)} to ${to === undefined ? MONSTER_NAMES[view.monster] : nameOf(names, to)}`,
    detail: robotInWords(card),
  }),
  swap: ({ card, spot }, { view }) => {
    const other = view.row[spot - 1] ?? '';
    const name = isKnown(other) ? robotName(other) : `spot ${spot}`;
    return {
      label: `Swap ${robotName(card)} for ${name}`,
      ...(isKnown(other) && { detail: robotInWords(other) }),
    };
  },
  name: ({ kind }, { view }) => ({
    label: `${questionOf(view)?.kind === 'keepResource' ? 'Keep' : 'Gain'} ${kindsInWords(kind, 1)}`,
  }),
  opponent: ({ seat: other }, { view, names }) => ({
    label: `Take from ${nameOf(names, other)}`,
    detail: `${count(view.players[other]?.hand.length ?? 0, 'Robot')} in hand`,
  }),
  complete: ({ robot }) => ({ label: `Complete ${robotName(robot)}`, detail: cardInWords(robot) }),
  save: (_action, context) => saveWords(context),
  done: (_action, context) => doneWords(context),
};

export function wordingOf(action: Action, context: OrderContext): Wording {
  const words = WORDINGS[action.type] as Words<Action['type']>;
  return words(action, context);
}
