import type { Action } from '@gearhall/shared/games/metalkrushers/actions';
import type { Event } from '@gearhall/shared/games/metalkrushers/events';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import { createStage } from '../../stage/app';
import { paletteFor } from '../../stage/palette';
import type { Desk, Scene } from '../contract';

export const mountScene = async (desk: Desk<View, Action, Event>): Promise<Scene> => {
  const stage = await createStage(desk.host, paletteFor(desk.settings.contrast.peek()).ground);
  return { finishAnimations: () => undefined, destroy: () => stage.destroy() };
};
