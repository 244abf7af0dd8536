/** What robots are drawn with: a subset of the PixiJS pen, so that a page can draw them too. */
export interface Pen {
  poly(points: number[], close?: boolean): Pen;
  rect(x: number, y: number, width: number, height: number): Pen;
  roundRect(...box: RoundBox): Pen;
  circle(x: number, y: number, radius: number): Pen;
  ellipse(x: number, y: number, radiusX: number, radiusY: number): Pen;
  moveTo(x: number, y: number): Pen;
  lineTo(x: number, y: number): Pen;
  fill(color: number): Pen;
  stroke(style: Line): Pen;
}

type RoundBox = [x: number, y: number, width: number, height: number, radius: number];

export interface Line {
  readonly color: number;
  readonly width: number;
  readonly join?: 'round';
  readonly cap?: 'round';
}

/** A shape with its fill or stroke, as SVG attributes. */
export interface Stroke {
  readonly d: string;
  readonly fill: string;
  readonly line?: { readonly color: string; readonly width: number };
}

const hex = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

/** Records what is drawn as SVG paths. A shape after a fill or a line begins a new path, as in PixiJS. */
export class PathPen implements Pen {
  readonly strokes: Stroke[] = [];
  private path: string[] = [];
  private isUsed = false;

  poly(points: number[], close = true): this {
    const pairs = points.flatMap((x, index) => (index % 2 === 0 ? [`${x} ${points[index + 1] ?? 0}`] : []));
    return this.add(`M${pairs.join('L')}${close ? 'Z' : ''}`);
  }

  rect(x: number, y: number, width: number, height: number): this {
    return this.add(`M${x} ${y}h${width}v${height}h${-width}Z`);
  }

  roundRect(...[x, y, width, height, radius]: RoundBox): this {
    const r = Math.min(radius, width / 2, height / 2);
    const [across, down] = [width - 2 * r, height - 2 * r];
    const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
    return this.add(
      `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`,
    );
  }

  circle(x: number, y: number, radius: number): this {
    return this.ellipse(x, y, radius, radius);
  }

  ellipse(x: number, y: number, rx: number, ry: number): this {
    return this.add(`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`);
  }

  moveTo(x: number, y: number): this {
    return this.add(`M${x} ${y}`);
  }

  lineTo(x: number, y: number): this {
    return this.add(`L${x} ${y}`);
  }

  fill(color: number): this {
    this.isUsed = true;
    this.strokes.push({ d: this.path.join(''), fill: hex(color) });
    return this;
  }

  stroke({ color, width }: Line): this {
    this.isUsed = true;
    this.strokes.push({ d: this.path.join(''), fill: 'none', line: { color: hex(color), width } });
    return this;
  }

  private add(part: string): this {
    if (this.isUsed) this.path = [];
    this.isUsed = false;
    this.path.push(part);
    return this;
  }
}
