import { isReady, playCommon } from './sounds';

/** What sounds when it is pressed. */
const PRESSED = 'button, a.button, summary, [role="switch"], input[type="radio"], input[type="checkbox"]';

/**
 * From now on every button of the page can be heard, once a table has made sounds ready. A tap by itself loads nothing: it may
 * be the one with which somebody lets a newer version of the page take over.
 */
export function hearTaps(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(PRESSED) && isReady()) playCommon('tap');
  });
}
