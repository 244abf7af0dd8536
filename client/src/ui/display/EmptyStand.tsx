import './emptyStand.css';
import type { ComponentChildren } from 'preact';

/** What lies under the tarpaulin, each page has another one: its outline, and where the cloth folds. */
const COVERED = {
  ship: {
    cloth: 'M58 142Q82 118 116 106 142 60 160 30 178 60 204 106 238 118 262 142Z',
    folds: 'M160 34Q152 90 128 140M160 34Q166 92 190 140M116 108Q104 124 96 141M204 108Q216 124 224 141',
  },
  fighter: {
    cloth: 'M66 142Q70 96 88 88 90 62 124 62 140 46 160 46 180 46 196 62 230 62 232 88 250 96 254 142Z',
    folds:
      'M124 64Q118 104 106 141M196 64Q202 104 214 141M160 48Q156 96 160 141M90 90Q84 116 82 141M231 90Q237 116 239 141',
  },
  car: {
    cloth: 'M48 142Q50 114 92 106 116 74 162 72 204 72 226 104 270 108 274 142Z',
    folds: 'M118 78Q112 108 96 141M162 73Q166 108 160 141M204 78Q214 108 226 141M92 107Q76 122 70 141',
  },
  beast: {
    cloth: 'M70 142Q76 84 98 56 104 22 124 48 160 36 196 48 216 22 222 56 244 84 250 142Z',
    folds:
      'M124 50Q120 96 104 141M196 50Q200 96 216 141M98 58Q90 100 86 141M222 58Q230 100 234 141M160 42Q164 92 158 141',
  },
} as const;

interface EmptyStandProps {
  readonly covered: keyof typeof COVERED;
  /** What there is not. */
  readonly words: string;
  /** One way on. */
  readonly children?: ComponentChildren;
}

/** In place of a list that is empty: a machine under its tarpaulin, a sentence, and a way on. */
export function EmptyStand({ covered, words, children }: EmptyStandProps) {
  const { cloth, folds } = COVERED[covered];
  return (
    <div class="empty-stand">
      <svg viewBox="30 10 260 176" aria-hidden="true">
        <linearGradient id={`cloth-${covered}`} x2="0.7" y2="1">
          <stop offset="0" stop-color="#75828f" />
          <stop offset="0.5" stop-color="#475260" />
          <stop offset="1" stop-color="#262d36" />
        </linearGradient>
        <path class="stand-light" d="M150 0H170L270 150H50Z" />
        <path class="stand-wood" d="M44 142H276L264 184H56Z" />
        <path class="stand-top" d="M40 136H280V146H40Z" />
        <path class="cloth" d={cloth} fill={`url(#cloth-${covered})`} />
        <path class="cloth-folds" d={folds} />
        <path class="cloth-rope" d="M66 122Q160 138 254 122M156 130l-7 16m9-16 8 15" />
      </svg>
      <p role="status">{words}</p>
      {children}
    </div>
  );
}
