import { join } from 'node:path';
import { glossarySuite } from '../../testing/glossarySuite';
import { glossary } from './glossary';

glossarySuite({
  glossary,
  folder: join(__dirname, '..'),
  onlyHelp: ['income'],
  // An empty space takes 1 off a roll (rules/aiming.ts).
  figures: { damage: [1] },
});
