import type { Weapon } from './arms';
import { TENT_ARMS, type TentArmsId } from './infantry';
import { PILOTS, type PilotId } from './cards/pilots';
import { ADDED_SKINS, ADDED_SYSTEMS, ADDED_WEAPONS } from './cards/expansion';
import { SKINS } from './cards/skins';
import { SYSTEMS, type System, type SystemKind } from './cards/systems';
import { WEAPONS } from './cards/weapons';
import {
  DEFENSE_KINDS,
  HELP_KINDS,
  SKILLS,
  type CardDefinition,
  type EffectKind,
  type Effects,
  type Skill,
} from './effects';

/** All cards together: ids, and which have which effect. The definitions are in cards/. */

export { SYSTEM_KINDS, SYSTEMS, type SystemKind } from './cards/systems';
export type { PilotId } from './cards/pilots';
export { WEAPONS } from './cards/weapons';

const ALL_SYSTEMS = { ...SYSTEMS, ...ADDED_SYSTEMS } as const;
/** What the expansion adds to the basic game. */
export const ADDED = { ...ADDED_WEAPONS, ...ADDED_SYSTEMS, ...ADDED_SKINS } as const;

export type WeaponId = keyof typeof WEAPONS | keyof typeof ADDED_WEAPONS;
export type SystemId = keyof typeof ALL_SYSTEMS;
export type SkinId = keyof typeof SKINS | keyof typeof ADDED_SKINS;
/** A card for a weapon or system slot; a skin lies beside them. */
export type ItemCardId = WeaponId | SystemId;
export type CardId = ItemCardId | SkinId;

/** Every definition by its id. */
export const CARDS = { ...WEAPONS, ...SYSTEMS, ...SKINS, ...ADDED } as const;
const definitionOf: Readonly<Record<CardId, CardDefinition>> = CARDS;

/** Cards that have an effect of this kind. */
export type CardWith<Kind extends EffectKind> = Kind extends EffectKind
  ? { [Id in CardId]: (typeof CARDS)[Id] extends Record<Kind, unknown> ? Id : never }[CardId]
  : never;

const idsOf = <Id extends string>(table: Readonly<Record<Id, unknown>>): readonly Id[] =>
  Object.keys(table) as Id[];
const has = (table: object, id: string): boolean => Object.hasOwn(table, id);

export const isWeapon = (id: string): id is WeaponId => has(WEAPONS, id) || has(ADDED_WEAPONS, id);
export const isSystem = (id: string): id is SystemId => has(ALL_SYSTEMS, id);
export const isPilot = (id: string): id is PilotId => has(PILOTS, id);
export const isSkin = (id: string): id is SkinId => has(SKINS, id) || has(ADDED_SKINS, id);

/** The purpose of a system card. */
export const kindOfSystem = (id: SystemId): SystemKind => (ALL_SYSTEMS[id] satisfies System).kind;

/** Those of the basic game. */
export const WEAPON_IDS = idsOf(WEAPONS);
export const SYSTEM_IDS = idsOf(SYSTEMS);
export const PILOT_IDS = idsOf(PILOTS);
export const SKIN_IDS = idsOf(SKINS);
/** One of each for each team: 46. */
export const DRAWER = [...WEAPON_IDS, ...SYSTEM_IDS, ...SKIN_IDS] as const;

/** Those of both, the basic game first: 60. */
export const CARD_IDS: readonly CardId[] = [...DRAWER, ...idsOf(ADDED)];
export const ITEM_CARD_IDS = CARD_IDS.filter((id): id is ItemCardId => !isSkin(id));
export const ALL_SKIN_IDS = CARD_IDS.filter(isSkin);

/** Without pilots and infantry (L677). */
export const isInPiles = (card: CardId): boolean =>
  !isPilot(card) && !cardEffect(card, 'crew')?.kinds.some((kind) => kind !== 'drone');

/** Without a prototype, so that only card ids are found. */
const byId: Readonly<Record<string, CardDefinition | undefined>> = Object.assign(
  Object.create(null) as object,
  CARDS,
);

/** The card's effect of this kind; none for a card that this viewer cannot see. */
export const cardEffect = <Kind extends EffectKind>(
  card: string,
  kind: Kind,
): CardDefinition[Kind] | undefined => byId[card]?.[kind];

/** What a nuke does, on a robot or with a soldier. */
export const NUKE: Effects['nuke'] = CARDS.suicideNuke.nuke;
/** The damage that one card can draw to itself. */
export const MOST_ABSORBED = CARDS.chobhamArmor.absorb.damage;

const known = new Map<EffectKind, readonly CardId[]>();

/** Every card with an effect of this kind, in the order of the whole drawer. */
export function cardsWith<Kind extends EffectKind>(kind: Kind): readonly CardWith<Kind>[] {
  const cards = known.get(kind) ?? CARD_IDS.filter((card) => has(CARDS[card], kind));
  known.set(kind, cards);
  return cards as readonly CardWith<Kind>[];
}

/** Everything that a robot can attack with; the Bazooka has the id of the pilot's card. */
export type ArmsId = CardWith<'arms'>;
/** Everything that anybody can attack with. */
export type AnyArmsId = ArmsId | TentArmsId;
const armed = cardsWith('arms');
/** Pilots' cards that are arms too, on foot as well. */
export const BAZOOKAS = armed.filter((id): id is ArmsId & PilotId => isPilot(id));
/** Weapons, then armed systems, pilots last. */
export const ALL_ARMS_IDS: readonly ArmsId[] = [...armed.filter((id) => !isPilot(id)), ...BAZOOKAS];
/** Those of the basic game. */
export const ARMS_IDS = ALL_ARMS_IDS.filter((id) => !has(ADDED, id));
export const isArms = (id: string): id is ArmsId => cardEffect(id, 'arms') !== undefined;
const tentArms: Readonly<Record<string, Weapon | undefined>> = TENT_ARMS;
export const armsOf = (id: AnyArmsId): Weapon => tentArms[id] ?? CARDS[id as ArmsId].arms;

/** The damage that destroys an ordinary card, normally and with the Fragile option. */
const CARD_HITS = 2;
const FRAGILE_HITS = 1;

export interface Toughness {
  readonly fragile: boolean;
}

/** Damage that destroys an ordinary card. */
export const ordinaryHits = ({ fragile }: Toughness): number => (fragile ? FRAGILE_HITS : CARD_HITS);

/** The damage that destroys a card (L272-276; K51). */
export function hitsOf(card: ItemCardId, options: Toughness): number {
  const { hits, fragileHits } = definitionOf[card];
  return (options.fragile ? fragileHits : hits) ?? ordinaryHits(options);
}

/** Functions that cost a defense action (K2, K3), and those of the basic game. */
export type DefenseId = CardWith<(typeof DEFENSE_KINDS)[number]>;
export const DEFENSES: readonly DefenseId[] = CARD_IDS.filter(isDefense).filter((id) => !has(ADDED, id));
export function isDefense(id: string): id is DefenseId {
  return DEFENSE_KINDS.some((kind) => cardEffect(id, kind) !== undefined);
}

/** Cards of the attacker that can help an attack (K3), in the order in which an action names them. */
export type HelperId = CardWith<(typeof HELP_KINDS)[number]>;
export const HELPERS: readonly HelperId[] = HELP_KINDS.flatMap((kind) => cardsWith(kind));

const PILOT_OF = new Map(
  SKILLS.flatMap((skill) =>
    PILOT_IDS.filter((id) => cardEffect(id, skill) !== undefined).map((id) => [skill, id] as const),
  ),
);

/** The pilot whose card has this skill. */
export function pilotWith(skill: Skill): PilotId {
  const pilot = PILOT_OF.get(skill);
  if (!pilot) throw new Error(`No pilot has ${skill}.`);
  return pilot;
}
