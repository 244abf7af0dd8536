import { Link } from '../app/Link';
import { Shell } from '../ui/Shell';
import { WORDS } from '../ui/words';

/** The page for an unknown address. */
export function LostScreen() {
  return (
    <Shell>
      <section class="notice-card">
        <h1>{WORDS.lost.title}</h1>
        <p>{WORDS.lost.text}</p>
        <Link to="/" class="button primary">
          {WORDS.hall.back}
        </Link>
      </section>
    </Shell>
  );
}
