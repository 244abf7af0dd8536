import {
  Circle,
  Ellipse,
  Graphics,
  Polygon,
  RoundedRectangle,
  Text,
  type Container,
  type ConvertedStrokeStyle,
  type GraphicsPath,
  type Rectangle,
} from 'pixi.js';
import { translucent, type Brush } from '../paint/pieces';

type Shape = GraphicsPath['shapePath']['shapePrimitives'][number]['shape'];

/** Paints a thing of a stage on a canvas: the shapes and letters that the board's renderer draws, without holes and textures. */
export function paintThing(brush: Brush, thing: Container): void {
  if (!thing.visible || thing.alpha === 0) return;
  thing.updateLocalTransform();
  const { a, b, c, d, tx, ty } = thing.localTransform;
  brush.save();
  brush.transform(a, b, c, d, tx, ty);
  brush.globalAlpha *= thing.alpha;
  if (thing instanceof Graphics) paintShapes(brush, thing);
  if (thing instanceof Text) paintLetters(brush, thing);
  for (const child of thing.children) paintThing(brush, child);
  brush.restore();
}

function paintShapes(brush: Brush, { context }: Graphics): void {
  for (const { action, data } of context.instructions) {
    if (action === 'texture') continue;
    const { color, alpha } = data.style;
    // As one path: where translucent shapes of one stroke of the pen overlap, they are no darker.
    const path = new Path2D();
    for (const { shape, transform } of data.path.shapePath.shapePrimitives)
      path.addPath(pathOf(shape), transform);
    if (action === 'fill') {
      brush.fillStyle = translucent(color, alpha);
      brush.fill(path);
    } else {
      const { width, cap, join } = data.style as ConvertedStrokeStyle;
      Object.assign(brush, { strokeStyle: translucent(color, alpha), lineWidth: width, lineCap: cap });
      brush.lineJoin = join;
      brush.stroke(path);
    }
  }
}

function pathOf(shape: Shape): Path2D {
  const path = new Path2D();
  if (shape instanceof Polygon) {
    for (let at = 0; at < shape.points.length; at += 2)
      path.lineTo(shape.points[at] ?? 0, shape.points[at + 1] ?? 0);
    if (shape.closePath !== false) path.closePath();
  } else if (shape instanceof Circle) path.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
  else if (shape instanceof Ellipse)
    path.ellipse(shape.x, shape.y, shape.halfWidth, shape.halfHeight, 0, 0, 2 * Math.PI);
  else {
    const { x, y, width, height } = shape as Rectangle;
    path.roundRect(x, y, width, height, shape instanceof RoundedRectangle ? shape.radius : 0);
  }
  return path;
}

function paintLetters(brush: Brush, { text, style }: Text): void {
  const { fontSize, fontWeight, fontFamily, fill } = style;
  brush.font = `${fontWeight} ${Number(fontSize)}px ${[fontFamily].flat().join(',')}`;
  Object.assign(brush, { textAlign: 'center', textBaseline: 'middle' });
  brush.fillStyle = typeof fill === 'number' ? translucent(fill, 1) : '#ffffff';
  brush.fillText(text, 0, 0);
}
