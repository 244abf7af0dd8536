import type { GameEditor } from '../../../stage/contract';
import { Editor } from './Editor';
import { EDITOR } from './words';

/** Loaded when somebody makes a scenario: no table needs it. */
export const editor: GameEditor = { title: EDITOR.title, Editor };
