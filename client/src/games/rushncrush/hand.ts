import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import type { Event } from '@gearhall/shared/games/rushncrush/events';
import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/road';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { Point } from '../../stage/geometry';
import type { TableHand } from '../../stage/tableKit';
import { carryOut, sightOf } from '../../stage/tool';
import type { Desk } from '../contract';
import { forecastOf, lanesOfFire, type Forecast, type LaneOfFire } from './prospects';
import { readTurn, type Reading } from './reading';
import { keep, MOST_LINES, tap } from './tools/tap';
import { IDLE, type Outcome, type Pointed, type Sight, type Tool } from './tools/tool';
import type { RangePicture } from './views/rangeView';
import { factsOf } from './words/facts';
import { HINT_SENTENCES } from './words/hints';
import { refusalSentence } from './words/refusals';
import { MORE_WORDS, optionInWords } from './words/signs';

export type RushDesk = Desk<View, Action, Event>;

/** The hand over the course: holds the tool, and turns what it does into orders, sentences and facts. */
export class Hand implements TableHand<Pointed> {
  private tool: Tool = IDLE;
  private pointed: Pointed | undefined;
  private reading: Reading | undefined;
  private forecast: Forecast | undefined;
  private guns: readonly LaneOfFire[] = [];

  constructor(
    private readonly desk: RushDesk,
    private readonly onChange: () => void,
  ) {}

  tap(pointed: Pointed | undefined): void {
    const sight = this.sight();
    if (!sight) return;
    this.desk.inspect(undefined);
    const isShown = pointed !== undefined && isSame(pointed, this.pointed);
    this.follow(tap({ tool: this.tool, pointed, isShown }, sight));
  }

  putDown(): void {
    this.follow({ tool: IDLE });
  }

  awaits(pointed: Pointed | undefined): boolean {
    const { tool } = this;
    const view = this.desk.view.peek();
    return view !== undefined && tool.kind === 'choosing' && spaceOf(pointed, view) === tool.space;
  }

  refresh(): void {
    const sight = this.sight();
    if (!sight) return;
    const { view, seat, legal } = sight;
    this.tool = keep(this.tool, sight);
    this.reading = readTurn(view, seat, legal);
    this.forecast = forecastOf(view, seat);
    this.guns = lanesOfFire(view, seat);
    this.onChange();
  }

  point(pointed: Pointed | undefined): void {
    if (isSame(pointed, this.pointed)) return;
    this.pointed = pointed;
    this.onChange();
  }

  inspect(pointed: Pointed | undefined, at: Point): void {
    const view = this.desk.view.peek();
    if (!pointed || !view) return this.desk.inspect(undefined);
    const { tool, reading, forecast, guns } = this;
    const [seat, names] = [this.desk.seat.peek(), this.desk.names.peek()];
    const facts = factsOf(pointed, { view, seat, names, reading, forecast, guns, tool });
    this.desk.inspect(facts.lines.length > 0 ? { ...facts, at } : undefined);
  }

  range(): RangePicture | undefined {
    const sight = this.sight();
    if (!sight) return undefined;
    const { reading, forecast, guns } = this;
    return {
      spots: reading ? spotsOf(reading, sight.view) : [],
      ...(forecast && { forecast }),
      guns,
      ...this.way(sight.view),
      ...this.list(sight),
    };
  }

  /** What is pointed at or chosen, where something can be done, and the way to it. */
  private way(view: View): Pick<RangePicture, 'pointed' | 'path'> {
    const { reading } = this;
    const pointed = this.aimedAt(view);
    const spot = pointed === undefined ? undefined : reading?.spots.get(pointed);
    if (!reading || !spot || pointed === undefined) return {};
    const [{ stretch }] = spot.options;
    return { pointed, ...(stretch && { path: [reading.at, ...stretch.path] }) };
  }

  /** The lines to choose from, where a space is being chosen. */
  private list({ view, seat }: Sight): Pick<RangePicture, 'list'> {
    const { tool, reading } = this;
    if (tool.kind !== 'choosing') return {};
    const about = { view, seat, names: this.desk.names.peek() };
    const options = reading?.spots.get(tool.space)?.options ?? [];
    const lines = options.slice(0, MOST_LINES).map((option) => optionInWords(option, about));
    const more = options.length > MOST_LINES ? [{ label: MORE_WORDS, detail: '' }] : [];
    return { list: { space: tool.space, lines: [...lines, ...more] } };
  }

  /** What is being chosen, else what is pointed at. */
  private aimedAt(view: View): SpaceId | undefined {
    const { tool, pointed } = this;
    return tool.kind === 'choosing' ? tool.space : spaceOf(pointed, view);
  }

  private follow(outcome: Outcome): void {
    this.tool = outcome.tool;
    this.onChange();
    carryOut(this.desk, outcome, { hints: HINT_SENTENCES, refusal: refusalSentence });
  }

  private sight(): Sight | undefined {
    return sightOf(this.desk);
  }
}

/** The space that is pointed at, or under what is. */
function spaceOf(pointed: Pointed | undefined, view: View): SpaceId | undefined {
  if (pointed?.kind === 'car') return view.cars[pointed.car]?.at;
  return pointed?.kind === 'space' ? pointed.space : undefined;
}

const spotsOf = ({ spots }: Reading, { turn }: View): RangePicture['spots'] =>
  [...spots].map(([space, { sign, options }]) => {
    const [{ stretch, action }] = options;
    const points = boostOf(action, turn) ?? stretch?.points ?? 0;
    const isLast = stretch === undefined || points === turn?.movement;
    return { space, sign, points, steering: stretch?.steering ?? 0, isLast };
  });

/** Spaces of the Rocket Booster, where the action burns it. */
function boostOf(action: Action, turn: View['turn']): number | undefined {
  if (action.type === 'boost') return action.spaces;
  return action.type === 'burnOn' ? turn?.boost : undefined;
}

const isSame = (one: Pointed | undefined, other: Pointed | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
