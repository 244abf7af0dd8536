import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Link } from '../../app/routing/Link';
import { ME_PATH, PRIVACY_PATH, replayPath, WATCH_PATH } from '../../app/routing/router';
import { myName } from '../../net/guest/guest';
import { Logo } from './Logo';
import { Icon } from '../display/Icon';
import { ShellNotes } from '../notices/ShellNotes';
import { isNaming } from '../dialogs/openDialogs';
import { WORDS } from '../words/words';
import { useKeptSpot } from './keptSpot';

/**
 * Moves the focus to the content. The address stays as it is: on some pages what stands behind its `#` is a scenario, a
 * game, or a link that is used once.
 */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** The frame of every screen except the table: a header, the screen, a footer. */
export function Shell({ children }: { readonly children: ComponentChildren }) {
  const shell = useRef<HTMLDivElement>(null);
  useKeptSpot(shell);
  return (
    <div class="shell" ref={shell}>
      <div class="shell-light" aria-hidden="true" />
      <a class="skip" href="#main" onClick={skip}>
        {WORDS.hall.skip}
      </a>
      <header class="shell-head">
        <Link to="/" class="brand" label={WORDS.hall.name}>
          <Logo />
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
            onClick={() => (isNaming.value = true)}
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
    </div>
  );
}
