import './logo.css';
import { BAR, GEAR, LAMPS, LOGO_BOX, SEEN_OF_GEAR, STROKE, WORD } from './logoShape';

const { width, height, top, middle } = LOGO_BOX;

/** The wordmark: a gear that is open at the right for the G, and two gate posts for the Ls. */
export function Logo() {
  return (
    <svg class="logo" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <clipPath id="logo-seen">
        <path d={SEEN_OF_GEAR} />
      </clipPath>
      <g transform={`translate(${middle} ${middle})`}>
        <g clip-path="url(#logo-seen)">
          <path class="logo-gear" d={GEAR} fill-rule="evenodd" />
        </g>
        <path d={BAR} />
      </g>
      <g fill="none" stroke="currentColor" stroke-width={STROKE}>
        {WORD.map(({ strokes, x }) => (
          <path key={x} d={strokes} transform={`translate(${x} ${top})`} />
        ))}
      </g>
      {LAMPS.map((x) => (
        <circle key={x} class="logo-lamp" cx={x} cy="0" r="5" transform={`translate(0 ${top - 9})`} />
      ))}
    </svg>
  );
}
