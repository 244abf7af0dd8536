import type { CardId, CARDS } from '@gearhall/shared/games/kriegbot/content/cards';
import { word, thing, dice } from './figures';
import { capital } from '../field/names';

/** What the cards of the expansion do beyond their figures. */
export const ADDED_TEXTS = {
  smoothboreMainGun: ({ arms }) =>
    `${capital(dice(arms.dice))}, so that a long shot needs help. Or ${arms.modes[0]}, without that: a burst over a short range, which any armor stops: Super-steel, Electro-reactive, Chobham.`,
  thermalLance: ({ arms }) =>
    `Sets on fire, too. No skin and no armor keeps it off; a structure takes ${word(arms.onStructures)} damage.`,
  limpetMines: ({ mines }) =>
    `A hit puts a mine on the robot, which is painted by it; ${word(mines.carried)} mines in all. Defense: one blows up, however far away: ${word(mines.damage)} damage in a random place.`,
  madSensor: () => 'Defense: an enemy that overcharges an attack, on anybody, is painted at once.',
  rectenna: ({ receive, sense }) =>
    `${capital(word(receive.energy))} energy at the end of each turn, while the own TV tower stands. Enemies within ${sense.within} hexes that give themselves away are aimed at as if they were painted.`,
  superconductors: ({ conduct }) =>
    `${capital(dice(conduct.steps))} by overcharge costs nothing, once a turn.`,
  dualModeSeeker: ({ home }) =>
    `${capital(dice(home.dice))} for Guided and TOW Missiles at a robot that gives itself away; it need not be painted or have moved.`,
  electrothermalAmmunition: ({ propel }) =>
    `Once a turn, for energy: a gun reaches ${word(propel.hexes)} hexes further in each of its bands, with ${dice(propel.dice)} for the first roll. Not the Flamethrower. Electric.`,
  nanoDeformableMirror: ({ focus }) =>
    `Beams reach ${word(focus.hexes)} hexes further in each of their bands, and smoke is not in their way.`,
  fuelAirBomb: ({ bomb }) =>
    `Attack action, in the arc of its pylon: placed up to ${bomb.reach} hexes away, where it goes off at the end of the turn: a burst of ${word(bomb.dice)} dice at everybody within ${thing(bomb.within, 'hex')}, and ${word(bomb.onStructures)} damage for what is built there. Used up.`,
  exoDisposable: () =>
    'Thrown off before a move, even by a robot that can do nothing else: paint, fire and mines go with it, and every marker of an item.',
  activeCamouflage: ({ camouflage }) =>
    `${capital(word(camouflage.energy))} energy, once a turn, even against an attack: the paint goes, +${camouflage.silhouette} silhouette until the turn ends, and no beam or radar can paint it. Electric.`,
  infantryPod: () =>
    'Attack action, even while disabled: a footsoldier and a motorized soldier get out beside the robot, together or alone.',
  uav: () =>
    'Attack action: a drone rises beside the robot. Enemy robots that it sees are attacked as if painted; what hits it harms this card.',
} satisfies { readonly [Id in CardId]?: (card: (typeof CARDS)[Id]) => string };
