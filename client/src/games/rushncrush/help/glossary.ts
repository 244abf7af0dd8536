import { ACTIVATIONS, BASE, SKULL_HEAT } from '@gearhall/shared/games/rushncrush/content/cars';
import { EQUIPMENT, GUN } from '@gearhall/shared/games/rushncrush/content/equipment';
import { HAZARD_UP_TO } from '@gearhall/shared/games/rushncrush/rules/driving/mines';
import { heatUpTo } from '@gearhall/shared/games/rushncrush/rules/gears/rolling';
import { BOTH_UP_TO } from '@gearhall/shared/games/rushncrush/rules/ramming/rushNCrush';
import { makeGlossary } from '../../../ui/glossary/glossary';

/** The glossary of Rush 'n' Crush. */
export const glossary = makeGlossary([
  {
    id: 'gearstick',
    forms: ['gearstick'],
    title: 'Gearstick',
    says: 'The marker in the gear matrix. The box it stands in is your gear, your speed and how hot the engine gets.',
  },
  {
    id: 'matrix',
    forms: ['gear matrix'],
    title: 'Gear matrix',
    says: 'Five gears from left to right, speeds from bottom to top. Along a white line you accelerate or slow down, along a dashed line you change gear.',
  },
  {
    id: 'neutral',
    forms: ['neutral'],
    title: 'Neutral',
    says: 'Where every gearstick starts. In neutral a car stands still and rolls nothing; the way out of it is 1st gear.',
  },
  {
    id: 'gearAction',
    forms: ['gear action'],
    title: 'Gear action',
    says: 'Your one free step of the gearstick each turn. Turbo or Brake points come after it.',
  },
  {
    id: 'movement',
    forms: ['movement point', 'movement points', 'movement'],
    title: 'Movement',
    says: 'As many spaces as your speed. You have to drive them all.',
  },
  {
    id: 'heatDie',
    forms: ['heat die', 'heat dice', 'red die', 'red dice'],
    title: 'Heat die',
    says: `A red die. On 1 to ${heatUpTo(0)} it adds a heat point; each Turbo point of this turn makes one more number hot.`,
  },
  {
    id: 'heat',
    forms: ['heat', 'heat point', 'heat points'],
    title: 'Heat',
    says: `What your engine has taken. At ${SKULL_HEAT} it blows up and the car is lost.`,
  },
  {
    id: 'steeringDie',
    forms: ['steering die', 'steering dice', 'white dice', 'white die'],
    title: 'Steering dice',
    says: 'White dice that say how many lane changes you have. At middle speeds the highest of them counts, at high speeds the lowest.',
  },
  {
    id: 'laneChange',
    forms: ['lane change', 'lane changes'],
    title: 'Lane change',
    says: 'One step diagonally ahead in place of straight ahead. Those you do not need are lost.',
  },
  {
    id: 'steeringPoint',
    forms: ['steering point', 'steering points', 'steering'],
    title: 'Steering point',
    says: `Pays for one lane change more. A car begins with ${BASE.steering}; there is no way to get one back.`,
  },
  {
    id: 'turbo',
    forms: ['turbo', 'turbo point', 'turbo points'],
    title: 'Turbo point',
    says: `Accelerates one step more, and makes the heat dice hotter. A car begins with ${BASE.turbo}.`,
  },
  {
    id: 'brake',
    forms: ['brake', 'brake point', 'brake points'],
    title: 'Brake point',
    says: `Slows down one step more. A car begins with ${BASE.brake}. Turbo and Brake points do not go together in one turn.`,
  },
  {
    id: 'structure',
    forms: ['structure', 'structure point', 'structure points'],
    title: 'Structure',
    says: `What the car can take: ${BASE.structure} points at the start. At 0 it is a wreck.`,
  },
  {
    id: 'activation',
    forms: ['activation', 'activations'],
    title: 'Activation',
    says: `Arms a piece of equipment, or uses an armed one. You have ${ACTIVATIONS} a turn.`,
  },
  {
    id: 'armed',
    forms: ['arm', 'armed', 'arms', 'arming'],
    title: 'Armed',
    says: 'Ready to be used from your next turn on. Using it disarms it.',
  },
  {
    id: 'sideRam',
    forms: ['side ram', 'side rams'],
    title: 'Side Ram',
    says: 'Hitting a car diagonally ahead. A die says who is damaged, and whether the other car is pushed aside.',
  },
  {
    id: 'farSide',
    forms: ['far side'],
    title: 'Far side',
    says: 'The space beside the rammed car, away from you. A wall, a wreck, a car or the edge of the course blocks it.',
  },
  {
    id: 'rushNCrush',
    forms: ['rush ’n’ crush', "rush 'n' crush"],
    title: 'Rush ’n’ Crush',
    says: 'Running into a car from straight behind, once a round. Your way ends there, and a die for each movement point left says what it costs.',
  },
  {
    id: 'wreck',
    forms: ['wreck', 'wrecks'],
    title: 'Wreck',
    says: `A lost car. Driving over it costs a Structure point on 1 to ${HAZARD_UP_TO}.`,
  },
  {
    id: 'mine',
    forms: ['mine', 'mines'],
    title: 'Mine',
    says: `Driving over it costs a Structure point on 1 to ${HAZARD_UP_TO}, and then the mine is gone. It does nothing to the car that laid it.`,
  },
  {
    id: 'machineGun',
    forms: ['machine gun'],
    title: 'Machine Gun',
    says: `Fires at the next car ahead in your lane, up to ${GUN.range} spaces away. Each 1 to ${GUN.hitUpTo} costs it a Structure point.`,
  },
  {
    id: 'flamer',
    forms: ['flamer'],
    title: 'Flamer',
    says: `Fires at the next car behind in your lane, up to ${GUN.range} spaces away. Each 1 to ${GUN.hitUpTo} gives it a heat point.`,
  },
  {
    id: 'booster',
    forms: ['rocket booster'],
    title: 'Rocket Booster',
    says: `Drives 1 to ${EQUIPMENT.rocketBooster.boosts.spaces} spaces straight ahead when your movement is done, with a heat die for each.`,
  },
  {
    id: 'extinguisher',
    forms: ['fire extinguisher'],
    title: 'Fire Extinguisher',
    says: `Takes away ${EQUIPMENT.fireExtinguisher.cools} heat point.`,
  },
  {
    id: 'saw',
    forms: ['circular saw'],
    title: 'Circular Saw',
    says: `With a Side Ram you roll another die: from ${EQUIPMENT.circularSaw.saws.from} on the target loses a Structure point.`,
  },
  {
    id: 'sideBumper',
    forms: ['side bumper'],
    title: 'Side Bumper',
    says: `Adds ${EQUIPMENT.sideBumper.ramBonus} to the die of a Side Ram.`,
  },
  {
    id: 'combatBumper',
    forms: ['combat bumper'],
    title: 'Combat Bumper',
    says: `A better Rush ’n’ Crush: a ${BOTH_UP_TO + 1 + EQUIPMENT.combatBumper.crushBonus} damages the other car too.`,
  },
  {
    id: 'minelayer',
    forms: ['minelayer'],
    title: 'Minelayer',
    says: `Carries ${EQUIPMENT.minelayer.mines} mines. An Activation drops one on the space that you left last; it needs no arming.`,
  },
  {
    id: 'shielding',
    forms: ['armor shielding'],
    title: 'Armor Shielding',
    says: `The car has ${EQUIPMENT.armorShielding.adds.structure} Structure points more.`,
  },
  {
    id: 'computer',
    forms: ['on-board computer'],
    title: 'On-Board Computer',
    says: `The car has ${EQUIPMENT.onBoardComputer.adds.steering} Steering points more.`,
  },
]);
