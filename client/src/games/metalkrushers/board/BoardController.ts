import type { Action, ActionOf } from '@gearhall/shared/games/metalkrushers/actions';
import type { Event } from '@gearhall/shared/games/metalkrushers/events';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import type { SceneContext } from '../../../stage/contract/contract';
import type { FacingWheel } from '../../../stage/highlights/facingWheel';
import { IDLE, isLegal } from '../../../stage/boards/tool';
import { ToolController } from '../../../stage/boards/ToolController';
import { highlightsOf } from './highlights';
import { readMove, type MoveOptions } from '../prospects/moveOptions';
import { keep, tap } from '../tools/tap';
import type { Hint, Outcome, Pointed, Tool, ToolContext } from '../tools/tool';
import { wheelOf } from '../tools/wheel';
import type { Highlights } from '../views/HighlightLayer';
import { factsOf } from '../words/facts';
import { HINT_SENTENCES } from '../words/hints';
import { refusalSentence } from '../words/refusals';

export type MetalKrushersContext = SceneContext<View, Action, Event>;

/** The controller of the arena. */
export class BoardController extends ToolController<View, Action, Tool, Pointed, Hint> {
  protected readonly sentences = { hints: HINT_SENTENCES, refusal: refusalSentence };
  private moveOptions: MoveOptions | undefined;

  wheel(): FacingWheel | undefined {
    const context = this.toolContext();
    return context && wheelOf(this.tool, context, this.moveOptions);
  }

  highlights(): Highlights | undefined {
    const context = this.toolContext();
    const { tool, pointed, moveOptions } = this;
    return context && highlightsOf({ tool, pointed, moveOptions, planned: this.planned() }, context);
  }

  /** Names of hexes help while somebody points, aims or goes through the orders, and only then. */
  get namesHexes(): boolean {
    if (this.pointed !== undefined) return true;
    const { reach = [], arcs = [], pushes = [] } = this.highlights() ?? {};
    return [reach, arcs, pushes, this.choices()].some((shown) => shown.length > 0);
  }

  /** Whose names help: that of the Krusher that is pointed at, and of those to choose from. */
  get namedKrushers(): readonly string[] {
    const pointed = this.pointed?.kind === 'krusher' ? [this.pointed.krusher] : [];
    return [...pointed, ...this.choices()];
  }

  private choices(): readonly string[] {
    const { targets = [] } = this.highlights() ?? {};
    return targets.filter(({ chosen }) => chosen !== true).map(({ krusher }) => krusher);
  }

  protected tapped(pointed: Pointed | undefined, context: ToolContext): Outcome {
    const again = this.confirmed(pointed, context);
    return again ? { tool: IDLE, act: again } : tap(this.tool, pointed, context);
  }

  protected tableChanged(context: ToolContext): void {
    this.moveOptions = readMove(context.view, context.seat);
    this.tool = this.withPlan(keep(this.tool, context));
  }

  protected factsOf(pointed: Pointed, view: View): ReturnType<typeof factsOf> | undefined {
    if (view.phase === 'building') return undefined;
    const { tool, moveOptions } = this;
    const [seat, names] = [this.context.seat.peek(), this.context.names.peek()];
    const facts = factsOf(pointed, { view, seat, names, moveOptions, tool });
    return facts.lines.length > 0 ? facts : undefined;
  }

  /** A hex chosen on the board is chosen in the orders too, with the cheapest path. */
  protected override toolChanged({ tool }: Outcome): void {
    const { moveOptions } = this;
    const planned = this.planned();
    if (tool.kind === 'turning' && planned?.to === tool.hex) return;
    const isGoing = tool.kind === 'turning' && tool.hex !== moveOptions?.at;
    const way = isGoing ? moveOptions?.reach.get(tool.hex)?.[0] : undefined;
    if (way || planned) this.context.plan?.(way && { type: 'move', to: way.to, facing: way.facing });
  }

  /** The move planned in the orders, if it is legal. */
  private planned(): ActionOf<'move'> | undefined {
    const planned = this.context.planned?.peek();
    return planned?.type === 'move' && this.moveOptions?.reach.has(planned.to) ? planned : undefined;
  }

  /** A hex chosen in the orders is chosen on the board too. */
  private withPlan(tool: Tool): Tool {
    const planned = this.planned();
    if (!planned || !this.moveOptions || (tool.kind === 'turning' && tool.hex === planned.to)) return tool;
    return { kind: 'turning', krusher: this.moveOptions.krusher, hex: planned.to };
  }

  /** A second tap on the plan sends it as planned. */
  private confirmed(pointed: Pointed | undefined, { legal }: ToolContext): Action | undefined {
    const planned = this.planned();
    const { tool, moveOptions } = this;
    if (!planned || tool.kind !== 'turning' || tool.hex !== planned.to) return undefined;
    const isThere =
      pointed?.kind === 'hex'
        ? pointed.hex === planned.to
        : pointed?.kind === 'krusher' &&
          pointed.krusher === moveOptions?.krusher &&
          planned.to === moveOptions.at;
    return isThere && isLegal({ legal }, planned) ? planned : undefined;
  }
}
