import { tokensOf } from '@gearhall/shared/games/kriegbot/rules/pieces/tokens';
import { CRYPTO_SILHOUETTE } from '@gearhall/shared/games/kriegbot/content/scenario';
import { STRUCTURE_HITS, type HexId, type StructureId } from '@gearhall/shared/games/kriegbot/content/map';
import {
  damageOf,
  groundOn,
  isFlooded,
  structureAt,
} from '@gearhall/shared/games/kriegbot/rules/field/structuresOnMap';
import { silhouetteOfStructure } from '@gearhall/shared/games/kriegbot/rules/attacking/silhouettes';
import { robotAt, templateOf, type SeenRobot } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { terrainAt } from '@gearhall/shared/games/kriegbot/rules/field/sight';
import { coreOf } from '@gearhall/shared/games/kriegbot/rules/cores/energy';
import { maxSpeed } from '@gearhall/shared/games/kriegbot/rules/pieces/speed';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Facts } from '../../../stage/contract/contract';
import { plateOf, robotPictures, silhouetteOf, type PlateItem } from '../looks/picture';
import type { Pointed } from '../tools/tool';
import { silhouetteInWords, SIGN_NAMES, TERRAIN_NAMES, TERRAIN_RULES } from '../words/field/board';
import { isOfReserve } from '@gearhall/shared/games/kriegbot/rules/field/reserve';
import { crewOf } from '@gearhall/shared/games/kriegbot/rules/field/landingCraft';
import { passengerLines, unitFacts, unitsHere } from './unitFacts';
import { callsIn } from '../words/field/calls';
import type { OfScenario } from '../words/field/sides';
import { cardInWords } from '../words/cards/cards';
import { aboveInWords } from '../words/infantry/landing';
import { coreName, energyInWords } from '../words/cores/cores';
import {
  capital,
  count,
  facingName,
  fullCardName,
  itemName,
  listOf,
  seenName,
  structureName,
  sideName,
  sideTitle,
  tokenName,
} from '../words/field/names';

type Told = Pick<Facts, 'title' | 'lines'>;

/** The facts about a thing on the board; `asked`: the robot whose plate of slots is open. */
export function factsOf(
  pointed: Pointed,
  view: View,
  names: readonly string[],
  asked: string | undefined,
): Told | undefined {
  if (pointed.kind === 'robot')
    return unitFacts(view, pointed.robot, names) ?? robotFacts(view, pointed.robot, names);
  if (pointed.kind === 'hex') return hexFacts(view, pointed.hex, names);
  const robot = pointed.kind === 'item' && asked !== undefined ? view.robots[asked] : undefined;
  const item = robot && pointed.kind === 'item' && plateOf(robot).find(({ item: id }) => id === pointed.item);
  return robot && item
    ? { title: capital(itemName(robot.chassis, item.item)), lines: itemLines(item) }
    : undefined;
}

function hexFacts(view: View, hex: HexId, names: readonly string[]): Told {
  const terrain = groundOn(view, hex);
  const structure = structureAt(view, hex);
  const now = terrain === 'plain' && !isFlooded(view) ? 'plain' : terrainAt(view, hex);
  const rule = TERRAIN_RULES[now];
  const robot = robotAt(view, hex);
  const crew = structure && crewOf(view, structure);
  const lines = [
    capital(TERRAIN_NAMES[now]),
    ...(crew
      ? [
          `The landing craft of ${sideName(crew, view.options)}: without it its robots neither power up nor reboot.`,
        ]
      : []),
    ...(rule === undefined ? [] : [rule]),
    ...(structure
      ? [capital(`${structureName(structure, view.options)}: ${condition(view, structure)}`)]
      : []),
    ...(robot ? [capital(callsIn(view, names).full(robot.id))] : []),
    ...view.tokens.filter(({ at }) => at === hex).map((token) => lyingLine(token, view.options)),
    ...unitsHere(view, hex, names),
    ...(view.disks ?? [])
      .filter(({ at }) => at === hex)
      .map(({ unit }) => `${capital(callsIn(view, names).full(unit))} ${aboveInWords(view, unit)}.`),
  ];
  return { title: hex, lines };
}

const lyingLine = ({ id, kind }: View['tokens'][number], of: OfScenario): string =>
  kind === 'crypto'
    ? `${capital(tokenName(id, of))}: silhouette ${CRYPTO_SILHOUETTE}, one damage destroys it.`
    : `${capital(tokenName(id, of))}.`;

function condition(view: View, structure: StructureId): string {
  const damage = damageOf(view, structure);
  if (damage >= STRUCTURE_HITS) return 'destroyed';
  return `${damage > 0 ? 'damaged' : 'whole'}, silhouette ${silhouetteOfStructure(view, structure)}`;
}

function robotFacts(view: View, id: string, names: readonly string[]): Told | undefined {
  const robot = view.robots[id];
  const picture = new Map(robotPictures(view)).get(id);
  if (!robot || !picture) return undefined;
  const signs = picture.signs.map((sign) => SIGN_NAMES[sign]);
  return {
    title: `${capital(callsIn(view, names).full(id))} (${sideTitle(robot.team, view.options)})`,
    lines: [
      robot.fate === 'derelict' ? derelictLine(robot) : speedLine(robot),
      ...passengerLines(view, id),
      capital(`${silhouetteInWords(silhouetteOf(view, robot))}.`),
      ...officerLine(view, robot),
      ...carriedLines(view, id),
      ...(signs.length > 0 ? [`${capital(listOf(signs))}.`] : []),
      ...plateOf(robot).map((item) => itemLine(robot, item)),
      ...coreLine(robot),
      `Skin: ${seenName(robot.skin.card)}${robot.skin.card !== '' && robot.skin.card !== 'hidden' && !robot.skin.shown ? ' (face down)' : ''}.`,
    ],
  };
}

/** What it carries; of dishes the number. */
function carriedLines(view: View, id: string): readonly string[] {
  const tokens = tokensOf(view, id);
  const dishes = tokens.filter(({ kind }) => kind === 'dish').length;
  const others = tokens.filter(({ kind }) => kind !== 'dish');
  return [
    ...others.map((token) => `Carries ${tokenName(token.id, view.options)}.`),
    ...(dishes > 0 ? [`Carries ${count(dishes, 'energy dish', 'energy dishes')}.`] : []),
  ];
}

/** What lies in the core slot, as far as this viewer knows. */
function coreLine(robot: SeenRobot): readonly string[] {
  const core = coreOf(robot);
  if (!core?.card) return [];
  const name = core.card === 'hidden' ? '' : ` ${coreName(core.card)}`;
  return [`Core:${name} ${energyInWords(robot)}${core.shown ? '' : ', face down'}.`];
}

/** Who of the police it is, and whom it may attack. */
const officerLine = (view: View, robot: SeenRobot): readonly string[] => {
  if (robot.team !== 'police') return [];
  const isCalled = isOfReserve(view, robot);
  return [isCalled ? 'Robocop: may attack anybody.' : 'Officer Krupke: attacks only those who gave cause.'];
};

const derelictLine = ({ cockpit }: SeenRobot): string =>
  cockpit
    ? 'Derelict: its cockpit is empty, and a pilot on foot may take it over.'
    : 'Derelict: nobody drives it any more.';

function speedLine(robot: SeenRobot): string {
  const { rotations, sideslips } = templateOf(robot);
  const slips = sideslips > 0 ? `, ${count(sideslips, 'sideslip', 'sideslips')}` : '';
  return `Speed ${maxSpeed(robot)}, ${count(rotations, 'rotation', 'rotations')}${slips}; faces ${facingName(robot.facing)}.`;
}

function itemLine({ chassis }: SeenRobot, item: PlateItem): string {
  const number = item.numbers === '' ? '' : `${[...item.numbers].join(', ')} `;
  return `${number}${itemName(chassis, item.item)}: ${[what(item), ...markers(item)].filter(Boolean).join(', ')}`;
}

function what({ face, card }: PlateItem): string {
  if (face === 'part') return '';
  if (face === 'empty') return 'empty';
  if (card === '') return 'face down';
  return `${fullCardName(card)}${face === 'back' ? ' (face down)' : ''}`;
}

function markers({ damage, disabled, face }: PlateItem): readonly string[] {
  const marks = [...(damage > 0 ? [`${damage} damage`] : []), ...(disabled ? ['disabled'] : [])];
  return marks.length === 0 && face === 'part' ? ['whole'] : marks;
}

const itemLines = (item: PlateItem): readonly string[] => [
  [what(item), ...markers(item)].filter(Boolean).join(', '),
  ...(item.card === '' ? [] : [cardInWords(item.card)]),
];
