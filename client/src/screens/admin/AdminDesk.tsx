import { useSignal } from '@preact/signals';
import type { IconName } from '../../ui/display/Icon';
import { TabList } from '../../ui/controls/TabList';
import { ADMIN } from '../../ui/words/pages/admin';
import { adminApi } from './adminApi';
import { AuditLog } from './AuditLog';
import { useLive } from './desk';
import { Overview } from './Overview';
import { People } from './People';
import { Reports } from './Reports';
import { Sanctions } from './Sanctions';
import { Sessions } from './Sessions';
import { Tables } from './Tables';

const TABS = {
  overview: 'gear',
  tables: 'board',
  people: 'seats',
  reports: 'flag',
  sanctions: 'pause',
  log: 'log',
} as const satisfies Record<keyof typeof ADMIN.tabs, IconName>;
type Tab = keyof typeof TABS;

/** What an operator who has come in sees. */
export function AdminDesk() {
  const tab = useSignal<Tab>('overview');
  const { value: overview, reload } = useLive(adminApi.overview);
  const waiting = overview.value?.openReports ?? 0;
  const faces = (Object.keys(TABS) as Tab[]).map((id) => ({
    ...{ id, icon: TABS[id] },
    word: id === 'reports' && waiting > 0 ? `${ADMIN.tabs.reports} (${waiting})` : ADMIN.tabs[id],
    fresh: id === 'reports' && waiting > 0,
  }));
  return (
    <>
      <TabList label={ADMIN.title} tabs={faces} chosen={tab.value} onChoose={(id) => (tab.value = id)} />
      <section
        id={`panel-${tab.value}`}
        role="tabpanel"
        aria-labelledby={`tab-${tab.value}`}
        class="admin-panel"
      >
        {tab.value === 'overview' && <Overview overview={overview.value} reload={reload} />}
        {tab.value === 'tables' && <Tables />}
        {tab.value === 'people' && <People />}
        {tab.value === 'reports' && <Reports />}
        {tab.value === 'sanctions' && <Sanctions />}
        {tab.value === 'log' && (
          <>
            <Sessions />
            <AuditLog />
          </>
        )}
      </section>
    </>
  );
}
