import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { isCoreEvent } from '@gearhall/shared/core/log/coreEvents';
import type { Outcome } from '@gearhall/shared/core/game';
import type { BotLevel } from '@gearhall/shared/core/bots/bot';
import type { Showing } from '@gearhall/shared/core/replay/showHistory';
import type { AnyGameClient, AnimationSpeed } from '../../../stage/contract/contract';
import type { LogLine, Logged } from '../../../stage/contract/words';
import { soundsOf } from '../../../sound/sounds';
import { settings } from '../../../ui/theme/settings';
import { coreEventLine } from '../../../ui/words/coreEvents';
import { layoutNow, type Layout, type Sheet } from '../../table/session/panels';
import type { MakeContext } from '../../table/board/Board';
import type { Describe } from './chronicle';
import { Playback, type Speed } from './Playback';
import type { Place } from './address';

export const THEATRE_TABS = ['log', 'seats', 'dice', 'analysis'] as const;
export type TheatreTab = (typeof THEATRE_TABS)[number];

/** What is watched, and the state of the page around it. */
export interface Theatre {
  readonly playback: Playback;
  readonly game: AnyGameClient;
  readonly names: readonly string[];
  /** The levels of the bots by seat; undefined for people. */
  readonly levels: readonly (BotLevel | undefined)[];
  /** Present for finished games. */
  readonly outcome: Outcome | undefined;
  readonly layout: Signal<Layout>;
  readonly sheet: Signal<Sheet>;
  readonly tab: Signal<TheatreTab>;
  /** The point of view may be changed: not in a running game. */
  readonly isOver: boolean;
  /** The board is drawn. */
  readonly drawn: Signal<boolean>;
}

interface Programme {
  readonly game: AnyGameClient;
  readonly showing: Showing;
  readonly names: readonly string[];
  /** What was chosen for the table. */
  readonly options: unknown;
  /** The view with which the log begins, where the game had begun before. */
  readonly begun?: unknown;
  /** Absent in a running game, whose own seats panel shows them. */
  readonly levels?: readonly (BotLevel | undefined)[];
  readonly outcome?: Outcome;
  readonly place: Place;
  /** The tab that is open at first; absent: the log. */
  readonly tab?: TheatreTab;
}

/** Opens a theatre for a showing, at the given moment. */
export function openTheatre({
  game,
  showing,
  names,
  options,
  begun,
  levels = [],
  outcome,
  place,
  tab = 'log',
}: Programme): Theatre {
  const pointOfView =
    place.pointOfView ?? showing.viewers.find((viewer) => viewer === 'spectator') ?? showing.viewers[0];
  const playback = new Playback(showing, () => describing(game, names, { options, begun }), {
    pointOfView: pointOfView ?? 'spectator',
    at: place.plays ? place.at - 1 : place.at,
  });
  return {
    playback,
    game,
    names,
    levels,
    outcome,
    layout: signal(layoutNow()),
    sheet: signal<Sheet>('half'),
    tab: signal<TheatreTab>(tab),
    isOver: outcome !== undefined,
    drawn: signal(false),
  };
}

/** Today's words may not know events of older rules: those get no line. */
export function describing(game: AnyGameClient, names: readonly string[], logged: Logged<unknown>): Describe {
  const tell = game.words.logWriter(names, logged);
  return (event): LogLine | undefined => {
    try {
      return isCoreEvent(event) ? coreEventLine(event, names) : tell(event);
    } catch {
      return undefined;
    }
  };
}

const PACES: Readonly<Record<Speed, AnimationSpeed | undefined>> = {
  0.5: 'slow',
  1: undefined,
  2: 'fast',
  4: 'off',
  8: 'off',
};

/** Animations play at the speed of the replay; none for a person who wants no motion. */
function motionOf({ playing, speed }: Playback): ReadonlySignal<AnimationSpeed> {
  return computed(() => {
    const wanted = settings.animation.value;
    return wanted === 'off' || !playing.value ? wanted : (PACES[speed.value] ?? wanted);
  });
}

/** A scene context that shows the playback and accepts no action. */
export function contextFor({ playback, game, names }: Theatre): MakeContext {
  const sounds = soundsOf(game);
  const animation = motionOf(playback);
  const seat = computed(() =>
    typeof playback.pointOfView.value === 'number' ? playback.pointOfView.value : undefined,
  );
  return (host, facts) => ({
    host,
    view: playback.view,
    seat,
    legal: signal([]),
    names: signal(names),
    past: playback.past,
    settings: { ...settings, animation },
    play: (sound, across) => sounds.play(sound, across),
    act: () => undefined,
    say: () => undefined,
    inspect: (now) => (facts.value = now),
    onEvents: (play, rewound) =>
      playback.join({
        events: (events, played) => {
          play(events, (place) => place === events.length - 1 && played());
          return animation.peek() !== 'off' && !document.hidden;
        },
        cut: () => undefined,
        ...(rewound && { rewind: rewound }),
      }),
  });
}

export const TheatreContext = createContext<Theatre | undefined>(undefined);

export function useTheatre(): Theatre {
  const theatre = useContext(TheatreContext);
  if (!theatre) throw new Error('A part of a replay was drawn without one.');
  return theatre;
}
