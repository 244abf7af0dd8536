import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { SceneContext } from '../../../stage/contract/contract';
import type { FacingWheel } from '../../../stage/highlights/facingWheel';
import { IDLE, isLegal } from '../../../stage/boards/tool';
import { ToolController } from '../../../stage/boards/ToolController';
import { blastModule, loadBlasts } from '../attacks/blasts';
import { isBlasting } from '../attacks/blasting';
import type { BlastBoard, Reach } from '../blast';
import { rackOf, unitRack } from './choices';
import { isCrowded } from '../looks/crowd';
import { askedOf, chosenRobot } from '../dashboard/chosen';
import { factsOf } from './facts';
import { highlightsOf, openPlateOf } from './highlights';
import { hexOf, readAim, readMove, wayKey, type Aiming, type MoveOptions } from '../prospects/moveOptions';
import type { RackPicture } from './Rack';
import {
  askedIn,
  chosen,
  firstChoice,
  firstOf,
  isOffered,
  MOVE,
  BOMB,
  OUT,
  shotAt,
  shotWith,
} from '../tools/choice';
import { keep, takeUp } from '../tools/keeping';
import { tap, turningTo } from '../tools/tap';
import type { Hint, Outcome, Pointed, Tool, ToolContext } from '../tools/tool';
import {
  isBomb,
  isFire,
  isGoing,
  isOut,
  isPlacing,
  placingsFor,
  readUnit,
  whosIn,
  type UnitOptions,
} from '../tools/unit';
import { wheelOf } from '../tools/wheel';
import type { Highlights } from '../views/HighlightLayer';
import { HINT_SENTENCES } from '../words/field/board';
import { refusalSentence } from '../words/refusals';

export type KriegbotContext = SceneContext<View, Action, Event>;

/** The controller of the map: besides its tool it holds what a tap does. */
export class BoardController extends ToolController<View, Action, Tool, Pointed, Hint> {
  protected readonly sentences = { hints: HINT_SENTENCES, refusal: refusalSentence };
  private moveOptions: MoveOptions | undefined;
  private aiming: Aiming | undefined;
  /** Of the tent or drone that is asked. */
  private unit: UnitOptions | undefined;
  /** Tapped last: a stack of tents there is open. */
  private looked: HexId | '' = '';
  private choice = MOVE;
  /** The question that the choice was made for. */
  private asked = '';
  /** The last plan that was taken over from the orders, as JSON. */
  private planned: string | undefined;

  awaits(pointed: Pointed | undefined): boolean {
    const { tool } = this;
    const view = this.context.view.peek();
    if (!view || !pointed || tool.kind === 'idle') return false;
    if (pointed.kind === 'item') return true;
    if (pointed.kind === 'facing') return false;
    const hex = pointed.kind === 'hex' ? pointed.hex : hexOf(view, pointed.robot);
    if (tool.kind === 'aiming') return hexOf(view, tool.target) === hex;
    return (tool.kind === 'turning' || tool.kind === 'going') && tool.hex === hex;
  }

  /** The hex whose stack of tents is open: under the pointer, tapped, or aimed at in the orders. */
  open(): HexId | '' {
    const view = this.context.view.peek();
    if (!view) return '';
    const { tool, pointed } = this;
    const aimed = tool.kind === 'aiming' ? hexOf(view, tool.target) : '';
    const hexes = [placeIn(view, pointed), this.looked, aimed];
    return hexes.find((hex) => hex !== '' && isCrowded(view, hex)) ?? '';
  }

  /** The hex under the pointer. */
  named(): HexId | '' {
    const view = this.context.view.peek();
    return view ? placeIn(view, this.pointed) : '';
  }

  /** Sets what a tap does from now on. */
  choose(kind: 'arms' | 'way', id: string): void {
    if (this.unit) this.chooseOnFoot(this.unit, id);
    else this.choice = chosen(this.choice, this.aiming, { kind, id });
    this.follow({ tool: IDLE });
    if (this.unit || isPlacing(this.choice)) return;
    const planned = this.context.planned?.peek();
    const target = planned && 'target' in planned ? planned.target : '';
    const shot = shotWith(this.choice, this.aiming, target);
    // Proposed, not yet aimed at: by touch a target is tapped twice.
    this.planned = JSON.stringify(shot);
    this.context.plan?.(shot);
  }

  rack(): RackPicture | undefined {
    const reach = this.reach();
    if (reach && isNuke(reach)) return undefined;
    if (this.unit) return unitRack(this.choice, this.unit);
    const { moveOptions, aiming, choice } = this;
    const legal = this.toolContext()?.legal ?? [];
    return rackOf(choice, aiming, { moves: moveOptions !== undefined, legal });
  }

  wheel(): FacingWheel | undefined {
    const context = this.toolContext();
    return context && wheelOf(this.tool, context, this.moveOptions);
  }

  highlights(): Highlights | undefined {
    const context = this.toolContext();
    const { tool, pointed, moveOptions, aiming, choice, unit } = this;
    const reach = this.reach();
    if (!context) return undefined;
    const blast = reach && { blast: (board: BlastBoard) => blastModule()?.drawReach(board, reach) };
    if (reach && isNuke(reach)) return { ...NOTHING, ...blast };
    return { ...highlightsOf({ tool, pointed, moveOptions, aiming, choice, unit }, context), ...blast };
  }

  /** What the bomb or the nuke that is chosen would reach. */
  reach(): Reach | undefined {
    const [context, planned] = [this.toolContext(), this.context.planned?.peek()];
    if (!context || !planned || !isBlasting(planned) || !isLegal(context, planned)) return undefined;
    return blastModule()?.reachOf(context.view, planned);
  }

  protected tapped(pointed: Pointed | undefined, context: ToolContext): Outcome {
    showSheet(pointed, context);
    this.looked = placeIn(context.view, pointed);
    const { tool, choice, moveOptions, aiming, unit } = this;
    const isShown = this.isShown(pointed);
    return tap({ tool, pointed, choice, moveOptions, aiming, unit, isShown }, context);
  }

  protected tableChanged(context: ToolContext): void {
    const { view, seat, legal } = context;
    this.tool = keep(this.tool, context);
    this.moveOptions = readMove(view, seat, legal);
    this.aiming = readAim(view, seat, legal);
    this.unit = readUnit(view, seat, legal);
    this.rechoose(context);
    this.takeUpPlan(context);
    if (legal.some(isBlasting) && !blastModule()) void loadBlasts().then(this.onChange, () => undefined);
  }

  protected factsOf(pointed: Pointed, view: View): ReturnType<typeof factsOf> {
    const context = this.toolContext();
    const plate = context && openPlateOf(this.tool, context);
    return factsOf(pointed, view, this.context.names.peek(), plate?.robot);
  }

  protected override toolChanged({ tool, act }: Outcome): void {
    this.context.plan?.(act ? undefined : this.planOf(tool));
  }

  /** Resets the choice where another question is asked now. */
  private rechoose({ view, legal }: ToolContext): void {
    const { aiming, moveOptions, unit } = this;
    const asked = askedIn(view);
    if (asked === this.asked && (unit || isOffered(this.choice, aiming))) return;
    this.asked = asked;
    this.looked = '';
    if (unit) this.choice = firstOf(unit);
    else
      this.choice =
        view.question?.kind === 'bailing' && whosIn(legal).length > 0
          ? OUT
          : firstChoice(aiming, moveOptions);
  }

  /** A choice in the orders is shown as if it had been made here. */
  private takeUpPlan(context: ToolContext): void {
    const planned = this.context.planned?.peek();
    const key = JSON.stringify(planned);
    if (key === this.planned) return;
    this.planned = key;
    if (!planned || !isLegal(context, planned)) return;
    this.tool = takeUp(planned, context);
    if (planned.type === 'attack' || planned.type === 'strafe')
      this.choice = { arms: planned.arms, way: wayKey(planned) };
    else if (isOut(planned)) this.choice = { ...OUT, way: planned.who };
    else if (isBomb(planned)) this.choice = BOMB;
    else if (isFire(planned)) this.choice = { arms: planned.arms, way: '' };
    else if (planned.type === 'move' || isGoing(planned)) this.choice = MOVE;
  }

  /** What the tool holds, as an action: the orders show it too. */
  private planOf(tool: Tool): Action | undefined {
    const context = this.toolContext();
    if (!context || tool.kind === 'idle' || tool.kind === 'disabling') return undefined;
    if (tool.kind === 'turning') return turningTo(tool, context, this.moveOptions);
    if (tool.kind === 'going') return this.goingTo(tool.hex, context);
    if (this.unit)
      return this.unit.fires.find((fire) => fire.arms === this.choice.arms && fire.target === tool.target);
    return shotAt(this.choice, this.aiming, tool.target);
  }

  private goingTo(hex: HexId, context: ToolContext): Action | undefined {
    return (
      this.unit?.goings.find(({ to }) => to === hex) ??
      placingsFor(context, this.choice).find(({ at }) => at === hex)
    );
  }

  private chooseOnFoot({ arms }: UnitOptions, id: string): void {
    const armed = arms.find((one) => one === id);
    this.choice = armed ? { arms: armed, way: '' } : MOVE;
  }
}

/** While its rings are shown, nothing else is: not where one could go instead. */
const NOTHING: Highlights = { reach: [], starts: [], bands: [], targets: [] };
/** A bomb that is laid has one ring. */
const isNuke = ({ rings }: Reach): boolean => rings.length > 1;

const placeIn = (view: View, pointed: Pointed | undefined): HexId | '' => {
  if (pointed?.kind === 'hex') return pointed.hex;
  return pointed?.kind === 'robot' ? hexOf(view, pointed.robot) : '';
};

/** Tapping any of my robots shows its sheet. */
function showSheet(pointed: Pointed | undefined, { view, seat }: ToolContext): void {
  const robot = pointed?.kind === 'robot' ? view.robots[pointed.robot] : undefined;
  if (robot && robot.seat === seat) chosenRobot.value = { robot: robot.id, asked: askedOf(view, seat) };
}
