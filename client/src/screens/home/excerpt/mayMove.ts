import { computed, signal } from '@preact/signals';
import { settings } from '../../../ui/theme/settings';

/** What some browsers tell of the network. */
interface Network {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}
type WithNetwork = Navigator & { readonly connection?: Network };

const SLOW: readonly string[] = ['slow-2g', '2g', '3g'];

const isHidden = signal(false);
if (typeof document === 'object')
  document.addEventListener('visibilitychange', () => {
    isHidden.value = document.hidden;
  });

/** Whether a few hundred kilobytes may be loaded for something that nobody needs. */
export function isThrifty({ connection }: WithNetwork): boolean {
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType ?? '');
}

/** Whether a picture may move by itself: not where somebody wants it still, does not look, or has a slow network. */
export const mayMove = computed(
  () =>
    settings.animation.value !== 'off' &&
    !settings.lessMotion.value &&
    !isHidden.value &&
    !isThrifty(navigator),
);
