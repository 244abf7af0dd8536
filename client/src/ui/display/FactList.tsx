import type { ComponentChildren } from 'preact';
import type { Fact } from '../../stage/contract/words';

interface FactListProps {
  readonly facts: readonly Fact[];
  /** Its CSS class. */
  readonly class?: string;
  /** How a label is shown, if not as plain text. */
  readonly labelled?: (label: string) => ComponentChildren;
}

/** A list of facts. */
export function FactList({ facts, class: name, labelled = (label) => label }: FactListProps) {
  return (
    <dl class={name}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{labelled(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
