import type { EventOf, PointReason } from '@gearhall/shared/games/kriegbot/events';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { banner } from '../../../../stage/motions';
import { speak } from '../../../../stage/unitMotions';
import { appear, tell, withSign } from '../../effects/telling';
import { TEAM_COLOURS } from '../../looks';
import { capital, edgeName, facingName, sideName, TEAM_NAMES } from '../../words/names';
import { pointsInWords, signed } from '../../words/points';
import { says } from '../../words/saying';
import type { ScenarioPart } from '../../parts/part';

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

/** The same, over the robots. */
const GUILTY = { illegal: 'breaks the law', attackedPolice: 'attacks the police' } as const;
const LOST = {
  escaped: 'the leader gets away',
  dead: 'the leader is dead',
  assassinated: 'the leader is killed by friends',
} as const;

/** Scenario 9. */
export const part: ScenarioPart<'sharksAndJets'> = {
  objective: (view) => `The most points win. Now: ${pointsInWords(view)}.${atLarge(view)}`,
  figures: (view) => ` Points: ${pointsInWords(view)}.`,
  lines: {
    sideDesigned: ({ team }) => ({
      text: `The designs of ${sideName(team)} are fixed. Now the others choose, from what is left.`,
    }),
    reinforcementCalled: ({ robot, edge }, context) =>
      says(robot, context, `is called: next turn it comes over the ${edgeName(edge)} edge`),
    entered: ({ robot, at, facing }, context) =>
      says(robot, context, `comes onto the map on ${at}, facing ${facingName(facing)}`),
    guilty: ({ robot, guilt }, context) => says(robot, context, GUILT[guilt]),
    pointsChanged: ({ team, change, points, reason, robot }, context) => ({
      text: `${TEAM_NAMES[team]} ${signed(change)} for ${REASONS[reason](context.full(robot))}: ${points}.`.replace(
        ': -',
        ': −',
      ),
    }),
    leaderLost: ({ team, robot, fate }, context) =>
      fate === '' || fate === 'alive'
        ? undefined
        : context.by(
            robot,
            `The leader of ${TEAM_NAMES[team]}, on ${context.full(robot)}, ${LEADERS[fate]}.`,
          ),
  },
  effects: {
    sideDesigned: ({ team }, context) => [
      banner(context, `${TEAM_NAMES[team]}: designs fixed`, TEAM_COLOURS[team], 1000),
    ],
    reinforcementCalled: () => [],
    entered: (event, context) => [
      ...appear(context, event),
      speak(context, event.robot, 'comes onto the map'),
    ],
    guilty: ({ robot, guilt }, context) =>
      guilt === 'freesKrupke' ? [] : tell(context, robot, GUILTY[guilt], withSign(guilt)),
    pointsChanged: ({ team, change }, context) => [
      banner(context, `${TEAM_NAMES[team]} ${signed(change)}`, TEAM_COLOURS[team], 900),
    ],
    leaderLost: ({ robot, fate }, context) =>
      fate === '' || fate === 'alive'
        ? []
        : [speak(context, robot, LOST[fate], context.sprites.palette.danger)],
  },
  orders: {
    reinforce: ({ edge }) =>
      edge === ''
        ? { label: 'Not now', detail: 'Robocop goes on waiting' }
        : {
            label: `Call Robocop over the ${edgeName(edge)} edge`,
            detail: `${signed(-1)} point. Next turn it comes onto the map, and may attack anybody`,
          },
    enter: ({ at, facing }) => ({ label: `Come in on ${at}, facing ${facingName(facing)}` }),
  },
  questions: {
    reinforce: {
      doing: (who) => `${who} may be called.`,
      prompt: () => 'The gangs have given cause. Call Robocop? It costs a point.',
    },
    enter: {
      doing: (who) => `${who} comes onto the map.`,
      prompt: (who) => `${capital(who)} comes onto the map: choose its half-hex.`,
    },
  },
  refusals: {
    noPerpetrator: 'No gang on that edge has given cause this turn.',
    innocent:
      'Officer Krupke may only attack robots that have attacked or damaged him, or used an illegal weapon.',
  },
  causes: {
    points: { won: 'the most points' },
  },
};

/** Of the reserve of the police: where it is about to come from. */
function atLarge({ teams }: View): string {
  const edge = teams['police']?.comesOn ?? '';
  return edge === '' ? '' : ` Robocop comes over the ${edgeName(edge)} edge.`;
}
