import { turned } from '@gearhall/shared/core/hex';
import { SIDES } from '@gearhall/shared/games/metalkrushers/content/sides';
import { findKrusher } from '@gearhall/shared/games/metalkrushers/rules/field';
import type { Action } from '@gearhall/shared/games/metalkrushers/actions';
import type { Event } from '@gearhall/shared/games/metalkrushers/events';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import type { Point } from '../../stage/geometry';
import type { TableHand } from '../../stage/tableKit';
import { carryOut, legalOf, sightOf } from '../../stage/tool';
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
    this.follow(tap(this.tool, pointed, sight));
  }

  putDown(): void {
    this.follow({ tool: IDLE });
  }

  refresh(): void {
    const sight = this.sight();
    if (!sight) return;
    this.tool = keep(this.tool, sight);
    this.reading = readMove(sight.view, sight.seat);
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
    this.onChange();
    carryOut(this.desk, outcome, { hints: HINT_SENTENCES, refusal: refusalSentence });
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
    const way = pointed?.kind === 'facing' ? ways.find(({ facing }) => facing === pointed.facing) : ways[0];
    return way && hex !== reading.at ? stopsOf(reading, way.way) : undefined;
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
