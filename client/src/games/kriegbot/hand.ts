import type { Direction } from '@gearhall/shared/core/hex';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { ItemId } from '@gearhall/shared/games/kriegbot/content/chassis';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import type { CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import { isOpen } from '@gearhall/shared/games/kriegbot/rules/cards';
import { findRobot, isStructure, type Bot } from '@gearhall/shared/games/kriegbot/rules/field';
import type { Spot } from '@gearhall/shared/games/kriegbot/rules/ways';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Point } from '../../stage/geometry';
import type { TableHand } from '../../stage/tableKit';
import { carryOut, isLegal, legalOf, sightOf } from '../../stage/tool';
import type { Desk } from '../contract';
import { factsOf } from './facts';
import { plateOf } from './picture';
import { prospectsOf, type Prospect } from './prospects';
import type { RackPicture } from './Rack';
import { bandsOf, hexOf, readAim, readMove, stopsOf, wayKey, type Aiming, type Reading } from './reading';
import { askedOf, chosenRobot } from './dashboard/chosen';
import type { ShotAction } from './shots';
import { itemAt, keep, takeUp, tap, turningTo } from './tools/tap';
import { IDLE, type Choice, type Outcome, type Pointed, type Sight, type Tool } from './tools/tool';
import { wheelOf, type Wheel } from './tools/wheel';
import type { PlatePicture } from './views/openPlate';
import type { RangePicture } from './views/rangeView';
import type { TargetPicture } from './views/targets';
import { rackOf } from './choices';
import { HINT_SENTENCES, prospectLines, wayLines } from './words/board';
import { refusalSentence } from './words/refusals';

export type KriegDesk = Desk<View, Action, Event>;

const MOVE: Choice = { arms: 'move', way: '' };

/** The hand over the map: holds the tool, and turns what it does into orders, sentences and facts. */
export class Hand implements TableHand<Pointed> {
  private tool: Tool = IDLE;
  private pointed: Pointed | undefined;
  private reading: Reading | undefined;
  private aiming: Aiming | undefined;
  private choice = MOVE;
  /** What the choice was made for: another robot, another question begins anew. */
  private asked = '';
  /** The last plan that was taken up from the orders, as JSON. */
  private planned: string | undefined;

  constructor(
    private readonly desk: KriegDesk,
    private readonly onChange: () => void,
  ) {}

  tap(pointed: Pointed | undefined): void {
    const sight = this.sight();
    if (!sight) return;
    this.desk.inspect(undefined);
    this.show(pointed, sight);
    const { tool, choice, reading, aiming } = this;
    const isShown = pointed !== undefined && isSame(pointed, this.pointed);
    this.follow(tap({ tool, pointed, choice, reading, aiming, isShown }, sight));
  }

  /** Whichever of my robots is tapped, its sheet is shown. */
  private show(pointed: Pointed | undefined, { view, seat }: Sight): void {
    const robot = pointed?.kind === 'robot' ? view.robots[pointed.robot] : undefined;
    if (robot && robot.seat === seat) chosenRobot.value = { robot: robot.id, asked: askedOf(view, seat) };
  }

  putDown(): void {
    this.follow({ tool: IDLE });
  }

  awaits(pointed: Pointed | undefined): boolean {
    const { tool } = this;
    const view = this.desk.view.peek();
    if (!view || !pointed || tool.kind === 'idle') return false;
    if (pointed.kind === 'item') return true;
    if (pointed.kind === 'facing') return false;
    const hex = pointed.kind === 'hex' ? pointed.hex : hexOf(view, pointed.robot);
    if (tool.kind === 'aiming') return hexOf(view, tool.target) === hex;
    return tool.kind === 'turning' && tool.hex === hex;
  }

  refresh(): void {
    const sight = this.sight();
    if (!sight) return;
    const { view, seat, legal } = sight;
    this.tool = keep(this.tool, sight);
    this.reading = readMove(view, seat, legal);
    this.aiming = readAim(view, seat, legal);
    this.rechoose(view);
    this.takeUpPlan(sight);
    this.onChange();
  }

  /** A choice in the orders is shown as if it had been made here. */
  private takeUpPlan(sight: Sight): void {
    const planned = this.desk.planned?.peek();
    const key = JSON.stringify(planned);
    if (key === this.planned) return;
    this.planned = key;
    if (!planned || !isLegal(sight, planned)) return;
    this.tool = takeUp(planned, sight);
    if (planned.type === 'attack' || planned.type === 'strafe')
      this.choice = { arms: planned.arms, way: wayKey(planned) };
    else if (planned.type === 'move') this.choice = MOVE;
  }

  point(pointed: Pointed | undefined): void {
    if (isSame(pointed, this.pointed)) return;
    this.pointed = pointed;
    this.onChange();
  }

  inspect(pointed: Pointed | undefined, at: Point): void {
    const view = this.desk.view.peek();
    if (!pointed || !view) return this.desk.inspect(undefined);
    const facts = factsOf(pointed, view, this.desk.names.peek(), this.plate(view)?.robot);
    this.desk.inspect(facts && { ...facts, at });
  }

  /** What a tap is to do from now on. */
  choose(kind: 'arms' | 'way', id: string): void {
    const { aiming } = this;
    const arms = [...(aiming?.arms ?? []), 'move' as const, 'ram' as const].find((one) => one === id);
    if (kind === 'way') this.choice = { ...this.choice, way: id };
    else if (arms) this.choice = { arms, way: firstWay(aiming, arms) };
    this.follow({ tool: IDLE });
    const shot = this.shotWith(this.choice);
    // Proposed, not aimed at: by touch a target is tapped twice.
    this.planned = JSON.stringify(shot);
    this.desk.plan?.(shot);
  }

  /** The attack that a choice of weapon and way proposes: at the target that is chosen, where it can be. */
  private shotWith({ arms, way }: Choice): ShotAction | undefined {
    const planned = this.desk.planned?.peek();
    const target = planned && 'target' in planned ? planned.target : '';
    const shots = this.aiming?.shots.filter((shot) => shot.arms === arms) ?? [];
    const inWay = shots.filter((shot) => wayKey(shot) === way);
    const fitting = inWay.length > 0 ? inWay : shots;
    return fitting.find((shot) => shot.target === target) ?? fitting[0];
  }

  rack(): RackPicture | undefined {
    return rackOf(this.choice, this.aiming, this.reading !== undefined);
  }

  wheel(): Wheel | undefined {
    const sight = this.sight();
    return sight && wheelOf(this.tool, sight, this.reading);
  }

  range(): RangePicture | undefined {
    const sight = this.sight();
    if (!sight) return undefined;
    const { reading, aiming, choice, tool } = this;
    const { view } = sight;
    const isMoving = choice.arms === 'move';
    const wheel = this.wheel();
    const plate = this.plate(view);
    const arms = isMoving || choice.arms === 'ram' ? undefined : choice.arms;
    return {
      reach: isMoving ? reachOf(reading, view) : [],
      starts: tool.kind === 'turning' ? [] : [...new Set(legalOf(sight, 'place').map(({ at }) => at))],
      ...(wheel && { wheel }),
      ...(isMoving && this.way(view)),
      bands: aiming && arms ? bandsOf(view, aiming, arms) : [],
      ...(aiming && { from: aiming.robot.at }),
      targets: aiming ? this.targets(view, aiming) : [],
      ...(plate && { plate }),
    };
  }

  private targets(view: View, aiming: Aiming): readonly TargetPicture[] {
    const { arms, way } = this.choice;
    if (arms === 'move') return [];
    if (arms === 'ram')
      return aiming.rams.map((target) => ({
        at: hexOf(view, target),
        odds: '',
        blockers: [],
        allowed: true,
        lines: [],
      }));
    return prospectsOf(view, aiming, arms, way)
      .map((prospect) => this.targetOf(view, prospect))
      .filter(({ allowed, lines, isRobot }) => allowed || isRobot || lines.length > 0);
  }

  private targetOf(view: View, prospect: Prospect): TargetPicture & { readonly isRobot: boolean } {
    const { at, aim, blockers, target } = prospect;
    const { tool, pointed } = this;
    const isPointed =
      (pointed?.kind === 'robot' && pointed.robot === target) ||
      (pointed?.kind === 'hex' && pointed.hex === at);
    const isChosen = tool.kind === 'aiming' && tool.target === target;
    const allowed = aim !== undefined;
    const lines = isPointed || isChosen ? prospectLines(view, prospect) : [];
    const odds = aim ? `${aim.mayDiffer ? '≈' : ''}${Math.round(aim.chance * 100)}%` : '';
    return { at, odds, blockers, allowed, lines, isRobot: !isStructure(target) };
  }

  /** The way to the hex that is pointed at, or to the one whose facing is being chosen. */
  private way(view: View): Pick<RangePicture, 'path' | 'note'> {
    const { reading, pointed, tool } = this;
    if (!reading || !view.movement) return {};
    const turning = tool.kind === 'turning' ? tool.hex : undefined;
    const hex = pointed?.kind === 'hex' && reading.reach.has(pointed.hex) ? pointed.hex : turning;
    const ways = hex === undefined ? [] : (reading.reach.get(hex) ?? []);
    const way = ways.find(({ facing }) => facing === this.facingAt(hex)) ?? ways[0];
    if (!way || hex === undefined) return {};
    const note = {
      at: hex,
      lines: wayLines(view.movement, way, cardsOf(way, findRobot(view, reading.robot))),
    };
    return { path: stopsOf(reading, way), note };
  }

  /** The facing there that is pointed at, or was chosen in the orders. */
  private facingAt(hex: HexId | undefined): Direction | undefined {
    const { pointed, tool } = this;
    if (pointed?.kind === 'facing') return pointed.facing;
    return tool.kind === 'turning' && tool.hex === hex ? tool.facing : undefined;
  }

  /** The slots that a question asks for. */
  private plate(view: View): PlatePicture | undefined {
    const sight = this.sight();
    if (!sight) return undefined;
    const places = legalOf(sight, 'locate').flatMap(({ location }): ItemId[] => {
      const item = itemAt(location, sight);
      return item ? [item] : [];
    });
    const disables = legalOf(sight, 'disable');
    const id = places.length > 0 ? view.assault?.target : disables[0]?.robot;
    const robot = findRobot(view, id ?? '');
    if (!robot) return undefined;
    const open = places.length > 0 ? places : disables.flatMap(({ items }) => items);
    const chosen = this.tool.kind === 'disabling' ? this.tool.items : [];
    return { robot: robot.id, items: plateOf(robot), open: [...new Set(open)], chosen };
  }

  /** Begins anew with what can be done, where something else is asked now. */
  private rechoose({ question, turn }: View): void {
    const { aiming, reading } = this;
    const step = question?.kind === 'moving' ? 'option' : question?.kind;
    const asked = `${turn} ${question?.robot ?? ''} ${step ?? ''}`;
    if (asked === this.asked && this.isOffered()) return;
    this.asked = asked;
    this.choice = reading || !aiming ? MOVE : proposed(aiming);
  }

  /** Can what is chosen still be done? */
  private isOffered(): boolean {
    const { choice, aiming } = this;
    if (choice.arms === 'move') return true;
    if (choice.arms === 'ram') return (aiming?.rams.length ?? 0) > 0;
    return aiming?.arms.some((arms) => arms === choice.arms) === true;
  }

  private follow(outcome: Outcome): void {
    this.tool = outcome.tool;
    this.desk.plan?.(outcome.act ? undefined : this.planOf(outcome.tool));
    this.onChange();
    carryOut(this.desk, outcome, { hints: HINT_SENTENCES, refusal: refusalSentence });
  }

  /** What lies in the hand, as an action: the orders hold it too. */
  private planOf(tool: Tool): Action | undefined {
    const sight = this.sight();
    if (!sight || tool.kind === 'idle' || tool.kind === 'disabling') return undefined;
    if (tool.kind === 'turning') return turningTo(tool, sight, this.reading);
    if (this.choice.arms === 'ram') return undefined;
    const shots = this.aiming?.shots.filter(({ arms }) => arms === this.choice.arms) ?? [];
    const here = shots.filter(({ target }) => target === tool.target);
    return here.find((shot) => wayKey(shot) === this.choice.way) ?? here[0];
  }

  private sight(): Sight | undefined {
    return sightOf(this.desk);
  }
}

/** The likeliest attack, as the orders propose it. */
function proposed({ shots, arms: [first] }: Aiming): Choice {
  const [shot] = shots;
  if (shot) return { arms: shot.arms, way: wayKey(shot) };
  return first ? { arms: first, way: '' } : MOVE;
}

function firstWay(aiming: Aiming | undefined, arms: Choice['arms']): string {
  const shot = aiming?.shots.find((one) => one.arms === arms);
  return shot ? wayKey(shot) : '';
}

function reachOf(reading: Reading | undefined, view: View): RangePicture['reach'] {
  const { movement } = view;
  if (!reading || !movement) return [];
  const robot = findRobot(view, reading.robot);
  const costs = (hex: HexId, ways: readonly Spot[]): RangePicture['reach'] => {
    const [cheapest] = ways;
    if (!cheapest || hex === reading.at) return [];
    return [{ hex, cost: movement.points - cheapest.points, shows: cardsOf(cheapest, robot).length > 0 }];
  };
  return [...reading.reach].flatMap(([hex, ways]) => costs(hex, ways));
}

/** Face-down cards that the way would turn up. */
const cardsOf = (way: Spot, robot: Bot | undefined): readonly CardId[] =>
  way.cards.filter((card) => robot && !isOpen(robot, card));

const isSame = (one: Pointed | undefined, other: Pointed | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
