import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import type { Event } from '@gearhall/shared/games/rushncrush/events';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { SceneContext } from '../../../stage/contract/contract';
import { ToolController } from '../../../stage/boards/ToolController';
import { highlightsOf, spaceOf } from './highlights';
import { forecastOf, lanesOfFire, type Forecast, type LaneOfFire } from '../prospects/prospects';
import { readTurn, type MoveOptions } from '../prospects/moveOptions';
import { keep, tap } from '../tools/tap';
import type { Hint, Outcome, Pointed, Tool, ToolContext } from '../tools/tool';
import type { Highlights } from '../views/HighlightLayer';
import { factsOf } from '../words/board/facts';
import { HINT_SENTENCES } from '../words/board/hints';
import { refusalSentence } from '../words/refusals';

export type RushContext = SceneContext<View, Action, Event>;

/** The controller of the course. */
export class BoardController extends ToolController<View, Action, Tool, Pointed, Hint> {
  protected readonly sentences = { hints: HINT_SENTENCES, refusal: refusalSentence };
  private moveOptions: MoveOptions | undefined;
  private forecast: Forecast | undefined;
  private guns: readonly LaneOfFire[] = [];

  awaits(pointed: Pointed | undefined): boolean {
    const { tool } = this;
    const view = this.context.view.peek();
    return view !== undefined && tool.kind === 'choosing' && spaceOf(pointed, view) === tool.space;
  }

  highlights(): Highlights | undefined {
    const context = this.toolContext();
    const { tool, pointed, moveOptions, forecast, guns } = this;
    const held = { tool, pointed, moveOptions, forecast, guns };
    return context && highlightsOf(held, context, this.context.names.peek());
  }

  protected tapped(pointed: Pointed | undefined, context: ToolContext): Outcome {
    return tap({ tool: this.tool, pointed, isShown: this.isShown(pointed) }, context);
  }

  protected tableChanged(context: ToolContext): void {
    const { view, seat, legal } = context;
    this.tool = keep(this.tool, context);
    this.moveOptions = readTurn(view, seat, legal);
    this.forecast = forecastOf(view, seat);
    this.guns = lanesOfFire(view, seat);
  }

  protected factsOf(pointed: Pointed, view: View): ReturnType<typeof factsOf> | undefined {
    const { tool, moveOptions, forecast, guns } = this;
    const [seat, names] = [this.context.seat.peek(), this.context.names.peek()];
    const facts = factsOf(pointed, { view, seat, names, moveOptions, forecast, guns, tool });
    return facts.lines.length > 0 ? facts : undefined;
  }
}
