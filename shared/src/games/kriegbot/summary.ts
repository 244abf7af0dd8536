import type { Seat } from '../../core/ground/seats';
import { lastTold, Tally, type Summarise, type EventAtStep } from '../../core/replay/summary';
import type { EndCause, Event } from './events';
import type { Options } from './options';

/** A die shows 0 to 5, and a 5 is kept and rolled again (rules/attacking/rolling.ts). */
const MEAN = 3;

/** The totals of a battle: markers that a seat's robots caused on others, the dice of attacks, turns. */
export const summarise: Summarise<Event, Options> = ({ seats, emitted: told }) => {
  const tally = new Tally<Event>(seats);
  const pilots = new Map<string, Seat>();
  let rounds = 1;
  let attacker = '';
  const hack = new Hack();
  for (const one of told) {
    const { event } = one;
    hack.follow(event);
    if (event.type === 'fielded' || event.type === 'handedOver') pilots.set(event.robot, event.seat);
    if (event.type === 'turnBegan') rounds = Math.max(rounds, event.turn);
    attacker = hack.doerOf(attackerIn(event) ?? attacker);
    if (event.type === 'marked' && BLOWS.includes(event.cause)) {
      tally.damage(pilots.get(attacker), pilots.get(event.robot), 1, one);
    }
    if (event.type === 'rolled') {
      const rolled = event.dice.reduce((sum, die) => sum + die, 0);
      tally.rolledInAll(pilots.get(hack.doerOf(event.robot)), event.thrown, {
        rolled,
        expected: MEAN * event.thrown,
      });
    }
  }
  const decided = decidedBy(told);
  return { rounds, seats: tally.summaries, best: tally.best, ...(decided && { decided }) };
};

/** While a robot is made to attack by another one, that one attacks (KS8.4). */
class Hack {
  private robot = '';
  private by = '';
  /** It has been hacked, and its attack is still to come. */
  private isComing = false;

  follow(event: Event): void {
    if (event.type === 'hacked' && event.use === 'attack')
      [this.robot, this.by, this.isComing] = [event.robot, event.by, true];
    else if (event.type === 'attacked' && this.isComing) this.isComing = false;
    else if (event.type === 'attacked' || event.type === 'rammed') this.robot = '';
  }

  doerOf(robot: string): string {
    return robot !== '' && robot === this.robot ? this.by : robot;
  }
}

/** Markers caused by somebody's attack; a fire or a bridge counts for nobody. */
const BLOWS: readonly string[] = ['attack', 'ram'];

function attackerIn(event: Event): string | undefined {
  const isBlow = event.type === 'attacked' || event.type === 'rolled' || event.type === 'rammed';
  return isBlow ? event.robot : undefined;
}

type Kinds = readonly Event['type'][];

/** The end of a robot: its destruction, its wreck, or its pilot's escape. */
const ROBOT_LOST: Kinds = ['destroyed', 'derelict', 'bailedOut', 'phoenixed', 'fled'];
/** The end of a robot, a soldier, or a pilot on foot. */
const UNIT_LOST: Kinds = [...ROBOT_LOST, 'unitKilled'];
/** A robot leaves the map. */
const GONE: Kinds = ['fled'];

/** What happened last of these decided a game that ended by this cause; nothing, where it was counted. */
const DECIDED_BY: Readonly<Record<EndCause, Kinds>> = {
  lastPilot: UNIT_LOST,
  firstKill: UNIT_LOST,
  lastActive: UNIT_LOST,
  humanLost: ROBOT_LOST,
  tokyo: GONE,
  lizardStopped: ROBOT_LOST,
  tokyoOpen: ROBOT_LOST,
  flagHome: GONE,
  cryptoHome: GONE,
  cryptoLeft: GONE,
  moleOut: GONE,
  humanCrypto: GONE,
  cryptoOut: GONE,
  noneActive: ROBOT_LOST,
  points: [],
  lastUnit: UNIT_LOST,
  bunkersGone: ['structureHit'],
  invadersGone: ROBOT_LOST,
  pilotHome: GONE,
  pilotDead: ['unitKilled'],
  rescueGone: UNIT_LOST,
  mostRobots: UNIT_LOST,
  chairs: ROBOT_LOST,
  waveScore: ['structureHit', 'unitKilled'],
  waveOver: ROBOT_LOST,
  lastRobot: ROBOT_LOST,
  lastControl: [],
  score: [],
  limit: [],
  resigned: ['gameEnded'],
};

function decidedBy(told: readonly EventAtStep<Event>[]): EventAtStep<Event> | undefined {
  const end = lastTold(told, ({ type }) => type === 'gameEnded');
  if (end?.event.type !== 'gameEnded') return undefined;
  const kinds = DECIDED_BY[end.event.cause];
  return lastTold(
    told,
    (event) => kinds.includes(event.type) && (event.type !== 'structureHit' || event.destroyed),
  );
}
