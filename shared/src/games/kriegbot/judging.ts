import { judge, type Articles } from '../../core/judging';
import type { Seat } from '../../core/seats';
import type { Action } from './actions';
import type { Event } from './events';
import { attack, pass } from './rules/attacking';
import { hack, trigger } from './rules/scenarios/hacking';
import { blowUp } from './rules/scenarios/bombers';
import { callBomb } from './rules/scenarios/airSupport';
import { craft } from './rules/scenarios/landing';
import { namePilot } from './rules/scenarios/rescue';
import { disableRule as disable } from './rules/disabling';
import { bailOut, phoenix } from './rules/bailing';
import { glue, repair, replicate } from './rules/repairing';
import { board, dismount, revive } from './rules/boarding';
import { embark } from './rules/embarking';
import { fire } from './rules/firing';
import { hold } from './rules/infantry';
import { send } from './rules/sending';
import { fly, leaveMap as leave, walk } from './rules/walking';
import { nuke, remoteNuke } from './rules/nuking';
import { design, ready } from './rules/design';
import type { Field } from './rules/field';
import { locateRule as locate, turnTarget } from './rules/hits';
import { endMove, move } from './rules/moving';
import { ability } from './rules/abilities';
import { bomb } from './rules/blasting';
import { camouflage } from './rules/camouflaging';
import { detonate } from './rules/mining';
import { shed } from './rules/shedding';
import { biped } from './rules/biping';
import { boost } from './rules/boosting';
import { flee } from './rules/fleeing';
import { enter, reinforce } from './rules/entering';
import { disk, land } from './rules/insertion';
import { ram } from './rules/ramming';
import { reface } from './rules/refacing';
import { idle, maneuver, powerUp, reboot } from './rules/staying';
import { strafe } from './rules/strafing';
import { no, type WhyNot } from './rules/context';
import { place } from './rules/setup';
import { build, scatter } from './rules/buildings';
import { placeTent } from './rules/tents';
import { choosePilot } from './rules/scenarios/aftermath';
import { take } from './rules/taking';
import { template } from './rules/templates';
import { prepare } from './rules/preparing';
import { answer } from './rules/windows';
import type { PhaseId, State } from './state';
import type { Question } from './taskState';

/** Every kind of action, and the rule for it. */
const RULES: Articles<Field, State, Event, Action>['rules'] = {
  template,
  take,
  design,
  ready,
  place,
  embark,
  placeTent,
  build,
  choosePilot,
  scatter,
  namePilot,
  disk,
  land,
  reinforce,
  enter,
  boost,
  ability,
  shed,
  camouflage,
  detonate,
  move,
  strafe,
  ram,
  flee,
  endMove,
  maneuver,
  reboot,
  powerUp,
  biped,
  idle,
  reface,
  attack,
  craft,
  callBomb,
  hack,
  trigger,
  bailOut,
  phoenix,
  glue,
  replicate,
  repair,
  nuke,
  blowUp,
  bomb,
  send,
  walk,
  leave,
  fire,
  board,
  revive,
  dismount,
  remoteNuke,
  fly,
  hold,
  pass,
  locate,
  turnTarget,
  disable,
  answer,
  prepare,
};

/** The actions that answer a question. */
const ANSWERS: Readonly<Record<Question['kind'], readonly Action['type'][]>> = {
  place: ['place'],
  embark: ['embark'],
  placeTent: ['placeTent'],
  choosePilot: ['choosePilot'],
  build: ['build', 'scatter'],
  namePilot: ['namePilot'],
  disk: ['disk', 'send', 'pass'],
  land: ['land', 'send', 'pass'],
  enter: ['enter'],
  reinforce: ['reinforce'],
  option: [
    'boost',
    'ability',
    'shed',
    'camouflage',
    'detonate',
    'move',
    'strafe',
    'ram',
    'flee',
    'endMove',
    'maneuver',
    'reboot',
    'powerUp',
    'biped',
    'idle',
  ],
  moving: ['ability', 'camouflage', 'detonate', 'move', 'strafe', 'ram', 'flee', 'endMove'],
  reface: ['reface'],
  craft: ['craft', 'pass'],
  callBomb: ['callBomb', 'pass'],
  hack: ['hack', 'trigger', 'pass'],
  attack: [
    'attack',
    'bailOut',
    'phoenix',
    'glue',
    'replicate',
    'repair',
    'nuke',
    'blowUp',
    'bomb',
    'camouflage',
    'detonate',
    'pass',
  ],
  locate: ['locate'],
  extra: ['locate'],
  turnTarget: ['turnTarget'],
  disables: ['disable'],
  bailing: ['bailOut', 'pass'],
  soldier: ['send', 'pass'],
  tent: ['send', 'walk', 'leave', 'fire', 'board', 'revive', 'dismount', 'remoteNuke', 'blowUp', 'pass'],
  honcho: ['fire', 'pass'],
  drone: ['fly', 'pass'],
};

/** Kinds that are allowed during a whole phase, asked or not. */
const IN_PHASE: Partial<Readonly<Record<Action['type'], readonly PhaseId[]>>> = {
  template: ['templates'],
  take: ['templates'],
  design: ['design'],
  ready: ['design'],
  prepare: ['design', 'setup', 'movement', 'attack', 'infantry', 'status'],
  hold: ['movement', 'attack', 'infantry', 'status'],
};

/** Why the seat may do nothing of this kind now. */
function whyNotNow({ phase, question, window }: Field, seat: Seat, type: Action['type']): WhyNot {
  const phases = IN_PHASE[type];
  if (phases) return phases.includes(phase) ? undefined : no('wrongPhase');
  if (type === 'answer') return window ? undefined : no('wrongPhase');
  if (!question) return no('wrongPhase');
  if (question.seat !== seat) return no('notAsked');
  return ANSWERS[question.kind].includes(type) ? undefined : no('wrongPhase');
}

export const articles: Articles<Field, State, Event, Action> = { rules: RULES, whyNotNow };

/** Designs are forms: `legal` lists ready-made examples of them. */
export const { whyNot, legal } = judge(articles);
