import { signal } from '@preact/signals';
import type { StickAction } from './model';

/**
 * The move of the gearstick that is hovered or focused: its odds are shown instead of those of the
 * current box.
 */
export const lookedAt = signal<StickAction | undefined>(undefined);
