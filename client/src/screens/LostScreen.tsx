import { Link } from '../app/routing/Link';
import { EmptyStand } from '../ui/display/EmptyStand';
import { Shell } from '../ui/shell/Shell';
import { WORDS } from '../ui/words/words';

/** The page for an unknown address, or (with other words) for what is not there any more. */
export function LostScreen({ words = WORDS.lost.text }: { readonly words?: string }) {
  return (
    <Shell>
      <section class="notice-card">
        <h1>{WORDS.lost.title}</h1>
        <EmptyStand covered="beast" words={words}>
          <Link to="/" class="button primary">
            {WORDS.hall.back}
          </Link>
        </EmptyStand>
      </section>
    </Shell>
  );
}
