import type {
  DeckId,
  ExpansionWord,
  MoleBar,
  Problem,
  ProblemCode,
  ProblemDetails,
} from '@gearhall/shared/games/kriegbot/content/edited/problem';
import { capital, count, edgeName, fullCardName, fixedName, TEAM_NAMES } from '../../words/field/names';
import { LIMIT_NAMES, VICTORY_WORDS } from './words';

/** The parts of the editor that a problem can be put right in. */
export const SECTION_IDS = ['name', 'map', 'green', 'yellow', 'sizes', 'winning', 'laws'] as const;
type SectionId = (typeof SECTION_IDS)[number];

interface Told<Detail> {
  readonly section: SectionId | ((detail: Detail) => SectionId);
  readonly say: (detail: Detail) => string;
}

const inSide = ({ team }: { readonly team: 'green' | 'yellow' }): SectionId => team;
const wayName = (way: keyof typeof VICTORY_WORDS): string => `“${VICTORY_WORDS[way].name}”`;

const EXPANDED: Readonly<Record<ExpansionWord, string>> = {
  suicidal: 'Bombs on people belong',
  callsBombs: 'Calling bombs belongs',
  coresLack: 'Power cores belong',
  freeOvercharge: 'Dice for nothing belong',
  boarded: 'Infantry aboard robots belongs',
};
const DECKS: Readonly<Record<DeckId, string>> = { weapon: 'weapons', system: 'systems', skin: 'skins' };
const MOLE_BARS: Readonly<Record<MoleBar, string>> = {
  pilots: 'has no pilots: at most 0',
  tents: 'has no infantry',
  exit: 'begins at its edge, and leaves over either edge with something to carry',
  powers: 'has no landing craft, no bombardment, no bombs and no hacking',
};

const PROBLEMS: { readonly [Code in ProblemCode]: Told<ProblemDetails[Code]> } = {
  noName: { section: 'name', say: () => 'It has no name yet.' },
  edgeTooNarrow: {
    section: 'map',
    say: ({ edge }) =>
      `At the ${edgeName(edge)} edge there is not enough room for all robots to begin: every template must be able to stand there, whichever edge a side draws.`,
  },
  noWayAcross: {
    section: 'map',
    say: () => 'No way leads from edge to edge that every template can go.',
  },
  noRoomAnywhere: { section: 'map', say: () => 'There is hardly any ground that every template may enter.' },
  sharedHex: {
    section: 'map',
    say: ({ at, structures }) =>
      `${capital(structures.map((id) => fixedName(id)).join(' and '))} are on the same hex, ${at}.`,
  },
  noFlag: { section: 'map', say: () => 'The flag wins, but there is none on the map.' },
  flagBarred: {
    section: 'map',
    say: ({ at }) => `The flag is on ${at}, which not every template may enter.`,
  },
  flagOutOfReach: {
    section: 'map',
    say: ({ at, edge }) =>
      `From the ${edgeName(edge)} edge, no way that every template can go leads to the flag on ${at}.`,
  },
  standsBadly: {
    section: 'map',
    say: ({ id, at }) =>
      `${capital(fixedName(id))} cannot stand on ${at}: it needs firm ground away from the border.`,
  },
  standsOutOfReach: {
    section: 'map',
    say: ({ id, at, edge }) =>
      `From the ${edgeName(edge)} edge, no way that every template can go leads to ${fixedName(id)} on ${at}.`,
  },
  powerOutOfReach: {
    section: 'laws',
    say: ({ at, edge }) =>
      `From the ${edgeName(edge)} edge, no way that every template can go leads near ${at}, where robots power up.`,
  },
  sameSize: {
    section: 'sizes',
    say: ({ robots }) =>
      `Two sizes have ${count(robots, 'robot')} on their larger side: the table could not choose between them.`,
  },
  tentsUnexpanded: {
    section: 'sizes',
    say: () => 'Infantry belongs to the expansion: the scenario must always be played with it.',
  },
  unexpanded: {
    section: 'sizes',
    say: ({ word }) => `${EXPANDED[word]} to the expansion: the scenario must always be played with it.`,
  },
  tooFewChassis: {
    section: inSide,
    say: ({ team, robots }) =>
      `${TEAM_NAMES[team]} has up to ${count(robots, 'robot')}, but fewer templates to choose from.`,
  },
  pilotsSpan: {
    section: inSide,
    say: ({ team }) => `${TEAM_NAMES[team]} has at least more pilots than at most.`,
  },
  tooManyPilots: {
    section: inSide,
    say: ({ team, robots }) =>
      `${TEAM_NAMES[team]} needs more pilots than it has robots: ${robots} at the smallest size.`,
  },
  honchoPilots: {
    section: inSide,
    say: ({ team }) => `${TEAM_NAMES[team]} has a honcho: then exactly one robot has a pilot.`,
  },
  exitWithoutEdge: {
    section: inSide,
    say: ({ team }) => `${TEAM_NAMES[team]} begins at no edge: its robots have none to leave by.`,
  },
  craftWithoutEdge: {
    section: inSide,
    say: ({ team }) =>
      `${TEAM_NAMES[team]} has a landing craft: it must begin at an edge, where its TV tower is.`,
  },
  callsWithoutEdge: {
    section: inSide,
    say: ({ team }) =>
      `${TEAM_NAMES[team]} calls bombs from its TV tower: it must begin at an edge, where that is.`,
  },
  bombsWithoutPilots: {
    section: inSide,
    say: ({ team }) => `${TEAM_NAMES[team]} has bombs on its people: every robot of it needs a pilot.`,
  },
  behindWithoutEdge: {
    section: inSide,
    say: ({ team }) =>
      `The infantry of ${TEAM_NAMES[team]} begins near the edge of the enemy: its robots must begin at an edge.`,
  },
  tooFewPosts: {
    section: 'laws',
    say: ({ team, tents }) =>
      `The infantry of ${TEAM_NAMES[team]} begins in buildings that players place: there must be at least ${tents}.`,
  },
  twoGarrisons: {
    section: 'green',
    say: () => 'The infantry of only one side can begin in the buildings that players place.',
  },
  boardedElsewhere: {
    section: inSide,
    say: ({ team }) =>
      `Footsoldiers begin aboard robots: those of ${TEAM_NAMES[team]} cannot begin elsewhere, nor its robots above the map.`,
  },
  tooManyAboard: {
    section: 'sizes',
    say: ({ team, robots }) =>
      `${capital(count(robots, 'robot'))} of ${TEAM_NAMES[team]} cannot carry all footsoldiers: each carries four.`,
  },
  twoHiding: { section: 'green', say: () => 'Only one side can have a pilot in hiding.' },
  tooFewDecoys: {
    section: 'sizes',
    say: ({ team }) =>
      `${TEAM_NAMES[team]} hides a pilot: it needs two footsoldiers or more at each size, and no motorized ones.`,
  },
  hidingAtHome: {
    section: inSide,
    say: ({ team }) =>
      `${TEAM_NAMES[team]} hides a pilot: its infantry must begin near the edge of the enemy, or in buildings.`,
  },
  hidingWithoutHome: {
    section: inSide,
    say: ({ team }) =>
      `${TEAM_NAMES[team]} hides a pilot: its robots must begin at an edge, and may leave over it.`,
  },
  hidingUndecided: {
    section: 'winning',
    say: () => `A pilot hides: ${wayName('pilotHome')} must win, and after it ${wayName('pilotDead')}.`,
  },
  tooFewCards: {
    section: 'laws',
    say: ({ team, deck, slots }) =>
      `Too many ${DECKS[deck]} are banned: the robots of ${TEAM_NAMES[team]} may need ${slots}.`,
  },
  tooFewPilots: {
    section: 'laws',
    say: ({ team }) => `Too many pilots are banned: ${TEAM_NAMES[team]} has to bring more.`,
  },
  neededBanned: {
    section: 'laws',
    say: ({ team, card }) => `${TEAM_NAMES[team]} hacks with the ${fullCardName(card)}, which is banned.`,
  },
  tooManyBuildings: {
    section: 'laws',
    say: ({ number }) => `Players would place ${number} buildings: there are ten at most.`,
  },
  tooFewSites: {
    section: 'laws',
    say: ({ sites, needed }) =>
      `Buildings could stand on ${count(sites, 'hex', 'hexes')}. With robots on the map, there must be at least ${needed}.`,
  },
  sitesAtBorder: {
    section: 'laws',
    say: () =>
      'Buildings at the border could keep robots from beginning: they must be at least 1 hex from it.',
  },
  noTower: {
    section: 'map',
    say: ({ team, structure }) =>
      `${TEAM_NAMES[team]} needs a TV tower wherever it begins: ${fixedName(structure)} is missing.`,
  },
  noVictory: { section: 'winning', say: () => 'Nothing wins.' },
  noHuman: {
    section: inSide,
    say: ({ team }) => `${wayName('humanLost')} wins, so ${TEAM_NAMES[team]} needs at least one pilot.`,
  },
  noRunner: {
    section: 'winning',
    say: ({ way }) => `${wayName(way)} needs a side that leaves over the far edge.`,
  },
  twoRunners: {
    section: 'winning',
    say: ({ way }) => `${wayName(way)} needs one side that leaves over the far edge, not two.`,
  },
  lostAbove: {
    section: 'winning',
    say: ({ team, way }) =>
      `${TEAM_NAMES[team]} begins above the map: by ${wayName(way)} it would lose at once.`,
  },
  nobodyCarries: {
    section: 'winning',
    say: ({ way }) => `${wayName(way)} needs a side that begins at an edge and may leave over it.`,
  },
  noBunkers: {
    section: 'laws',
    say: ({ way }) => `${wayName(way)} wins, but players place no bunkers.`,
  },
  noBombers: {
    section: 'winning',
    say: ({ way }) =>
      `${wayName(way)} needs exactly one side with bombs on its people: it guards the bunkers.`,
  },
  noControl: {
    section: 'map',
    say: ({ way }) =>
      `“${way === 'lastControl' ? VICTORY_WORDS[way].name : LIMIT_NAMES.control}” needs Mission Control on the map.`,
  },
  controlWithoutTents: {
    section: 'sizes',
    say: () => 'Who holds Mission Control decides, but no side has infantry.',
  },
  nobodyHides: {
    section: 'winning',
    say: ({ way }) => `${wayName(way)} needs a side with a pilot in hiding.`,
  },
  noMole: { section: 'winning', say: ({ way }) => `${wayName(way)} needs a mole.` },
  moleTooFew: {
    section: 'sizes',
    say: () => 'With a mole, each side has at least two robots at each size.',
  },
  moleBarred: {
    section: inSide,
    say: ({ team, by }) => `With a mole, ${TEAM_NAMES[team]} ${MOLE_BARS[by]}.`,
  },
  moleFlag: { section: 'map', say: () => 'With a mole there is no flag: what is carried is crypto.' },
  moleWay: {
    section: 'winning',
    say: ({ way }) => `${wayName(way)} does not go with a mole.`,
  },
  moleCannotWin: {
    section: 'winning',
    say: () => `With a mole, ${wayName('moleOut')} must win, before ${wayName('cryptoOut')}.`,
  },
  moleLimit: { section: 'winning', say: () => 'With a mole, nobody wins at the turn limit.' },
  limitWithoutFlag: {
    section: 'winning',
    say: () => 'The flag decides at the turn limit, but there is none on the map.',
  },
  cannotWin: { section: 'winning', say: ({ team }) => `${TEAM_NAMES[team]} cannot win at all.` },
};

export interface ToldProblem {
  readonly section: SectionId;
  readonly sentence: string;
}

export function problemInWords({ code, detail }: Problem): ToldProblem {
  const told = PROBLEMS[code] as Told<unknown>;
  return {
    section: typeof told.section === 'function' ? told.section(detail) : told.section,
    sentence: told.say(detail),
  };
}
