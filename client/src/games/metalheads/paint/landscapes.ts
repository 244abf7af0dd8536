import type { MonsterId } from '@gearhall/shared/games/metalheads/content/monsters';

/** What grows or lies on a layer. */
export type Ornament = 'pine' | 'wave' | 'rock' | 'reed' | 'cap' | 'tree';

/** A line of land across the picture. */
export interface Ridge {
  /** Where it begins, as a share of the height, how high it goes, and how rugged it is: peaks for each height. */
  readonly at: number;
  readonly high: number;
  readonly peaks: number;
  readonly colour: string;
  readonly lit: string;
  readonly ornament: Ornament;
  readonly every: number;
}

interface Landscape {
  readonly sky: readonly [top: string, bottom: string];
  readonly far: Ridge;
  readonly near: Ridge;
}

/** Where each Monster lives. */
export const LANDSCAPES: Readonly<Record<MonsterId, Landscape>> = {
  avalanche: {
    sky: ['#24425c', '#86a8bd'],
    far: { at: 0.66, high: 0.5, peaks: 3, colour: '#5d7d93', lit: '#dbe9f0', ornament: 'pine', every: 0.7 },
    near: {
      at: 0.86,
      high: 0.16,
      peaks: 1.5,
      colour: '#c9dbe4',
      lit: '#f2f8fb',
      ornament: 'pine',
      every: 0.5,
    },
  },
  leviathan: {
    sky: ['#1d4a66', '#8fc6cf'],
    far: { at: 0.62, high: 0.14, peaks: 2, colour: '#1f6688', lit: '#6cb4c8', ornament: 'wave', every: 0.42 },
    near: {
      at: 0.84,
      high: 0.2,
      peaks: 2.2,
      colour: '#134766',
      lit: '#4b9fba',
      ornament: 'wave',
      every: 0.3,
    },
  },
  behemoth: {
    sky: ['#4a2a20', '#c07a44'],
    far: {
      at: 0.66,
      high: 0.42,
      peaks: 1.1,
      colour: '#7c4a31',
      lit: '#d79a62',
      ornament: 'rock',
      every: 1.1,
    },
    near: {
      at: 0.88,
      high: 0.12,
      peaks: 1.6,
      colour: '#573423',
      lit: '#b5764a',
      ornament: 'rock',
      every: 0.6,
    },
  },
  hydra: {
    sky: ['#142a26', '#5d7f5a'],
    far: {
      at: 0.62,
      high: 0.22,
      peaks: 2.2,
      colour: '#2d4f3f',
      lit: '#5f8a63',
      ornament: 'tree',
      every: 0.5,
    },
    near: {
      at: 0.86,
      high: 0.08,
      peaks: 1.2,
      colour: '#1d3830',
      lit: '#4e7d5a',
      ornament: 'reed',
      every: 0.16,
    },
  },
  swarmQueen: {
    sky: ['#2a1838', '#8a5a86'],
    far: { at: 0.64, high: 0.34, peaks: 2.6, colour: '#553262', lit: '#9c6aa0', ornament: 'cap', every: 0.7 },
    near: {
      at: 0.88,
      high: 0.12,
      peaks: 1.8,
      colour: '#3a2146',
      lit: '#7d4d86',
      ornament: 'cap',
      every: 0.46,
    },
  },
  titanOak: {
    sky: ['#1f3a3a', '#9fb878'],
    far: {
      at: 0.64,
      high: 0.3,
      peaks: 1.6,
      colour: '#3c6646',
      lit: '#7fa864',
      ornament: 'tree',
      every: 0.34,
    },
    near: {
      at: 0.88,
      high: 0.1,
      peaks: 1.3,
      colour: '#2b4a2f',
      lit: '#64904c',
      ornament: 'tree',
      every: 0.6,
    },
  },
};
