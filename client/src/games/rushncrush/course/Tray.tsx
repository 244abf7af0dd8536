import { useRef, useState } from 'preact/hooks';
import { TILE_SIDE_IDS, type TileSideId } from '@gearhall/shared/games/rushncrush/content/tiles';
import { BUILDER, FIT_WORDS, sideInWords } from '../words/setup/builder';
import { SideDrawn } from './CourseMap';
import { fitOf, type Draft } from './draft';
import { frameOf, viewBox } from './geometry';

interface TrayProps {
  readonly draft: Draft;
  readonly onLay: (side: TileSideId) => void;
  /** A side is hovered or focused; undefined when none is. */
  readonly onLook: (side: TileSideId | undefined) => void;
}

/** How far each arrow key moves. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * The twenty sides: which fit next, which do not, and which are laid already. One stop for the Tab key;
 * arrows move between them.
 */
export function Tray({ draft, onLay, onLook }: TrayProps) {
  const tray = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const step = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (stop + by + TILE_SIDE_IDS.length) % TILE_SIDE_IDS.length;
    tray.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={tray}
      class="tray"
      role="toolbar"
      aria-label={BUILDER.tray}
      onPointerLeave={() => onLook(undefined)}
      onKeyDown={step}
    >
      {TILE_SIDE_IDS.map((side, index) => {
        const fit = fitOf(draft, side);
        const refused = fit === 'lies' || fit === 'blocked';
        return (
          <button
            key={side}
            type="button"
            class={`tray-side ${fit}`}
            aria-disabled={refused}
            aria-label={`${sideInWords(side)}: ${FIT_WORDS[fit]}`}
            title={FIT_WORDS[fit]}
            onClick={() => onLay(side)}
            onPointerEnter={() => onLook(side)}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => {
              setStop(index);
              onLook(side);
            }}
            onBlur={() => onLook(undefined)}
          >
            <svg viewBox={viewBox(frameOf([side]))} aria-hidden>
              <SideDrawn side={side} spaces={false} />
            </svg>
            <span>{side}</span>
          </button>
        );
      })}
    </div>
  );
}
