import type { DrillStep } from '@gearhall/shared/games/kriegbot/content/infantry';
import type { Event, EventOf, PointReason } from '@gearhall/shared/games/kriegbot/events';
import { sumOf } from '@gearhall/shared/games/kriegbot/rules/field/dice';
import {
  awayInWords,
  capital,
  chassisName,
  edgeName,
  facingName,
  fullCardName,
  listOf,
  nameOf,
  sideDoes,
  sideName,
  sideTitle,
  tokenName,
} from '../field/names';
import { signed } from './points';
import { says, type LineWriter } from '../field/saying';
import { tentName } from '../field/units';

const GUILT: Readonly<Record<EventOf<'guilty'>['guilt'], string>> = {
  illegal: 'has broken the law',
  attackedPolice: 'has attacked the police',
  freesKrupke: 'may be attacked by Officer Krupke from now on',
};

const LEADERS: Readonly<Record<Exclude<EventOf<'leaderLost'>['fate'], '' | 'alive'>, string>> = {
  escaped: 'has got away',
  dead: 'is dead',
  assassinated: 'is killed by friends, for leaving while the other leader lives',
};

const REASONS: Readonly<Record<PointReason, (robot: string) => string>> = {
  casualty: (robot) => `the loss of ${robot}`,
  reinforcement: () => 'calling Robocop',
  assassinated: () => 'a leader who ran away',
  leaderLives: () => 'a leader who lives',
};

/** What a soldier does that nobody plays, and why (KS13.10). */
const DRILLS: Readonly<Record<DrillStep, (range: number) => string>> = {
  waits: () => 'waits: what he is after is off the map',
  disk: () => 'comes back: he marks the hex of what he is after',
  lands: () => 'lands on his disk',
  designator: (range) => `uses his designator: not painted yet, in sight, ${awayInWords(range)}`,
  rifle: (range) => `uses his rifle: in sight, ${awayInWords(range)}`,
  nextBuilding: () => 'has no shot: he goes on to a nearer building',
  stays: () => 'has no shot, and no nearer building in reach: he stays in his',
  building: () => 'has no shot: he goes nearer, into a building',
  rough: () => 'has no shot: he goes nearer, onto rough ground',
  hidden: () => 'has no shot: he goes nearer, where he cannot be seen',
  closer: () => 'has no shot: he goes nearer',
};

/** What robots carry. */
const CARRYING_LINES = {
  tokenLaid: ({ token, at }, { of }) => ({ text: `${capital(tokenName(token, of))} lies on ${at}.` }),
  tokenTaken: ({ token, robot }, context) => says(robot, context, `takes ${tokenName(token, context.of)}`),
  tokenFell: ({ token, robot, at }, context) =>
    says(robot, context, `drops ${tokenName(token, context.of)} on ${at}`),
  tokenDestroyed: ({ token, at }, { of }) => ({
    text: `${capital(tokenName(token, of))} on ${at} is destroyed.`,
  }),
  tokenGiven: ({ token, robot }, context) => says(robot, context, `bears ${tokenName(token, context.of)}`),
  dishesShared: ({ each, robots }, context) => ({
    text: `The dishes on the ground are divided: ${each} for ${listOf(robots.map(context.full))}.`,
  }),
} satisfies { readonly [Type in Event['type']]?: LineWriter<Type> };

/** The gangs and the police. */
const GANG_LINES = {
  sideDesigned: ({ team }, { of }) => ({
    text: `The designs of ${sideName(team, of)} are fixed. Now the others choose, from what is left.`,
  }),
  reinforcementCalled: ({ robot, edge }, context) =>
    says(robot, context, `is called: next turn it comes over the ${edgeName(edge)} edge`),
  entered: ({ robot, at, facing }, context) =>
    says(robot, context, `comes onto the map on ${at}, facing ${facingName(facing)}`),
  guilty: ({ robot, guilt }, context) => says(robot, context, GUILT[guilt]),
  pointsChanged: ({ team, change, points, reason, robot }, context) => ({
    text: `${sideTitle(team, context.of)} ${signed(change)} for ${REASONS[reason](context.full(robot))}: ${points}.`.replace(
      ': -',
      ': −',
    ),
  }),
  leaderLost: ({ team, robot, fate }, context) =>
    fate === '' || fate === 'alive'
      ? undefined
      : context.by(
          robot,
          `The leader of ${sideName(team, context.of)}, on ${context.full(robot)}, ${LEADERS[fate]}.`,
        ),
} satisfies { readonly [Type in Event['type']]?: LineWriter<Type> };

/** What happens only in some scenarios. */
export const SCENARIO_LINES = {
  ...CARRYING_LINES,
  ...GANG_LINES,
  roleTold: ({ role }) => ({
    text: role === 'mole' ? 'You are the mole.' : 'You are loyal. One of the others is the mole.',
  }),
  moleRevealed: ({ seat }, { names }) => ({ seat, text: `${nameOf(names, seat)} was the mole.` }),
  /** Whose player has given up, and whose robots nobody takes over. */
  withdrawn: ({ robot }, context) => says(robot, context, 'leaves the map: its player has given up'),
  bombarded: ({ robot, by, dice, silhouette, hit }, context) =>
    context.by(
      robot,
      `${by === 'wreck' ? 'A strike from above hits out at' : capital(sideDoes(by, context.of, 'bombards', 'bombard'))} ${context.full(robot)}: ${sumOf(dice)} against silhouette ${silhouette}, ${hit ? 'a hit' : 'a miss'}.`,
      dice,
    ),
  hacked: ({ robot, by, card, use }, context) =>
    context.by(
      by,
      `${capital(context.full(by))} hacks ${context.full(robot)}: its ${fullCardName(card)} ${use === 'attack' ? 'attacks' : 'is set off'}, and is locked until the turn ends.`,
    ),
  diskSet: ({ unit, at }, context) => says(unit, context, `marks ${at}, and lands there next turn`),
  landed: ({ unit, at, facing }, context) =>
    says(unit, context, `lands on ${at}${facing === undefined ? '' : `, facing ${facingName(facing)}`}`),
  blewUp: ({ by, at }, context) =>
    says(by, context, `${tentName(by) ? 'sets off its bomb' : 'is blown up by its pilot'} on ${at}`),
  pilotNamed: ({ unit }) => ({ text: `The pilot is ${capital(unit)}: only your side knows.` }),
  decoyShown: ({ unit }) => ({ text: `${capital(unit)} was a decoy.` }),
  pilotRevealed: ({ unit }) => ({ text: `The pilot was ${capital(unit)}.` }),
  wreckPlaced: ({ chassis, at, facing }) => ({
    text: `A ${chassisName(chassis)} lies abandoned on ${at}, facing ${facingName(facing)}.`,
  }),
  pilotShown: ({ unit, card }, context) => says(unit, context, `is the ${fullCardName(card)}`),
  pilesPassed: ({ round }) => ({ text: `The piles go on to the next seat: round ${round}.` }),
  drilled: ({ unit, step, range }, context) => says(unit, context, DRILLS[step](range)),
} satisfies { readonly [Type in Event['type']]?: LineWriter<Type> };
