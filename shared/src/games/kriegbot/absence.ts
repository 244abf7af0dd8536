import { expectDefined } from '../../core/ground/result';
import type { Seat } from '../../core/ground/seats';
import type { Action, ActionOf } from './actions';
import { isPilot } from './content/cards';
import { cardsOn, isComplete, mustBring } from './rules/setup/drawer';
import { robotOf, unitOf } from './rules/field/field';
import type { PhaseId } from './state';
import { legal } from './judging';
import type { View } from './view';

/** The action of an absent seat: a ready-made design, its prepared answers, no move, no attack. */
export function absentAction(view: View, seat: Seat): Action {
  const choices = legal(view, seat).filter(({ type }) => type !== 'prepare');
  const found = FORMS[view.phase]?.(view, choices) ?? idleFor(view, seat, choices) ?? quietest(view, choices);
  return found ?? expectDefined(choices[0], 'a legal action for a seat that is asked');
}

/** What is filed in secret before the game begins. */
const FORMS: Partial<
  Readonly<Record<PhaseId, (view: View, choices: readonly Action[]) => Action | undefined>>
> = { templates: templateFor, design: designFor };

/** A template, or a whole robot, for a robot that has none: the others are chosen. */
function templateFor(view: View, choices: readonly Action[]): Action | undefined {
  return choices.find((action) => isChoice(action) && robotOf(view, action.robot).chassis === '');
}

const isChoice = (action: Action): action is ActionOf<'template' | 'take'> =>
  action.type === 'template' || action.type === 'take';

/** Ready as soon as it may be; before that whatever is missing. */
function designFor(view: View, choices: readonly Action[]): Action | undefined {
  const designs = choices.filter((action) => action.type === 'design');
  if (view.round !== undefined) return designs.find((draft) => addsTo(view, draft)) ?? READY;
  return (
    choices.find(({ type }) => type === 'ready') ??
    designs.find(({ robot }) => !isComplete(view, robotOf(view, robot))) ??
    designs.find((draft) => isNeeded(view, draft)) ??
    designs.find(({ slots }) => Object.values(slots).some(isPilot))
  );
}

const READY = { type: 'ready' } as const;

/** It has a card more than the robot bears now. */
const addsTo = (view: View, { robot, slots, skin }: ActionOf<'design'>): boolean =>
  [...Object.values(slots), skin].filter((card) => card !== '').length > cardsOn(robotOf(view, robot)).length;

/** It brings the card that the side still needs. */
function isNeeded(view: View, { robot, slots }: ActionOf<'design'>): boolean {
  const card = mustBring(view, robotOf(view, robot));
  return card !== undefined && Object.values(slots).includes(card);
}

/** Robots of somebody who has given up do nothing at all (KS0.25). */
const idleFor = (view: View, seat: Seat, choices: readonly Action[]): Action | undefined =>
  view.seats[seat]?.out ? choices.find(({ type }) => type === 'idle') : undefined;

const QUIET: readonly Action['type'][] = ['endMove', 'pass', 'idle'];

function quietest(view: View, choices: readonly Action[]): Action | undefined {
  if (view.window) return saidAhead(view, choices);
  const facing = robotFacing(view);
  return (
    choices.find((action) => isComing(view, action)) ??
    choices.find(({ type }) => QUIET.includes(type)) ??
    choices.find((action) => 'facing' in action && action.type !== 'place' && action.facing === facing)
  );
}

/** It comes, though it might wait (KX45): it marks a hex, lands on foot, or is sent to do so. */
const isComing = (view: View, action: Action): boolean =>
  action.type === 'disk' ||
  (action.type === 'land' && action.facing === undefined) ||
  (action.type === 'send' && unitOf(view, action.unit).at === '');

/** The facing that the question is about. */
function robotFacing(view: View): number | undefined {
  const { question, assault } = view;
  const id = question?.kind === 'turnTarget' ? assault?.target : question?.robot;
  return id === undefined ? undefined : view.robots[id]?.facing;
}

/** K67: the maximum effect of the cards that are always to be used, and only those. */
function saidAhead(view: View, choices: readonly Action[]): Action | undefined {
  const answers = choices.filter((action) => action.type === 'answer');
  const [first] = answers;
  const own = answers.filter(({ robot }) => robot === first?.robot);
  const isWanted = ({ robot, cards, core }: ActionOf<'answer'>): boolean =>
    cards.every((card) => view.standing[robot]?.cards[card] === 'always') &&
    (core === undefined || view.standing[robot]?.core === 'always');
  const effort = ({ cards, absorb, core }: ActionOf<'answer'>): number =>
    cards.length * 10 + absorb.length + (core === undefined ? 0 : 1);
  return own.filter(isWanted).toSorted((one, other) => effort(other) - effort(one))[0];
}
