import { expectDefined } from '../../../../core/ground/result';
import { CARD_IDS, isPilot, isSkin, isWeapon, PILOT_IDS } from '../../content/cards';
import { drawerAt } from '../../content/inPlay';
import {
  CHASSIS_IDS,
  chassisOf,
  kindOfSlot,
  slotsOf,
  type ChassisId,
  type SlotId,
} from '../../content/chassis';
import { CORE_IDS } from '../../content/cores';
import type { HexId } from '../../content/map';
import { scenarioOf } from '../../content/scenarios';
import { isPylonCard, NOBODY } from '../pieces/wrecks';
import type { RobotId } from '../../state/robot';
import { layCore } from '../setup/dealingCores';
import { answered, refuse, robotIn, teamOf, type Rule, type RuleContext } from '../field/context';
import { teamIn, teamsIn, unitOf, type Field } from '../field/field';
import { EMPTY_SLOT, newRobot } from '../pieces/newRobot';
import { raiseTents } from '../infantry/tents';
import { byName } from '../pieces/units';

/** Aftermath (L629-639): six wrecks with cards that nobody knows, and pilots on foot. */

/** The innermost slot, where the dead pilot sat. */
const cockpitOf = (chassis: ChassisId): SlotId =>
  chassisOf(chassis).slots.deep === undefined ? 'inner' : 'deep';

interface Place {
  readonly id: RobotId;
  readonly slot: SlotId;
}

/** The wrecks, then the pilots: each is chosen unseen, and all are shown together. */
export function beginAftermath(context: RuleContext): void {
  const { wrecks = [] } = scenarioOf(context.state.options);
  context.state.phase = 'setup';
  teamOf(context, 'wreck').cores = [...CORE_IDS];
  const hexes = context.dice.shuffle(wrecks);
  const cores = context.dice.shuffle(CORE_IDS);
  for (const [index, chassis] of CHASSIS_IDS.entries()) {
    const id = `wreck${index + 1}`;
    placeWreck(context, id, { chassis, at: expectDefined(hexes[index], `a hex for ${id}`) });
    layCore(context, id, expectDefined(cores[index], `a core for ${id}`));
  }
  coverSlots(context);
  raiseTents(context);
  const units = teamsIn(context.state).flatMap((team) =>
    byName(context.state.units.filter((unit) => unit.team === team)),
  );
  context.state.agenda = [
    ...units.map(({ id }) => ({ kind: 'choosePilot', unit: id }) as const),
    { kind: 'showPilots' },
  ];
}

function placeWreck(
  context: RuleContext,
  id: RobotId,
  { chassis, at }: { readonly chassis: ChassisId; readonly at: HexId },
): void {
  const robot = { ...newRobot(id, 'wreck', NOBODY), chassis, at, fate: 'derelict' } as const;
  context.state.robots[id] = {
    ...robot,
    cockpit: cockpitOf(chassis),
    powerCore: { card: '', shown: false, level: 0 },
  } as never;
  context.state.standing[id] = { quiet: false, cards: {} };
  context.emit({ type: 'wreckPlaced', robot: id, chassis, at, facing: robot.facing });
}

/** Random cards cover all slots but the cockpits; what belongs on pylons goes to pylons (KS14.2). */
function coverSlots(context: RuleContext): void {
  const { dice, state } = context;
  const left = drawerAt(state.options).filter((card) => !isPilot(card));
  const deck = (isMeant: (card: (typeof CARD_IDS)[number]) => boolean) => dice.shuffle(left.filter(isMeant));
  const [weapons, skins, pylons] = [deck(isWeapon), deck(isSkin), deck(isPylonCard)];
  const others = deck((card) => !isWeapon(card) && !isSkin(card) && !isPylonCard(card));
  const places = CHASSIS_IDS.flatMap((chassis, index) =>
    slotsOf(chassis)
      .filter((slot) => slot !== cockpitOf(chassis))
      .map((slot): Place & { readonly isPylon: boolean } => ({
        id: `wreck${index + 1}`,
        slot,
        isPylon: chassisOf(chassis).slots[slot]?.arc !== undefined,
      })),
  );
  const lay = ({ id, slot }: Place, card: (typeof CARD_IDS)[number] | undefined): void => {
    if (card !== undefined && !isSkin(card))
      robotIn(context, id).slots[slot] = { ...EMPTY_SLOT, card } as never;
  };
  const systems = places.filter(({ slot }) => kindOfSlot(slot) === 'system');
  for (const place of dice.shuffle(systems.filter(({ isPylon }) => isPylon)))
    lay(place, pylons.pop() ?? others.pop());
  for (const place of systems.filter(({ isPylon }) => !isPylon)) lay(place, others.pop());
  for (const place of places.filter(({ slot }) => kindOfSlot(slot) === 'weapon')) lay(place, weapons.pop());
  for (const [index] of CHASSIS_IDS.entries()) {
    const skin = skins.pop();
    if (skin !== undefined && isSkin(skin)) robotIn(context, `wreck${index + 1}`).skin.card = skin;
  }
}

const askedTeam = (field: Field) => unitOf(field, expectDefined(field.question, 'a question').robot).team;

/** Different cards in each side; the other side learns of none before all are chosen (KS14.5). */
export const choosePilot: Rule<'choosePilot'> = {
  whyNot: (field, _seat, { card }) =>
    teamIn(field, askedTeam(field)).chosen?.includes(card) ? refuse('pilotTaken') : undefined,
  apply(context, _seat, { card }) {
    const team = teamOf(context, askedTeam(context.state));
    answered(context);
    team.chosen = [...(team.chosen ?? []), card];
  },
  list: (field, seat) =>
    PILOT_IDS.map((card) => ({ type: 'choosePilot', card }) as const).filter(
      (action) => !choosePilot.whyNot(field, seat, action),
    ),
};

/** All at once. */
export function showPilots(context: RuleContext): void {
  for (const team of teamsIn(context.state)) {
    const { chosen = [] } = teamOf(context, team);
    const units = byName(context.state.units.filter((unit) => unit.team === team));
    for (const [index, { id, seat }] of units.entries()) {
      const card = chosen[index];
      if (card === undefined) continue;
      Object.assign(unitIn(context, id), { pilot: card });
      context.emit({ type: 'pilotShown', unit: id, card, team, seat });
    }
    delete teamOf(context, team).chosen;
  }
}

const unitIn = (context: RuleContext, id: string) =>
  expectDefined(
    context.state.units.find((unit) => unit.id === id),
    `a unit ${id}`,
  );
