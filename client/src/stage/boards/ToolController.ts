import { isSame } from '@gearhall/shared/core/json/equality';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { Controller } from '../contract/boardDefinition';
import type { Facts, SceneContext } from '../contract/contract';
import type { Point } from '../geometry/geometry';
import {
  carryOut,
  IDLE,
  toolContextOf,
  type Idle,
  type OutcomeOf,
  type Sentences,
  type ToolContextOf,
} from './tool';

/** Holds the current tool and turns input on the board into orders, sentences and facts. */
export abstract class ToolController<
  View,
  Action extends TypedThing,
  Tool,
  Pointed,
  Hint extends string,
> implements Controller<Pointed> {
  protected abstract readonly sentences: Sentences<Hint>;
  protected tool: Tool | Idle = IDLE;
  protected pointed: Pointed | undefined;

  constructor(
    protected readonly context: SceneContext<View, Action, TypedThing>,
    protected readonly onChange: () => void,
  ) {}

  tap(pointed: Pointed | undefined): void {
    const context = this.toolContext();
    if (!context) return;
    this.context.inspect(undefined);
    this.follow(this.tapped(pointed, context));
  }

  cancel(): void {
    this.follow({ tool: IDLE });
  }

  refresh(): void {
    const context = this.toolContext();
    if (!context) return;
    this.tableChanged(context);
    this.onChange();
  }

  point(pointed: Pointed | undefined): void {
    if (isSame(pointed, this.pointed)) return;
    this.pointed = pointed;
    this.onChange();
  }

  inspect(pointed: Pointed | undefined, at: Point): void {
    const view = this.context.view.peek();
    const facts = pointed && view ? this.factsOf(pointed, view) : undefined;
    this.context.inspect(facts && { ...facts, at });
  }

  /** What a tap does. */
  protected abstract tapped(
    pointed: Pointed | undefined,
    context: ToolContextOf<View, Action>,
  ): OutcomeOf<Tool | Idle, Action, Hint>;

  /** Called when the view or the legal actions have changed: updates the tool and what can be done now. */
  protected abstract tableChanged(context: ToolContextOf<View, Action>): void;

  /** The facts to show about a thing; `undefined` if there are none. */
  protected abstract factsOf(
    pointed: NonNullable<Pointed>,
    view: NonNullable<View>,
  ): Omit<Facts, 'at'> | undefined;

  /** Further consequences of a new tool, before the board is redrawn: the orders share it. */
  protected toolChanged?(outcome: OutcomeOf<Tool | Idle, Action, Hint>): void;

  protected follow(outcome: OutcomeOf<Tool | Idle, Action, Hint>): void {
    this.tool = outcome.tool;
    this.toolChanged?.(outcome);
    this.onChange();
    carryOut(this.context, outcome, this.sentences);
  }

  /** Whether pointing at this has already shown what a tap would do. */
  protected isShown(pointed: Pointed | undefined): boolean {
    return pointed !== undefined && isSame(pointed, this.pointed);
  }

  protected toolContext(): ToolContextOf<View, Action> | undefined {
    return toolContextOf(this.context);
  }
}
