import type { FunctionComponent } from 'preact';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { About, SeatLimits } from '@gearhall/shared/core/game/about';
import type { SeriesTerms, SeriesPage } from '@gearhall/shared/games/series';
import { CATALOG, isGameId, type GameId } from '@gearhall/shared/games/catalog';
import { config } from 'zod/v4/core';
import { EXAMPLES, isExampleId, type ExampleId } from '../../../examples';
import { anyNotes, type Course } from '../lessons/lesson';
import type { AnyGameClient } from '../stage/contract/contract';
import type { GameHelp, GameIntro } from '../stage/contract/help';
import type { GameEditor } from '../stage/contract/editor';
import type { OptionControls } from '../stage/contract/words';

// The content security policy forbids code made from text, so zod need not try it.
config({ jitless: true });

/** The chunks of one game, loaded when they are needed. */
interface GameChunks {
  /** The light of its stand: edges, focus, links and progress where the hall is about this game. Absent: steel. */
  readonly accent?: string;
  /** `npm run screenshots -- posters` has written its poster and its machine: public/posters, public/machines. */
  readonly hasPoster?: true;
  /** When its table or its option form is opened. */
  client(): Promise<AnyGameClient>;
  /** When its rules are read; absent where nobody has written them yet. */
  help?(): Promise<GameHelp>;
  /** When the game's own page is opened; absent where nobody has written it yet. */
  intro?(): Promise<GameIntro>;
  /** When a lesson is opened; absent where nobody has written any yet. */
  course?(): Promise<Course>;
  /** When the coach speaks at a table; present where there are lessons. */
  coach?(): Promise<Course['coach']>;
  /** The ids of the lessons in their order, the whole game last: pages that do not load them tell how far one is. */
  readonly lessons?: readonly string[];
  /** How much there is to learn before the first game; absent where there are no lessons. */
  readonly difficulty?: Difficulty;
  /** What one person plays alone, in the page; absent where the game needs others. */
  readonly alone?: AloneGame;
  /** `npm run -s generate -- examples` has written a recorded game: public/examples. */
  readonly hasExample?: true;
  /** `npm run -s measure -- <game> puzzles` has found some: public/puzzles. */
  readonly hasPuzzles?: true;
  /** For the form of a new table alone: options that need a control of their own. */
  optionControls?(): Promise<OptionControls>;
  /** When something is made that the tables of the game can play; absent where nothing can be made. */
  editor?(): Promise<GameEditor>;
  /** A kind of series of its own, as the form for a new table offers it. */
  readonly series?: OwnSeries;
  /** What its page and its tables show of such a series. */
  seriesParts?(): Promise<SeriesParts>;
}

/** Easy to learn, a few rules, much to discover. */
type Difficulty = 1 | 2 | 3;

/** A game for one person, without bots. */
export interface AloneGame {
  readonly name: string;
  /** What it is about, in a sentence. */
  readonly help: string;
  /** What differs from the standard options. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** A kind of series that one game alone has. */
interface OwnSeries {
  readonly terms: SeriesTerms;
  readonly seats: SeatLimits;
  /** The options that are chosen for all its games; the series decides the others. */
  readonly options: readonly string[];
}

/** What is shown of a series of one game's own kind. */
export interface SeriesParts {
  /** Its story so far, and what the viewer knows of it. */
  readonly Story: FunctionComponent<{ readonly page: SeriesPage }>;
  /** What the viewer has to decide. */
  readonly Decisions: FunctionComponent<DecisionsProps>;
}
export interface DecisionsProps {
  readonly page: SeriesPage;
  /** Sends a decision; resolves when the page is up to date. */
  decide(decision: TypedThing): Promise<void>;
}

const GAMES: Readonly<Record<GameId, GameChunks>> = {
  metaltalon: {
    accent: '#7fa8ff',
    hasPoster: true,
    client: async () => (await import('./metaltalon')).metaltalon,
    help: async () => (await import('./metaltalon/help')).help,
    intro: async () => (await import('./metaltalon/help/intro')).intro,
    difficulty: 1,
    course: async () => (await import('./metaltalon/lessons')).course,
    coach: async () => anyNotes((await import('./metaltalon/lessons/coach')).coach),
    lessons: ['moving', 'firing', 'armour', 'launching', 'recycling', 'invading', 'game'],
    hasExample: true,
    hasPuzzles: true,
  },
  metalkrushers: {
    accent: '#ffb347',
    hasPoster: true,
    client: async () => (await import('./metalkrushers')).metalkrushers,
    help: async () => (await import('./metalkrushers/help')).help,
    intro: async () => (await import('./metalkrushers/help/intro')).intro,
    difficulty: 2,
    course: async () => (await import('./metalkrushers/lessons')).course,
    coach: async () => anyNotes((await import('./metalkrushers/lessons/coach')).coach),
    lessons: ['moving', 'striking', 'flanking', 'turning', 'shielding', 'finishing', 'building', 'game'],
    hasExample: true,
    hasPuzzles: true,
  },
  rushncrush: {
    accent: '#ff6a4d',
    hasPoster: true,
    client: async () => (await import('./rushncrush')).rushncrush,
    help: async () => (await import('./rushncrush/help')).help,
    intro: async () => (await import('./rushncrush/help/intro')).intro,
    difficulty: 2,
    course: async () => (await import('./rushncrush/lessons')).course,
    coach: async () => anyNotes((await import('./rushncrush/lessons/coach')).coach),
    lessons: ['starting', 'lanes', 'faster', 'cooler', 'ramming', 'shooting', 'winning', 'game'],
    alone: {
      name: 'Time trial',
      help: 'How few turns do you need to the line?',
      options: { course: 'shortOpen', style: 'arcade' },
    },
    hasExample: true,
    hasPuzzles: true,
    optionControls: async () => (await import('./rushncrush/course')).controls,
  },
  kriegbot: {
    accent: '#7fc98a',
    hasPoster: true,
    client: async () => (await import('./kriegbot')).kriegbot,
    help: async () => (await import('./kriegbot/help')).help,
    intro: async () => (await import('./kriegbot/help/intro')).intro,
    difficulty: 3,
    course: async () => (await import('./kriegbot/lessons')).course,
    coach: async () => anyNotes((await import('./kriegbot/lessons/coach')).coach),
    lessons: [
      'moving',
      'shooting',
      'aiming',
      'choosing',
      'powering',
      'responding',
      'rebooting',
      'overcharging',
      'onFoot',
      'game',
    ],
    alone: {
      name: 'Human Wave, alone',
      help: 'One tank against wave after wave of infantry.',
      options: { scenario: 'humanWave', target: 'reconstructed' },
    },
    hasExample: true,
    hasPuzzles: true,
    optionControls: async () => (await import('./kriegbot/scenarios')).controls,
    editor: async () => (await import('./kriegbot/editor')).editor,
    series: {
      terms: { type: 'campaign' },
      seats: { min: 2, max: 5 },
      options: ['fragile', 'answers', 'turnLimit'],
    },
    seriesParts: async () => (await import('./kriegbot/scenarios/campaign')).parts,
  },
  metalheads: {
    accent: '#b98bff',
    hasPoster: true,
    client: async () => (await import('./metalheads')).metalheads,
    help: async () => (await import('./metalheads/help')).help,
    intro: async () => (await import('./metalheads/help/intro')).intro,
    difficulty: 3,
    course: async () => (await import('./metalheads/lessons')).course,
    coach: async () => anyNotes((await import('./metalheads/lessons/coach')).coach),
    lessons: ['taking', 'building', 'activating', 'matching', 'repairing', 'chaining', 'ending', 'game'],
    alone: {
      name: 'Alone',
      help: 'Against a Monster that builds Robots of its own.',
      options: { nations: 'dealt' },
    },
    hasExample: true,
    hasPuzzles: true,
  },
};

/** Chunks of the worked examples, which few halls offer. */
const EXAMPLE_CHUNKS: Readonly<Record<ExampleId, GameChunks>> = {
  kuhn: { client: async () => (await import('../../../examples/kuhn/client')).kuhn },
};

/** What is known about a game before it is loaded; `undefined` where this page has no such game. */
export function aboutOf(id: string): About | undefined {
  if (isGameId(id)) return CATALOG[id];
  return isExampleId(id) ? EXAMPLES[id] : undefined;
}

function chunksOf(id: string): GameChunks | undefined {
  if (isGameId(id)) return GAMES[id];
  return isExampleId(id) ? EXAMPLE_CHUNKS[id] : undefined;
}

/** Loads a game's words and rules. Its scene is loaded when it is drawn. */
export function loadGameClient(id: string): Promise<AnyGameClient> {
  return chunksOf(id)?.client() ?? Promise.reject(new Error(`This page has no game called "${id}".`));
}

export const hasHelp = (id: string): boolean => chunksOf(id)?.help !== undefined;

/** A colour of CSS: the game's, or that of the theme for everything that is about no game (ui/theme/theme.css). */
export const accentOf = (id: string): string => chunksOf(id)?.accent ?? 'var(--steel)';

/** A game's picture wherever it is offered, 16 by 10: from its board, or drawn by hand. */
export const posterOf = (id: string): string =>
  chunksOf(id)?.hasPoster ? `/posters/${id}.webp` : `/faces/${id}.svg`;

/** The picture of one of its machines on a clear ground; `undefined` where there is none. */
export const machineOf = (id: string): string | undefined =>
  chunksOf(id)?.hasPoster && `/machines/${id}.webp`;

export const hasExample = (id: string): boolean => chunksOf(id)?.hasExample ?? false;

export const hasPuzzles = (id: string): boolean => chunksOf(id)?.hasPuzzles ?? false;

/** Loads what is told of a game's rules, without the game; `undefined` where it has none. */
export const loadGameHelp = async (id: string): Promise<GameHelp | undefined> => chunksOf(id)?.help?.();

/** Loads what a newcomer reads on the game's page; `undefined` where it has none. */
export const loadGameIntro = async (id: string): Promise<GameIntro | undefined> => chunksOf(id)?.intro?.();

export const hasCourse = (id: string): boolean => chunksOf(id)?.course !== undefined;

/** Loads the lessons of a game and what its coach says; `undefined` where it has none. */
export const loadCourse = async (id: string): Promise<Course | undefined> => chunksOf(id)?.course?.();

/** Loads what the coach of a game says, without its lessons; nothing where it has none. */
export const loadCoach = async (id: string): Promise<Course['coach']> =>
  (await chunksOf(id)?.coach?.()) ?? [];

/** The ids of a game's lessons in their order, the whole game last; none where it has no lessons. */
export const lessonsOf = (id: string): readonly string[] => chunksOf(id)?.lessons ?? [];

export const difficultyOf = (id: string): Difficulty | undefined => chunksOf(id)?.difficulty;

/** What one person plays alone; `undefined` where the game needs others. */
export const aloneGameOf = (id: string): AloneGame | undefined => chunksOf(id)?.alone;

export const hasEditor = (id: string): boolean => chunksOf(id)?.editor !== undefined;

/** Loads what a game lets people make; `undefined` where it lets them make nothing. */
export const loadGameEditor = async (id: string): Promise<GameEditor | undefined> => chunksOf(id)?.editor?.();

/** The kind of series that the game alone has; `undefined` where it has none. */
export const ownSeriesOf = (id: string): OwnSeries | undefined => chunksOf(id)?.series;

/** Loads what is shown of such a series. */
export const loadSeriesParts = async (id: string): Promise<SeriesParts | undefined> =>
  chunksOf(id)?.seriesParts?.();

export const loadOptionControls = async (id: string): Promise<OptionControls> =>
  (await chunksOf(id)?.optionControls?.()) ?? {};
