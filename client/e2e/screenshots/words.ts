import { SHOWN, SHOWN_GAMES } from './moments';

/** The words that select among the screenshots. */

export const HALL = 'hall';
const PLACES: readonly string[] = [...SHOWN_GAMES, HALL];
export const SIZE_NAMES = ['1440x900', '1366x650', '1920x1080', '390x844', '360x740'] as const;

/** The scenarios of Kriegbot that are shown, and the questions that only they ask. */
export const SCENARIOS = {
  missionControl: ['embark', 'walk', 'fire'],
  aftermath: ['disk', 'revive', 'move'],
  wmd: ['build', 'placeTent', 'walk', 'blowUp'],
  downedPilot: ['namePilot', 'walk', 'board'],
  bombsAway: ['callBomb', 'disk', 'attack'],
  teslaTower: ['build', 'powerUp', 'attack'],
} as const;
export type Scenario = keyof typeof SCENARIOS;
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as Scenario[];
/** Positions from a script, and pages of a campaign: each is one picture, without moments. */
export const SCENES = ['wmd-blast', 'wmd-bunkers', 'bombsAway-call', 'missionControl-door'] as const;
export const CAMPAIGN = ['campaign-vote', 'campaign-spoils'] as const;
const PARTS: readonly string[] = [...SCENARIO_NAMES, ...SCENES, ...CAMPAIGN];

const MOMENTS: readonly string[] = [
  ...['home', 'new', 'gathering', 'first', 'middle', 'end', 'replay'],
  ...SHOWN_GAMES.flatMap((game) => SHOWN[game].asked),
  ...Object.values(SCENARIOS).flat(),
];
/** How they are taken: without WebGL; and for README.md. */
export const WITHOUT_WEBGL = 'without-webgl';
export const README = 'readme';

const KINDS = [PLACES, SIZE_NAMES, PARTS, MOMENTS, [WITHOUT_WEBGL, README]] as const;

/** What is to be taken. Where no word of a kind is given, all of that kind are meant. */
export class Wanted {
  /** Throws where there is a word that means nothing. */
  constructor(private readonly words: readonly string[]) {
    const unknown = words.filter((word) => !KINDS.flat().includes(word));
    if (unknown.length === 0) return;
    const known = KINDS.map((kind) => `  ${[...new Set(kind)].join(', ')}`).join('\n');
    throw new Error(`No such words: ${unknown.join(', ')}. There are\n${known}`);
  }

  has(word: string): boolean {
    return this.words.includes(word);
  }

  /** A game, or the hall. */
  place(one: string): boolean {
    return this.isMeant(one, PLACES);
  }

  size(one: string): boolean {
    return this.isMeant(one, SIZE_NAMES);
  }

  /** A moment of a game as it is usually played, or of the hall. */
  moment(one: string): boolean {
    return !this.names(PARTS) && this.isMeant(one, MOMENTS);
  }

  /** A moment of a scenario. */
  momentIn(scenario: string, one: string): boolean {
    return this.place('kriegbot') && this.isMeant(scenario, PARTS) && this.isMeant(one, MOMENTS);
  }

  /** A picture that has no moments. */
  scene(one: string): boolean {
    return this.place('kriegbot') && this.isMeant(one, PARTS) && !this.names(MOMENTS);
  }

  private names(kind: readonly string[]): boolean {
    return this.words.some((word) => kind.includes(word));
  }

  private isMeant(one: string, kind: readonly string[]): boolean {
    return this.has(one) || !this.names(kind);
  }
}
