import type { Seat } from '../../core/seats';
import { lastTold, Tally, type Summarise, type Told } from '../../core/summary';
import type { Event } from './events';
import type { Options } from './options';

/** A die shows 0 to 5, and a 5 is kept and rolled again (rules/rolling.ts). */
const MEAN = 3;

/** The totals of a battle: markers that a seat's robots caused on others, the dice of attacks, turns. */
export const summarise: Summarise<Event, Options> = ({ seats, emitted: told }) => {
  const tally = new Tally(seats);
  const pilots = new Map<string, Seat>();
  let rounds = 1;
  let attacker = '';
  const hack = new Hack();
  for (const { event } of told) {
    hack.follow(event);
    if (event.type === 'fielded' || event.type === 'handedOver') pilots.set(event.robot, event.seat);
    if (event.type === 'turnBegan') rounds = Math.max(rounds, event.turn);
    attacker = hack.doerOf(attackerIn(event) ?? attacker);
    if (event.type === 'marked' && BLOWS.includes(event.cause)) {
      tally.damage(pilots.get(attacker), pilots.get(event.robot), 1);
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
  return { rounds, seats: tally.summaries, ...(decided && { decided }) };
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

const ENDS: readonly Event['type'][] = ['destroyed', 'derelict', 'bailedOut', 'phoenixed', 'fled'];

/** The end of the robot that was lost last: its destruction, its wreck, or its pilot's escape. */
function decidedBy(told: readonly Told<Event>[]): Told<Event> | undefined {
  const end = lastTold(told, ({ type }) => type === 'gameEnded');
  if (!end) return undefined;
  const isGivenUp = end.event.type === 'gameEnded' && end.event.cause === 'resigned';
  return isGivenUp ? end : (lastTold(told, ({ type }) => ENDS.includes(type)) ?? end);
}
