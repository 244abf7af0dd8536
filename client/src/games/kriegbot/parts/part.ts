import type { FunctionComponent } from 'preact';
import type { Seat } from '@gearhall/shared/core/seats';
import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import type {
  ADDED_SKINS,
  ADDED_SYSTEMS,
  ADDED_WEAPONS,
} from '@gearhall/shared/games/kriegbot/content/cards/expansion';
import type { VictoryId } from '@gearhall/shared/games/kriegbot/content/scenario';
import type { HexId, StructureId } from '@gearhall/shared/games/kriegbot/content/map';
import type { Event, EventOf } from '@gearhall/shared/games/kriegbot/events';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Graphics } from 'pixi.js';
import type { Animation } from '../../../stage/animation';
import type { Facts } from '../../../stage/contract';
import type { Palette } from '../../../stage/palette';
import type { Heading } from '../../../ui/words/orderGroups';
import type { Sentence } from '../../../ui/words/sentences';
import type { EffectContext } from '../effects/context';
import type { OrderContext, Wording } from '../words/places';
import type { LineWriter } from '../words/saying';
import type { OwnAction, OwnCause, OwnEvent, OwnQuestion, OwnRefusal, PartId } from './kinds';

/** Draws a building about the middle of its hex. */
export type DrawBuilding = (pen: Graphics, palette: Palette) => void;
export type Drawings = Partial<Readonly<Record<StructureId, DrawBuilding>>>;

/** What it takes to win, and how near that is. */
export type Objective = (view: View, names: readonly string[]) => string;

/** The animation and sound of an event. */
export type Effect<Type extends Event['type']> = (
  event: EventOf<Type>,
  context: EffectContext,
) => readonly Animation[];

/** Of a question: what is going on, and what the asked seat reads. `who`: "Ada’s Robotank", "your Robotank". */
export interface QuestionWords {
  doing(who: string): string;
  prompt(who: string, view: View): string;
}

/** Why somebody has won that way, or why nobody has. */
export interface CauseWords {
  readonly won: string;
  readonly drawn?: string;
}

/** What a scenario or the expansion brings to its tables, and to no others. */
export interface Part<Id extends PartId = PartId> {
  readonly lines: { readonly [Type in OwnEvent<Id>]: LineWriter<Type> };
  readonly effects: { readonly [Type in OwnEvent<Id>]: Effect<Type> };
  readonly orders: {
    readonly [Type in OwnAction<Id>]: (action: ActionOf<Type>, context: OrderContext) => Wording;
  };
  readonly questions: Readonly<Record<OwnQuestion<Id>, QuestionWords>>;
  readonly refusals: Readonly<Record<OwnRefusal<Id>, Sentence>>;
  readonly causes: Readonly<Record<OwnCause<Id>, CauseWords>>;
}

/** How a game has ended. */
export interface Ended {
  readonly winners: readonly Seat[];
  readonly cause: string;
  readonly names: readonly string[];
}

export interface ScenarioPart<Id extends PartId = PartId> extends Part<Id> {
  readonly objective: Objective;
  /** The ways to win that come from it, where an edited scenario has them. */
  readonly ways?: Readonly<Partial<Record<VictoryId, Objective>>>;
  /** What else comes from it, where an edited scenario has it. */
  readonly situation?: Objective;
  /** How what it builds on the map looks, if not like a house. */
  buildings?(view: Pick<View, 'options'>): Drawings;
  /** What was counted, where the end hangs on it: " Points: Green 2, Yellow 1." */
  figures?(view: View): string;
  /** Where its robots begin, if neither at an edge nor anywhere: "on the border of the map". */
  readonly start?: string;
  /** What leaving the map means there. */
  readonly leaving?: { readonly label: string; readonly detail: string };
  /** While cards go round the table: what is going on, and what the asked seat reads. */
  readonly drafting?: {
    status(view: View): string;
    prompt(
      view: View,
      seat: number,
      said: { readonly names: readonly string[]; readonly waiting: string },
    ): string;
  };
  /** The whole sentence about the end, where the usual one does not fit; undefined where it does. */
  ending?(view: View, end: Ended): string | undefined;
}

/** What a scenario says besides its words by kind. */
export type ScenarioWords = Omit<ScenarioPart, keyof Part>;

export type AddedCardId = keyof typeof ADDED_WEAPONS | keyof typeof ADDED_SYSTEMS | keyof typeof ADDED_SKINS;

type Told = Pick<Facts, 'title' | 'lines'>;

/** Besides words, the expansion has cards, order forms and units. */
export interface ExpansionPart extends Part<'expansion'> {
  /** What a card does beyond its figures. */
  cardText(card: AddedCardId): string;
  readonly forms: Readonly<Record<'fire' | 'bailOut', Heading<Action, View>['form']>>;
  /** The tents and drones of a seat: where they are; my own can be told to hold (KX43). */
  readonly Units: FunctionComponent<UnitsProps>;
  readonly facts: {
    /** About a tent or a drone on the map. */
    unitFacts(view: View, id: string, names: readonly string[]): Told | undefined;
    /** "Ada’s footsoldier Adler": who is in a hex. */
    unitsHere(view: View, hex: HexId, names: readonly string[]): readonly string[];
    /** "Adler rides on the turret." */
    passengerLines(view: View, robot: string): readonly string[];
  };
}

export interface UnitsProps {
  readonly view: View;
  readonly owner: number;
  readonly names: readonly string[];
  /** Absent for the units of others. */
  readonly act?: (action: Action) => void;
}
