import { isFirstEdition, type OfEdition } from '../../../core/game/editions';
import type { RobotType } from './types';

/** A figure that depends on the number of players. */
type ByPlayers = Readonly<Partial<Record<2 | 3 | 4 | 5, number>>>;

/** What ends the game of two and more players (M3, M24). All but the first finish the round. */
export type Trigger =
  /** A player has completed this number of Robots: the game ends at once, and they get a bonus. */
  | { readonly kind: 'robotsAtOnce'; readonly robots: ByPlayers; readonly bonus: number }
  /** At the end of their turn, a player has at least this Strength. */
  | { readonly kind: 'strength'; readonly strength: number }
  | { readonly kind: 'robots'; readonly robots: number }
  /** Robots of all four types, and this number in all. */
  | { readonly kind: 'allTypes'; readonly robots: number }
  /** This number of Robots was destroyed, of all players. */
  | { readonly kind: 'destroyed'; readonly robots: ByPlayers }
  | { readonly kind: 'deckEmpty' }
  | { readonly kind: 'supplyEmpty' };

/** What follows when a player completes a Robot. */
export interface OnCompletion {
  /** The player places this number of Damage on Robots of opponents. */
  readonly damage?: number;
  /** With a Robot of this type the player may destroy an opponent's Robot of lower base Strength. */
  readonly destroysWeaker?: RobotType;
}

/** Robots that leave the game face down at the start, and when the discard pile is shuffled back. */
interface DeckRule {
  readonly removed: ByPlayers;
  /** Once, as soon as this number is in the discard pile; absent: never. */
  readonly reshuffledAt: ByPlayers;
}

/** Damage that a solo Monster deals in its step. */
interface SoloDamage {
  /** The turns in which it does, by their number. */
  readonly turns: readonly number[];
  readonly count: number;
  readonly on: 'strongest' | 'yourChoice';
}

/** The solo side of a Monster (M26): its step after each turn, and how you win. */
export interface SoloSide {
  /** After the last turn without a win you have lost; absent: the turn in which the deck becomes empty. */
  readonly turns?: number;
  readonly win:
    | { readonly kind: 'strength'; readonly strength: number; readonly atTheEndOnly?: true }
    | { readonly kind: 'robots'; readonly robots: number }
    | { readonly kind: 'strongerThanMonster' };
  /** Robots that it takes from the row each turn. */
  readonly gathers: number;
  readonly damage: readonly SoloDamage[];
  /** Damage on your Robots that keeps a gathered Robot in the row. */
  readonly savedFor?: number;
  /** A gathered Robot of this base Strength or more destroys one of yours that is weaker. */
  readonly destroysFrom?: number;
  /** You have lost when this number of your Robots has been destroyed. */
  readonly lostAt?: number;
  /** Robots that may be under construction. */
  readonly sites?: number;
  readonly removedFromDeck?: number;
}

export interface Monster {
  readonly number: number;
  readonly weakness: RobotType;
  /** Strength for each token that counts. */
  readonly powerUp: number;
  readonly damage: number;
  /** Tokens of each face that count on a Robot; absent: all. */
  readonly mostCounted?: number;
  /** Damage beyond Power Ups that destroys a Robot. */
  readonly destroysAt?: number;
  /** Robots that each player draws at the start; beyond five, the rest goes to the discard pile. */
  readonly draws: number;
  readonly rowDamage?: number;
  /** Tokens that there are, of all 30; absent: all, and so for one player. */
  readonly tokens?: ByPlayers;
  readonly onCompletion?: OnCompletion;
  readonly deck?: DeckRule;
  readonly triggers: readonly Trigger[];
  readonly solo: SoloSide;
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The six Monsters with both sides (M3, M24, M26). */
export const MONSTERS = {
  avalanche: {
    number: 1,
    weakness: 'sky',
    powerUp: 1,
    damage: 2,
    mostCounted: 3,
    draws: 5,
    triggers: [{ kind: 'strength', strength: 20 }],
    solo: {
      turns: 7,
      win: { kind: 'strength', strength: 21 },
      gathers: 1,
      damage: [{ turns: [3, 6], count: 1, on: 'strongest' }],
    },
  },
  leviathan: {
    number: 2,
    weakness: 'sea',
    powerUp: 1,
    damage: 1,
    draws: 5,
    triggers: [{ kind: 'robotsAtOnce', robots: { 2: 7, 3: 6, 4: 6, 5: 6 }, bonus: 5 }],
    solo: {
      turns: 10,
      win: { kind: 'strength', strength: 25, atTheEndOnly: true },
      gathers: 0,
      damage: [
        { turns: range(3, 6), count: 1, on: 'yourChoice' },
        { turns: range(7, 10), count: 2, on: 'yourChoice' },
      ],
    },
  },
  behemoth: {
    number: 3,
    weakness: 'land',
    powerUp: 1,
    damage: 1,
    destroysAt: 3,
    draws: 5,
    rowDamage: 1,
    onCompletion: { damage: 2 },
    triggers: [
      { kind: 'destroyed', robots: { 2: 3, 3: 4, 4: 5, 5: 6 } },
      { kind: 'robots', robots: 7 },
    ],
    solo: {
      turns: 11,
      win: { kind: 'robots', robots: 7 },
      gathers: 1,
      damage: [{ turns: range(1, 11), count: 1, on: 'strongest' }],
      lostAt: 3,
    },
  },
  hydra: {
    number: 4,
    weakness: 'core',
    powerUp: 1,
    damage: 1,
    draws: 5,
    deck: { removed: { 2: 12 }, reshuffledAt: { 4: 25, 5: 25 } },
    triggers: [{ kind: 'deckEmpty' }],
    solo: {
      win: { kind: 'strongerThanMonster' },
      gathers: 2,
      damage: [],
      savedFor: 2,
      removedFromDeck: 12,
    },
  },
  swarmQueen: {
    number: 5,
    weakness: 'sky',
    powerUp: 1,
    damage: 1,
    draws: 5,
    tokens: { 2: 6, 3: 8, 4: 10, 5: 14 },
    onCompletion: { damage: 2 },
    triggers: [{ kind: 'supplyEmpty' }, { kind: 'strength', strength: 25 }],
    solo: { turns: 8, win: { kind: 'strength', strength: 25 }, gathers: 0, damage: [], sites: 1 },
  },
  titanOak: {
    number: 6,
    weakness: 'land',
    powerUp: 1,
    damage: 1,
    draws: 6,
    onCompletion: { destroysWeaker: 'land' },
    triggers: [
      { kind: 'allTypes', robots: 4 },
      { kind: 'robots', robots: 6 },
    ],
    solo: {
      turns: 8,
      win: { kind: 'strength', strength: 25 },
      gathers: 1,
      damage: [],
      destroysFrom: 5,
    },
  },
} as const satisfies Record<string, Monster>;

export type MonsterId = keyof typeof MONSTERS;

const isMonsterId = (id: string): id is MonsterId => Object.hasOwn(MONSTERS, id);

export const MONSTER_IDS: readonly MonsterId[] = Object.keys(MONSTERS).filter(isMonsterId);

/** What Monsters said otherwise in the first edition. */
const FIRST: Readonly<Record<MonsterId, Monster>> = {
  ...MONSTERS,
  behemoth: {
    ...MONSTERS.behemoth,
    onCompletion: { damage: 1 },
    triggers: [
      { kind: 'destroyed', robots: { 2: 3, 3: 4, 4: 5, 5: 6 } },
      { kind: 'robots', robots: 8 },
    ],
  },
  swarmQueen: { ...MONSTERS.swarmQueen, tokens: {}, onCompletion: {} },
  titanOak: {
    ...MONSTERS.titanOak,
    triggers: [
      { kind: 'allTypes', robots: 5 },
      { kind: 'robots', robots: 8 },
    ],
  },
};

export const monsterOf = (id: MonsterId, of: OfEdition = { edition: 2 }): Monster =>
  (isFirstEdition(of) ? FIRST : MONSTERS)[id];
