import { signal } from '@preact/signals';
import { h, render } from 'preact';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { Box, Point } from '../../../stage/geometry/geometry';
import type { OverBoard, Overlay } from '../../../stage/contract/boardDefinition';
import { MapPanel } from './MapPanel';
import { mapPicture, type MapPicture } from './mapPicture';

/** In narrower windows the map is folded at first. */
const NARROW = 700;

/** As in minimap.css: its distance from the edge, its share of the board's width, and the limits of that. */
const OPEN = { edge: 10, share: 0.3, least: 150, most: 224 } as const;

/** What the open map covers of a board of this width. */
const coveredOf = (board: number): number =>
  OPEN.edge + Math.max(OPEN.least, Math.min(OPEN.most, OPEN.share * board));

/** The map in a corner of the board. */
export class Minimap implements Overlay {
  private readonly picture = signal<MapPicture | undefined>(undefined);
  private readonly standing = signal<ReadonlyMap<string, Point>>(new Map());
  private readonly box = signal<Box | undefined>(undefined);
  private readonly open = signal(false);
  /** It was open when the race ended. */
  private reopens = false;
  private readonly place: HTMLElement;
  private readonly host: HTMLElement;

  constructor({ host, look }: OverBoard) {
    this.place = document.createElement('div');
    this.host = host;
    host.append(this.place);
    const { picture, standing, box: seen } = this;
    const { open } = this;
    open.value = host.clientWidth >= NARROW;
    render(h(MapPanel, { model: { picture, standing, seen, open, look } }), this.place);
  }

  /** Shows the race as the view has it. */
  update(view: View, names: readonly string[]): void {
    const picture = mapPicture(view, names);
    if (picture.isOver !== (this.picture.peek()?.isOver ?? false)) this.fold(picture.isOver);
    this.picture.value = picture;
  }

  /** The result of a race needs the room; in a replay the race may go on again. */
  private fold(isOver: boolean): void {
    if (isOver) {
      this.reopens = this.open.peek();
      this.open.value = false;
    } else if (this.reopens) this.open.value = true;
  }

  /** Cars have moved. */
  move(standing: ReadonlyMap<string, Point>): void {
    this.standing.value = standing;
  }

  /** The width of the board's left side that the open map covers, in pixels: also before it has been drawn. */
  get width(): number {
    const { clientWidth } = this.host;
    return this.open.value && clientWidth >= NARROW ? coveredOf(clientWidth) : 0;
  }

  /** A list is open on the board: where there is little room the map is hidden. */
  yieldTo(isListed: boolean): void {
    this.place.hidden = isListed && this.host.clientWidth < NARROW;
  }

  seen(box: Box): void {
    this.box.value = box;
  }

  destroy(): void {
    render(null, this.place);
    this.place.remove();
  }
}
