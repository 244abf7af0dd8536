import { expectDefined } from '../../../core/ground/result';

/**
 * The effects of equipment, in a closed vocabulary. A piece is completely described here: the rules, the bots and the
 * words ask for these effects and never for a piece. Rulings are in RULES.md.
 */
export interface Effects {
  // Used alone, for an activation.

  /** Shoots along the lane, as `GUN` says. (Source L170-L184) */
  readonly shoots: 'forward' | 'backward';
  /** Removes this number of heat points. (Source L190-L192) */
  readonly cools: number;

  // With a Side Ram. (Source L156-L162)

  /** Added to the die. */
  readonly ramBonus: number;
  /** Rolls another die: from this number on it hits the target. */
  readonly saws: { readonly from: number };

  // After the way.

  /**
   * Up to this number of spaces straight ahead. The heat die of a space brings heat up to `heatUpTo`. (Source
   * L185-L189)
   */
  readonly boosts: { readonly spaces: number; readonly heatUpTo: number };

  // Permanent: built into a car.

  /** Added to the points that every car starts with. */
  readonly adds: { readonly structure?: number; readonly steering?: number };
  /** Added to the highest number that damages the target of a Rush 'n' Crush. (Source L163-L169) */
  readonly crushBonus: number;
  /** The number of mines that it holds; an activation lays one. (Source L194-L199) */
  readonly mines: number;

  /** What a hit, or a die that brings heat, costs a car. */
  readonly costs: 'structure' | 'heat';
}
export type EffectKind = keyof Effects;
type Definition = Partial<Effects>;

/** On a driver's card, armed and used with activations. */
const ON_DRIVERS = {
  machineGun: { shoots: 'forward', costs: 'structure' },
  flamer: { shoots: 'backward', costs: 'heat' },
  sideBumper: { ramBonus: 1 },
  circularSaw: { saws: { from: 4 }, costs: 'structure' },
  rocketBooster: { boosts: { spaces: 3, heatUpTo: 2 }, costs: 'heat' },
  fireExtinguisher: { cools: 1 },
} as const satisfies Readonly<Record<string, Definition>>;
export type ItemId = keyof typeof ON_DRIVERS;

/** Built into a car for good. */
const BUILT_IN = {
  armorShielding: { adds: { structure: 2 } },
  onBoardComputer: { adds: { steering: 2 } },
  combatBumper: { crushBonus: 1 },
  minelayer: { mines: 4 },
} as const satisfies Readonly<Record<string, Definition>>;
export type FixedId = keyof typeof BUILT_IN;

export const EQUIPMENT = { ...ON_DRIVERS, ...BUILT_IN } as const;
export type EquipmentId = keyof typeof EQUIPMENT;
const definitionOf: Readonly<Record<EquipmentId, Definition>> = EQUIPMENT;

/** The lower two slots of every driver. */
export const ON_EVERY_DRIVER: readonly ItemId[] = ['rocketBooster', 'fireExtinguisher'];

/** All guns: their range in spaces, and the highest number of a die that hits. */
export const GUN = { range: 3, hitUpTo: 2 } as const;

/** The sources of heat, and of Structure loss. Events refer to them by index: a new one comes last. */
export const HEAT_SOURCES = ['engine', 'rocketBooster', 'flamer'] as const;
export const DAMAGE_SOURCES = [
  'wall',
  'wreck',
  'mine',
  'sideRam',
  'circularSaw',
  'rushNCrush',
  'machineGun',
] as const;

const idsOf = <Id extends string>(table: Readonly<Record<Id, unknown>>): readonly Id[] =>
  Object.keys(table) as Id[];
export const ITEMS = idsOf(ON_DRIVERS);
export const FIXED = idsOf(BUILT_IN);
export const EQUIPMENT_IDS = idsOf(EQUIPMENT);

/** Pieces that have an effect of this kind. */
export type PieceWith<Kind extends EffectKind> = Kind extends EffectKind
  ? { [Id in EquipmentId]: (typeof EQUIPMENT)[Id] extends Record<Kind, unknown> ? Id : never }[EquipmentId]
  : never;
type PieceThatCosts<What> = {
  [Id in EquipmentId]: (typeof EQUIPMENT)[Id] extends { costs: What } ? Id : never;
}[EquipmentId];

/** The piece's effect of this kind. */
export const effectOf = <Kind extends EffectKind>(id: EquipmentId, kind: Kind): Effects[Kind] | undefined =>
  definitionOf[id][kind] as Effects[Kind] | undefined;

export const has = <Kind extends EffectKind>(
  id: EquipmentId,
  ...kinds: readonly Kind[]
): id is PieceWith<Kind> => kinds.some((kind) => effectOf(id, kind) !== undefined);

export const costs = <What extends Effects['costs']>(
  id: EquipmentId,
  what: What,
): id is PieceThatCosts<What> => effectOf(id, 'costs') === what;

/** Every piece with an effect of one of these kinds, in the order of the tables. */
export const piecesWith = <Kind extends EffectKind>(...kinds: readonly Kind[]): readonly PieceWith<Kind>[] =>
  EQUIPMENT_IDS.filter((id): id is PieceWith<Kind> => has(id, ...kinds));

/** The only piece with this effect, and the effect. */
export const pieceWith = <Kind extends EffectKind>(kind: Kind): PieceWith<Kind> =>
  expectDefined(piecesWith(kind)[0], `a piece of equipment with ${kind}`);
export const theEffect = <Kind extends EffectKind>(kind: Kind): Effects[Kind] =>
  expectDefined(effectOf(pieceWith(kind), kind), `the effect ${kind}`);

export type GunId = PieceWith<'shoots'>;
export const GUNS = piecesWith('shoots');

/** What may be used with a Side Ram, in this order. */
export type RamItem = PieceWith<'ramBonus' | 'saws'>;
export const RAM_ITEMS = piecesWith('ramBonus', 'saws');

/** What is used alone; the rest is used with a ram or after the way. */
export type UsedAlone = PieceWith<'shoots' | 'cools'>;
export const USED_ALONE = piecesWith('shoots', 'cools');
