import { signal } from '@preact/signals';
import type { StickAction } from './model';

/** The move of the gearstick that is pointed at or has the focus: its odds are shown instead of those of where it stands. */
export const lookedAt = signal<StickAction | undefined>(undefined);
