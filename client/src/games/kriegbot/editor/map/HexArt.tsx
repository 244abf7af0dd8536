import type { JSX } from 'preact';
import type { INDESTRUCTIBLE } from '@gearhall/shared/games/kriegbot/content/buildings';
import type { PrintedId, TerrainId } from '@gearhall/shared/games/kriegbot/content/map';

/** What is drawn in a hex about its middle, in the units of the map: for people who cannot see its colour. */

const WOODS = [
  [-15, -3],
  [11, -9],
  [1, 14],
] as const;
const WAVES = [
  [-14, -12],
  [2, 2],
  [-16, 15],
] as const;
const DOTS = [
  [-16, -13],
  [9, -15],
  [-3, 1],
  [17, 6],
  [-15, 14],
  [6, 18],
] as const;

const SIGNS: Readonly<Record<TerrainId, JSX.Element | undefined>> = {
  clear: undefined,
  woods: (
    <g class="kb-woods">
      {WOODS.map(([x, y]) => (
        <path key={x} d={`M${x} ${y - 13}l9 19h-18Z`} />
      ))}
    </g>
  ),
  hill: (
    <g class="kb-hill">
      <ellipse rx="25" ry="19" />
      <ellipse rx="16" ry="12" />
      <ellipse rx="8" ry="5" />
    </g>
  ),
  water: (
    <g class="kb-wave">
      {WAVES.map(([x, y]) => (
        <path key={y} d={`M${x - 8} ${y}q5 -7 10 0q5 7 11 0`} />
      ))}
    </g>
  ),
  plain: (
    <g class="kb-dots">
      {DOTS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2.600" />
      ))}
    </g>
  ),
  building: (
    <g class="kb-bunker">
      <path d="M-22 18v-24l9 -12h26l9 12v24Z" />
      <path d="M-12 -2h24" />
    </g>
  ),
};

const TOWER = (
  <g class="kb-built">
    <path d="M-18 8h36v14h-36ZM-12 8l12 -32 12 32M-8 -2h16" />
    <path d="M-9 -16a12 12 0 0 1 0 -16M9 -16a12 12 0 0 0 0 -16" />
  </g>
);

/** What is drawn as built: the structures of the sheet, and those that nothing harms. */
export type BuiltId = PrintedId | (typeof INDESTRUCTIBLE)[number];

const BUILT: Readonly<Record<BuiltId, JSX.Element>> = {
  towerTop: TOWER,
  towerBottom: TOWER,
  gasStation: (
    <g class="kb-built kb-gas">
      <path d="M-24 -22h48v12h-48ZM-20 -10v32M20 -10v32M-9 -4h18v26h-18Z" />
    </g>
  ),
  boatShed: (
    <g class="kb-built">
      <path d="M-24 -3l24 -20 24 20ZM-19 -3v25h38v-25M-13 8h26l-6 10h-14Z" />
    </g>
  ),
  dam: (
    <g class="kb-built">
      <path d="M-30 6l7 -20h46l7 20ZM-30 6h60l-6 12h-48ZM-16 -8v14M0 -8v14M16 -8v14" />
    </g>
  ),
  mission: (
    <g class="kb-built">
      <path d="M-26 20v-20h12v-14h28v14h12v20ZM0 -14v-16M-9 -24a12 8 0 0 0 18 0" />
      <path d="M-6 20v-12h12v12" />
    </g>
  ),
  tesla: (
    <g class="kb-built">
      <path d="M-16 22l10 -36h12l10 36ZM-11 4h22" />
      <circle class="kb-spark" cy="-20" r="9" />
    </g>
  ),
  bridge: (
    <g class="kb-built">
      <path d="M-31 -14h62v28h-62ZM-20 -14v28M-7 -14v28M7 -14v28M20 -14v28" />
    </g>
  ),
};

export const GroundSign = ({ terrain }: { readonly terrain: TerrainId }) => <>{SIGNS[terrain]}</>;
export const BuiltSign = ({ id }: { readonly id: BuiltId }) => BUILT[id];
export const FlagSign = () => (
  <g class="kb-flag">
    <path d="M-10 24v-46M-10 -20h26l-8 8 8 8h-26Z" />
  </g>
);
