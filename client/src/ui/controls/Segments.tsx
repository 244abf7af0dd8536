import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface SegmentsProps<Value extends string | number> {
  readonly value: Value | undefined;
  readonly options: readonly (readonly [value: Value, name: ComponentChildren])[];
  readonly onChange: (value: Value) => void;
  /** Placed after them. */
  readonly children?: ComponentChildren;
}

/** A choice of a few, side by side, inside a fieldset that names it. */
export function Segments<Value extends string | number>({
  value,
  options,
  onChange,
  children,
}: SegmentsProps<Value>) {
  const group = useId();
  return (
    <div class="segments">
      {options.map(([one, name]) => (
        <label key={one} class="segment">
          <input type="radio" name={group} checked={one === value} onChange={() => onChange(one)} />
          <span>{name}</span>
        </label>
      ))}
      {children}
    </div>
  );
}
