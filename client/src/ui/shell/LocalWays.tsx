import './localWays.css';
import { Link } from '../../app/routing/Link';
import { alonePath, togetherPath } from '../../app/routing/router';
import { aboutOf, aloneGameOf } from '../../games';
import { Icon } from '../display/Icon';
import { HOME } from '../words/pages/home';

interface LocalWaysProps {
  readonly game: string;
  /** Stands before them. */
  readonly lead?: string;
}

/** What can be played without a table: alone, and by several people on one device. */
export function LocalWays({ game, lead }: LocalWaysProps) {
  const title = aboutOf(game)?.title;
  if (title === undefined) return undefined;
  const alone = aloneGameOf(game);
  return (
    <p class="local-ways">
      {lead !== undefined && <span>{lead}</span>}
      {alone && (
        <Link to={alonePath(game)} label={HOME.alone(alone.name, title)}>
          <Icon name="person" size={16} /> {alone.name}
        </Link>
      )}
      <Link to={togetherPath(game)} label={HOME.oneDeviceOf(title)}>
        <Icon name="phone" size={16} /> {HOME.oneDevice}
      </Link>
    </p>
  );
}
