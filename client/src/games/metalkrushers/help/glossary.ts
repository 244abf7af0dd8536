import { HIT_NUMBER, NULL_FIELD, REFLEX_NUMBER } from '@gearhall/shared/games/metalkrushers/content/charts';
import { INTERNAL_LINKAGE } from '@gearhall/shared/games/metalkrushers/content/chassis';
import { HOLDS, PROJECTOR_RANGE } from '@gearhall/shared/games/metalkrushers/content/items';
import { OUST_POINTS } from '@gearhall/shared/games/metalkrushers/rules/movement/ousting';
import { makeGlossary } from '../../../ui/glossary/glossary';
import { signed } from '../words/names';

/** The glossary of MetalKrushers. */
export const glossary = makeGlossary([
  {
    id: 'chassis',
    forms: ['chassis'],
    title: 'Chassis',
    says: 'The body of a Krusher. It sets how much armor it carries, how far it moves, how far it turns in defense, and its weight.',
  },
  {
    id: 'program',
    forms: ['program', 'programs'],
    title: 'Program',
    says: 'What the two arms hold, and which of them may strike in the same turn.',
  },
  {
    id: 'linkage',
    forms: ['internal linkage', 'linkage'],
    title: 'Internal Linkage',
    says: `What lies behind the armor: ${INTERNAL_LINKAGE} points, the same for every Krusher. When they are gone, the Krusher falls.`,
  },
  {
    id: 'armor',
    forms: ['armor'],
    title: 'Armor',
    says: 'Each of the six sides has its own. Damage beyond it goes on to the Internal Linkage.',
  },
  {
    id: 'modifier',
    forms: ['initiative modifier', 'initiative modifiers'],
    title: 'Initiative modifier',
    says: 'Every weapon and shield has one. Those of both arms must add up to 0, except in Open Combat.',
  },
  {
    id: 'initiative',
    forms: ['initiative'],
    title: 'Initiative',
    says: 'The roll at the start of each turn. The lowest moves first, and the highest attacks first.',
  },
  {
    id: 'movementPoint',
    forms: ['movement point', 'movement points'],
    title: 'Movement point',
    says: 'One hex forward costs 1, one hex backward 2, a turn by one side 1. Points that are left are lost.',
  },
  {
    id: 'freeTurn',
    forms: ['free turn'],
    title: 'Free turn',
    says: 'The first turn by one side in a move costs no movement point.',
  },
  {
    id: 'reflex',
    forms: ['reflex facing', 'reflex facings'],
    title: 'Reflex Facing',
    says: `Once a turn, a Krusher that is attacked and has not attacked yet may try to turn first. On a die of ${REFLEX_NUMBER} or more it turns as far as its chassis allows.`,
  },
  {
    id: 'parry',
    forms: ['parry', 'parries', 'parried', 'parrying'],
    title: 'Parry',
    says: 'Lowers one attack roll by the parry of a weapon or a shield. A weapon that parries does not strike this turn.',
  },
  {
    id: 'block',
    forms: ['block', 'blocks', 'blocking'],
    title: 'Block',
    says: 'A shield that blocks takes the damage of every attack on the sides it covers, for the whole turn, until its points are gone.',
  },
  {
    id: 'bash',
    forms: ['bash', 'bashes'],
    title: 'Bash',
    says: 'An attack with a spiked shield. A shield that has covered its Krusher cannot bash in the same turn.',
  },
  {
    id: 'spiked',
    forms: ['spiked shield', 'spiked shields'],
    title: 'Spiked shield',
    says: 'A shield with fewer points that can also bash.',
  },
  {
    id: 'critical',
    forms: ['critical', 'critical hit'],
    title: 'Critical hit',
    says: 'A hit whose two dice alone reach the weapon’s critical number. Another die says how much damage goes one layer deeper.',
  },
  {
    id: 'hit',
    forms: ['to hit'],
    title: 'To hit',
    says: `Two dice with all modifiers have to reach ${HIT_NUMBER}.`,
  },
  {
    id: 'oust',
    forms: ['oust', 'ousts', 'ousted', 'ousting'],
    title: 'Oust',
    says: `Push the enemy in the hex straight ahead away: it takes ${OUST_POINTS} movement points and a higher die than the enemy’s, weight added. It ends the move.`,
  },
  {
    id: 'nullField',
    forms: ['null field'],
    title: 'Null field',
    says: `The striped hexes along the wall. A Krusher that stands there has ${signed(NULL_FIELD)} on all its dice.`,
  },
  {
    id: 'pickUp',
    forms: ['pick-up point', 'pick-up points'],
    title: 'Pick-up point',
    says: 'A marked hex. A Krusher that ended its last move there may spend its turn arming one arm.',
  },
  {
    id: 'weighted',
    forms: ['weighted'],
    title: 'Weighted',
    says: 'A weapon that does 1 more damage, parries a point worse and has one less initiative. It costs armor points.',
  },
  {
    id: 'improved',
    forms: ['improved'],
    title: 'Improved',
    says: 'A weapon whose critical number is one lower. It costs armor points.',
  },
  {
    id: 'polearm',
    forms: ['polearm', 'polearms'],
    title: 'Polearm',
    says: `A medium weapon in both arms: ${HOLDS.polearm.damage} more damage, a reach of ${HOLDS.polearm.reach.steps} hexes straight ahead, and a parry of ${signed(HOLDS.polearm.parry)}.`,
  },
  {
    id: 'twoHanded',
    forms: ['two-handed', 'two-handed weapon'],
    title: 'Two-handed weapon',
    says: `A large weapon in both arms: ${HOLDS.twoHanded.damage} more damage, and a parry of ${signed(HOLDS.twoHanded.parry)}.`,
  },
  {
    id: 'projector',
    forms: ['projector', 'projectors'],
    title: 'Projector',
    says: `A weapon that shoots to the front, ${PROJECTOR_RANGE.nearest} to ${PROJECTOR_RANGE.furthest} hexes far, with ${signed(PROJECTOR_RANGE.perStep)} to hit for each hex beyond the nearest.`,
  },
]);
