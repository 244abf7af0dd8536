import type { Action } from '@gearhall/shared/games/metalheads/actions';
import type { Event } from '@gearhall/shared/games/metalheads/events';
import { total } from '@gearhall/shared/games/metalheads/content/resources';
import { ROBOTS, type RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import { costOf, coverage, missingOf } from '@gearhall/shared/games/metalheads/rules/paying/costs';
import {
  constructionOf,
  ownersIn,
  robotsOf,
  type Owner,
} from '@gearhall/shared/games/metalheads/rules/field';
import { whyNot } from '@gearhall/shared/games/metalheads/turn';
import type { View } from '@gearhall/shared/games/metalheads/view';
import type { Mark } from '../../../stage/cards/tableLayout';
import type { SceneContext } from '../../../stage/contract/contract';
import { refusalSentence } from '../words/refusals';
import type { Choices } from '../layout/choices';
import { DECK, HAND, leadingTo, likeliest, MONSTER, nextThings, pathOf, seatSpot } from './paths';

export type MetalheadsContext = SceneContext<View, Action, Event>;

/** What a player does on the table: taps choose the things of an action one after the other. */
export class TableController {
  private chosen: readonly string[] = [];
  /** Whose Robots lie in the middle of a narrow table; absent: the player's own. */
  private looksAt: Owner | 'own' = 'own';

  constructor(
    private readonly context: MetalheadsContext,
    private readonly onChange: () => void,
  ) {}

  choices(): Choices {
    const view = this.context.view.peek();
    const seat = this.context.seat.peek();
    const legal = this.context.legal.peek();
    const shown = this.looksAt === 'own' ? (seat ?? 0) : this.looksAt;
    const next = new Set(view ? nextThings(view, legal, this.chosen) : []);
    for (const owner of view ? ownersOf(view, next) : []) if (owner !== shown) next.add(ownerSpot(owner));
    const hinted = new Set(this.hinted(view));
    const mine = legal.length > 0;
    const markOf = (thing: string): Mark => {
      if (this.chosen.includes(thing) || hinted.has(thing)) return 'chosen';
      if (next.has(thing)) return 'can';
      return mine ? 'idle' : 'plain';
    };
    return {
      seat,
      shown,
      markOf,
      previewOf: (robot) => this.previewOf(robot),
    };
  }

  tap(thing: string | undefined): void {
    this.context.inspect(undefined);
    const view = this.context.view.peek();
    if (thing === undefined || !view) return this.cancel();
    if (this.chosen.at(-1) === thing) return this.cancel();
    if (!this.follow(view, [...this.chosen, thing]) && !this.follow(view, [thing])) this.explain(view, thing);
  }

  /** A card that leads somewhere can be dragged. */
  grab(card: string): boolean {
    const view = this.context.view.peek();
    if (!view || leadingTo(view, this.context.legal.peek(), [card]).length === 0) return false;
    this.chosen = [card];
    this.onChange();
    return true;
  }

  drop(card: string, on: string | undefined): void {
    const view = this.context.view.peek();
    this.chosen = [];
    if (!view || on === undefined) return this.onChange();
    const isTake = view.row.some((one) => one === card) && on === HAND;
    if (!this.follow(view, [card, on]) && isTake) this.follow(view, [card]);
    this.chosen = [];
    this.onChange();
  }

  cancel(): void {
    this.chosen = [];
    this.looksAt = 'own';
    this.context.inspect(undefined);
    this.onChange();
  }

  /** The table has changed: what was chosen may be gone. */
  refresh(): void {
    const view = this.context.view.peek();
    if (view && leadingTo(view, this.context.legal.peek(), this.chosen).length === 0) this.chosen = [];
  }

  /** Does what these things mean, or waits for the next one; false if they mean nothing. */
  private follow(view: View, things: readonly string[]): boolean {
    const actions = leadingTo(view, this.context.legal.peek(), things);
    if (actions.length === 0) return false;
    const complete = actions.filter((action) => pathOf(view, action).length === things.length);
    const action = likeliest(view, this.context.seat.peek() ?? 0, complete);
    if (action) {
      this.chosen = [];
      this.context.act(action);
    } else this.chosen = things;
    this.onChange();
    return true;
  }

  /** The things of the order that is pointed at in the panel. */
  private hinted(view: View | undefined): readonly string[] {
    const action = this.context.pointedOrder?.peek() ?? this.context.planned?.peek();
    return view && action ? pathOf(view, action) : [];
  }

  /** What the chosen card would pay here, and what would be lost. */
  private previewOf(robot: string): string | undefined {
    const view = this.context.view.peek();
    const seat = this.context.seat.peek();
    const [card] = this.chosen;
    if (!view || seat === undefined || card === undefined || !isRobot(card) || !isRobot(robot))
      return undefined;
    const pays = leadingTo(view, this.context.legal.peek(), [card, robot]).some(
      ({ type }) => type === 'pay' || type === 'construct',
    );
    if (!pays) return undefined;
    const construction = constructionOf(view, seat, robot);
    const missing = construction ? missingOf(view, seat, construction) : costOf(view, seat, robot);
    const { covered, wasted } = coverage(missing, ROBOTS[card].side);
    const lost = total(wasted);
    return `pays ${total(covered)}${lost > 0 ? `\nwastes ${lost}` : ''}`;
  }

  /** Why nothing can be done with this, if it looks as if it could. */
  private explain(view: View, thing: string): void {
    this.chosen = [];
    const seat = this.context.seat.peek();
    const action = seat === undefined ? undefined : meant(view, seat, thing);
    const why = action && seat !== undefined ? whyNot(view, seat, action) : undefined;
    if (why) this.context.say(refusalSentence(why));
    const owner = ownerAt(view, thing);
    if (owner !== 'nobody') this.looksAt = owner;
    this.onChange();
  }
}

const ownerSpot = (owner: Owner): string => (owner === undefined ? MONSTER : seatSpot(owner));

/** Who has completed Robots among these things: their panel leads there on a narrow table. */
const ownersOf = (view: View, things: ReadonlySet<string>): readonly Owner[] =>
  ownersIn(view).filter((owner) => robotsOf(view, owner).some(({ robot }) => things.has(robot)));

/** Whose panel this is. */
const ownerAt = (view: View, thing: string): Owner | 'nobody' => {
  const isAlone = view.players.length === 1;
  if (thing === MONSTER) return isAlone ? undefined : 'nobody';
  return ownersIn(view).find((owner) => ownerSpot(owner) === thing) ?? 'nobody';
};

const isRobot = (thing: string): thing is RobotId => Object.hasOwn(ROBOTS, thing);

/** What somebody means who taps a thing that cannot be used. */
function meant(view: View, seat: number, thing: string): Action | undefined {
  if (thing === DECK) return { type: 'draw' };
  if (!isRobot(thing)) return undefined;
  const spot = view.row.findIndex((card) => card === thing) + 1;
  if (spot > 0) return { type: 'take', spot };
  const player = view.players[seat];
  if (player?.robots.some(({ robot }) => robot === thing))
    return { type: 'activate', robot: thing, free: false };
  return undefined;
}
