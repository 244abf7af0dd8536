import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { drafting } from '@gearhall/shared/games/kriegbot/testing/scenes/drafting';
import { controllerAt } from '../../../testing/contexts';
import { BoardController } from '../../board/BoardController';
import { frameOf } from '../../board/framing';
import { pointOf } from '../../looks/layout';
import type { Moment } from '../../testing/games';

const PHONE = { width: 390, height: 400 };

/** Green is asked who of the six is the pilot. */
function naming(): Moment {
  const begun = drafting(2, [['rocketbot'], ['spiderbot']], { scenario: 'downedPilot' });
  const { state } = begun.passedTo('namePilot');
  const view = kriegbot.project(state, 0);
  return { view, seat: 0, legal: kriegbot.legal(view, 0) } as Moment;
}

test('while the pilot is named, no tent is asked to act, and a phone shows all six', () => {
  const { view, legal } = naming();
  const { controller } = controllerAt(BoardController, { view, seat: 0, legal } as Moment, ['Ada', 'Bo']);
  expect(controller.rack()).toBeUndefined();
  const box = frameOf(view, { seat: 0, legal, window: PHONE });
  expect(view.units).toHaveLength(6);
  for (const { at } of view.units) {
    const { x, y } = pointOf(at);
    expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
  }
});
