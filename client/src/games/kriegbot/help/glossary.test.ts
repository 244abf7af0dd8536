import { join } from 'node:path';
import { glossarySuite } from '../../testing/glossarySuite';
import { glossary } from './glossary';

glossarySuite({
  glossary,
  folder: join(__dirname, '..'),
  // The three widths of an arc, and the silhouette of a robot that is not in motion (rules/pieces/speed.ts).
  figures: {
    arc: [60, 120, 360],
    maneuver: [1],
    poweredUp: [1],
    reboot: [1],
    silhouette: [1],
  },
});
