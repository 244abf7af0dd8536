import type {
  Problem,
  ProblemCode,
  ProblemDetails,
} from '@gearhall/shared/games/kriegbot/content/edited/problems';
import { count, edgeName, STRUCTURE_NAMES, TEAM_NAMES } from '../words/names';
import { VICTORY_WORDS } from './words';

/** The parts of the editor that a problem can be put right in. */
export const SECTION_IDS = ['name', 'map', 'green', 'yellow', 'sizes', 'winning'] as const;
type SectionId = (typeof SECTION_IDS)[number];

interface Told<Detail> {
  readonly section: SectionId | ((detail: Detail) => SectionId);
  readonly say: (detail: Detail) => string;
}

const inSide = ({ team }: { readonly team: 'green' | 'yellow' }): SectionId => team;
const wayName = (way: keyof typeof VICTORY_WORDS): string => `“${VICTORY_WORDS[way].name}”`;

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
      `${structures.map((id) => STRUCTURE_NAMES[id]).join(' and ')} are on the same hex, ${at}.`,
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
  sameSize: {
    section: 'sizes',
    say: ({ robots }) =>
      `Two sizes have ${count(robots, 'robot')} on their larger side: the table could not choose between them.`,
  },
  tentsUnexpanded: {
    section: 'sizes',
    say: () => 'Infantry belongs to the expansion: the scenario must always be played with it.',
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
  noTower: {
    section: 'map',
    say: ({ team, structure }) =>
      `${TEAM_NAMES[team]} needs a TV tower wherever it begins: ${STRUCTURE_NAMES[structure]} is missing.`,
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
