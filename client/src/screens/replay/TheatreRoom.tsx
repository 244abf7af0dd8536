import './replay.css';
import { useSignalEffect } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Guard } from '../../ui/display/Guard';
import type { IconName } from '../../ui/display/Icon';
import { announce } from '../../ui/notices/notices';
import { TabList } from '../../ui/controls/TabList';
import { REPLAY } from '../../ui/words/pages/replay';
import { useLayout } from '../table/session/panels';
import { SheetHandle } from '../table/panels/SheetHandle';
import { AnalysisPlace } from './analysis/AnalysisPlace';
import { useAnalysis, type LoadAnalysis, type LoadedAnalysis } from './analysis/useAnalysis';
import { toldOf } from './playback/chronicle';
import { ReplayLog } from './ReplayLog';
import { ReplaySeats } from './ReplaySeats';
import { steerPlayback } from './playback/replayKeys';
import { TheatreBoard } from './TheatreBoard';
import { THEATRE_TABS, useTheatre, type Theatre, type TheatreTab } from './playback/theatre';
import { Transport } from './Transport';

const ICONS = { log: 'log', seats: 'seats', dice: 'dice', analysis: 'curve' } as const satisfies Record<
  TheatreTab,
  IconName
>;
const PANELS = { log: ReplayLog, seats: ReplaySeats } as const;

interface TheatreRoomProps extends AnalysisProps {
  /** Placed above the board. */
  readonly children?: ComponentChildren;
  /** The page of the dice, where there is one. */
  readonly dice?: ComponentType;
}

interface AnalysisProps {
  /** Where the game can be analysed. */
  readonly analysis?: LoadAnalysis | undefined;
  /** It has been asked for on the way here. */
  readonly isAnalysed?: boolean;
}

/**
 * The board as it was, its playback controls, and the panels around it: the same for replays and for
 * looking back.
 */
export function TheatreRoom({ children, dice, analysis: load, isAnalysed = false }: TheatreRoomProps) {
  const theatre = useTheatre();
  const { layout } = theatre;
  useLayout(theatre);
  useKeys(theatre);
  useStepsSpoken(theatre);
  useEffect(() => () => theatre.playback.pause(), [theatre]);
  const analysis = useAnalysis(load, isAnalysed);
  const isWide = layout.value === 'wide';
  return (
    <>
      {isWide && (
        <aside class="side left" aria-label={REPLAY.seats}>
          <section class="panel grows" id="panel-seats" tabIndex={-1} aria-label={REPLAY.seats}>
            <Guard>
              <ReplaySeats />
            </Guard>
          </section>
        </aside>
      )}
      <main class="theatre-room">
        <div class="theatre-note">{children}</div>
        <BoardRoom />
        <Transport analysis={analysis} />
      </main>
      <TheatrePanels tabs={tabsOf(isWide, { dice, analysis })} {...{ dice, analysis }} />
    </>
  );
}

/** What some theatres have beside the board, and others have not. */
interface Extras {
  readonly dice: ComponentType | undefined;
  readonly analysis: LoadedAnalysis | undefined;
}

function tabsOf(isWide: boolean, extras: Extras): readonly TheatreTab[] {
  return THEATRE_TABS.filter((tab) => {
    if (tab === 'seats') return !isWide;
    return tab === 'log' || extras[tab] !== undefined;
  });
}

/** The board with its keys. */
function BoardRoom() {
  const theatre = useTheatre();
  const { playback } = theatre;
  const onKey = (event: KeyboardEvent) => {
    // Arrow keys steer a board that was focused by keyboard, but not one that was only clicked.
    const host = event.target instanceof HTMLElement ? event.target.closest('.board-host') : null;
    if (!host || host.matches(':focus-visible') || !steerPlayback(playback, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="board-room" onKeyDownCapture={onKey}>
      <TheatreBoard theatre={theatre} />
    </div>
  );
}

interface TheatrePanelsProps extends Extras {
  readonly tabs: readonly TheatreTab[];
}

/** The panels as tabs: beside the board, or on a phone in a sheet below it. */
function TheatrePanels({ tabs, dice, analysis }: TheatrePanelsProps) {
  const { tab, sheet, layout } = useTheatre();
  const now = tabs.includes(tab.value) ? tab.value : 'log';
  const Content = now === 'log' || now === 'seats' ? PANELS[now] : (dice ?? ReplayLog);
  const isTall = layout.value === 'tall';
  const choose = (id: TheatreTab) => {
    tab.value = id;
    if (sheet.value === 'low') sheet.value = 'half';
  };
  const content = (
    <Guard key={now}>{now === 'analysis' ? <AnalysisPlace analysis={analysis} /> : <Content />}</Guard>
  );
  if (tabs.length === 1) {
    return (
      <aside class="sheet single" aria-label={REPLAY.panels}>
        <section class="panel grows" id={`panel-${now}`} aria-label={REPLAY[now]} tabIndex={-1}>
          {content}
        </section>
      </aside>
    );
  }
  return (
    <aside class={`sheet ${isTall ? sheet.value : ''}`} aria-label={REPLAY.panels}>
      {!(isTall && sheet.value === 'low') && (
        <div
          class="panel grows"
          id={`panel-${now}`}
          role="tabpanel"
          aria-labelledby={`tab-${now}`}
          tabIndex={-1}
        >
          {content}
        </div>
      )}
      <div class="sheet-foot">
        <TabList
          label={REPLAY.panels}
          tabs={tabs.map((id) => ({ id, icon: ICONS[id], word: REPLAY[id] }))}
          chosen={now}
          onChoose={choose}
        />
        {isTall && <SheetHandle sheet={sheet} />}
      </div>
    </aside>
  );
}

function useKeys({ playback }: Theatre): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (steerPlayback(playback, event)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [playback]);
}

/** Reads out steps made by hand; during playback there would be too many. */
function useStepsSpoken({ playback }: Theatre): void {
  const isFirst = useRef(true);
  useSignalEffect(() => {
    const step = playback.told.value;
    if (!isFirst.current && !playback.playing.peek()) {
      const told = toldOf(playback.chronicle.peek(), step).map(({ text }) => text);
      announce([REPLAY.atInWords(step, playback.length), ...told].join('. '));
    }
    isFirst.current = false;
  });
  useEffect(() => () => announce(''), []);
}
