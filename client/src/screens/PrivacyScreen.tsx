import { useEffect } from 'preact/hooks';
import { Link } from '../app/routing/Link';
import { ME_PATH } from '../app/routing/router';
import type { HallFacts } from '@gearhall/shared/core/pages/hallPages';
import { api } from '../net/requests/api';
import { useAnswer, type Answered } from '../net/requests/useAnswer';
import { Shell } from '../ui/shell/Shell';
import { WORDS } from '../ui/words/words';
import { PRIVACY } from '../ui/words/pages/privacy';

/** What the hall keeps of people, and for how long. */
export function PrivacyScreen() {
  const hall = useAnswer({ ask: () => api.hall() }).value;
  useEffect(() => {
    document.title = `${PRIVACY.title} · ${WORDS.hall.name}`;
  }, []);
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
        <HowLong of={hall} />
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

function HowLong({ of: { answer, error } }: { readonly of: Answered<HallFacts> }) {
  if (!answer) return <p role="status">{error === undefined ? WORDS.hall.loading : PRIVACY.unknown}</p>;
  const { keeps } = answer;
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
