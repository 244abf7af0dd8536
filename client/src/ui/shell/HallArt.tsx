/** The hall's own pictures, drawn by code. */

interface GearProps {
  readonly teeth: number;
  readonly radius: number;
  readonly class?: string;
}

/** A gear around the origin. Its outline is one path; the hub and the holes are cut out of it. */
export function Gear({ teeth, radius, class: look }: GearProps) {
  return <path class={look} d={gearPath(teeth, radius)} fill-rule="evenodd" />;
}

function gearPath(teeth: number, radius: number): string {
  const root = radius - Math.min(radius * 0.2, (radius * 3.2) / teeth);
  const step = (2 * Math.PI) / teeth;
  const points: string[] = [];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const middle = tooth * step;
    points.push(at(root, middle - step * 0.31), at(radius, middle - step * 0.18));
    points.push(at(radius, middle + step * 0.18), at(root, middle + step * 0.31));
  }
  const holes = radius > 60 ? spokes(root, teeth > 20 ? 8 : 6) : '';
  return `M${points.join('L')}Z${circle(0, 0, radius * (radius > 60 ? 0.16 : 0.34))}${holes}`;
}

function spokes(root: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return circle(
      Math.cos(angle) * root * 0.58,
      Math.sin(angle) * root * 0.58,
      root * (count > 6 ? 0.16 : 0.2),
    );
  }).join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
const at = (radius: number, angle: number): string =>
  `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`;

/** Where the gears of the hall's wall turn; neighbours mesh, so they turn in opposite directions. */
const WALL = [
  { x: 640, y: 205, teeth: 32, radius: 178, turn: 'slow', metal: 'brass' },
  { x: 872, y: 105, teeth: 14, radius: 81, turn: 'back', metal: 'copper' },
  { x: 842, y: 318, teeth: 12, radius: 62, turn: 'back', metal: 'steel' },
  { x: 982, y: 246, teeth: 18, radius: 100, turn: 'slow', metal: 'steel' },
] as const;

/** The large gears of the hall, entirely inside their box: no text overlaps them. */
export function HallArt() {
  return (
    <svg class="hall-art" viewBox="450 20 640 372" preserveAspectRatio="xMaxYMid meet" aria-hidden="true">
      <defs>
        <linearGradient id="brass" x2="0.4" y2="1">
          <stop offset="0" stop-color="#8a6430" />
          <stop offset="1" stop-color="#3a2816" />
        </linearGradient>
        <linearGradient id="copper" x2="0.4" y2="1">
          <stop offset="0" stop-color="#8c4f31" />
          <stop offset="1" stop-color="#3c2116" />
        </linearGradient>
        <linearGradient id="steel" x2="0.4" y2="1">
          <stop offset="0" stop-color="#55616b" />
          <stop offset="1" stop-color="#252b30" />
        </linearGradient>
      </defs>
      {WALL.map(({ x, y, teeth, radius, turn, metal }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <g class={`turning ${turn}`}>
            <path d={gearPath(teeth, radius)} fill-rule="evenodd" fill={`url(#${metal})`} class="wall-gear" />
          </g>
        </g>
      ))}
    </svg>
  );
}
