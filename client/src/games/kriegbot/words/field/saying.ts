import type { Event, EventOf, HarmCause } from '@gearhall/shared/games/kriegbot/events';
import type { LogLine } from '../../../../stage/contract/words';
import type { LogContext } from '../logContext';
import { capital } from './names';

/** What the lines of the log about robots and about units share. */

/** The line of an event in the log. */
export type LineWriter<Type extends Event['type']> = (
  event: EventOf<Type>,
  context: LogContext,
) => LogLine | undefined;

export const CAUSES: Readonly<Record<HarmCause, string>> = {
  attack: 'the attack',
  ram: 'the ram',
  fire: 'fire',
  dam: 'the flood',
  bridge: 'the fall of the bridge',
  collapse: 'the collapse of the building',
  nuke: 'the nuke',
  flux: 'its own Flux Compression',
  counter: 'the counter-attack',
  unpowered: 'acting without power',
  spent: 'its own use',
  boosters: 'its Jump Boosters, burnt out',
  bombardment: 'the bombardment',
  mine: 'a mine',
  bomb: 'the Fuel-air Bomb',
  landing: 'a landing from above',
};

export const says = (robot: string, context: LogContext, text: string, dice?: readonly number[]): LogLine =>
  context.by(robot, `${capital(context.full(robot))} ${text}.`, dice);
