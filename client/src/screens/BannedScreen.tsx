import { Shell } from '../ui/shell/Shell';
import { HALL_NEWS } from '../ui/words/pages/hallNews';

/** Instead of everything that needs the hall: its operator has banned this person, or their address. */
export function BannedScreen({ until }: { readonly until: number | null }) {
  return (
    <Shell>
      <section class="notice-card">
        <h1>{HALL_NEWS.banned}</h1>
        <p>{HALL_NEWS.bannedText(until)}</p>
        <p>{HALL_NEWS.bannedGames}</p>
      </section>
    </Shell>
  );
}
