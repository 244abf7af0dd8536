import { CHASSIS, type ChassisId } from '@gearhall/shared/games/metalkrushers/content/chassis';
import { ITEMS, type ItemId, type ShieldSize } from '@gearhall/shared/games/metalkrushers/content/items';
import { SIDES, type Side } from '@gearhall/shared/games/metalkrushers/content/sides';
import { capital, sheetInWords } from '../words/names';
import type { Design } from './draft';

/** A Krusher from above, its front at the top: six sides with their armor, and what the arms hold. */
export function Picture({ design }: { readonly design: Design }) {
  const { chassis, arms, armor } = design;
  const { armorPerSide } = CHASSIS[chassis];
  return (
    <svg
      class="krusher-picture"
      viewBox="-106 -108 212 184"
      role="img"
      aria-label={capital(sheetInWords(design))}
    >
      <Shoulders arms={arms} />
      {SIDES.map((side, index) => (
        <Plate key={side} side={side} turn={index * 60} points={armor[side]} most={armorPerSide} />
      ))}
      <Body chassis={chassis} />
      {arms.left !== '' && <Held id={arms.left} x={-88} mirrored />}
      {arms.right !== '' && <Held id={arms.right} x={88} />}
      {arms.both !== '' && <Held id={arms.both} x={0} />}
    </svg>
  );
}

/** The inner edge of the armor, and its drawn thickness at its maximum. */
const EDGE = 52;
const THICKEST = 16;
/** Half the side of a hexagon, as a share of the distance from its middle to a side. */
const TAN_30 = Math.tan(Math.PI / 6);

interface PlateProps {
  readonly side: Side;
  readonly turn: number;
  readonly points: number;
  readonly most: number;
}

/** The armor of a side, to scale; a dashed line where there is none. */
function Plate({ side, turn, points, most }: PlateProps) {
  const thick = points === 0 ? 0 : 4 + (THICKEST - 4) * Math.min(1, points / most);
  const corner = (height: number, sign: 1 | -1) => `${sign * (height * TAN_30 - 1.5)} ${-height}`;
  const outer = EDGE + thick;
  const points4 = [corner(EDGE, -1), corner(outer, -1), corner(outer, 1), corner(EDGE, 1)].join(' ');
  const look = points > most ? 'plate too-much' : 'plate';
  return (
    <g transform={`rotate(${turn})`} data-side={side}>
      {points === 0 ? (
        <path class="plate bare" d={`M${corner(EDGE, -1)}L${corner(EDGE, 1)}`} />
      ) : (
        <polygon class={look} points={points4} />
      )}
      <foreignObject
        x={-15}
        y={-EDGE - 1}
        width={30}
        height={20}
        transform={`rotate(${-turn} 0 ${-EDGE + 9})`}
      >
        <span class="plate-points sign" data-sign={points} aria-hidden="true" />
      </foreignObject>
    </g>
  );
}

const BODIES: Readonly<Record<ChassisId, number>> = {
  bantam: 15,
  light: 18,
  standard: 21,
  heavy: 24,
  monster: 27,
};

function Body({ chassis }: { readonly chassis: ChassisId }) {
  const radius = BODIES[chassis];
  return (
    <g class="krusher-body">
      <circle r={radius} />
      <path d={`M-6 ${4 - radius}L0 ${-radius + -4}L6 ${4 - radius}Z`} class="krusher-nose" />
      <circle r={radius / 3} class="krusher-eye" />
    </g>
  );
}

function Shoulders({ arms: { left, right, both } }: Pick<Design, 'arms'>) {
  const reach = both === '' ? 88 : 0;
  const controller = both === '' ? -10 : -70;
  return (
    <g class="krusher-arms">
      {(left !== '' || both !== '') && <path d={`M-54 0L-74 -8L${-reach} ${controller}`} />}
      {(right !== '' || both !== '') && <path d={`M54 0L74 -8L${reach} ${controller}`} />}
    </g>
  );
}

interface HeldProps {
  readonly id: ItemId;
  readonly x: number;
  readonly mirrored?: boolean;
}

/** Held in front, where there is less room. */
const REACH_OF_BOTH = 44;
const LENGTHS = { small: 44, medium: 62, large: 80 } as const;

function Held({ id, x, mirrored = false }: HeldProps) {
  const item = ITEMS[id];
  if (item.kind === 'shield')
    return <Shield size={item.size} spiked={item.bash !== undefined} mirrored={mirrored} />;
  const isBoth = x === 0;
  const reach = isBoth ? REACH_OF_BOTH : LENGTHS[item.size];
  const stretch = `scale(${mirrored ? -1 : 1} 1)${isBoth && item.size === 'large' ? ' scale(1.5 1)' : ''}`;
  const kind = item.kind === 'projector' ? 'projector' : item.type;
  const grade = item.kind === 'weapon' ? item.grade : 'plain';
  return (
    <g class={`krusher-weapon ${grade}`} transform={`translate(${x} ${isBoth ? -62 : 8}) ${stretch}`}>
      <path d={WEAPONS[kind](-reach)} />
    </g>
  );
}

/** From the hand at 0 up to the tip. */
const WEAPONS: Readonly<Record<'thrust' | 'slice' | 'impact' | 'projector', (tip: number) => string>> = {
  thrust: (tip) => `M-2 0L-2 ${tip + 16}L-6 ${tip + 16}L0 ${tip}L6 ${tip + 16}L2 ${tip + 16}L2 0Z`,
  slice: (tip) =>
    `M-3 0L-3 -10L-8 -10L-8 -14L-3 -14L-5 ${tip + 14}Q-4 ${tip} 6 ${tip}Q4 ${tip / 2} 4 -14L8 -14L8 -10L3 -10L3 0Z`,
  impact: (tip) =>
    `M-2 0L-2 ${tip + 20}L-11 ${tip + 20}L-11 ${tip}L11 ${tip}L11 ${tip + 20}L2 ${tip + 20}L2 0Z`,
  projector: (tip) =>
    `M-8 0L-8 -20L-5 -24L-5 ${tip + 6}L-8 ${tip + 6}L-8 ${tip}L8 ${tip}L8 ${tip + 6}L5 ${tip + 6}L5 -24L8 -20L8 0Z`,
};

const SHIELDS: Readonly<Record<ShieldSize, number>> = { tiny: 3, small: 5, medium: 7, large: 10, huge: 13 };
/** The middle of a shield's curve, outside of all armor. */
const SHIELD_AT = 92;

/** In front of the front and the front side of its own arm, which it covers. */
function Shield({
  size,
  spiked,
  mirrored,
}: {
  readonly size: ShieldSize;
  readonly spiked: boolean;
  readonly mirrored: boolean;
}) {
  const at = (degrees: number, radius: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  };
  const spikes = [-20, 6, 32, 58, 84].map(
    (turn) => `M${at(turn - 4, SHIELD_AT)}L${at(turn, SHIELD_AT + 14)}L${at(turn + 4, SHIELD_AT)}Z`,
  );
  return (
    <g class="krusher-shield" transform={mirrored ? 'scale(-1 1)' : undefined}>
      {spiked && <path class="spikes" d={spikes.join('')} />}
      <path
        d={`M${at(-28, SHIELD_AT)}A${SHIELD_AT} ${SHIELD_AT} 0 0 1 ${at(86, SHIELD_AT)}`}
        stroke-width={SHIELDS[size]}
      />
    </g>
  );
}
