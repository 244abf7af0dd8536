import { Guard } from '../../../ui/display/Guard';
import { TabList } from '../../../ui/controls/TabList';
import { useMedia } from '../../../ui/theme/useMedia';
import { WORDS } from '../../../ui/words/words';
import { ChatPanel } from '../log/ChatPanel';
import { useUnread } from '../log/useUnread';
import { LogPanel } from '../log/LogPanel';
import { TALKS, usePanels, type Talk } from '../session/panels';
import { SeatsPanel } from './SeatsPanel';
import { useTableSession } from '../session/tableSession';

/** From this window height on, log and chat stand one above the other. */
const ROOMY = '(min-height: 1000px)';

const CONTENT = { log: LogPanel, chat: ChatPanel } as const satisfies Record<Talk, unknown>;

/** Everybody else: who sits where, what has happened, what people say. */
export function OthersColumn() {
  return (
    <>
      <section class="panel seats-panel" id="panel-seats" aria-label={WORDS.table.seats} tabIndex={-1}>
        <Guard>
          <SeatsPanel />
        </Guard>
      </section>
      <Talks />
    </>
  );
}

function Talks() {
  const isHigh = useMedia(ROOMY);
  const { talk, layout } = usePanels();
  const { local } = useTableSession();
  const unread = useUnread();
  const isRoomy = isHigh.value && layout.value === 'wide';
  if (local) return <LogSection />;
  if (isRoomy)
    return (
      <>
        <LogSection />
        <section class="panel chat-panel" id="panel-chat" aria-label={WORDS.table.chat} tabIndex={-1}>
          <ChatPanel />
        </section>
      </>
    );
  const Content = CONTENT[talk.value];
  return (
    <div class="talks">
      <TabList
        label={`${WORDS.table.log}, ${WORDS.table.chat}`}
        tabs={TALKS.map((id) => ({ id, icon: id, word: WORDS.table[id], ...(id === 'chat' && unread) }))}
        chosen={talk.value}
        onChoose={(id) => (talk.value = id)}
      />
      <div
        class="panel grows"
        id={`panel-${talk.value}`}
        role="tabpanel"
        aria-labelledby={`tab-${talk.value}`}
        tabIndex={-1}
      >
        <Guard key={talk.value}>
          <Content />
        </Guard>
      </div>
    </div>
  );
}

function LogSection() {
  return (
    <section class="panel log-panel" id="panel-log" aria-label={WORDS.table.log} tabIndex={-1}>
      <Guard>
        <LogPanel />
      </Guard>
    </section>
  );
}
