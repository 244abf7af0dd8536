import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Words } from '../../../stage/contract/words';
import { groupsOf, type Heading } from '../../../ui/words/language/orderGroups';
import { AnswerForm } from './AnswerForm';
import { AttackForm } from './AttackForm';
import { BailOutForm } from './BailOutForm';
import { BlastForm } from './BlastForm';
import { DesignForm } from './DesignForm';
import { DisableForm } from './DisableForm';
import { FacingForm } from './FacingForm';
import { FireForm } from './FireForm';
import { GoForm } from './GoForm';
import { MoveForm } from './MoveForm';
import { PlaceForm } from './PlaceForm';
import { ReadyForm } from './ReadyForm';
import { TemplateForm } from './TemplateForm';
import { sorted } from '../prospects/ranking';
import { orderContext, wordingOf } from '../words/order';

/** The groups of the orders panel in reading order; the board refers to them by these ids. */
const GROUPS = {
  template: { title: 'Template', form: TemplateForm },
  take: { title: 'Your robot', form: ReadyForm },
  design: { title: 'Your designs', form: DesignForm },
  place: { title: 'Set-up', form: PlaceForm },
  aboard: { title: 'Aboard' },
  tents: { title: 'Set-up', form: GoForm },
  pilot: { title: 'Your pilot' },
  lot: { title: 'By lot' },
  send: { title: 'Who acts' },
  name: { title: 'Which of them is the pilot' },
  disk: { title: 'Where it lands', form: GoForm },
  land: { title: 'Which way it faces', form: FacingForm },
  call: { title: 'Reinforcement' },
  answer: { title: 'Respond', form: AnswerForm },
  move: { title: 'Move', form: MoveForm },
  strafe: { title: 'Strafe: costs the attack and the defense action', form: AttackForm },
  ram: { title: 'Ram' },
  option: { title: 'In place of a move' },
  free: { title: 'Besides' },
  maneuver: { title: 'Maneuver: turn on the spot for the defense action, silhouette 1', form: FacingForm },
  turn: { title: 'Turn', form: FacingForm },
  attack: { title: 'Attack', form: AttackForm },
  special: { title: 'Other attack actions' },
  bail: { title: 'Get out of the robot', form: BailOutForm },
  blast: { title: 'Blow up', form: BlastForm },
  bomb: { title: 'Place the bomb', form: GoForm },
  air: { title: 'A bomb from above', form: GoForm },
  wreck: { title: 'Take over the derelict, facing', form: FacingForm },
  here: { title: 'Here' },
  go: { title: 'Move', form: GoForm },
  fire: { title: 'Attack', form: FireForm },
  hold: { title: 'Hold' },
  craft: { title: 'The landing craft attacks' },
  hack: { title: 'Hack: use one of its cards, once' },
  locate: { title: 'Where it hits' },
  disable: { title: 'Disabled', form: DisableForm },
  ahead: { title: 'Answers ahead' },
  end: { title: 'End', pinned: true },
} as const satisfies Readonly<Record<string, Heading<Action, View>>>;
type GroupId = keyof typeof GROUPS;

const PLACES: Readonly<Record<Action['type'], GroupId>> = {
  template: 'template',
  take: 'take',
  design: 'design',
  ready: 'design',
  place: 'place',
  embark: 'aboard',
  placeTent: 'tents',
  choosePilot: 'pilot',
  build: 'tents',
  scatter: 'lot',
  send: 'send',
  namePilot: 'name',
  disk: 'disk',
  land: 'land',
  reinforce: 'call',
  enter: 'place',
  boost: 'option',
  ability: 'option',
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
  craft: 'craft',
  hack: 'hack',
  trigger: 'hack',
  bailOut: 'special',
  phoenix: 'special',
  glue: 'special',
  replicate: 'special',
  repair: 'special',
  nuke: 'blast',
  bomb: 'bomb',
  callBomb: 'air',
  detonate: 'free',
  camouflage: 'free',
  shed: 'free',
  pass: 'end',
  walk: 'go',
  fly: 'go',
  leave: 'here',
  fire: 'fire',
  board: 'here',
  revive: 'here',
  dismount: 'here',
  remoteNuke: 'blast',
  blowUp: 'blast',
  hold: 'hold',
  locate: 'locate',
  turnTarget: 'turn',
  disable: 'disable',
  answer: 'answer',
  prepare: 'ahead',
};

/** With infantry a bail-out says who, and where; who lands or takes over a derelict may choose a facing. */
function placeOf(action: Action): GroupId {
  if (action.type === 'bailOut' && action.at !== undefined) return 'bail';
  if (action.type === 'land' && action.facing === undefined) return 'here';
  if (action.type === 'revive' && action.facing !== undefined) return 'wreck';
  return PLACES[action.type];
}

/** The legal actions in groups; each appears once. */
export const ordersOf: Words<View, Action, Event>['orders'] = (view, seat, legal, names) => {
  const context = orderContext(view, seat, names);
  return groupsOf(GROUPS, legal, placeOf, (actions) =>
    sorted(actions, view, seat).map((action) => ({ action, ...wordingOf(action, context) })),
  );
};
