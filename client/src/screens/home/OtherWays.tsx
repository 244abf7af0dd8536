import type { About } from '@gearhall/shared/core/game/about';
import { Link } from '../../app/routing/Link';
import { alonePath, togetherPath } from '../../app/routing/router';
import { aloneGameOf } from '../../games';
import { Icon } from '../../ui/display/Icon';
import { HOME } from '../../ui/words/pages/home';

/** What needs no table: games for one person, and for several on one device. */
export function OtherWays({ games }: { readonly games: readonly About[] }) {
  return (
    <section class="other-ways" aria-labelledby="other-ways">
      <h2 id="other-ways">{HOME.otherWays}</h2>
      <p>
        <span class="other-lead">
          <Icon name="person" size={16} /> {HOME.aloneLead}
        </span>
        {games.map(({ id, title }) => {
          const alone = aloneGameOf(id);
          return (
            alone && (
              <Link key={id} to={alonePath(id)} label={HOME.alone(alone.name, title)}>
                <span class="alone-name">{alone.name}:</span> {title}
              </Link>
            )
          );
        })}
      </p>
      <p>
        <span class="other-lead">
          <Icon name="phone" size={16} /> {HOME.deviceLead}
        </span>
        {games.map(({ id, title }) => (
          <Link key={id} to={togetherPath(id)} label={HOME.oneDeviceOf(title)}>
            {title}
          </Link>
        ))}
      </p>
    </section>
  );
}
