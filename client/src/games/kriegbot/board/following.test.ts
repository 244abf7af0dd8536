import { seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import { anyGame } from '@gearhall/shared/core/game';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import { Match } from '@gearhall/shared/core/match';
import { meansOf } from '@gearhall/shared/core/replay/history';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { Camera, type Shot } from '../../../stage/camera/camera';
import { Follower } from '../../../stage/camera/follower';
import type { Point, Size } from '../../../stage/geometry/geometry';
import { hexPoint, pointOf, WORLD } from '../looks/layout';
import { frameBefore, frameOf } from './framing';

/** The room of the board on a screen of 1440 by 900, and on one of 390 by 844. */
const DESKTOP = { width: 749, height: 844 };
const PHONE = { width: 390, height: 400 };
const MOST_ACTIONS = 300;
const LEAST_REST = 0.7;

/** What each seat sees after an action, and may do, and what happened in it. */
interface Turn {
  readonly views: readonly View[];
  readonly legal: readonly (readonly Action[])[];
  readonly events: readonly Event[];
}

/** A game of bots on both seats. */
function recorded(robots: number, word: string): readonly Turn[] {
  const rules = anyGame(kriegbot);
  const start = { options: rules.options.parse({ robots }), seats: 2, seed: seedFrom('following', word) };
  let { match } = Match.begin(rules, start);
  const turns: Turn[] = [];
  while (!match.outcome && turns.length < MOST_ACTIONS) {
    const [seat = 0] = match.toAct;
    const bot = rules.bots.easy;
    const means = meansOf(match, seat, seededDice(seedFrom('following', word, match.length)), bot);
    const action = bot.choose(match.project(seat), seat, match.legal(seat), means);
    const played = match.play(seat, action);
    if (isRefusal(played)) throw new Error(`A bot was refused: ${played.refused}.`);
    match = played.match;
    turns.push({
      views: [0, 1].map((one) => match.project(one) as View),
      legal: [0, 1].map((one) => match.legal(one) as Action[]),
      events: played.events as unknown as Event[],
    });
  }
  return turns;
}

/** For each step of a robot: whether the camera rested, and whether its end was in sight. */
interface Step {
  readonly rested: boolean;
  readonly inSight: boolean;
}

/** What a seat, or a spectator, sees of a game. */
function stepsOf(turns: readonly Turn[], seat: number | undefined, window: Size): readonly Step[] {
  const camera = new Camera(WORLD);
  camera.resize(window);
  const follower = new Follower(camera, () => Infinity, { heads: () => undefined, moved: () => undefined });
  const standing = new Map<string, Point>();
  const steps: Step[] = [];
  for (const { views, legal, events } of turns) {
    for (const event of events) {
      const before = camera.shot;
      const frame = frameBefore(event, standing, window);
      if (frame) follower.frame(frame);
      if (event.type !== 'stepped') continue;
      const to = pointOf(event.to);
      const { x, y } = camera.toScreen(to);
      const inSight = x >= 0 && x <= window.width && y >= 0 && y <= window.height;
      steps.push({ rested: isSame(before, camera.shot), inSight });
      standing.set(event.robot, to);
    }
    const view = views[seat ?? 0];
    if (!view) continue;
    for (const [id, { at }] of Object.entries(view.robots)) {
      const point = hexPoint(at);
      if (point) standing.set(id, point);
    }
    follower.frame(frameOf(view, { seat, legal: (seat !== undefined && legal[seat]) || [], window }));
  }
  return steps;
}

const isSame = (one: Shot, other: Shot): boolean =>
  one.x === other.x && one.y === other.y && one.scale === other.scale;

const GAMES = [recorded(1, 'a'), recorded(1, 'b'), recorded(3, 'c')];

test.each([
  ['a desktop', 'one side', DESKTOP, 0],
  ['a desktop', 'the other side', DESKTOP, 1],
  ['a desktop', 'a spectator', DESKTOP, undefined],
  ['a phone', 'one side', PHONE, 0],
  ['a phone', 'the other side', PHONE, 1],
  ['a phone', 'a spectator', PHONE, undefined],
])('on %s, for %s, it is the robots that move: in most steps the camera rests', (_, __, window, seat) => {
  const steps = GAMES.flatMap((game) => stepsOf(game, seat, window));
  expect(steps.length).toBeGreaterThan(60);
  expect(steps.every(({ inSight }) => inSight)).toBe(true);
  expect(steps.filter(({ rested }) => rested).length / steps.length).toBeGreaterThanOrEqual(LEAST_REST);
});
