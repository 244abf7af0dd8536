import { judge, type Articles } from '../../core/game/judging';
import type { Seat } from '../../core/ground/seats';
import type { Action } from './actions';
import type { Event } from './events';
import { attack } from './rules/attacking/attackTurn';
import { pass } from './rules/turn/passing';
import { hack, trigger } from './rules/scenarios/hacking';
import { blowUp } from './rules/scenarios/bombers';
import { callBomb } from './rules/scenarios/airSupport';
import { craft } from './rules/scenarios/landingCraftAttack';
import { namePilot } from './rules/objectives/pilotInHiding';
import { disableRule as disable } from './rules/damage/ownersChoice';
import { bailOut, phoenix } from './rules/attacking/bailing';
import { glue, repair, replicate } from './rules/attacking/repairing';
import { board, dismount, revive } from './rules/infantry/boarding';
import { embark } from './rules/infantry/startingAboard';
import { fire } from './rules/infantry/firing';
import { hold } from './rules/infantry/infantryPhase';
import { send } from './rules/infantry/phaseOrder';
import { fly, leaveMap as leave, walk } from './rules/infantry/onFoot';
import { nuke, remoteNuke } from './rules/attacking/suicideNuke';
import { design, ready } from './rules/setup/design';
import type { Field } from './rules/field/field';
import { locateRule as locate, turnTarget } from './rules/attacking/hitEffects';
import { endMove, move } from './rules/moving/move';
import { ability } from './rules/moving/coreAbility';
import { bomb } from './rules/attacking/placedBombs';
import { camouflage } from './rules/interrupts/camouflaging';
import { detonate } from './rules/damage/mines';
import { shed } from './rules/moving/shedding';
import { biped } from './rules/moving/biped';
import { boost } from './rules/moving/boosting';
import { flee } from './rules/moving/fleeing';
import { enter, reinforce } from './rules/moving/reinforcing';
import { disk, land } from './rules/infantry/insertion';
import { ram } from './rules/moving/ramming';
import { reface } from './rules/moving/refacing';
import { idle, maneuver, powerUp, reboot } from './rules/moving/staying';
import { strafe } from './rules/moving/strafing';
import { refuse, type WhyNot } from './rules/field/context';
import { place } from './rules/setup/setup';
import { build, scatter } from './rules/setup/addedBuildings';
import { placeTent } from './rules/infantry/tents';
import { choosePilot } from './rules/scenarios/aftermath';
import { take } from './rules/setup/taking';
import { template } from './rules/setup/templates';
import { prepare } from './rules/interrupts/preparedAnswers';
import { answer } from './rules/interrupts/windows';
import type { PhaseId, State } from './state';
import type { Question } from './state/tasks';

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
  if (phases) return phases.includes(phase) ? undefined : refuse('wrongPhase');
  if (type === 'answer') return window ? undefined : refuse('wrongPhase');
  if (!question) return refuse('wrongPhase');
  if (question.seat !== seat) return refuse('notAsked');
  return ANSWERS[question.kind].includes(type) ? undefined : refuse('wrongPhase');
}

export const articles: Articles<Field, State, Event, Action> = { rules: RULES, whyNotNow };

/** Designs are forms: `legal` lists ready-made examples of them. */
export const { whyNot, legal } = judge(articles);
