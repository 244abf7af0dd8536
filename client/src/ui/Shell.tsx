import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Link } from '../app/Link';
import { ME_PATH, PRIVACY_PATH, replayPath, WATCH_PATH } from '../app/router';
import { myName } from '../net/guest';
import { Gear } from './HallArt';
import { Icon } from './Icon';
import { ShellNotes } from './ShellNotes';
import { NameDialog } from './NameForm';
import { WORDS } from './words';

/** The frame of every screen except the table: a header, the screen, a footer. */
export function Shell({ children }: { readonly children: ComponentChildren }) {
  const naming = useSignal(false);
  return (
    <div class="shell">
      <a class="skip" href="#main">
        {WORDS.hall.skip}
      </a>
      <header class="shell-head">
        <Link to="/" class="brand" label={WORDS.hall.name}>
          <svg width="34" height="34" viewBox="-50 -50 100 100" aria-hidden="true">
            <Gear teeth={10} radius={40} class="brand-gear" />
          </svg>
          <span>{WORDS.hall.name}</span>
        </Link>
        <nav class="shell-ways" aria-label={WORDS.hall.name}>
          <Link to={WATCH_PATH} class="button quiet">
            <Icon name="eye" size={18} /> {WORDS.hall.watch}
          </Link>
          <Link to={ME_PATH} class="button quiet">
            <Icon name="person" size={18} /> {WORDS.hall.me}
          </Link>
          <button
            type="button"
            class="button quiet"
            aria-label={myName.value === '' ? WORDS.name.nobody : WORDS.name.you(myName.value)}
            onClick={() => (naming.value = true)}
          >
            <Icon name="pen" size={18} />
            <span class="shell-name">{myName.value === '' ? WORDS.name.nobody : myName.value}</span>
          </button>
        </nav>
      </header>
      <ShellNotes />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer class="shell-foot">
        <span>{WORDS.hall.source}</span>
        <span class="foot-ways">
          <Link to={replayPath()}>{WORDS.hall.recorded}</Link>
          <Link to={PRIVACY_PATH}>{WORDS.hall.privacy}</Link>
          <Link to="/credits">{WORDS.hall.credits}</Link>
        </span>
      </footer>
      {naming.value && <NameDialog onClose={() => (naming.value = false)} />}
    </div>
  );
}
