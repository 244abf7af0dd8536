import type { ComponentChildren } from 'preact';
import { go } from './router';

export interface LinkProps {
  readonly to: string;
  readonly class?: string;
  readonly children: ComponentChildren;
  readonly label?: string;
  /** The id of what describes it further. */
  readonly describedBy?: string | undefined;
  /** It leads nowhere now: this is called instead. */
  readonly onRefused?: (() => void) | undefined;
}

/** An anchor that navigates within the page, unless a new tab is requested. */
export function Link({ to, label, describedBy, onRefused, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (onRefused) onRefused();
    else go(to);
  };
  return (
    <a
      href={to}
      onClick={follow}
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={onRefused ? true : undefined}
      {...rest}
    >
      {children}
    </a>
  );
}
