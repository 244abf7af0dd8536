import type { Weapon } from './arms';
import { PILOTS, type PilotId } from './cards/pilots';
import { SKINS, type SkinId } from './cards/skins';
import { SYSTEMS, type SystemId } from './cards/systems';
import { WEAPONS, type WeaponId } from './cards/weapons';
import {
  DEFENSE_KINDS,
  HELP_KINDS,
  SKILLS,
  type CardDefinition,
  type EffectKind,
  type Skill,
} from './effects';

/** All cards together: ids, and which have which effect. The definitions are in cards/. */

export { SYSTEM_KINDS, SYSTEMS, type SystemId, type SystemKind } from './cards/systems';
export type { PilotId } from './cards/pilots';
export type { SkinId } from './cards/skins';
export { WEAPONS, type WeaponId } from './cards/weapons';

/** A card for a weapon or system slot; a skin lies beside them. */
export type ItemCardId = WeaponId | SystemId;
export type CardId = ItemCardId | SkinId;

/** Every definition by its id. */
export const CARDS = { ...WEAPONS, ...SYSTEMS, ...SKINS } as const;
const definitionOf: Readonly<Record<CardId, CardDefinition>> = CARDS;

/** Cards that have an effect of this kind. */
export type CardWith<Kind extends EffectKind> = Kind extends EffectKind
  ? { [Id in CardId]: (typeof CARDS)[Id] extends Record<Kind, unknown> ? Id : never }[CardId]
  : never;

const idsOf = <Id extends string>(table: Readonly<Record<Id, unknown>>): readonly Id[] =>
  Object.keys(table) as Id[];
const has = (table: object, id: string): boolean => Object.hasOwn(table, id);

export const isWeapon = (id: string): id is WeaponId => has(WEAPONS, id);
export const isSystem = (id: string): id is SystemId => has(SYSTEMS, id);
export const isPilot = (id: string): id is PilotId => has(PILOTS, id);
export const isSkin = (id: string): id is SkinId => has(SKINS, id);

export const WEAPON_IDS = idsOf(WEAPONS);
export const SYSTEM_IDS = idsOf(SYSTEMS);
export const PILOT_IDS = idsOf(PILOTS);
export const SKIN_IDS = idsOf(SKINS);
export const ITEM_CARD_IDS: readonly ItemCardId[] = [...WEAPON_IDS, ...SYSTEM_IDS];
/** One of each for each team: 46. */
export const DRAWER: readonly CardId[] = [...ITEM_CARD_IDS, ...SKIN_IDS];

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

const known = new Map<EffectKind, readonly CardId[]>();

/** Every card with an effect of this kind, in the order of the drawer. */
export function cardsWith<Kind extends EffectKind>(kind: Kind): readonly CardWith<Kind>[] {
  const cards = known.get(kind) ?? DRAWER.filter((card) => has(CARDS[card], kind));
  known.set(kind, cards);
  return cards as readonly CardWith<Kind>[];
}

/** Everything that a robot can attack with; the Bazooka has the id of the pilot's card. */
export type ArmsId = CardWith<'arms'>;
const armed = cardsWith('arms');
/** Weapons, then armed systems, pilots last. */
export const ARMS_IDS: readonly ArmsId[] = [
  ...armed.filter((id) => !isPilot(id)),
  ...armed.filter((id) => isPilot(id)),
];
export const isArms = (id: string): id is ArmsId => cardEffect(id, 'arms') !== undefined;
export const armsOf = (id: ArmsId): Weapon => CARDS[id].arms;

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

/** Functions that cost a defense action (K2, K3). */
export type DefenseId = CardWith<(typeof DEFENSE_KINDS)[number]>;
export const DEFENSES: readonly DefenseId[] = DRAWER.filter(isDefense);
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
