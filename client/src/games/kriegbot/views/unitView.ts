import { soloBase } from './bases';
import { Container, Graphics, type Text } from 'pixi.js';
import type { Labels } from '../../../stage/drawing/labels';
import { mix, type Palette } from '../../../stage/drawing/palette';
import type { UnitView as View } from '../../../stage/sprites/UnitSprites';
import type { UnitPicture } from '../looks/crowd';
import { TEAM_COLOURS } from '../looks/looks';

/** All is drawn for this radius, and scaled. */
const R = 14;

/**
 * A tent or a drone. As robots do, green ones stand on a round base, yellow ones on a square one, the police on a diamond.
 */
export class UnitView implements View<UnitPicture> {
  readonly root = new Container();
  readonly tops = [];
  private readonly pen = new Graphics();
  private readonly letter: Text;
  private readonly name: Text;
  private drawn = '';
  private shown: UnitPicture | undefined;

  constructor(
    private readonly palette: Palette,
    labels: Labels,
  ) {
    const look = { colour: palette.text, weight: '900', outline: palette.ink } as const;
    this.letter = labels.make('', { ...look, size: 15 });
    this.name = labels.make('', { ...look, size: 11, weight: '700' });
    this.name.position.set(0, R + 8);
    this.root.addChild(this.pen, this.letter, this.name);
  }

  get picture(): UnitPicture | undefined {
    return this.shown;
  }

  zoomed(): void {
    // Open stacks are larger by their pictures.
  }

  update(picture: UnitPicture): void {
    this.shown = picture;
    this.root.position.copyFrom(picture.at);
    this.root.scale.set(picture.radius / R);
    this.root.zIndex = picture.name === '' ? 0 : 3;
    const key = JSON.stringify({ ...picture, at: 0, radius: 0 });
    if (key === this.drawn) return;
    this.drawn = key;
    this.letter.text = picture.letter;
    this.letter.y = picture.kind === 'drone' ? 0 : 3;
    this.name.text = picture.name;
    this.draw(picture);
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }

  private draw({ team, kind, pilot, asked, attacked }: UnitPicture): void {
    const { ink, text, danger, hazard, silver } = this.palette;
    const pen = this.pen.clear();
    const colour = TEAM_COLOURS[team];
    const rim = { color: colour, width: 2.5, join: 'round' } as const;
    if (asked || attacked) pen.circle(0, 0, R + 4).stroke({ color: attacked ? danger : text, width: 3 });
    if (kind === 'drone')
      for (const [x, y] of [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ] as const)
        pen
          .moveTo(0, 0)
          .lineTo(x * R * 0.8, y * R * 0.8)
          .stroke({ color: silver, width: 4 })
          .circle(x * R * 0.8, y * R * 0.8, 5)
          .fill(ink)
          .stroke({ color: silver, width: 2 });
    const size = kind === 'drone' ? R * 0.6 : R;
    base(pen, team, size)
      .fill(mix(ink, colour, kind === 'drone' ? 0.3 : 0.2))
      .stroke(rim);
    // A ridge tent; on wheels, for the motorized.
    if (kind !== 'drone')
      pen.poly([0, -R * 0.8, R * 0.72, R * 0.62, -R * 0.72, R * 0.62]).fill(mix(ink, colour, 0.62));
    if (kind === 'motorized')
      for (const x of [-6, 6])
        pen
          .circle(x, R * 0.8, 3.5)
          .fill(silver)
          .stroke({ color: ink, width: 1.5 });
    if (pilot)
      pen
        .star(R * 0.72, -R * 0.72, 5, 7, 3)
        .fill(hazard)
        .stroke({ color: ink, width: 1.5 });
  }
}

/** The shape of a side. */
export function base(pen: Graphics, team: UnitPicture['team'], size: number): Graphics {
  const solo = soloBase(pen, team, size * 0.95);
  if (solo) return solo;
  if (team === 'green') return pen.circle(0, 0, size);
  if (team === 'police') return pen.poly([0, -size * 1.2, size * 1.2, 0, 0, size * 1.2, -size * 1.2, 0]);
  return pen.rect(-size * 0.9, -size * 0.9, size * 1.8, size * 1.8);
}
