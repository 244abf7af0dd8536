import { usableShips } from '@gearhall/shared/games/metaltalon/rules/activation';
import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import type { Event } from '@gearhall/shared/games/metaltalon/events';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import type { SceneContext } from '../../../stage/contract/contract';
import { IDLE } from '../../../stage/boards/tool';
import { ToolController } from '../../../stage/boards/ToolController';
import { highlightsOf, orderedPath } from './highlights';
import { askForLaunch } from '../orders/focus';
import type { ShipPicture } from '../looks/picture';
import { readShip, type MoveOptions } from '../prospects/moveOptions';
import { resume } from '../tools/march';
import { tap } from '../tools/tap';
import type { Hint, Outcome, Pointed, Tool, ToolContext } from '../tools/tool';
import type { Highlights } from '../views/HighlightLayer';
import { factsOf } from '../words/facts';
import { HINT_SENTENCES } from '../words/hints';
import { refusalSentence } from '../words/refusals';

export type MetalTalonContext = SceneContext<View, Action, Event>;
type Budgets = Readonly<Record<string, ShipPicture['budget']>>;

/** The controller of the board: its tool is a ship. */
export class BoardController extends ToolController<View, Action, Tool, Pointed, Hint> {
  protected readonly sentences = { hints: HINT_SENTENCES, refusal: refusalSentence };
  private moveOptions: MoveOptions | undefined;
  /** The turn that the tool belongs to. */
  private turn = '';

  /** Ships that are lifted off the board, with what they may still do. */
  budgets(): Budgets {
    const { active } = this.context.view.peek() ?? {};
    const { moveOptions } = this;
    return {
      ...(active && { [active.ship]: { moves: active.moves, shots: active.shots } }),
      ...(moveOptions && { [moveOptions.ship]: { moves: moveOptions.moves, shots: moveOptions.shots } }),
    };
  }

  highlights(): Highlights | undefined {
    const view = this.context.view.peek();
    const order = this.context.pointedOrder?.peek();
    const path = view && order && orderedPath(order, view);
    if (!this.moveOptions) return path && { reach: [], landings: [], targets: [], path };
    return { ...highlightsOf(this.moveOptions, this.pointed), ...(path && { path }) };
  }

  /** Names of spaces help while somebody points, aims or goes through the orders, and only then. */
  get namesSpaces(): boolean {
    return this.pointed !== undefined || this.highlights() !== undefined;
  }

  protected tapped(pointed: Pointed | undefined, context: ToolContext): Outcome {
    return tap(this.tool, pointed, context);
  }

  protected tableChanged(context: ToolContext): void {
    const { round, turn } = context.view;
    const now = `${round} ${turn}`;
    // The turns of others may pass all at once, without being seen.
    const tool = now === this.turn ? this.tool : IDLE;
    this.turn = now;
    this.follow(resume(tool, context));
  }

  protected factsOf(pointed: Pointed, view: View): ReturnType<typeof factsOf> | undefined {
    if (view.phase === 'races') return undefined;
    return factsOf(pointed, { view, names: this.context.names.peek(), moveOptions: this.moveOptions });
  }

  protected override follow(outcome: Outcome): void {
    super.follow(outcome);
    if (outcome.orders) askForLaunch();
  }

  /** What the ship in the tool can do, recomputed. */
  protected override toolChanged({ tool }: Outcome): void {
    const view = this.context.view.peek();
    const seat = this.context.seat.peek();
    const ship = tool.kind === 'idle' ? undefined : tool.ship;
    const isHeld = view && ship !== undefined && seat !== undefined && usableShips(view, seat).includes(ship);
    this.moveOptions = isHeld && !view.question ? readShip(view, ship) : undefined;
  }
}
