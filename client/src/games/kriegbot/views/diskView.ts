import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { Container, Graphics, type Text } from 'pixi.js';
import type { Labels } from '../../../stage/drawing/labels';
import { mix, type Palette } from '../../../stage/drawing/palette';
import { HEX_RADIUS, pointOf } from '../looks/layout';
import { TEAM_COLOURS } from '../looks/looks';
import { base } from './unitView';

/** A disk: whose, where, and the number of its robot or the initial of its tent. */
export interface DiskPicture {
  readonly id: string;
  readonly team: TeamId;
  readonly at: HexId;
  readonly sign: string;
  /** What it is for lands this turn. */
  readonly isNow: boolean;
}

const signOf = (id: string): string => /\d$/u.exec(id)?.[0] ?? id.charAt(0).toUpperCase();

export const diskPictures = ({ disks = [], turn: now }: Pick<View, 'disks' | 'turn'>): DiskPicture[] =>
  disks.map(({ unit, team, at, turn }) => ({ id: unit, team, at, sign: signOf(unit), isNow: turn < now }));

/** Disks in one hex lie beside each other. */
const APART = 20;

/** Marks where somebody will land: a ring in the shape of its side, as tents have, and brackets around it. */
export class DiskView {
  readonly root = new Container();
  private readonly pen = new Graphics();
  private signs: Text[] = [];
  private disks: readonly DiskPicture[] = [];

  constructor(
    private readonly palette: Palette,
    private readonly labels: Labels,
  ) {
    this.root.addChild(this.pen);
  }

  update(disks: readonly DiskPicture[]): void {
    this.disks = disks;
    this.pen.clear();
    for (const sign of this.signs) sign.destroy();
    this.signs = disks.map((disk, index) =>
      this.draw(disk, disks.slice(0, index).filter(({ at }) => at === disk.at).length),
    );
  }

  /** It lies there from now on. */
  lay(id: string, team: TeamId, at: HexId): void {
    this.update([...this.disks, { id, team, at, sign: signOf(id), isNow: false }]);
  }

  /** What it was for has landed. */
  lift(id: string): void {
    this.update(this.disks.filter((disk) => disk.id !== id));
  }

  private draw({ team, at, sign, isNow }: DiskPicture, before: number): Text {
    const { ink, text, hazard } = this.palette;
    const [colour, middle] = [TEAM_COLOURS[team], pointOf(at)];
    const x = middle.x + before * APART;
    const disk = new Graphics();
    disk.position.set(x, middle.y);
    base(disk, team, HEX_RADIUS * 0.5)
      .fill({ color: mix(ink, colour, 0.35), alpha: 0.85 })
      .stroke({ color: colour, width: 4 });
    const [out, wide] = [HEX_RADIUS * 0.74, HEX_RADIUS * 0.3];
    for (const [right, down] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const)
      disk
        .moveTo(right * (out - wide), down * out)
        .lineTo(right * out, down * out)
        .lineTo(right * out, down * (out - wide))
        .stroke({ color: isNow ? hazard : text, width: 4, join: 'round' });
    const label = this.labels.make(sign, { size: 24, colour: text, weight: '900', outline: ink });
    label.position.set(x, middle.y);
    this.root.addChild(disk, label);
    label.once('destroyed', () => disk.destroy());
    return label;
  }
}
