import { CORES, coreCard, STEP, type CoreId } from '@gearhall/shared/games/kriegbot/content/cores';
import { armsOf, isArms } from '@gearhall/shared/games/kriegbot/content/cards';
import { coreOf } from '@gearhall/shared/games/kriegbot/rules/cores/energy';
import type { SeenRobot } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { capital, count } from '../field/names';

const NAMES: Readonly<Record<CoreId, string>> = {
  mhdGenerator: 'MHD Generator',
  compulsatorFlywheel: 'Compulsator Flywheel',
  nanowireBattery: 'Nanowire Battery',
  ultracapacitor: 'Ultracapacitor',
  fuelCell: 'Fuel Cell',
  superconductingSolenoid: 'Superconducting Solenoid',
};
export const coreName = (id: CoreId): string => NAMES[id];

/** What each can do once a turn, for one step of energy. */
const ABILITIES: Readonly<Record<CoreId, string>> = {
  mhdGenerator: 'on the move, one hex faster until the turn ends',
  compulsatorFlywheel: 'on the move, one more rotation',
  nanowireBattery: 'in the status phase, one disable off anything but the core',
  ultracapacitor: 'two attacks at one target with an electric beam or bolt',
  fuelCell: 'recharges by itself in the status phase',
  superconductingSolenoid: 'stays powered up for another turn',
};
export const abilityInWords = (id: CoreId): string => ABILITIES[id];

/** "Holds 6, a power-up adds 1; on the move, …" */
export const coreInWords = (id: CoreId): string => {
  const { most, recharge } = coreCard(id);
  return `Holds ${most} energy, a power-up adds ${recharge}. ${capital(ABILITIES[id])}.`;
};

/** "4 of 6", "full": as far as this viewer knows. */
export function energyInWords(robot: SeenRobot): string {
  const core = coreOf(robot);
  if (!core) return '';
  if (core.card === 'hidden' || core.card === '') return 'face-down core';
  return `${core.level} of ${CORES[core.card].most} energy`;
}

/** What a design can power before it has to stand still: "6 energy: 6 electric shots". */
export function powersInWords(cards: readonly string[], id: CoreId): string {
  const { most } = coreCard(id);
  const electric = cards.filter((card) => isArms(card) && armsOf(card).electric === true);
  if (electric.length === 0)
    return `None of its weapons is electric: ${most} energy for reboots and for what the core does.`;
  const charged = electric.some((card) => isArms(card) && !armsOf(card).noOvercharge);
  const dear = charged ? `, or ${Math.floor(most / (2 * STEP))} with a die more each` : '';
  return `${most} energy: ${count(most / STEP, 'electric attack')}${dear}. Keep one for a reboot.`;
}
