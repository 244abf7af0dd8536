import { turned, type Direction } from '@gearhall/shared/core/hex';
import { SIDES } from '@gearhall/shared/games/metalkrushers/content/sides';
import { findKrusher } from '@gearhall/shared/games/metalkrushers/rules/field';
import type { Action, ActionOf } from '@gearhall/shared/games/metalkrushers/actions';
import type { Event } from '@gearhall/shared/games/metalkrushers/events';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import type { Point } from '../../stage/geometry';
import type { TableHand } from '../../stage/tableKit';
import { carryOut, isLegal, legalOf, sightOf } from '../../stage/tool';
import type { Desk } from '../contract';
import { aimsAt, arcsOf, readMove, stopsOf, type Reading, type Stop } from './reading';
import { keep, tap } from './tools/tap';
import { IDLE, type Outcome, type Pointed, type Sight, type Tool } from './tools/tool';
import { wheelOf, type Wheel } from './tools/wheel';
import type { RangePicture, TargetPicture } from './views/rangeView';
import { factsOf } from './words/facts';
import { HINT_SENTENCES } from './words/hints';
import { refusalSentence } from './words/refusals';

export type MetalKrushersDesk = Desk<View, Action, Event>;

/** The hand over the arena: holds the tool, and turns what it does into orders, sentences and facts. */
export class Hand implements TableHand<Pointed> {
  private tool: Tool = IDLE;
  private pointed: Pointed | undefined;
  private reading: Reading | undefined;

  constructor(
    private readonly desk: MetalKrushersDesk,
    private readonly onChange: () => void,
  ) {}

  tap(pointed: Pointed | undefined): void {
    const sight = this.sight();
    if (!sight) return;
    this.desk.inspect(undefined);
    const again = this.confirmed(pointed, sight);
    this.follow(again ? { tool: IDLE, act: again } : tap(this.tool, pointed, sight));
  }

  putDown(): void {
    this.follow({ tool: IDLE });
  }

  refresh(): void {
    const sight = this.sight();
    if (!sight) return;
    this.reading = readMove(sight.view, sight.seat);
    this.tool = this.withPlan(keep(this.tool, sight));
    this.onChange();
  }

  point(pointed: Pointed | undefined): void {
    if (JSON.stringify(pointed) === JSON.stringify(this.pointed)) return;
    this.pointed = pointed;
    this.onChange();
  }

  inspect(pointed: Pointed | undefined, at: Point): void {
    const view = this.desk.view.peek();
    const isQuiet = !view || view.phase === 'building';
    if (!pointed || isQuiet) return this.desk.inspect(undefined);
    const { tool, reading } = this;
    const facts = factsOf(pointed, {
      view,
      seat: this.desk.seat.peek(),
      names: this.desk.names.peek(),
      reading,
      tool,
    });
    this.desk.inspect(facts.lines.length > 0 ? { ...facts, at } : undefined);
  }

  wheel(): Wheel | undefined {
    const sight = this.sight();
    return sight && wheelOf(this.tool, sight, this.reading);
  }

  range(): RangePicture | undefined {
    const sight = this.sight();
    if (!sight) return undefined;
    const { tool, reading } = this;
    const wheel = this.wheel();
    const path = this.pathTo();
    return {
      reach: [...(reading?.reach ?? [])].map(([hex, ways]) => ({
        hex,
        cost: ways[0]?.cost ?? 0,
        facings: ways.map(({ facing }) => facing),
      })),
      ...(wheel && { wheel }),
      ...(path && { path }),
      arcs: arcsOf(sight.view, this.whoseArcs(sight)),
      targets: targetsOf(sight),
      pushes: tool.kind === 'pushing' ? legalOf(sight, 'oust').map(({ to }) => to) : [],
    };
  }

  private follow(outcome: Outcome): void {
    this.tool = outcome.tool;
    this.share();
    this.onChange();
    carryOut(this.desk, outcome, { hints: HINT_SENTENCES, refusal: refusalSentence });
  }

  /** What is planned in the orders and legal here: a move. */
  private planned(): ActionOf<'move'> | undefined {
    const planned = this.desk.planned?.peek();
    return planned?.type === 'move' && this.reading?.reach.has(planned.to) ? planned : undefined;
  }

  /** The hex that is chosen in the orders is chosen on the board too. */
  private withPlan(tool: Tool): Tool {
    const planned = this.planned();
    if (!planned || !this.reading || (tool.kind === 'turning' && tool.hex === planned.to)) return tool;
    return { kind: 'turning', krusher: this.reading.krusher, hex: planned.to };
  }

  /** The hex that is chosen on the board is chosen in the orders too: by the cheapest way. */
  private share(): void {
    const { tool, reading } = this;
    const planned = this.planned();
    if (tool.kind === 'turning' && planned?.to === tool.hex) return;
    const isGoing = tool.kind === 'turning' && tool.hex !== reading?.at;
    const way = isGoing ? reading?.reach.get(tool.hex)?.[0] : undefined;
    if (way || planned) this.desk.plan?.(way && { type: 'move', to: way.to, facing: way.facing });
  }

  /** A second tap on what is planned sends it as it is planned. */
  private confirmed(pointed: Pointed | undefined, { legal }: Sight): Action | undefined {
    const planned = this.planned();
    const { tool, reading } = this;
    if (!planned || tool.kind !== 'turning' || tool.hex !== planned.to) return undefined;
    const isThere =
      pointed?.kind === 'hex'
        ? pointed.hex === planned.to
        : pointed?.kind === 'krusher' && pointed.krusher === reading?.krusher && planned.to === reading.at;
    return isThere && isLegal({ legal }, planned) ? planned : undefined;
  }

  /** The arcs of whom one points at, else of whoever looks for a target. */
  private whoseArcs({ view, seat }: Sight): string {
    if (this.pointed?.kind === 'krusher') return this.pointed.krusher;
    const { question } = view;
    return question?.kind === 'target' && question.seat === seat ? question.krusher : '';
  }

  /** The way to the hex that is pointed at, or to the one whose facing is being chosen. */
  private pathTo(): Stop[] | undefined {
    const { reading, pointed, tool } = this;
    if (!reading) return undefined;
    const turning = tool.kind === 'turning' ? tool.hex : undefined;
    const hex = pointed?.kind === 'hex' && reading.reach.has(pointed.hex) ? pointed.hex : turning;
    const ways = hex === undefined ? [] : (reading.reach.get(hex) ?? []);
    const facing = pointed?.kind === 'facing' ? pointed.facing : this.plannedFacing(hex);
    const way = ways.find((one) => one.facing === facing) ?? ways[0];
    return way && hex !== reading.at ? stopsOf(reading, way.way) : undefined;
  }

  private plannedFacing(hex: string | undefined): Direction | undefined {
    const planned = this.planned();
    return planned?.to === hex ? planned?.facing : undefined;
  }

  private sight(): Sight | undefined {
    return sightOf(this.desk);
  }
}

/** Krushers that answer the question when they are tapped, and the one that is attacked now. */
function targetsOf(sight: Sight): TargetPicture[] {
  const { view } = sight;
  const attacker = view.question?.krusher ?? '';
  const [fighting = ''] = view.combat?.order ?? [];
  const target = view.combat?.target ?? '';
  return [
    ...legalOf(sight, 'attack').map((attack) => targeted(view, attacker, attack.target)),
    ...(target ? [{ ...targeted(view, fighting, target), chosen: true }] : []),
    ...[...new Set(legalOf(sight, 'oust').map((oust) => oust.target))].map((krusher) => ({ krusher })),
    ...legalOf(sight, 'chooseMover').map(({ krusher }) => ({ krusher })),
    ...legalOf(sight, 'save').map(({ krusher }) => ({ krusher })),
  ];
}

/** A target with its best chance to be hit, and the side that would be. */
function targeted(view: View, attacker: string, krusher: string): TargetPicture {
  const aims = aimsAt(view, attacker, krusher);
  const [first] = aims;
  const facing = findKrusher(view, krusher)?.facing;
  if (!first || facing === undefined) return { krusher };
  return {
    krusher,
    chance: Math.max(...aims.map(({ chance }) => chance)),
    side: turned(facing, SIDES.indexOf(first.side)),
  };
}
