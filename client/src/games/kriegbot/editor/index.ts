import type { GameEditor } from '../../../stage/contract/editor';
import { Editor } from './Editor';
import { EDITOR } from './words/words';

/** Loaded when somebody makes a scenario: no table needs it. */
export const editor: GameEditor = { title: EDITOR.title, Editor };
