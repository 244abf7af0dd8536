import { isHallAway } from '../../net/requests/hallState';
import { say } from '../../ui/notices/notices';
import { WORDS } from '../../ui/words/words';
import { Link, type LinkProps } from './Link';

const sayWhy = (): void => say(WORDS.offline.needsHall);

/** A link to what needs the hall: while that cannot be reached, it leads nowhere and says why. */
export function HallLink(props: Omit<LinkProps, 'onRefused'>) {
  return <Link {...props} onRefused={isHallAway.value ? sayWhy : undefined} />;
}
