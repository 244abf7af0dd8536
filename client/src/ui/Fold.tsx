import type { ComponentChildren } from 'preact';

interface FoldProps {
  /** The line that stands for all of it: "3 targets out of range". */
  readonly summary: string;
  readonly children: ComponentChildren;
}

/** What cannot be done now, or is seldom wanted: one line, until somebody opens it. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details class="fold">
      <summary>{summary}</summary>
      <div class="fold-body">{children}</div>
    </details>
  );
}
