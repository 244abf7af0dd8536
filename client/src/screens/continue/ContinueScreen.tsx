import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { go, tablePath } from '../../app/routing/router';
import { Link } from '../../app/routing/Link';
import { api, ApiError, type ApiCode } from '../../net/requests/api';
import { parseContinuation, type Continuation } from '../../net/guest/devices';
import { becomeGuest, myName, tidyName } from '../../net/guest/guest';
import { forgetMyTables, myTables, rememberTable } from '../../net/stored/myTables';
import { apiSentence } from '../../ui/words/apiSentences';
import { say } from '../../ui/notices/notices';
import { Shell } from '../../ui/shell/Shell';
import { WORDS } from '../../ui/words/words';

/** Read once: it is removed from the address at once, so that no history keeps it. */
function takeFragment(): Continuation | undefined {
  const found = parseContinuation(location.hash);
  if (location.hash !== '') history.replaceState(undefined, '', location.pathname);
  return found;
}

/** The target of another device's private link: this browser continues as the same person. */
export function ContinueScreen() {
  const [continuation] = useState(takeFragment);
  return (
    <Shell>
      <section class="notice-card">
        {continuation ? (
          <Question continuation={continuation} />
        ) : (
          <>
            <h1>{WORDS.devices.title}</h1>
            <p>{WORDS.devices.noCode}</p>
            <Home />
          </>
        )}
      </section>
    </Shell>
  );
}

const Home = () => (
  <Link to="/" class="button">
    {WORDS.hall.back}
  </Link>
);

/** Asks before replacing somebody who is known here; otherwise continues at once. */
function Question({ continuation }: { readonly continuation: Continuation }) {
  const { devices } = WORDS;
  const name = tidyName(continuation.name) || devices.somebody;
  const [before] = useState({ name: myName.peek(), hasTables: myTables().length > 0 });
  const isSomebody = before.name !== '' || before.hasTables;
  const problem = useSignal('');
  const busy = useSignal(!isSomebody);
  const claim = async () => {
    busy.value = true;
    try {
      await become(continuation);
      say(devices.isBack(name));
    } catch (error) {
      problem.value = whyNot(error);
      busy.value = false;
    }
  };
  useEffect(() => {
    if (!isSomebody) void claim();
  }, []);
  if (busy.value) return <p role="status">{devices.asking}</p>;
  return (
    <>
      <h1>{isSomebody ? question(before.name, name) : devices.become(name)}</h1>
      {problem.value === '' ? (
        <>
          <p>{devices.becomeLead(name)}</p>
          <p>{devices.changeLead(before.name || devices.somebody)}</p>
        </>
      ) : (
        <p role="alert">{problem.value}</p>
      )}
      <div class="button-row">
        <button type="button" class="button primary" onClick={() => void claim()}>
          {problem.value === '' ? devices.yes(name) : devices.tryAgain}
        </button>
        <Link to="/" class="button">
          {isSomebody ? devices.no : WORDS.hall.back}
        </Link>
      </div>
    </>
  );
}

const question = (before: string, name: string): string =>
  before === '' ? WORDS.devices.changeNameless(name) : WORDS.devices.change(before, name);

async function become({ code, table, name }: Continuation): Promise<void> {
  const { token } = await api.claimDevice(code);
  forgetMyTables();
  becomeGuest(token, name);
  if (table !== undefined) rememberTable(table);
  go(table === undefined ? '/' : tablePath(table), { replace: true });
}

/** What may be wrong with the code itself. */
const CODE_SENTENCES: Readonly<Partial<Record<ApiCode, string>>> = {
  codeUsed: WORDS.devices.used,
  codeExpired: WORDS.devices.expired,
  badCode: WORDS.devices.noCode,
};

function whyNot(error: unknown): string {
  const ofCode = error instanceof ApiError ? CODE_SENTENCES[error.code] : undefined;
  return ofCode ?? apiSentence(error);
}
