import type { MediumId, Weapon } from './arms';
import type { CrewKind } from './infantry';

/**
 * The effects of cards, in a closed vocabulary. A card is completely described here: the rules, the bots and the words
 * ask for these effects and never for a card. Rulings are in rulings/.
 */
export interface Effects {
  /** Attacks with these figures; for a pilot, with the Bazooka. */
  readonly arms: Weapon;

  // The target of an attack: counts automatically as soon as the card is open (K35).

  readonly silhouette: {
    readonly add: number;
    /** Only against this medium. */
    readonly against?: MediumId;
    readonly unlessPainted?: true;
    /** While it moved or has not moved yet. */
    readonly inMotion?: true;
    /** Once it has moved this number of hexes this turn, this is added instead. */
    readonly moved?: { readonly hexes: number; readonly add: number };
  };
  /** Cannot be painted from further away than this, in hexes; or not by sensors while it has not moved. */
  readonly unpaintable: { readonly beyond: number } | { readonly bySensors: 'whileStill' };
  /** Prevents damage of one roll: a number of points, or all. */
  readonly shield: {
    readonly takes: number | 'all';
    readonly from: 'anything' | 'bursts' | readonly MediumId[];
    /** The number of uses after which it is gone. */
    readonly uses?: number;
    /** Never automatic: its owner chooses to give it up. */
    readonly givenUp?: true;
  };
  /** Keeps off all the damage of shot that armor stops, and is none the worse for it (KX34). */
  readonly armored: true;
  /**
   * For this energy, once a turn: the marker of paint goes, and until the turn ends its silhouette is higher, and neither
   * this medium nor a sensor can paint it.
   */
  readonly camouflage: { readonly silhouette: number; readonly energy: number; readonly hidesFrom: MediumId };
  /** Thrown off before its robot moves: takes along paint, fire and mines, and every marker of one item. */
  readonly sheds: true;
  /** Removes paint in the status phase. */
  readonly wipesPaint: true;

  // Defense actions, each in its interrupt.

  /** Before the roll. */
  readonly blunt: {
    readonly dice?: number;
    readonly silhouette?: number;
    readonly only?: MediumId;
    readonly not?: MediumId;
    /** Only against attackers in the arc of this weapon. */
    readonly inArc?: true;
    /** Whom it helps: `line`, also a mate if the attacker's line passes by. */
    readonly guards: 'itself' | 'line';
    /** Guided weapons roll against the ordinary silhouette. */
    readonly unguides?: true;
    /** Its use disables it, but still takes effect. */
    readonly spends?: true;
  };
  /** After the roll: this much damage goes to this card instead. */
  readonly absorb: { readonly damage: number };
  /** Before the roll of an attack with more dice by energy, on whomever: the attacker is painted. */
  readonly detect: true;
  /** As many can be attached; detonated each by a defense action, at any distance. */
  readonly mines: { readonly carried: number; readonly damage: 1 };
  /** After an adjacent hit or a ram: the attacker disables this number of items. `electric`: a star (L548). */
  readonly shock: { readonly disables: number; readonly electric: true };
  /** Before an adjacent robot in its arc moves: it is held in its hex and facing. */
  readonly clamp: true;

  // Help for an attack of the same robot, in the order in which it is declared.

  /** Dice for the first roll of one attack action a turn; not for melee. */
  readonly aim: { readonly dice: number; readonly poweredDice: number };
  /** Dice beyond the short band, in its own arc, in a turn in which it does not fire; not for melee. */
  readonly findRange: { readonly dice: number };
  /** Hits of this medium with doubles set robots on fire; while powered up all hits do. */
  readonly ignite: { readonly medium: MediumId };
  /** Dice for a strafe; while powered up, these and sensors see through woods. */
  readonly steer: { readonly strafeDice: number; readonly medium: MediumId };
  /** A defense action: an electric weapon attacks as if powered up, and this card takes damage. */
  readonly charge: { readonly damage: number };

  /** Robots that emit, this near, are attacked along the lines to painted ones. */
  readonly sense: { readonly within: number };
  /** Steps of energy off the overcharge of one attack a turn. */
  readonly conduct: { readonly steps: number };
  /** Dice for homing missiles at robots that emit; guided ones may be fired at them in any case. */
  readonly home: { readonly dice: number };
  /** For a step of energy, once a turn: its bands end further out, and the first roll has more dice. */
  readonly propel: { readonly medium: MediumId; readonly hexes: number; readonly dice: number };
  /** Its bands end further out, and smoke is not in its way. */
  readonly focus: { readonly medium: MediumId; readonly hexes: number };

  /** Energy in the status phase, while the TV tower of its side stands. */
  readonly receive: { readonly energy: number };

  // Attack actions that are not attacks.

  /** Removes a damage marker, or returns a destroyed card with this much damage. */
  readonly glue: { readonly comesBackWith: number };
  /** Removes a damage marker from itself, or from a friend this near; not after leaving its hex. */
  readonly repair: { readonly within: number; readonly damage: 1 };
  readonly nuke: { readonly destroysWithin: number; readonly harmsWithin: number; readonly damage: number };
  /** Placed on a hex so far away; in the status phase it rolls against all this near, and harms what is built there. */
  readonly bomb: {
    readonly reach: number;
    readonly within: number;
    readonly dice: number;
    readonly onStructures: number;
  };
  /** Drives on alone with the pilot when the rest is lost. */
  readonly phoenix: true;
  /** Holds one of each of these, which it lets out by an attack action; `whole`: not while the card is disabled. */
  readonly crew: { readonly kinds: readonly CrewKind[]; readonly whole?: true };

  // On the move.

  /** Max speed for this turn, over any ground, with the right to strafe; disabled afterwards. */
  readonly boost: { readonly speed: number };
  /** May go backwards; in such a turn its max speed changes by this. */
  readonly reverse: { readonly speed: number };

  // The skills of pilots.

  /** Attack actions per turn, each with another weapon or function. */
  readonly attackActions: number;
  readonly agility: { readonly sideslips: number; readonly rotations: number };
  /** Once a turn this number of location dice is rerolled. */
  readonly reroll: { readonly dice: 1 };
  /** Bails out exactly this number of hexes away; all others beside the robot (L497). */
  readonly ejects: { readonly hexes: number };
  /** Removes this number of disables in the status phase; a reboot costs no defense action. */
  readonly mend: { readonly disables: 1 };
}
export type EffectKind = keyof Effects;

/** Kinds that cost a defense action. */
export const DEFENSE_KINDS = [
  'blunt',
  'clamp',
  'absorb',
  'shock',
  'charge',
  'detect',
  'mines',
] as const satisfies readonly EffectKind[];
/** Kinds that help an attack, in the order in which an action names them. */
export const HELP_KINDS = [
  'aim',
  'findRange',
  'ignite',
  'steer',
  'charge',
  'sense',
  'conduct',
  'home',
  'propel',
  'focus',
] as const satisfies readonly EffectKind[];
/** The skills of pilot cards; a honcho's pilot has all of them (K60). */
export const SKILLS = ['attackActions', 'agility', 'reroll', 'mend'] as const satisfies readonly EffectKind[];
export type Skill = (typeof SKILLS)[number];

export interface CardDefinition extends Partial<Effects> {
  /** The damage that destroys it, if not two (or one with the Fragile option) (L272-276). */
  readonly hits?: number;
  readonly fragileHits?: number;
}
