import { backInks, FACE, faceOf, PICTURE, pictureInks, type FaceId } from './face';
import { FACE_FONT } from './canvas';
import { hex, svgOf } from './svg';

/** Narrower faces are pictures alone, in CSS pixels: their words could not be read. */
const LEGIBLE = 100;
const WHOLE = { x: -FACE.width / 2, y: -FACE.height / 2, ...FACE } as const;

const addresses = new Map<string, string>();

/** A drawing as the address of a picture, drawn once. */
function addressOf(key: string, draw: () => string): string {
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(draw())}`;
  addresses.set(key, address);
  return address;
}

export interface CardFaceProps {
  /** `hidden`: a back. */
  readonly id: FaceId | 'hidden';
  /** In CSS pixels. */
  readonly width: number;
}

/** The face of a card, or its picture where it is small. What it says stands beside it in words too. */
export function CardFace({ id, width }: CardFaceProps) {
  if (id === 'hidden' || width < LEGIBLE) {
    const inks = () => (id === 'hidden' ? backInks() : pictureInks(id));
    return (
      <img
        class="kb-face"
        src={addressOf(`picture of ${id}`, () => svgOf(inks(), PICTURE))}
        {...{ width, height: width }}
        alt=""
        draggable={false}
      />
    );
  }
  const { inks, writings } = faceOf(id);
  const { x, y, ...size } = WHOLE;
  return (
    <svg
      class="kb-face"
      viewBox={`${x} ${y} ${size.width} ${size.height}`}
      {...{ width, height: (width * size.height) / size.width }}
      aria-hidden="true"
    >
      <image href={addressOf(id, () => svgOf(inks, WHOLE))} {...WHOLE} />
      {writings.map(({ text, colour, size: letters, ...at }) => (
        <text
          key={text}
          {...at}
          dy="0.35em"
          text-anchor="middle"
          font-family={FACE_FONT}
          font-weight={700}
          font-size={letters}
          fill={hex(colour)}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
