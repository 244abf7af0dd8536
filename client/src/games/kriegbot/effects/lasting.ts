import type { Direction } from '@gearhall/shared/core/game/hex';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { Event, EventOf } from '@gearhall/shared/games/kriegbot/events';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Lasting, LastingMark } from '../../../stage/contract/lasting';
import type { Point } from '../../../stage/geometry/geometry';
import type { BoardSprites } from '../board/BoardSprites';
import { hexPoint, pointOf } from '../looks/layout';
import { hitSoot, NUKED, nukeSoot, wreckSoot } from './marks';
import { familyOf, UNIT } from './weapons';

type Mark = Omit<LastingMark<Event, BoardSprites>, 'event'>;

/** Where everybody stood, and what they were, at a moment of the log. */
class Standing {
  private readonly hexes = new Map<string, HexId>();
  private readonly facings = new Map<string, number>();
  private readonly phoenixes = new Set<string>();
  private readonly ends = new Map<string, Event>();
  /** What the current attack is made with. */
  arms = '';

  constructor(
    private readonly view: View,
    events: readonly Event[],
  ) {
    // Taken back and destroyed again, a robot has one wreck.
    for (const event of events) if (event.type === 'destroyed') this.ends.set(event.robot, event);
  }

  follow(event: Event): void {
    this.note(event);
    switch (event.type) {
      case 'placed':
      case 'entered':
      case 'wreckPlaced':
        return this.put(event.robot, event.at, event.facing);
      case 'landed':
        return this.put(event.unit, event.at, event.facing);
      case 'unitPlaced':
        return this.put(event.unit, event.at);
      case 'stepped':
        return this.put(event.robot, event.to, event.facing);
      case 'thrownBack':
        return this.put(event.robot, event.to);
      case 'walked':
        return this.put(event.unit, event.path.at(-1) ?? event.from);
      case 'flew':
        return this.put(event.unit, event.to);
      default:
        return undefined;
    }
  }

  spotOf(id: string): Point | undefined {
    return hexPoint(this.hexes.get(id) ?? '');
  }

  /** What is left of a robot that is destroyed here. */
  wreckOf(robot: string) {
    const { chassis, team } = this.view.robots[robot] ?? {};
    if (!chassis || !team || this.phoenixes.has(robot)) return undefined;
    return { team, chassis, facing: (this.facings.get(robot) ?? 0) as Direction };
  }

  isEnd(event: EventOf<'destroyed'>): boolean {
    return this.ends.get(event.robot) === event && this.view.robots[event.robot]?.fate === 'destroyed';
  }

  /** Its facing, its form, and what is fired. */
  private note(event: Event): void {
    switch (event.type) {
      case 'turned':
      case 'maneuvered':
      case 'turnedBy':
        return void this.facings.set(event.robot, event.to);
      case 'attacked':
        return void (this.arms = event.arms);
      case 'phoenixed':
        return void this.phoenixes.add(event.robot);
      default:
        return undefined;
    }
  }

  private put(id: string, at: HexId, facing?: number): void {
    this.hexes.set(id, at);
    if (facing !== undefined) this.facings.set(id, facing);
  }
}

function markOf(event: Event, standing: Standing): Mark | undefined {
  switch (event.type) {
    case 'rolled':
      return event.thrown === 0 ? undefined : shotMark(event, standing);
    case 'destroyed':
      return wreckMark(event, standing);
    case 'nuked':
      return blastMark(standing.spotOf(event.robot));
    case 'bombWent':
      return { lay: ({ sparks }) => void sparks.traces.add(wreckSoot(pointOf(event.at))) };
    case 'blewUp':
      return blastMark(hexPoint(event.at));
    default:
      return undefined;
  }
}

/** Soot where it hit, and what a beam burns on its way. */
function shotMark({ robot, target, hit }: EventOf<'rolled'>, standing: Standing): Mark {
  const [from, to] = [standing.spotOf(robot), standing.spotOf(target)];
  const isBeam = familyOf(standing.arms) === 'beam';
  return {
    lay: ({ sparks, structures, painters }) => {
      const at = to ?? structures.spotOf(target);
      const line = isBeam && from && at && painters?.burnLine(from, at, UNIT);
      if (line) sparks.traces.add(line);
      if (hit && at) sparks.traces.add(hitSoot(at));
    },
  };
}

function wreckMark(event: EventOf<'destroyed'>, standing: Standing): Mark | undefined {
  const at = standing.spotOf(event.robot);
  const wreck = standing.wreckOf(event.robot);
  if (!at || !standing.isEnd(event)) return undefined;
  return {
    isCertain: true,
    lay: (sprites) => {
      sprites.sparks.traces.add(wreckSoot(at));
      if (wreck) sprites.layWreck(wreck, at);
    },
  };
}

const blastMark = (at: Point | undefined): Mark | undefined =>
  at && {
    lay: (sprites) => {
      sprites.sparks.traces.add(nukeSoot(at));
      sprites.char(at, NUKED);
    },
  };

/** Wrecks, soot, burn lines, and burnt woods. */
export const LASTING: Lasting<View, Event, BoardSprites> = {
  isRound: ({ type }) => type === 'turnBegan',
  of: (events, view) => {
    const standing = new Standing(view, events);
    return events.flatMap((event): LastingMark<Event, BoardSprites>[] => {
      standing.follow(event);
      const mark = markOf(event, standing);
      return mark ? [{ event, ...mark }] : [];
    });
  },
};
