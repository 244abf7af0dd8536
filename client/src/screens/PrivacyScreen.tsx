import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Link } from '../app/Link';
import { ME_PATH } from '../app/router';
import { api, type HallFacts } from '../net/api';
import { Shell } from '../ui/Shell';
import { WORDS } from '../ui/words';
import { PRIVACY } from '../ui/words/privacy';

/** What the hall keeps of people, and for how long. */
export function PrivacyScreen() {
  const keeps = useSignal<HallFacts['keeps'] | 'unknown' | undefined>(undefined);
  useEffect(() => {
    document.title = `${PRIVACY.title} · ${WORDS.hall.name}`;
    api.hall().then(
      (hall) => (keeps.value = hall.keeps),
      () => (keeps.value = 'unknown'),
    );
  }, [keeps]);
  return (
    <Shell>
      <article class="prose">
        <h1>{PRIVACY.title}</h1>
        <p>{PRIVACY.lead}</p>
        <h2>{PRIVACY.hall}</h2>
        <List items={PRIVACY.kept} />
        <p>{PRIVACY.notKept}</p>
        <h2>{PRIVACY.browser}</h2>
        <List items={PRIVACY.inBrowser} />
        <p>{PRIVACY.noCookies}</p>
        <h2>{PRIVACY.long}</h2>
        <HowLong keeps={keeps.value} />
        <h2>{PRIVACY.yours}</h2>
        <p>
          {PRIVACY.own} <Link to={ME_PATH}>{WORDS.hall.me}</Link>
        </p>
        <p>{PRIVACY.notDeleted}</p>
      </article>
    </Shell>
  );
}

const List = ({ items }: { readonly items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

function HowLong({ keeps }: { readonly keeps: HallFacts['keeps'] | 'unknown' | undefined }) {
  if (keeps === undefined) return <p role="status">{WORDS.hall.loading}</p>;
  if (keeps === 'unknown') return <p role="status">{PRIVACY.unknown}</p>;
  return (
    <List
      items={[
        PRIVACY.unstarted,
        PRIVACY.personal(keeps.days),
        PRIVACY.records(keeps.recordsDays),
        PRIVACY.moderation(keeps.days),
      ]}
    />
  );
}
