import { edgeOf, findUnit } from '@gearhall/shared/games/kriegbot/rules/field';
import { planOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { knownCore } from '@gearhall/shared/games/kriegbot/rules/energy';
import type { EnergyCause } from '@gearhall/shared/games/kriegbot/events';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { together, instant } from '../../../stage/animation';
import { flare, pulse } from '../../../stage/motions';
import { speak, spot } from '../../../stage/unitMotions';
import { Units } from '../dashboard/Units';
import { EXPANSION_EFFECTS } from '../effects/expansion';
import { UNIT_EFFECTS } from '../effects/infantry';
import { BailOutForm } from '../orders/BailOutForm';
import { FireForm } from '../orders/FireForm';
import type { ExpansionPart } from '../parts/part';
import { passengerLines, unitFacts, unitsHere } from '../unitFacts';
import { abilityInWords, coreName } from '../words/cores';
import { EXPANSION_LINES } from '../words/expansionEvents';
import { EXPANSION_ORDERS } from '../words/expansionOrders';
import { addedCardText } from './cardTexts';
import { capital, count, listOf, sideName, sideVerb } from '../words/names';
import { askedRobot } from '../words/order';
import { says } from '../words/saying';
import { UNIT_LINES } from '../words/unitEvents';
import { UNIT_WORDINGS } from '../words/unitOrders';

/** Where the tent that is asked for may begin. */
function campIn(view: View): string {
  const unit = findUnit(view, view.question?.robot ?? '');
  if (unit === undefined || edgeOf(view, unit.team) === '') return 'on any hex';
  const { tentsWithin } = planOf(view.options, unit.team);
  return tentsWithin === undefined
    ? 'on a half-hex of your edge'
    : `within ${tentsWithin} hexes of the enemy’s edge`;
}

/** Why energy comes and goes. */
const ENERGY: Readonly<Record<EnergyCause, string>> = {
  star: 'for an electric card',
  overcharge: 'for more dice',
  reboot: 'for the reboot',
  ability: 'for what its core does',
  powerUp: 'by powering up',
  flux: 'by Flux Compression',
  fuelCell: 'by its Fuel Cell',
  ammunition: 'for its ammunition',
  camouflage: 'for its camouflage',
  received: 'from its TV tower',
};

const isGone = ({ question, units }: View): boolean =>
  units.some(({ id, at }) => id === question?.robot && at === '');

/** Power cores, more cards, infantry and drones. */
export const part: ExpansionPart = {
  cardText: addedCardText,
  forms: { fire: FireForm, bailOut: BailOutForm },
  Units,
  facts: { unitFacts, unitsHere, passengerLines },
  lines: {
    coresDealt: ({ team, cores }) => ({
      text: `${capital(sideName(team))} ${sideVerb(team, 'has', 'have')} the cores ${listOf(cores.map(coreName))}.`,
    }),
    coreShown: ({ robot, core }, context) => says(robot, context, `shows its power core: ${coreName(core)}`),
    energy: ({ robot, from, to, cause }, context) =>
      says(
        robot,
        context,
        `${to < from ? 'spends' : 'gains'} ${Math.abs(to - from)} energy ${ENERGY[cause]}: ${to} left`,
      ),
    ability: ({ robot, core }, context) =>
      says(robot, context, `uses its ${coreName(core)}: ${abilityInWords(core)}`),
    overcharged: ({ robot, dice }, context) =>
      says(robot, context, `overcharges: ${count(dice, 'die', 'dice')} more`),
    ...EXPANSION_LINES,
    ...UNIT_LINES,
  },
  effects: {
    coresDealt: () => [],
    coreShown: ({ robot, core }, context) => [speak(context, robot, coreName(core))],
    energy: ({ robot, to }, context) => [
      together(
        instant(() => context.sprites.changeItem(robot, 'core', () => ({ level: to }))),
        speak(context, robot, `${to} energy`),
      ),
    ],
    ability: ({ robot, core }, context) => [
      pulse(context, context.sprites.palette.good, spot(context, robot)),
      speak(context, robot, coreName(core)),
    ],
    overcharged: ({ robot }, context) => [
      flare(context, context.sprites.palette.copper, spot(context, robot)),
      speak(context, robot, 'overcharged'),
    ],
    ...EXPANSION_EFFECTS,
    ...UNIT_EFFECTS,
  },
  orders: {
    ability: (_action, { view }) => {
      const robot = askedRobot(view);
      const core = robot && knownCore(robot);
      return core
        ? { label: `Use the ${coreName(core)}`, detail: `${capital(abilityInWords(core))}. Costs 1 energy` }
        : { label: 'Use the power core' };
    },
    ...EXPANSION_ORDERS,
    ...UNIT_WORDINGS,
  },
  questions: {
    placeTent: {
      doing: (who) => `${who} is placed.`,
      prompt: (who, view) => `Place ${who} ${campIn(view)}.`,
    },
    bailing: {
      doing: (who) => `Others may get out of ${who.replace(/^The /u, 'the ')}.`,
      prompt: (who) => `Who else gets out of ${who}, and where?`,
    },
    tent: {
      doing: (who) => `${who} may act.`,
      prompt: (who, view) =>
        isGone(view)
          ? 'The pilot is off the map, but may still set off the Suicide Nuke in the robot left behind.'
          : `${capital(who)} does one thing: walks, attacks or gets aboard.`,
    },
    honcho: {
      doing: (who) => `${who} may attack before all robots.`,
      prompt: (who) => `${capital(who)} may attack before all robots.`,
    },
    drone: {
      doing: (who) => `${who} may fly.`,
      prompt: (who) => `${capital(who)} may fly to another hex.`,
    },
  },
  refusals: {
    coreNotDealt: 'Your team was not dealt that power core.',
    coreTaken: 'Another robot of your team has that power core.',
    noEnergy: 'Its power core has not enough energy for that.',
    noOvercharge: 'That cannot be overcharged so far: one die more for each attack with an electric weapon.',
    noAbility: 'Its power core can do nothing like that now.',
    abilityUsed: 'Its power core has done what it can this turn.',
    coreHurt: 'Its power core is damaged or disabled.',
    notYourUnit: 'That is not yours to command.',
    noSuchUnit: 'There is no such tent or drone on the map.',
    noTentFree: 'Your team has no tent of that kind left.',
    wrongDistance: 'Nobody can get out that far away, or that near.',
    nobodyAboard: 'There is nobody like that inside.',
    notDerelict: 'Only a derelict that had a pilot can be taken over.',
    noRobotHere: 'There is no robot in this hex that would do.',
    slotOccupied: 'Somebody sits on that card already.',
    motorized: 'Only motorized infantry can dismount.',
    footOnly: 'Only footsoldiers can get aboard.',
    sharesHex: 'It stands in a hex with a robot: it cannot be rammed there.',
    notHere: 'It is not on the map.',
    noNuke: 'There is no Suicide Nuke that still works on the robot that was left.',
    alreadyPainted: 'That robot is painted already.',
  },
  causes: {},
};
