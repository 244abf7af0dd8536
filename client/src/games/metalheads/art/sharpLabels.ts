import { Labels } from '../../../stage/drawing/labels';

/** For cards whose scene brings no labels of its own: sharp on dense screens, whatever the camera does. */
export const sharpLabels = new Labels();
sharpLabels.sharpen(2);
