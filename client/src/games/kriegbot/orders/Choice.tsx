interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
}

/** A list to choose from; with one thing in it, that thing. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const [only] = options;
  if (options.length === 1 && only)
    return (
      <p class="kb-choice">
        <span>{label}</span>
        <strong>{only.label}</strong>
      </p>
    );
  return (
    <label class="kb-choice">
      <span>{label}</span>
      <select class="field" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((one) => (
          <option key={one.value} value={one.value} selected={one.value === value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}
