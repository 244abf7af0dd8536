import type { Seat } from '@gearhall/shared/core/seats';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderGroup } from '../../contract';
import { AnswerForm } from '../orders/AnswerForm';
import { AttackForm } from '../orders/AttackForm';
import { DesignForm } from '../orders/DesignForm';
import { DisableForm } from '../orders/DisableForm';
import { FacingForm } from '../orders/FacingForm';
import { MoveForm } from '../orders/MoveForm';
import { PlaceForm } from '../orders/PlaceForm';
import { ReadyForm } from '../orders/ReadyForm';
import { TemplateForm } from '../orders/TemplateForm';
import { sorted } from '../ranking';
import { orderDesk, wordingOf } from './order';

type Group = OrderGroup<Action, View>;

/** The groups of the orders panel in reading order; the board asks for them by these ids. */
const GROUPS = {
  template: { title: 'Template', form: TemplateForm },
  take: { title: 'Your robot', form: ReadyForm },
  design: { title: 'Your designs', form: DesignForm },
  place: { title: 'Set-up', form: PlaceForm },
  answer: { title: 'Respond', form: AnswerForm },
  move: { title: 'Move', form: MoveForm },
  strafe: { title: 'Strafe: costs the attack and the defense action', form: AttackForm },
  ram: { title: 'Ram' },
  option: { title: 'In place of a move' },
  maneuver: { title: 'Maneuver: turn on the spot for the defense action, silhouette 1', form: FacingForm },
  turn: { title: 'Turn', form: FacingForm },
  attack: { title: 'Attack', form: AttackForm },
  special: { title: 'Other attack actions' },
  locate: { title: 'Where it hits' },
  disable: { title: 'Disabled', form: DisableForm },
  ahead: { title: 'Answers ahead' },
  end: { title: 'End', pinned: true },
} as const satisfies Readonly<Record<string, Omit<Group, 'id' | 'orders'>>>;
type GroupId = keyof typeof GROUPS;
const GROUP_IDS = Object.keys(GROUPS) as readonly GroupId[];

const PLACES: Readonly<Record<Action['type'], GroupId>> = {
  template: 'template',
  take: 'take',
  design: 'design',
  ready: 'design',
  place: 'place',
  boost: 'option',
  move: 'move',
  strafe: 'strafe',
  ram: 'ram',
  flee: 'option',
  endMove: 'end',
  maneuver: 'maneuver',
  reboot: 'option',
  powerUp: 'option',
  biped: 'option',
  idle: 'option',
  reface: 'turn',
  attack: 'attack',
  bailOut: 'special',
  phoenix: 'special',
  glue: 'special',
  replicate: 'special',
  repair: 'special',
  nuke: 'special',
  pass: 'end',
  locate: 'locate',
  turnTarget: 'turn',
  disable: 'disable',
  answer: 'answer',
  prepare: 'ahead',
};

/** The legal actions in groups; every one appears once. */
export function ordersOf(
  view: View,
  seat: Seat,
  legal: readonly Action[],
  names: readonly string[],
): Group[] {
  const desk = orderDesk(view, seat, names);
  return GROUP_IDS.flatMap((id) => {
    const orders = sorted(
      legal.filter(({ type }) => PLACES[type] === id),
      view,
      seat,
    ).map((action) => ({ action, ...wordingOf(action, desk) }));
    return orders.length > 0 ? [{ id, ...GROUPS[id], orders }] : [];
  });
}
