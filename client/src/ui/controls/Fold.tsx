import type { ComponentChildren } from 'preact';

interface FoldProps {
  /** The line that summarizes it: "3 targets out of range". */
  readonly summary: string;
  readonly children: ComponentChildren;
}

/** What cannot be done now, or is seldom needed: one line, until somebody opens it. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details class="fold">
      <summary>{summary}</summary>
      <div class="fold-body">{children}</div>
    </details>
  );
}
