import { join } from 'node:path';
import { MONSTER_IDS } from '@gearhall/shared/games/metalheads/content/monsters';
import { NATION_IDS, nationOf } from '@gearhall/shared/games/metalheads/content/nations';
import { ROBOT_IDS } from '@gearhall/shared/games/metalheads/content/robots';
import { glossarySuite } from '../../testing/glossarySuite';
import { glossary } from './glossary';

const ENERGY = 5;

glossarySuite({
  glossary,
  folder: join(__dirname, '..'),
  // Names stand in the texts of the table only once a game is played.
  onlyHelp: [...ROBOT_IDS, ...NATION_IDS, ...MONSTER_IDS],
  // The Energy of a turn (rules/turn/turns.ts), and that of the Dynamo.
  figures: { energy: [ENERGY, ENERGY + (nationOf('dynamo').energy ?? 0)] },
});
