import type { ReadonlySignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { AnyTableRules, TypedThing } from '@gearhall/shared/core/game';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { SeatLook } from '../../ui/theme/seatLooks';
import type { Recipes } from '../../sound/recipe';
import type { GuideMarks } from '../highlights/GuideMarks';
import type { Victory } from './celebration';
import type { DashboardProps, SeatPictureProps } from './dashboard';
import type { PaintMachine } from './machine';
import type { TurnOrder } from './turnOrder';
import type { Words } from './words';
import type { Finished, Summary } from '@gearhall/shared/core/replay/summary';

/**
 * What a game brings to the client. The shell knows a game only through this.
 *
 * @example
 * ```ts
 * import { anyTableRules } from '@gearhall/shared/core/game';
 * import { anyGameClient, type GameClient } from '../../client/src/stage/contract/contract';
 * import { basicWords } from '../../client/src/stage/basic/basicWords';
 * import { kuhn } from './rules';
 *
 * const client: GameClient<unknown, { type: string }, { type: string }> = {
 *   rules: anyTableRules(kuhn),
 *   words: basicWords,
 *   loadScene: async () => (await import('../../client/src/stage/basic/BasicBoard')).mountBasicBoard,
 * };
 *
 * export const pennies = anyGameClient(client);
 * ```
 */
export interface GameClient<View, Action extends TypedThing, Event extends TypedThing> {
  /** What a table needs of the game's rules. */
  readonly rules: AnyTableRules;
  /** Every sentence that a player reads. */
  readonly words: Words<View, Action, Event>;
  /** How a finished game is summed up besides its winners; absent where there is no summary. */
  readonly ending?: Ending;
  /** Loads the sounds of its own, by name, over those that all games have; absent: it has none. */
  loadSounds?(): Promise<Recipes>;
  /**
   * What a seat that has to act is called for. Absent: for its turn, whenever it has to act and had not to before.
   */
  calledFor?(view: View, seat: Seat): Call;
  /**
   * The only thing left to do when there is nothing to choose: ending the turn, or the only answer to a
   * question. The client sends it by itself, once, after an action of its own. Absent or undefined
   * wherever a pause would give something away to the others, and before anything that cannot be taken
   * back, like dice.
   */
  leftover?(view: View, seat: Seat, legal: readonly Action[]): Action | undefined;
  /**
   * The answer to a question that is put to this seat only so that nobody learns what it holds: whatever it answers,
   * nothing changes. Where all others are bots the page gives it by itself. Absent where no game asks like that.
   */
  idle?(view: View, seat: Seat, legal: readonly Action[]): Action | undefined;
  /** What each seat has in front of it, for games that have such a thing: a dashboard. */
  readonly dashboard?: FunctionComponent<DashboardProps<View, Action>>;
  /** What each seat plays with, as a small picture beside it; absent where there is none. */
  readonly seatPicture?: FunctionComponent<SeatPictureProps<View>>;
  /** Loads what paints a seat's machine where there is no board: before the start, and beside the result. */
  loadMachine?(): Promise<PaintMachine<View>>;
  /** Absent: all seats are in the game, in the order of the table, and nobody can tell which of them is next. */
  turnOrder?(view: View): TurnOrder;
  /**
   * How a seat is marked in a team game: in its team's colour, with a shape that differs from its
   * team-mates'. Absent or undefined: in a colour of its own. `options` are the table's, as stored.
   */
  seatLook?(seat: Seat, table: { readonly options: unknown; readonly seats: number }): SeatLook | undefined;
  /** Converts a view stored under older rules to today's shape; absent where every stored view has it. */
  storedView?(view: View): View;
  /** Loads PixiJS and the scene; called when a table is opened. */
  loadScene(): Promise<MountScene<View, Action, Event>>;
}

/**
 * Why a seat has to act.
 *
 * @example
 * ```ts
 * import type { Call } from '../../client/src/stage/contract/contract';
 *
 * // Everybody may answer a bet, and then it is the next one's turn.
 * export const calledFor = ({ round, bet }: { round: number; bet: number }): Call =>
 *   bet > 0 ? { to: 'answer', id: `${round} ${bet}` } : { to: 'turn', id: `${round}` };
 * ```
 */
export interface Call {
  /** `turn`: it is the seat's own turn, with all that is asked in it. `answer`: the turn is somebody else's, or nobody's. */
  readonly to: 'turn' | 'answer';
  /** Of this turn, or of this question: a seat that looks is called once for each. */
  readonly id: string;
}

/** What counts a finished game: a game's `summary.ts`. */
interface Summariser {
  summarise(finished: Finished<TypedThing, unknown>): Summary;
}

/**
 * How a finished game is summed up.
 *
 * @example
 * ```ts
 * import type { Ending } from '../../client/src/stage/contract/contract';
 *
 * export const ending: Omit<Ending, 'loadSummary'> = { rounds: 'Rounds', damage: 'Coins won', best: 'Your best turn' };
 * ```
 */
export interface Ending {
  /** "Rounds", "Turns". */
  readonly rounds: string;
  /** What the summary counts for each seat: "Cents shot off others", "Robots completed". */
  readonly damage: string;
  /** What it calls the best that somebody has done: "Your best blow". */
  readonly best: string;
  /** Which dice count for luck, as a sentence; absent in a game without dice. */
  readonly dice?: string;
  /** Loads what counts; called once, when a game is over. */
  loadSummary(): Promise<Summariser>;
}

/** A game's client without its own types: the shell holds games as this. */
export type AnyGameClient = GameClient<unknown, TypedThing, TypedThing>;

/**
 * Erases a game's own types. The shell hands back only values that it got from the same game.
 *
 * @example
 * ```ts
 * import { anyGameClient, type GameClient } from '../../client/src/stage/contract/contract';
 *
 * export const erased = (client: GameClient<{ coins: number }, { type: 'take' }, { type: 'took' }>) =>
 *   anyGameClient(client);
 * ```
 */
export function anyGameClient<View, Action extends TypedThing, Event extends TypedThing>(
  client: GameClient<View, Action, Event>,
): AnyGameClient {
  return client as unknown as AnyGameClient;
}

/**
 * Draws the table into `context.host` until it is destroyed.
 *
 * @example
 * ```ts
 * import type { MountScene } from '../../client/src/stage/contract/contract';
 *
 * // A board of plain text.
 * export const mountText: MountScene<{ coins: number }, { type: string }, { type: string }> = (context) => {
 *   const stop = context.view.subscribe((view) => {
 *     context.host.textContent = view ? `${view.coins} coins` : '';
 *   });
 *   return Promise.resolve({ destroy: stop });
 * };
 * ```
 */
export type MountScene<View, Action extends TypedThing, Event extends TypedThing> = (
  context: SceneContext<View, Action, Event>,
) => Promise<Scene>;

export interface Scene {
  /** All running animations jump to their end; absent where nothing moves. */
  finishAnimations?(): void;
  /**
   * Somebody has won: shows it for a moment, and then calls `done`, at once where that is brought to its end. False where
   * there is nothing to see, and `done` is not called.
   */
  celebrate?(victory: Victory, done: () => void): boolean;
  /** Calls `listener` with true whenever all motion that one waits for has ended, that of the camera too; with false when it begins. */
  onRest?(listener: (isAtRest: boolean) => void): void;
  /** Where on the canvas an event happens, in CSS pixels; undefined: nowhere. */
  placeOf?(event: TypedThing): { readonly x: number; readonly y: number } | undefined;
  destroy(): void;
  /**
   * Calls `listener` when nothing can be drawn any more; after a remount the board is drawn without
   * WebGL.
   */
  onLost?(listener: () => void): void;
  /** Calls `listener` when drawing has thrown: the shell says so, and the game goes on without its board. */
  onFailed?(listener: (error: unknown) => void): void;
  /** Present where the camera follows events: the shell offers a button that returns to it. */
  readonly following?: Following | undefined;
}

/** A camera that follows events until somebody pans or zooms. */
export interface Following {
  readonly isOn: ReadonlySignal<boolean>;
  resume(): void;
  /** Shows the whole board, and stays there. */
  whole(): void;
}

export const ANIMATION_SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export type AnimationSpeed = (typeof ANIMATION_SPEEDS)[number];

interface Settings {
  readonly animation: ReadonlySignal<AnimationSpeed>;
  readonly contrast: ReadonlySignal<boolean>;
  /** The system asks for reduced motion: animations may still play, but nothing flashes or shakes. */
  readonly lessMotion: ReadonlySignal<boolean>;
}

/** What a lesson points at, by the ids of units and spaces. */
export interface Guide {
  /** What the lesson is about. */
  readonly marks: ReadonlySignal<readonly string[]>;
  /** What the order that it recommends is about; empty while none is. */
  readonly next: ReadonlySignal<readonly string[]>;
  /** Loads what draws them on a board; no other table needs it. */
  loadMarks(): Promise<typeof GuideMarks>;
}

/**
 * What a scene and the order forms know about their table.
 *
 * @example
 * ```ts
 * import type { SceneContext } from '../../client/src/stage/contract/contract';
 *
 * // A click on the board takes the first legal action, or says why there is none.
 * export const clicked = ({ legal, act, say }: SceneContext<unknown, { type: string }, { type: string }>): void => {
 *   const [first] = legal.peek();
 *   if (first) act(first);
 *   else say('Wait for your turn.');
 * };
 * ```
 */
export interface SceneContext<View, Action extends TypedThing, Event extends TypedThing> {
  /** The element to fill; it may change its size at any time. */
  readonly host: HTMLElement;
  /** The last decoded view; absent before the game has begun. */
  readonly view: ReadonlySignal<View | undefined>;
  /** My seat; absent for a spectator. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  /** My legal actions now; empty for a spectator and while an answer is awaited. */
  readonly legal: ReadonlySignal<readonly Action[]>;
  /** What the players are called, by seat. */
  readonly names: ReadonlySignal<readonly string[]>;
  /** All that has happened so far, with what the core tells of any game; absent where nobody knows. */
  readonly past?: ReadonlySignal<readonly TypedThing[]>;
  /** What has been chosen in an order form or on the board and not yet sent; both show it. */
  readonly planned?: ReadonlySignal<Action | undefined>;
  /** The order that is hovered, pressed or focused in the orders panel: the board shows where it leads. */
  readonly pointedOrder?: ReadonlySignal<Action | undefined>;
  /** Present in a lesson. */
  readonly guide?: Guide;
  /** Makes a choice on the board that the order forms then show too. */
  plan?(action: Action | undefined): void;
  /** What the person has set: animations, contrast. */
  readonly settings: Settings;
  /**
   * Plays a sound of the game, or one that all games have; `across`: where on the screen, from -1 (left) to 1. Absent:
   * the board is silent.
   */
  play?(sound: string, across?: number): void;
  /** Sends an action. Refusals are shown by the shell. */
  act(action: Action): void;
  /** Shows a sentence for a moment, for instance why something cannot be done. */
  say(sentence: string): void;
  /**
   * Scrolls a group of the orders panel (OrderGroup.id) into view, opening the panel where it is closed.
   */
  showOrders?(group: string): void;
  /** Shows the facts of a thing near a point of the page (hover, long press); `undefined` hides them. */
  inspect(facts: Facts | undefined): void;
  /**
   * Events as they arrive, each list once and in order; returns the function that unsubscribes. Where
   * something waits for the board, the listener calls `played` with the place of an event in its list, once that has
   * been shown. `rewound` is called where the game has gone back: nothing of what has been played is sure to have happened.
   */
  onEvents(
    listener: (events: readonly Event[], played?: (place: number) => void) => void,
    rewound?: () => void,
  ): () => void;
}

export interface Facts {
  /** Drawn large above the title: an SVG. */
  readonly picture?: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Page coordinates (clientX, clientY). */
  readonly at: { readonly x: number; readonly y: number };
}
