import type { FixedId, ItemId } from '@gearhall/shared/games/rushncrush/content/equipment';

/** Strokes in a box of 24 by 24; filled shapes come after the `|`. */
const ICONS = {
  machineGun: 'M3 10h11v4H3Zm11 .700h7m-7 2.600h7M5 14l-1.500 6h4L9 14m2 0v3h2.500|M17 9.500v5m2.500-5v5',
  flamer:
    'M12 2.500c1 4 5.500 6 5.500 11.500a5.500 5.500 0 0 1-11 0c0-2.500 1.500-3.500 2-5.500 1.500 1 2 2 2 3.500 1.500-2 2-5 1.500-9.500Z|M12 21a2.700 2.700 0 0 1-1.500-5c1-.700 1.500-1.500 1.500-2.500 1.500 1.500 2.700 3 2.700 4.800A2.700 2.700 0 0 1 12 21Z',
  sideBumper:
    'M8.500 3.500h7v17h-7ZM4.500 5.500c-1.700 4-1.700 9 0 13m15-13c1.700 4 1.700 9 0 13|M2 12h2m16 0h2',
  circularSaw:
    'M12 5.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13ZM12 2v3.500l2.500-3M22 12h-3.500l3 2.500M12 22v-3.500l-2.500 3M2 12h3.500l-3-2.500m16.600-4.600-2.500 2.500m-9.700 9.700-2.500 2.500m0-14.700 2.500 2.500m9.700 9.700 2.500 2.500|M12 10.500a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3Z',
  rocketBooster:
    'M12 2c3.500 3 4.500 6.500 4 11l-1 3H9l-1-3c-.500-4.500.500-8 4-11Zm-4 9-3.500 4 .5 3.500L9 16m7-5 3.500 4-.5 3.500L15 16|M10 18l2 4.500 2-4.500Z',
  fireExtinguisher:
    'M8 9.500a4 4 0 0 1 8 0V21H8Zm4-4V3m-3 0h6l4 2.500M8 13.500h8M9 3 5 7.500V11|M10 3h4v2.500h-4Z',
  armorShielding:
    'M12 2.500 20 5.500v6c0 5-3.500 8.500-8 10-4.500-1.500-8-5-8-10v-6Z|M12 6v11.500c-2.700-1.200-4.500-3.300-4.500-6.500V7.700Z',
  onBoardComputer: 'M3.500 4.500h17v11h-17Zm5.500 15h6m-3-4v4|M7 8h4v1.500H7Zm0 3h7v1.500H7Z',
  combatBumper: 'M3 8.500h18v7H3Zm3-4v4m6-4v4m6-4v4M6 15.500V19m12-3.500V19|M10 10.500h4v3h-4Z',
  minelayer:
    'M12 6.500a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm0-4v4m0 12v3m-9.500-9h4m11 0h4M5 5.500l2.800 2.800m8.400 8.400 2.800 2.800m0-14-2.800 2.800m-8.400 8.400L5 19.500|M12 10a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z',
  skull:
    'M12 2.500c-5 0-8.500 3.300-8.500 7.800 0 2.700 1.200 4.800 3 6.200V20h11v-3.500c1.800-1.400 3-3.500 3-6.200 0-4.500-3.500-7.800-8.500-7.800Zm-2 14.500v3m4-3v3|M8.500 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM12 13l-1.300 2.500h2.600Z',
  heat: 'M10 4a2 2 0 0 1 4 0v9.500a4.500 4.500 0 1 1-4 0ZM12 8v8|M12 15.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  structure:
    'M14.500 3.500a5 5 0 0 0-5.300 6.800L3 16.500 7.500 21l6.200-6.200a5 5 0 0 0 6.800-5.300l-3.300 3.300-3-.9-.9-3Z|',
  steering:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 6.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5ZM3 11.500l6.500.500m11.500-.500-6.500.500M12 14.500V21|',
  brake:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v5M4.500 3.500a11 11 0 0 0 0 17m15-17a11 11 0 0 1 0 17|M12 15a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z',
  turbo: 'm5 12.500 7-7 7 7m-14 7 7-7 7 7|',
} as const satisfies Record<ItemId | FixedId, string> & Record<string, string>;

type DashIconName = keyof typeof ICONS;

interface DashIconProps {
  readonly name: DashIconName;
  readonly size?: number;
}

/** A sign of the dashboard; text beside it, or its button's label, carries the meaning. */
export function DashIcon({ name, size = 20 }: DashIconProps) {
  const [strokes = '', filled = ''] = ICONS[name].split('|');
  return (
    <svg class="dash-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={strokes}
        fill="none"
        stroke="currentColor"
        stroke-width="1.700"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      {filled !== '' && <path d={filled} fill="currentColor" />}
    </svg>
  );
}
