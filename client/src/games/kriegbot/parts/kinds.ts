import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { ChoiceId } from '@gearhall/shared/games/kriegbot/content/scenarios';
import type { EndCause, Event } from '@gearhall/shared/games/kriegbot/events';
import type { RefusalCode, UNIT_REFUSALS } from '@gearhall/shared/games/kriegbot/refusals';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { UnitAction } from '../words/unitOrders';
import type { UnitEvent } from '../words/unitEvents';

type Question = NonNullable<View['question']>['kind'];

/** The kinds of things that need words. */
interface Kinds {
  readonly event: Event['type'];
  readonly action: Action['type'];
  readonly question: Question;
  readonly refusal: RefusalCode;
  readonly cause: EndCause;
}
/** Of these, what is said only at tables with a certain part. */
type OwnOf<Own extends Partial<Kinds> = object> = Own;

interface Carrying {
  readonly event: 'tokenLaid' | 'tokenTaken' | 'tokenFell';
}
interface CarryingCrypto {
  readonly event: Carrying['event'] | 'tokenDestroyed';
}

/**
 * What only one part has words for: the scenarios, and the expansion. A kind that is named here has no words among those
 * of every table (words/), so that each part that names it has to bring them.
 */
interface OwnKinds {
  readonly captureTheFlag: OwnOf<Carrying & { readonly cause: 'flagHome' }>;
  readonly cryptoFlag: OwnOf<CarryingCrypto & { readonly cause: 'cryptoHome' | 'cryptoLeft' }>;
  readonly whenCyborgsRule: OwnOf<{
    readonly event: CarryingCrypto['event'] | 'roleTold' | 'moleRevealed' | 'withdrawn';
    readonly cause: 'moleOut' | 'humanCrypto' | 'cryptoOut' | 'noneActive';
  }>;
  readonly warOfTheWorlds: OwnOf<{
    readonly event: 'bombarded';
    readonly action: 'craft';
    readonly question: 'craft';
    readonly refusal: 'craftLost';
  }>;
  readonly theHacker: OwnOf<{
    readonly event: 'bombarded' | 'hacked';
    readonly action: 'hack' | 'trigger';
    readonly question: 'hack';
    readonly refusal: 'notRevealed' | 'pilotItem' | 'cardNeeded';
  }>;
  readonly sharksAndJets: OwnOf<{
    readonly event:
      'sideDesigned' | 'reinforcementCalled' | 'entered' | 'guilty' | 'pointsChanged' | 'leaderLost';
    readonly action: 'reinforce' | 'enter';
    readonly question: 'reinforce' | 'enter';
    readonly refusal: 'noPerpetrator' | 'innocent';
    readonly cause: 'points';
  }>;
  readonly lizardBot: OwnOf<{ readonly cause: 'tokyo' | 'lizardStopped' | 'tokyoOpen' }>;
  readonly beachhead: OwnOf<{
    readonly event: 'diskSet' | 'landed';
    readonly action: 'disk' | 'land';
    readonly question: 'disk' | 'land';
    readonly refusal: 'diskTooNear' | 'mustMark' | 'mustLand';
    readonly cause: 'lastUnit';
  }>;
  readonly wmd: OwnOf<{
    readonly event: 'blewUp';
    readonly action: 'blowUp';
    readonly refusal: 'noBomb';
    readonly cause: 'bunkersGone' | 'invadersGone';
  }>;
  readonly downedPilot: OwnOf<{
    readonly event: 'pilotNamed' | 'decoyShown' | 'pilotRevealed';
    readonly action: 'namePilot';
    readonly question: 'namePilot';
    readonly refusal: 'cardBanned' | 'tooFarFromEdge' | 'onlyCarried';
    readonly cause: 'pilotHome' | 'pilotDead' | 'rescueGone';
  }>;
  readonly aftermath: OwnOf<{
    readonly event: 'bombarded' | 'diskSet' | 'landed' | 'wreckPlaced' | 'pilotShown';
    readonly action: 'disk' | 'land' | 'choosePilot';
    readonly question: 'disk' | 'land' | 'choosePilot';
    readonly refusal: 'pilotTaken';
    readonly cause: 'mostRobots';
  }>;
  readonly bombsAway: OwnOf<{
    readonly event: 'diskSet' | 'landed';
    readonly action: 'disk' | 'land' | 'callBomb';
    readonly question: 'disk' | 'land' | 'callBomb';
    readonly refusal: 'mustMark';
  }>;
  readonly musicalChairs: OwnOf<{
    readonly event: Carrying['event'] | 'withdrawn' | 'tokenGiven' | 'pilesPassed' | 'dishesShared';
    readonly refusal: 'notInPile' | 'notAtBorder' | 'startsTooNear' | 'noDishes';
    readonly cause: 'chairs';
  }>;
  readonly humanWave: OwnOf<{
    readonly event: 'bombarded' | 'diskSet' | 'landed' | 'drilled';
    readonly action: 'disk' | 'land' | 'send' | 'scatter';
    readonly question: 'disk' | 'land' | 'soldier';
    readonly refusal: 'notAlone';
    readonly cause: 'waveScore' | 'waveOver';
  }>;
  readonly missionControl: OwnOf<{
    readonly event: 'bombarded';
    readonly action: 'embark';
    readonly question: 'embark';
    readonly refusal: 'shielded';
    readonly cause: 'lastRobot' | 'lastControl';
  }>;
  readonly teslaTower: OwnOf<{ readonly refusal: 'tooFarFromTower'; readonly cause: 'lastRobot' }>;
  /** One that somebody has made, besides the parts of what was chosen for it (needed.ts). */
  readonly edited: OwnOf<{
    readonly question: 'namePilot';
    readonly refusal: 'diskTooNear' | 'tooFarFromEdge' | 'tooFarFromTower';
    readonly cause: 'tokyo' | 'lizardStopped' | 'tokyoOpen';
  }>;
  readonly expansion: OwnOf<{
    readonly event:
      | ('coresDealt' | 'coreShown' | 'energy' | 'ability' | 'overcharged')
      | ('mineSet' | 'mineBlown' | 'bombSet' | 'bombWent' | 'blasted' | 'shed' | 'camouflaged')
      | UnitEvent;
    readonly action: ('ability' | 'bomb' | 'placeTent' | 'detonate' | 'camouflage' | 'shed') | UnitAction;
    readonly question: 'placeTent' | 'bailing' | 'tent' | 'honcho' | 'drone';
    readonly refusal:
      | (
          | 'coreNotDealt'
          | 'coreTaken'
          | 'noEnergy'
          | 'noOvercharge'
          | 'noAbility'
          | 'abilityUsed'
          | 'coreHurt'
        )
      | (typeof UNIT_REFUSALS)[number];
  }>;
}
export type PartId = keyof OwnKinds;
/** The scenarios with a part of their own; what the others need is at every table. */
export type OwnScenario = Exclude<PartId, 'expansion'> & ChoiceId;
export type CommonScenario = Exclude<ChoiceId, OwnScenario>;

/** What one of these parts has words for. */
type OwnKind<Id extends PartId, Kind extends keyof Kinds> = Id extends PartId
  ? OwnKinds[Id] extends Readonly<Record<Kind, infer Own extends Kinds[Kind]>>
    ? Own
    : never
  : never;

/** What the words of every table leave to the parts. */
export type OwnEvent<Id extends PartId = PartId> = OwnKind<Id, 'event'>;
export type OwnAction<Id extends PartId = PartId> = OwnKind<Id, 'action'>;
export type OwnQuestion<Id extends PartId = PartId> = OwnKind<Id, 'question'>;
export type OwnRefusal<Id extends PartId = PartId> = OwnKind<Id, 'refusal'>;
export type OwnCause<Id extends PartId = PartId> = OwnKind<Id, 'cause'>;

/** What the words of every table have to name. */
export type CommonEvent = Exclude<Event['type'], OwnEvent>;
export type CommonAction = Exclude<Action['type'], OwnAction>;
export type CommonQuestion = Exclude<Question, OwnQuestion>;
export type CommonRefusal = Exclude<RefusalCode, OwnRefusal>;
export type CommonCause = Exclude<EndCause, OwnCause>;
