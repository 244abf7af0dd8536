import type { GameHelp } from '../../../stage/contract/help';
import loadText from '../help.md';
import { glossary } from './glossary';

export const help: GameHelp = {
  glossary,
  loadText,
  loadPictures: async () => {
    const [{ PICTURES }, { FACE_PICTURES }] = await Promise.all([import('./pictures'), import('../faces')]);
    return { ...PICTURES, ...FACE_PICTURES };
  },
};
