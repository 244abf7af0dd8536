import type { GameHelp } from '../../../stage/contract/help';
import loadText from '../help.md';
import { glossary } from './glossary';

export const help: GameHelp = {
  glossary,
  loadText,
  loadPictures: async () => (await import('./pictures')).PICTURES,
};
