import { expectDefined } from '../../../../core/ground/result';
import type { Action, ActionOf } from '../../actions';
import { armsOf, isArms, isPilot } from '../../content/cards';
import { SLOT_IDS } from '../../content/chassis';

import { diceAt } from '../../rules/attacking/arms';
import { rangeBetween } from '../../rules/field/arcs';
import { attemptOf } from '../../rules/attacking/declaring';
import { neededCard } from '../../rules/setup/drawer';
import { isStructure } from '../../rules/field/structuresOnMap';
import { placeOf, type Field, type SeenRobot } from '../../rules/field/field';
import type { Barrel } from '../field/barrels';
import { hitChance } from '../field/dicePools';
import type { Situation } from '../imagining';
import { fallWorth } from '../damage/fallWorth';
import { attackOnUnit } from '../infantry/unitWorth';
import { WORTH } from '../field/weights';

/** What a hit with the hacker's laser is worth besides its paint: the best open weapon of the target. */
export function hackWorthOf(field: Field, by: SeenRobot, { arms }: Barrel, target: SeenRobot): number {
  if (neededCard(field, by.team) !== arms || target.fate !== '') return 0;
  const isOpen = SLOT_IDS.some((slot) => {
    const { card, shown, disabled, locked } = target.slots[slot];
    return shown && !disabled && !locked && isArms(card) && !isPilot(card) && armsOf(card).hit !== 'paint';
  });
  return isOpen ? WORTH.hacked : 0;
}

/** The value of an action with a card of the robot that was hit; passing is 0. */
export function hackWorth(situation: Situation): (action: Action) => number {
  const { robot: hacker, target: victim = '' } = expectDefined(situation.view.question, 'a question');
  const body = situation.robot(victim);
  const isFresh = body.marks.attacks < 1;
  return (action) => {
    if (action.type === 'trigger') return triggerWorth(action, isFresh);
    if (action.type !== 'hack') return 0;
    const { arms, target, mode, attacks } = action;
    const shot = { arms, target, mode, attacks };
    const locked = isFresh ? WORTH.locked : 0;
    if (isStructure(shot.target)) {
      const dice = diceAt(shot.arms, rangeBetween(body.at, placeOf(situation.view, shot.target)));
      return fallWorth(situation, shot.target) * hitChance(dice, 1) * HALF + locked / 2;
    }
    const manner = { strafe: false, by: hacker };
    const onUnit = attackOnUnit(situation, attemptOf(situation.view, body, { ...shot, help: [] }, manner));
    if (onUnit !== undefined) return onUnit + locked;
    return situation.duel(victim, shot.target).declared({ ...shot, help: [] }, manner) + locked;
  };
}

const HALF = 0.4;

/** A weapon that is locked cannot attack; anything else can no longer defend. */
const triggerWorth = ({ card, target }: ActionOf<'trigger'>, isFresh: boolean): number =>
  WORTH.defense + (target === '' ? 0 : WORTH.turn) + (isFresh && isArms(card) ? WORTH.locked / 2 : 0);
