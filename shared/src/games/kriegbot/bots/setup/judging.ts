import { type Weapon } from '../../content/arms';
import { cardEffect, type CardId } from '../../content/cards';
import type { ArcId } from '../../content/chassis';
import type { EffectKind, Effects } from '../../content/effects';
import { bandDice } from '../../rules/attacking/arms';
import { hitValue } from '../field/aims';
import { harmsOf, type Body } from '../field/bodies';
import { WORTH } from '../field/weights';

/**
 * What a card adds to a design: each of its effects on a robot with these weapons, in the natural logarithm of the odds of
 * winning a duel, above a card that does nothing. Weapons by the harm that they are expected to do; the rest by what hard
 * bots have won with it in designs by lot.
 */

/** Somebody to fight against, as far as that is known before the battle. */
export interface Foe {
  readonly body: Body;
  readonly silhouette: number;
}

export interface Loadout {
  readonly foes: readonly Foe[];
  /** Of the slot where the card would lie; none outside a pylon. */
  readonly pylon: ArcId | undefined;
  /** The weapons that are laid already. */
  readonly arms: readonly Weapon[];
}

/** The ranges at which robots fight. */
const RANGES = [1, 2, 3, 4, 5, 6, 7, 8];
/** How often an enemy is in the arc. */
const COVERED: Readonly<Record<ArcId, number>> = {
  line: 0.3,
  front60: 0.8,
  front120: 1.1,
  rear120: 0.7,
  all: 1.5,
};
/** Of a harm of 1 at all ranges; and of a weapon that does none. */
const [HARM, HARMLESS] = [18, -0.6];

/** The share of its worth that a second electric weapon has: both live on the same energy. */
const HUNGRY = 0.6;

/** By the mean harm of a roll at the ranges of a fight. */
function armsWorth(weapon: Weapon, { foes, pylon, arms }: Loadout): number {
  const arc = weapon.arc === 'pylon' ? pylon : weapon.arc;
  if (!arc) return HARMLESS;
  const harm = foes.reduce((sum, foe) => sum + meanHarm(weapon, foe), 0) / Math.max(1, foes.length);
  const isFed = !weapon.electric || !arms.some(isElectric);
  return HARMLESS + HARM * COVERED[arc] * harm * (isFed ? 1 : HUNGRY);
}

function meanHarm(weapon: Weapon, { body, silhouette }: Foe): number {
  const harms = harmsOf(body);
  const aim = {
    barrel: { weapon, mode: '', incendiary: false } as const,
    harms,
    fire: WORTH.fire * harms.any,
    paint: WORTH.paint,
    powered: false,
  };
  const byBand = [0, 1, 2, 3].map((band) => {
    const dice = band === 0 ? 0 : band + (weapon.dice ?? 0);
    return dice < 1 ? 0 : hitValue(aim, dice, silhouette);
  });
  return RANGES.reduce((sum, range) => sum + (byBand[bandDice(weapon.bands, range)] ?? 0), 0) / RANGES.length;
}

/** Of a card that serves certain weapons: this for each of them. */
const serving = (worth: number, { arms }: Loadout, fits: (weapon: Weapon) => boolean): number => {
  const served = arms.filter(fits).length;
  return served === 0 ? USELESS : worth * served;
};
const USELESS = -0.4;

const isShot = ({ medium }: Weapon): boolean => medium !== 'MELEE' && medium !== 'none';
const isElectric = ({ electric }: Weapon): boolean => electric === true;

const WORTHS: { readonly [Kind in EffectKind]: (effect: Effects[Kind], plan: Loadout) => number } = {
  arms: armsWorth,
  silhouette: ({ against }) => (against ? -0.2 : 0.05),
  unpaintable: (effect) => ('beyond' in effect ? -0.25 : 0),
  shield: ({ takes, from }) => (takes === 'all' && from === 'anything' ? 0.4 : 0.1),
  armored: () => 0,
  camouflage: () => 0.1,
  sheds: () => 0.2,
  wipesPaint: () => 0,
  blunt: ({ guards, only }) => (only === 'MISSILE' ? -0.1 : guards === 'itself' ? 0.2 : 0),
  absorb: ({ damage }) => 0.18 * damage,
  detect: () => -0.3,
  mines: ({ carried }) => 0.2 * carried,
  shock: () => 0,
  clamp: () => 0.4,
  aim: (_effect, plan) => serving(0.25, plan, isShot),
  findRange: (_effect, plan) => 0.4 + serving(0.2, plan, isShot),
  ignite: ({ medium }, plan) => serving(0.1, plan, (weapon) => weapon.medium === medium),
  steer: ({ medium }, plan) => serving(0, plan, (weapon) => weapon.medium === medium),
  charge: (_effect, plan) =>
    serving(0.25, plan, ({ electric, powered }) => electric === true && powered !== undefined),
  sense: () => -0.05,
  conduct: (_effect, plan) => serving(0.05, plan, (weapon) => isElectric(weapon) && !weapon.noOvercharge),
  home: (_effect, plan) => serving(0, plan, ({ homing }) => homing === true),
  propel: ({ medium }, plan) =>
    serving(0.3, plan, (weapon) => weapon.medium === medium && !weapon.noPropellant),
  focus: ({ medium }, plan) => serving(0.1, plan, (weapon) => weapon.medium === medium),
  receive: () => -0.05,
  glue: () => 0,
  repair: () => -0.15,
  nuke: () => -0.15,
  bomb: (_effect, { pylon }) => (pylon ? -0.1 : USELESS),
  phoenix: () => 0.1,
  crew: ({ kinds }) => 0.2 * kinds.filter((kind) => kind !== 'drone').length,
  boost: () => 0.2,
  reverse: () => 0.05,
  attackActions: (_effect, plan) => serving(0.35, plan, isShot),
  agility: () => 0,
  reroll: () => -0.3,
  ejects: () => 0,
  mend: () => 0,
};
const KINDS = Object.keys(WORTHS) as readonly EffectKind[];

function worthBy<Kind extends EffectKind>(card: CardId, kind: Kind, plan: Loadout): number {
  const effect = cardEffect(card, kind) as Effects[Kind] | undefined;
  return effect === undefined ? 0 : WORTHS[kind](effect, plan);
}

/** What a card would add there. */
export const cardWorth = (card: CardId, plan: Loadout): number =>
  KINDS.reduce((sum, kind) => sum + worthBy(card, kind, plan), 0);
