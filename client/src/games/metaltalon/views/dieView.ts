import type { Roller } from '@gearhall/shared/games/metaltalon/options';
import { Container, Graphics, type Text } from 'pixi.js';
import { dieFace } from '../../../stage/drawing/dieFace';
import type { Labels } from '../../../stage/drawing/labels';
import type { Palette } from '../../../stage/drawing/palette';
import { count } from '../words/names';

/** "4 +1 −2 spaces −1 dime = 2". */
function sumOfShot({ roll, bonus, empty, dimes, damage }: ShotSum): string {
  const terms = [
    bonus > 0 ? `+${bonus}` : '',
    empty > 0 ? `−${count(empty, 'space')}` : '',
    dimes > 0 ? `−${count(dimes, 'dime')}` : '',
  ];
  return [String(roll), ...terms.filter(Boolean), '=', String(damage)].join(' ');
}

export interface ShotSum {
  readonly roll: number;
  readonly bonus: number;
  readonly empty: number;
  readonly dimes: number;
  readonly damage: number;
}

/** A die, or the dial of a stopwatch, with the sum from the roll to the damage below it. */
export class DieView {
  readonly root = new Container();
  private readonly face = new Graphics();
  private readonly digit: Text;
  private readonly sum: Text;
  private readonly back = new Graphics();

  constructor(
    private readonly palette: Palette,
    labels: Labels,
  ) {
    this.digit = labels.make('', { size: 44, colour: palette.ink, weight: '900' });
    this.sum = labels.make('', { size: 32, colour: palette.text, weight: '800' });
    this.sum.position.set(0, 66);
    this.root.addChild(this.back, this.face, this.digit, this.sum);
  }

  /** `turn`: how far it has tumbled, in radians. */
  show(roll: number, roller: Roller, turn = 0): void {
    this.face.clear();
    this.face.rotation = turn;
    this.digit.text = roller === 'stopwatch' ? String(roll) : '';
    if (roller === 'stopwatch') this.drawDial(roll);
    else dieFace(this.face, roll, this.palette);
  }

  /** The sum of a shot as it is on the table. */
  tellShot(shot: ShotSum): void {
    this.tell(sumOfShot(shot));
  }

  /** The result of the roll; an empty text removes it. */
  tell(sum: string): void {
    this.sum.text = sum;
    this.back.clear();
    if (sum === '') return;
    const width = Math.max(90, this.sum.width + 36);
    this.back
      .roundRect(-width / 2, 44, width, 44, 22)
      .fill({ color: this.palette.ink, alpha: 0.95 })
      .stroke({ color: this.palette.brass, width: 2 });
  }

  private drawDial(roll: number): void {
    const { silver, ink, brass, danger } = this.palette;
    this.face.rect(-7, -48, 14, 14).fill(brass).stroke({ color: ink, width: 3 });
    this.face.circle(0, 0, 37).fill(silver).stroke({ color: ink, width: 4 });
    for (let tick = 0; tick < 10; tick += 1) {
      const angle = (tick / 10) * 2 * Math.PI - Math.PI / 2;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      this.face
        .moveTo(x * 29, y * 29)
        .lineTo(x * 34, y * 34)
        .stroke({ color: tick === roll * 2 ? danger : ink, width: 3 });
    }
  }
}
