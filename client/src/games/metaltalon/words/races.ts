import type { RaceId } from '@gearhall/shared/games/metaltalon/content/races';

export interface RaceWords {
  readonly name: string;
  /** What it can do that others cannot. */
  readonly power: string;
}

export const RACE_WORDS: Readonly<Record<RaceId, RaceWords>> = {
  zoomers: {
    name: 'Zoomers',
    power: 'Each penny moves a ship one and a half spaces; the sum is rounded up.',
  },
  warriors: { name: 'Warriors', power: 'Add 1 to every roll of your attacks.' },
  bankers: { name: 'Bankers', power: 'Begin with a fifth more cash than the table’s stake.' },
  clovers: {
    name: 'Clovers',
    power: 'Pay 1¢ from your cash to roll your own attack again, as often as you like.',
  },
  murphys: { name: 'Murphys', power: 'Pay 2¢ from your cash to make an opponent roll an attack again.' },
  rebels: {
    name: 'Rebels',
    power: 'Your base falls only when one opponent has three ships on it at the same time.',
  },
  swarm: {
    name: 'The Swarm',
    power: 'Instead of launching, split one of your ships: some of its coins become a new ship beside it.',
  },
  vamps: {
    name: 'Vamps',
    power: 'Hit for 3 or more and up to 3¢ of what the target loses is yours. Begin with a fifth less cash.',
  },
  adapters: {
    name: 'Adapters',
    power: 'After damage, change what is left of the ship into any coins of the same value.',
  },
  anarchists: { name: 'Anarchists', power: 'Your newly launched ships may cross striped borders at once.' },
};
