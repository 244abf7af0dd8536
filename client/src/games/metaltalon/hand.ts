import { BASE_SPACES, type SpaceId } from '@gearhall/shared/games/metaltalon/content/board';
import { usableShips } from '@gearhall/shared/games/metaltalon/rules/activation';
import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import type { Event } from '@gearhall/shared/games/metaltalon/events';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import { carryOut, sightOf } from '../../stage/tool';
import type { Desk } from '../contract';
import { askForLaunch } from './orders/focus';
import { pointOf } from './layout';
import type { ShipPicture } from './picture';
import { chanceOf, isAimedAt, readShip, type Reading } from './reading';
import { resume } from './tools/march';
import { tap } from './tools/tap';
import { IDLE, type Outcome, type Pointed, type Sight, type Tool } from './tools/tool';
import type { RangePicture } from './views/rangeView';
import { factsOf } from './words/facts';
import { HINT_SENTENCES } from './words/hints';
import { refusalSentence } from './words/refusals';

export type MetalTalonDesk = Desk<View, Action, Event>;

/** A point of the page, where facts are shown. */
interface PagePoint {
  readonly x: number;
  readonly y: number;
}

/** The hand over the board: holds the tool, and turns what it does into orders, sentences and facts. */
export class Hand {
  private tool: Tool = IDLE;
  private pointed: Pointed | undefined;
  private reading: Reading | undefined;
  /** The turn that the tool belongs to. */
  private turn = '';

  constructor(
    private readonly desk: MetalTalonDesk,
    private readonly onChange: () => void,
  ) {}

  tap(pointed: Pointed | undefined): void {
    const sight = this.sight();
    if (!sight) return;
    this.desk.inspect(undefined);
    this.follow(tap(this.tool, pointed, sight));
  }

  putDown(): void {
    this.follow({ tool: IDLE });
  }

  /** The view, or what is legal, has changed. */
  refresh(): void {
    const sight = this.sight();
    if (!sight) return;
    const { round, turn } = sight.view;
    const now = `${round} ${turn}`;
    // The turns of others may pass unseen, all at once.
    const tool = now === this.turn ? this.tool : IDLE;
    this.turn = now;
    this.follow(resume(tool, sight));
  }

  /** Points at something without doing anything; true when that is news. */
  point(pointed: Pointed | undefined): void {
    if (JSON.stringify(pointed) === JSON.stringify(this.pointed)) return;
    this.pointed = pointed;
    this.onChange();
  }

  inspect(pointed: Pointed | undefined, at: PagePoint): void {
    const view = this.desk.view.peek();
    if (!pointed || !view || view.phase === 'races') return this.desk.inspect(undefined);
    const facts = factsOf(pointed, { view, names: this.desk.names.peek(), reading: this.reading });
    this.desk.inspect({ ...facts, at });
  }

  /** Ships that are lifted off the board, with what they may still do. */
  budgets(): Readonly<Record<string, ShipPicture['budget']>> {
    const view = this.desk.view.peek();
    const { active } = view ?? {};
    const lifted: Record<string, ShipPicture['budget']> = {};
    if (active) lifted[active.ship] = { moves: active.moves, shots: active.shots };
    if (this.reading) lifted[this.reading.ship] = { moves: this.reading.moves, shots: this.reading.shots };
    return lifted;
  }

  range(): RangePicture | undefined {
    const { reading, pointed } = this;
    const ordered = this.orderedPath();
    if (!reading) return ordered && { reach: [], landings: [], targets: [], path: ordered };
    const ways = [...reading.reach.values()];
    return {
      reach: ways.filter(({ by }) => by === 'move'),
      landings: ways.filter(({ by }) => by !== 'move').map(({ space }) => space),
      targets: reading.aims.map((aim) => ({
        at: pointOf(aim.space),
        chance: chanceOf(aim),
        ...(aim.target.ship === undefined ? {} : { ship: aim.target.ship }),
      })),
      ...(pointed ? pathTo(reading, pointed) : {}),
      ...(ordered && { path: ordered }),
    };
  }

  private follow(outcome: Outcome): void {
    this.tool = outcome.tool;
    this.read();
    this.onChange();
    carryOut(this.desk, outcome, { hints: HINT_SENTENCES, refusal: refusalSentence });
    if (outcome.orders) askForLaunch();
  }

  /** Where the order leads that is pointed at in the panel. */
  private orderedPath(): readonly SpaceId[] | undefined {
    const view = this.desk.view.peek();
    const action = this.desk.pointedOrder?.peek();
    if (!view || !action || !('ship' in action)) return undefined;
    const from = view.ships[action.ship]?.at;
    const to = endOf(action, view);
    return from === undefined || to === undefined ? undefined : [from, to];
  }

  /** What the ship in the hand can do, asked anew. */
  private read(): void {
    const view = this.desk.view.peek();
    const seat = this.desk.seat.peek();
    const ship = this.tool.kind === 'idle' ? undefined : this.tool.ship;
    const isHeld = view && ship !== undefined && seat !== undefined && usableShips(view, seat).includes(ship);
    this.reading = isHeld && !view.question ? readShip(view, ship) : undefined;
  }

  private sight(): Sight | undefined {
    return sightOf(this.desk);
  }
}

/** The way of the ship, or of its shot, to what is pointed at. */
function pathTo(reading: Reading, pointed: Pointed): { path?: readonly SpaceId[] } {
  const { at, aims, reach } = reading;
  const space = spaceOfPointed(pointed);
  const way = space === undefined ? undefined : reach.get(space)?.way;
  if (way) return { path: [at, ...way] };
  const aim = aims.find(
    (one) =>
      pointed.kind !== 'space' &&
      isAimedAt(one, pointed.kind === 'ship' ? { ship: pointed.ship } : { base: pointed.base }),
  );
  return aim ? { path: [at, ...aim.path, aim.space] } : {};
}

const spaceOfPointed = (pointed: Pointed): SpaceId | undefined => {
  if (pointed.kind === 'ship') return undefined;
  return pointed.kind === 'base' ? BASE_SPACES[pointed.base] : pointed.space;
};

/** The space that an action of a ship is about. */
function endOf(action: Action, { ships }: View): SpaceId | undefined {
  if (action.type === 'move' || action.type === 'split') return action.to;
  if (action.type === 'invade' || action.type === 'fireAtBase') return BASE_SPACES[action.base];
  return action.type === 'fireAtShip' ? ships[action.target]?.at : undefined;
}
