import { bands } from '../arms';
import type { CardDefinition } from '../effects';

export const PILOTS = {
  combatPilot: {
    attackActions: 2,
    /** The Bazooka. */
    arms: { medium: 'MISSILE', arc: 'pylon', bands: bands(0, 2, 4, 6), hit: 'doubles' },
  },
  hotshotPilot: { agility: { sideslips: 1, rotations: 1 } },
  civilianPilot: { reroll: { dice: 1 }, ejects: { hexes: 5 } },
  engineerPilot: { mend: { disables: 1 } },
} as const satisfies Readonly<Record<string, CardDefinition>>;
export type PilotId = keyof typeof PILOTS;
