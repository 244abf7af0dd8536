import { bands, TOUCH } from '../arms';
import type { CardDefinition } from '../effects';

/**
 * Cards for the weapon slots (K2), in the order of the sheet: bands and arcs are reconstructed if the source is silent.
 */
export const WEAPONS = {
  railgun: {
    arms: {
      medium: 'GUN',
      arc: 'front60',
      bands: bands(0, 3, 7, 12),
      hit: 'two',
      electric: true,
      poweredOnly: true,
    },
  },
  howitzer: {
    arms: { medium: 'GUN', arc: 'front60', bands: bands(3, 3, 6, 16), hit: 'one', poweredModes: ['barrage'] },
  },
  gatlingGun: {
    arms: {
      medium: 'GUN',
      arc: 'front120',
      bands: bands(0, 2, 5, 8),
      hit: 'one',
      attacks: { most: 2, poweredMost: 3, diceEach: -1 },
    },
    /** Point defense (L341). */
    blunt: { dice: -1, only: 'MISSILE', inArc: true, guards: 'itself' },
  },
  grenadeLauncher: {
    arms: { medium: 'GUN', arc: 'all', bands: bands(0, 2, 4, 6), hit: 'one', lobbed: true },
  },
  flamethrower: {
    arms: {
      medium: 'GUN',
      arc: 'front120',
      bands: bands(0, 1, 2, 3),
      hit: 'burst',
      extra: 'fire',
      noPropellant: true,
    },
    /** Smokescreen: its fuel turns to smoke (K2), which stays in the air whatever becomes of the card (K70). */
    blunt: { dice: -1, not: 'MELEE', guards: 'line', spends: true },
  },
  heavyMachineGun: {
    arms: { medium: 'GUN', arc: 'front120', bands: bands(0, 2, 4, 6), hit: 'burst' },
  },
  freeElectronLaser: {
    arms: {
      medium: 'BEAM',
      arc: 'front60',
      bands: bands(0, 6, 12, 18),
      hit: 'one',
      electric: true,
      powered: { dice: 1 },
    },
  },
  particleBeamAccelerator: {
    arms: {
      medium: 'BEAM',
      arc: 'front60',
      bands: bands(0, 4, 8, 12),
      hit: 'doubles',
      electric: true,
      powered: { dice: 1 },
    },
  },
  empBlaster: {
    arms: {
      medium: 'BOLT',
      arc: 'all',
      bands: bands(0, 2, 4, 6),
      hit: 'disablingBurst',
      robotsOnly: true,
      electric: true,
      powered: { times: 2 },
    },
  },
  teslaGun: {
    arms: {
      medium: 'BOLT',
      arc: 'all',
      bands: bands(0, 1, 2, 3),
      hit: 'one',
      extra: 'disableOwn',
      disables: { items: 1, powered: 2 },
      electric: true,
      noOvercharge: true,
    },
  },
  electrolaser: {
    arms: {
      medium: 'BOLT',
      arc: 'front60',
      bands: bands(0, 3, 6, 9),
      hit: 'one',
      extra: 'disableSame',
      electric: true,
    },
  },
  towMissile: {
    arms: {
      medium: 'MISSILE',
      arc: 'front60',
      bands: bands(1, 1, 6, 12),
      hit: 'doubles',
      steady: { dice: 1, options: ['maneuver', 'powerUp'] },
      homing: true,
    },
  },
  guidedMissile: {
    arms: {
      medium: 'MISSILE',
      arc: 'front120',
      bands: bands(2, 2, 8, 18),
      hit: 'doubles',
      robotsOnly: true,
      attacks: { most: 1, poweredMost: 3, diceEach: 0 },
      guided: { from: 9 },
      homing: true,
    },
  },
  rocketPod: {
    arms: { medium: 'MISSILE', arc: 'front60', bands: bands(0, 3, 6, 9), hit: 'doubles', modes: ['salvo'] },
  },
  chainsaw: {
    arms: { medium: 'MELEE', arc: 'front60', bands: TOUCH, hit: 'two' },
  },
  viralBayonet: {
    arms: { medium: 'MELEE', arc: 'front60', bands: TOUCH, hit: 'two', dice: -1, extra: 'disableRolled' },
  },
  flail: {
    arms: { medium: 'MELEE', arc: 'all', bands: TOUCH, hit: 'one', extra: 'turn' },
  },
  magClaw: {
    arms: { medium: 'MELEE', arc: 'front120', bands: TOUCH, hit: 'doubles' },
    clamp: true,
  },
} as const satisfies Readonly<Record<string, CardDefinition>>;
