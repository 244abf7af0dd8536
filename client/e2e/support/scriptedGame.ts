import { matchSeed, seedFrom } from '@gearhall/shared/core/dice/dice';
import { Match } from '@gearhall/shared/core/match';
import type { Entry } from '@gearhall/shared/core/log/entry';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import type { CardId, ArmsId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import type { Design } from '@gearhall/shared/games/kriegbot/content/designs';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { options, type Options } from '@gearhall/shared/games/kriegbot/options';
import { coreSuiting } from '@gearhall/shared/games/kriegbot/rules/setup/dealingCores';
import { draftOf } from '@gearhall/shared/games/kriegbot/rules/setup/design';
import { robotOf } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { attackWith } from '@gearhall/shared/games/kriegbot/testing/scenes/shots';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { RULES } from '@gearhall/shared/games/rules';
import type { Staged } from './staged';

/** A duel of two seats that a test plays from a script, up to where the browsers take over. */
export class ScriptedGame {
  private constructor(
    private readonly seed: string,
    private match: Match,
    private entries: readonly Entry[] = [],
    /** What has happened, in order. */
    public events: readonly Event[] = [],
  ) {}

  static begin(seed: string, chosen: Options): ScriptedGame {
    const start = { options: chosen, seats: 2, seed: matchSeed(seed, ['', '']) };
    return new ScriptedGame(seed, Match.begin(RULES.kriegbot, start).match);
  }

  /** A copy to try something on. */
  fork(): ScriptedGame {
    return new ScriptedGame(this.seed, this.match, this.entries, this.events);
  }

  get staged(): Staged {
    const { seed, entries, match } = this;
    return { game: 'kriegbot', options: match.start.options, seed, entries };
  }

  /** Who is asked first; nobody after the end. */
  get next(): Seat | undefined {
    return this.match.toAct[0];
  }

  view(seat: Seat = 0): View {
    return this.match.project(seat) as View;
  }

  legal<Type extends Action['type']>(seat: Seat, type: Type): ActionOf<Type>[] {
    return kriegbot
      .legal(this.view(seat), seat)
      .filter((action): action is ActionOf<Type> => action.type === type);
  }

  play(seat: Seat, action: Action): this {
    const played = this.match.play(seat, action);
    if (isRefusal(played)) throw new Error(`Refused: ${played.refused}, ${JSON.stringify(action)}.`);
    this.match = played.match;
    this.entries = [...this.entries, { seat, action }];
    this.events = [...this.events, ...(played.events as Event[])];
    return this;
  }

  /** Both players fix these designs, with the power core that suits each, where there are any. */
  designed(designs: readonly [Design, Design]): this {
    for (const [seat, design] of designs.entries()) {
      const id = ROBOTS[seat] ?? '';
      const core = coreSuiting(this.view(seat), robotOf(this.view(seat), id), design);
      this.play(seat, draftOf(id, design.slots, design.skin, { core })).play(seat, { type: 'ready' });
    }
    return this;
  }

  fielded(templates: readonly [ChassisId, ChassisId]): this {
    for (const [seat, chassis] of templates.entries()) {
      const robot = ROBOTS[seat] ?? '';
      assume(this.legal(seat, 'template').some((one) => one.chassis === chassis));
      this.play(seat, { type: 'template', robot, chassis });
    }
    return this;
  }

  /** Everybody begins in column L, which is clear from edge to edge, and faces the other. */
  placed(): this {
    for (let robot = this.asked; this.view().phase === 'setup'; robot = this.asked) {
      const seat = robot === ROBOTS[0] ? 0 : 1;
      const at = this.view().teams[seat === 0 ? 'green' : 'yellow']?.edge === 'top' ? 'L0' : 'L15';
      this.play(seat, { type: 'place', at, facing: at === 'L0' ? SOUTH : NORTH });
    }
    return this;
  }

  /** The robot that is asked. */
  get asked(): string {
    return this.view().question?.robot ?? '';
  }

  attack(seat: Seat, arms: ArmsId): this {
    return this.play(seat, shotOf(arms, ROBOTS[1 - seat] ?? ''));
  }

  /** Answers the open interrupt. */
  answer(seat: Seat, ...cards: CardId[]): this {
    return this.play(seat, {
      type: 'answer',
      robot: ROBOTS[seat] ?? '',
      cards,
      absorb: [],
      die: -1,
      item: '',
    });
  }

  /** Every player asked passes, until this question is asked. */
  passedTo(kind: NonNullable<View['question']>['kind'], robot: string): this {
    for (let steps = 0; steps < 50; steps += 1) {
      const { question } = this.view();
      if (question?.kind === kind && question.robot === robot) return this;
      const [seat = 0] = this.match.toAct;
      this.play(seat, kriegbot.fallback(this.view(seat), seat));
    }
    throw new Error(`It never comes to ${kind} of ${robot}.`);
  }
}

/** By seat. */
export const ROBOTS = ['green1', 'yellow1'] as const;
export const [SOUTH, NORTH, NORTH_EAST] = [1, 4, 5] as const;

export const shotOf = (arms: ArmsId, target: string): ActionOf<'attack'> => attackWith(arms, { target });

/** This seed does not lead where the script needs to go; another one may. */
class AssumptionFailed extends Error {}

export function assume(condition: boolean): void {
  if (!condition) throw new AssumptionFailed();
}

const MOST_SEEDS = 2000;

/** Tries one seed after another: the first game in which every assumption of the script holds. */
export function findGame(
  chosen: Partial<Options>,
  script: (game: ScriptedGame) => ScriptedGame,
): ScriptedGame {
  for (let seed = 0; seed < MOST_SEEDS; seed += 1) {
    try {
      return script(ScriptedGame.begin(seedFrom('hands', String(seed)), options.parse(chosen)));
    } catch (error) {
      if (!(error instanceof AssumptionFailed)) throw error;
    }
  }
  throw new Error(`None of ${MOST_SEEDS} seeds leads where the script wants to go.`);
}
