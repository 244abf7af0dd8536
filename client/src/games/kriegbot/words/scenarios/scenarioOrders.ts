import { NUKE } from '@gearhall/shared/games/kriegbot/content/cards';
import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import { findUnit, unitOf } from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { oddsInWords } from '../attacking/chances';
import { aboveInWords } from '../infantry/landing';
import { word } from '../cards/figures';
import { armsName, capital, edgeName, facingName, fullCardName, MODE_NAMES } from '../field/names';
import { hexInWords, type OrderContext, type Wording } from '../field/places';
import { signed } from './points';
import { tentName } from '../field/units';
import { rideOn } from '../infantry/unitOrders';

/** "On K8"; "Killed: marks where the next one lands". */
function placeInWords(view: View, id: string): string {
  const { at } = unitOf(view, id);
  return capital(at === '' ? aboveInWords(view, id) : `on ${hexInWords(view, at)}`);
}

/** What one can do only in some scenarios. */
export const SCENARIO_ORDERS = {
  craft: (shot, { view, calls }) => ({
    label: `Attack ${calls.full(shot.target)}`,
    detail: oddsInWords(view, shot),
  }),
  hack: (shot, { view, calls }) => {
    const { arms, target, mode, attacks } = shot;
    const how = mode === '' ? '' : `, ${MODE_NAMES[mode]}`;
    const times = attacks > 1 ? `, ${attacks} attacks` : '';
    return {
      label: `Its ${armsName(arms)} at ${calls.full(target)}${how}${times}`,
      detail: oddsInWords(view, shot),
    };
  },
  trigger: ({ card, target }, { calls }) => ({
    label:
      target === ''
        ? `Set off its ${fullCardName(card)}`
        : `Hold ${calls.full(target)} with its ${fullCardName(card)}`,
    detail: 'The card is locked until the turn ends',
  }),
  reinforce: ({ edge }) =>
    edge === ''
      ? { label: 'Not now', detail: 'Robocop goes on waiting' }
      : {
          label: `Call Robocop over the ${edgeName(edge)} edge`,
          detail: `${signed(-1)} point. Next turn it comes onto the map, and may attack anybody`,
        },
  enter: ({ at, facing }) => ({ label: `Come in on ${at}, facing ${facingName(facing)}` }),
  embark: ({ robot: id, slot }, { view, calls }) => {
    const robot = view.robots[id];
    return robot ? rideOn(robot, slot, calls) : { label: 'Get aboard' };
  },
  disk: ({ at }, { view }) => ({
    label: `Land on ${hexInWords(view, at)}, next turn`,
    detail: findUnit(view, view.question?.robot ?? '')
      ? 'Everybody sees the disk'
      : 'Everybody sees the disk. Infantry there will die; a robot there is destroyed, and the one that lands too',
  }),
  land: ({ facing }) =>
    facing === undefined
      ? { label: 'Land on the disk', detail: 'That is the whole turn' }
      : {
          label: `Land, facing ${facingName(facing)}`,
          detail: 'That is its movement: silhouette 1. Its attack and its defense action are left',
        },
  /** Whom it would strike stands beside it. */
  blowUp: (_action, { view }) => ({
    label: findUnit(view, view.question?.robot ?? '') ? 'Set off the bomb' : 'The pilot sets off the bomb',
    detail: `Destroys all within ${NUKE.destroysWithin} hexes, itself too. Within ${NUKE.harmsWithin} infantry dies and robots take ${word(NUKE.damage)} damage; not in bunkers`,
  }),
  namePilot: ({ unit }) =>
    unit === ''
      ? { label: 'Let chance decide', detail: 'Only your side is told' }
      : { label: `${capital(tentName(unit) ?? unit)} is the pilot`, detail: 'Only your side knows' },
  choosePilot: ({ card }) => ({
    label: `The ${fullCardName(card)}`,
    detail: 'The other side sees it when all pilots are chosen',
  }),
  callBomb: ({ at }, { view }) => ({
    label: `Call a bomb to ${hexInWords(view, at)}`,
    detail: 'It goes off at the end of this turn: everything within 1 hex is rolled for, your own too',
  }),
  scatter: () => ({ label: 'Leave the rest to the lot', detail: 'All buildings that are still to come' }),
  send: ({ unit }, { view }) => ({ label: capital(unit), detail: placeInWords(view, unit) }),
} satisfies {
  readonly [Type in Action['type']]?: (action: ActionOf<Type>, context: OrderContext) => Wording;
};
