interface StepButtonProps {
  readonly way: 'less' | 'more';
  readonly label: string;
  readonly isOff: boolean;
  readonly onStep: () => void;
}

/** Counts a number up or down by one. */
export function StepButton({ way, label, isOff, onStep }: StepButtonProps) {
  return (
    <button type="button" class="button square" aria-label={label} disabled={isOff} onClick={onStep}>
      {way === 'less' ? <span class="sign" data-sign="−" aria-hidden="true" /> : '+'}
    </button>
  );
}
