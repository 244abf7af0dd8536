/** A media query: where the whole matrix does not fit, or its boxes are too small for a finger. */
export const LOW = '(max-width: 759px), (max-height: 799px), (pointer: coarse)';
