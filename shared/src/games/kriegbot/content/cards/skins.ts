import type { CardDefinition } from '../effects';

/** Skins (K4). */
export const SKINS = {
  superSteel: { shield: { takes: 'all', from: 'bursts' }, armored: true },
  electroReactive: { shield: { takes: 'all', from: 'anything', uses: 1, givenUp: true }, armored: true },
  silvered: { silhouette: { add: 2, against: 'BEAM' }, wipesPaint: true },
  chameleon: {
    silhouette: { add: 2, unlessPainted: true, moved: { hexes: 3, add: 1 } },
    unpaintable: { bySensors: 'whileStill' },
  },
  ablativeFoam: { shield: { takes: 1, from: ['BEAM', 'MISSILE'], uses: 3 } },
  stealthCoat: { unpaintable: { beyond: 6 } },
} as const satisfies Readonly<Record<string, CardDefinition>>;
