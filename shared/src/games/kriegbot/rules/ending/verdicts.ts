import type { Seat } from '../../../../core/ground/seats';
import { isPilot } from '../../content/cards';
import type { VictoryId } from '../../content/scenario';
import { planOf, scenarioOf } from '../../content/scenarios';
import { isDrawer, type TeamId } from '../../content/teams';
import type { Exit, Loss } from '../../state/facts';
import { isDestroyed, structuresIn } from '../field/structuresOnMap';
import { isBunker } from '../objectives/bunkers';
import { pilotSlotOf } from '../pieces/cardsOnRobots';
import { hidingSide } from '../pieces/decoys';
import { isOver, winnersByDishes } from '../objectives/dishes';
import { isAbove } from '../pieces/disks';
import { holderIn } from '../objectives/missionControlHolder';
import { leadingSides } from '../objectives/points';
import { cryptoOut, humanCrypto, moleOut, noneActive } from '../scenarios/cyborgs';
import { isWaveOver, winnersAtEnd, winnersByScore } from '../scenarios/humanWave';
import { isPilotDead, isRescueOver } from '../objectives/pilotInHiding';
import { seatsOfTeam, seatsOfTeams } from '../field/seating';
import { deadPilots } from './stocks';
import { isPrize, tokensInPlay, tokensOf } from '../pieces/tokens';
import { isTent, unitsOnMap } from '../pieces/units';
import {
  edgeOf,
  isActive,
  isAlive,
  oppositeOf,
  robotOf,
  robotsIn,
  robotsOfTeam,
  teamIn,
  teamsIn,
  type SeenRobot,
  type Field,
} from '../field/field';

/** What has happened since victory was last judged. */
export interface Happened {
  readonly losses: readonly Loss[];
  readonly exits: readonly Exit[];
  /** In the middle of a turn, or at its end. */
  readonly when: 'turn' | 'turnEnd';
}

/** The seats that have won; none: a draw. `undefined`: the game goes on. */
type Decision = readonly Seat[] | undefined;
export type VerdictField = Pick<
  Field,
  | 'robots'
  | 'units'
  | 'teams'
  | 'seats'
  | 'options'
  | 'tokens'
  | 'phase'
  | 'structures'
  | 'buildings'
  | 'pilotName'
>;
type Verdict = (field: VerdictField, happened: Happened) => Decision;

/** The sides that have not lost win, as soon as one has; nobody does where all have. */
function lostBy(field: VerdictField, hasLost: (team: TeamId) => boolean): Decision {
  const teams = teamsIn(field).filter((team) => team !== 'wreck');
  const lost = teams.filter(hasLost);
  return lost.length === 0
    ? undefined
    : seatsOfTeams(
        field,
        teams.filter((team) => !lost.includes(team)),
      );
}

/** The living pilots of a gang when its mission began. */
const livingAtStart = ({ options: { campaign } }: VerdictField, team: TeamId): number =>
  campaign && isDrawer(team) ? campaign[team] : Infinity;

const hasActive = (field: VerdictField, team: TeamId): boolean => robotsOfTeam(field, team).some(isActive);

/** Where the last active unit is meant, tents on the map count too (L387, KX92). */
const doTentsCount = ({ options }: VerdictField): boolean => scenarioOf(options).tentsCount === true;
const hasTents = (field: VerdictField, team: TeamId): boolean =>
  unitsOnMap(field).some((unit) => unit.team === team && isTent(unit));

/** The sides of these losses. */
const losersIn = (field: VerdictField, losses: readonly Loss[]): readonly TeamId[] =>
  teamsIn(field).filter((team) => losses.some((loss) => loss.team === team));

/** Its robots may leave the map over the far edge alone, and that wins. */
const isRunner = ({ options }: VerdictField, team: TeamId): boolean => planOf(options, team).exit === 'far';
const runnersIn = (field: VerdictField): readonly TeamId[] =>
  teamsIn(field).filter((team) => isRunner(field, team));
const othersIn = (field: VerdictField): readonly TeamId[] =>
  teamsIn(field).filter((team) => !isRunner(field, team));

/** One entry for each way to win (content/scenarios.ts). */
export const VERDICTS: Readonly<Record<VictoryId, Verdict>> = {
  /** L725, KS20.7: a gang without a living pilot has lost the campaign. */
  lastPilot: (field) => lostBy(field, (team) => deadPilots(field, team).length >= livingAtStart(field, team)),
  /**
   * Source L371; when robots of several sides, including derelicts, are lost in one action, none of them counts (L395,
   * K58).
   */
  firstKill(field, { losses }) {
    if (losersIn(field, losses).length > 1) return undefined;
    const losers = losersIn(
      field,
      losses.filter(({ isKill }) => isKill),
    );
    return lostBy(field, (team) => losers.includes(team));
  },
  /** K59: derelicts and robots that are unpowered and dead are not active. */
  lastActive: (field) =>
    lostBy(field, (team) => !hasActive(field, team) && !(doTentsCount(field) && hasTents(field, team))),
  /** Source L377, K60: killed or bailed out, also by a Phoenix-bot. */
  humanLost: (field) => lostBy(field, (team) => robotsOfTeam(field, team).some(hasLostHuman)),
  /** Source L479: a robot has left the map over the edge opposite to its own. */
  tokyo(field, { exits }) {
    const winners = runnersIn(field).filter((team) =>
      exits.some(({ robot, edge }) => robotOf(field, robot).team === team && isFar(field, team, edge)),
    );
    return winners.length === 0 ? undefined : seatsOfTeams(field, winners);
  },
  /** KS10.4: it is destroyed, derelict or inactive. */
  lizardStopped: (field) =>
    runnersIn(field).some((team) => hasActive(field, team))
      ? undefined
      : seatsOfTeams(field, othersIn(field)),
  /** KS10.4: nobody is left who could stop it. */
  tokyoOpen: (field) =>
    othersIn(field).some((team) => hasActive(field, team))
      ? undefined
      : seatsOfTeams(field, runnersIn(field)),
  /** Source L403: a robot that bears the flag has left the map over its own edge. */
  flagHome: prizeHome,
  /** Source L411, KS5.4: the same with crypto of another side; one's own wins nothing. */
  cryptoHome: prizeHome,
  /** KS5.5: a side without an active robot loses if its crypto can still be fetched; otherwise nobody wins. */
  cryptoLeft(field) {
    const gone = teamsIn(field).filter((team) => !hasActive(field, team));
    if (gone.length === 0) return undefined;
    const rest = teamsIn(field).filter((team) => !gone.includes(team));
    const canBeFetched = tokensInPlay(field).some(({ team }) => gone.some((one) => one === team));
    return canBeFetched ? seatsOfTeams(field, rest) : [];
  },
  /** L421-423, KS6.3: the game ends the moment any crypto is carried off the map. */
  moleOut,
  humanCrypto,
  cryptoOut,
  noneActive,
  /** KS9.12: no gang has a living robot left. Sides with equal points share the win. */
  points: (field) =>
    teamsIn(field).some(
      (team) => teamIn(field, team).leader !== '' && robotsOfTeam(field, team).some(isAlive),
    )
      ? undefined
      : seatsOfTeams(field, leadingSides(field)),
  /** Source L609, KS12.4: robots on the map or still to come, and tents; derelicts and drones are none. */
  lastUnit: (field) =>
    lostBy(
      field,
      (team) =>
        !robotsOfTeam(field, team).some((robot) => isAlive(robot) || isAbove(field, robot)) &&
        !hasTents(field, team),
    ),
  /** Source L653: whoever did it (KS15.5). */
  bunkersGone: (field) => (areBunkersLeft(field) ? undefined : seatsOfTeams(field, invadersIn(field))),
  /** KS15.6: nobody is left who could destroy them. */
  invadersGone: (field) =>
    invadersIn(field).some((team) => hasActive(field, team))
      ? undefined
      : seatsOfTeams(
          field,
          teamsIn(field).filter((team) => !invadersIn(field).includes(team)),
        ),
  /** Source L667: the pilot has escaped alive: a robot that carries him has left over the edge of its side (KS16.7). */
  pilotHome: (field, { exits }) =>
    exits.some(({ withPilot }) => withPilot) ? seatsOfTeams(field, rescuersIn(field)) : undefined,
  pilotDead: (field) => (isPilotDead(field) ? seatsOfTeams(field, huntersIn(field)) : undefined),
  rescueGone: (field) => (isRescueOver(field) ? seatsOfTeams(field, huntersIn(field)) : undefined),
  /** L639, KS14.9: at the end of a turn, a side without any robot or pilot. */
  mostRobots: (field, { when }) =>
    when === 'turnEnd'
      ? lostBy(field, (team) => livingRobots(field, team) + pilotsAfoot(field, team) === 0)
      : undefined,
  chairs: (field) => (isOver(field) ? winnersByDishes(field) : undefined),
  /** Source L625, KS13.7: victory points. */
  waveScore: (field) => seatsOf(field, winnersByScore(field)),
  waveOver: (field) => seatsOf(field, isWaveOver(field) ? winnersAtEnd(field) : undefined),
  /** Source L599, KS11.6: a side without a living robot on the map loses. Where control decides without any, it waits. */
  lastRobot(field) {
    const isLost = (team: TeamId): boolean => !robotsOfTeam(field, team).some(isAlive);
    const waits = scenarioOf(field.options).victory.includes('lastControl');
    return waits && teamsIn(field).every(isLost) ? undefined : lostBy(field, isLost);
  },
  /** KS11.6: no robot is left, and one side holds Mission Control at the end of a turn; without tents, nobody ever will. */
  lastControl(field, { when }) {
    if (when !== 'turnEnd' || robotsIn(field).some(isAlive)) return undefined;
    const holder = holderIn(field);
    if (holder !== undefined) return seatsOfTeam(field, holder);
    return teamsIn(field).some((team) => hasTents(field, team)) ? undefined : [];
  },
};
/** Robots and pilots that a side still has, on the map, above or aboard (KS14.9). */
export const livingRobots = (field: Pick<VerdictField, 'robots'>, team: TeamId): number =>
  robotsOfTeam(field, team).filter(isAlive).length;
export const pilotsAfoot = ({ units }: Pick<VerdictField, 'units'>, team: TeamId): number =>
  units.filter((unit) => unit.team === team && unit.pilot !== '').length;

const seatsOf = (field: VerdictField, teams: readonly TeamId[] | undefined): Decision =>
  teams && seatsOfTeams(field, teams);

/** The side of the pilot in hiding, and the others. */
const rescuersIn = (field: VerdictField): readonly TeamId[] =>
  teamsIn(field).filter((team) => team === hidingSide(field.options));
const huntersIn = (field: VerdictField): readonly TeamId[] =>
  teamsIn(field).filter((team) => team !== hidingSide(field.options));

/** The sides without bombs on their people are to destroy the bunkers. */
const invadersIn = (field: VerdictField): readonly TeamId[] =>
  teamsIn(field).filter((team) => planOf(field.options, team).suicidal !== true);
const areBunkersLeft = (field: VerdictField): boolean =>
  structuresIn(field).some((id) => isBunker(field, id) && !isDestroyed(field, id));

/** A robot has left the map over its own edge with something that its side had to fetch. */
function prizeHome(field: VerdictField, { exits }: Happened): Decision {
  const home = exits.find(({ robot }) =>
    tokensOf(field, robot).some((token) => isPrize(token, robotOf(field, robot).team)),
  );
  return home && seatsOfTeam(field, robotOf(field, home.robot).team);
}

function isFar(field: VerdictField, team: TeamId, edge: Exit['edge']): boolean {
  const own = edgeOf(field, team);
  return own !== '' && edge === oppositeOf(own);
}

/**
 * Its pilot is dead or gone, possibly by the hit that destroyed the robot. What happened to a face-down pilot is known
 * to the state, but not to views.
 */
const hasLostHuman = (robot: SeenRobot): boolean =>
  robot.lost.some(({ card }) => isPilot(card)) ||
  ((robot.fate === 'destroyed' || robot.phoenix) && pilotSlotOf(robot) !== undefined);
