import { withDice } from '@gearhall/shared/core/testing/means';
import { computed, signal } from '@preact/signals';
import { seededDice, seedFrom, type Dice } from '@gearhall/shared/core/dice/dice';
import { anyGame } from '@gearhall/shared/core/game';
import { Match } from '@gearhall/shared/core/match';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import type { Event } from '@gearhall/shared/games/metaltalon/events';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import type { AnimationSpeed, Facts } from '../src/stage/contract/contract';
import type { MetalTalonContext } from '../src/games/metaltalon/board/BoardController';

export const NAMES = ['Ada', 'Boris', 'Cyd', 'Dov', 'Eve', 'Flo'];

type Listener = (events: readonly Event[]) => void;

/** A table in this page alone: seat 0 is the person's, bots play the others. For looking at the scene. */
export class LocalTable {
  readonly view = signal<View | undefined>(undefined);
  readonly seat = signal<number | undefined>(0);
  readonly said = signal('');
  readonly facts = signal<Facts | undefined>(undefined);
  readonly log = signal<readonly Event[]>([]);
  readonly speed = signal<AnimationSpeed>('normal');
  readonly contrast = signal(false);
  readonly names = signal<readonly string[]>(NAMES);
  readonly legal = computed(() => {
    const view = this.view.value;
    return view && this.seat.value !== undefined ? metaltalon.legal(view, this.seat.value) : [];
  });
  private readonly listeners = new Set<Listener>();
  private readonly dice: Dice;
  private match: Match;

  constructor(seats: number, seed: string) {
    const start = { options: metaltalon.options.parse({}), seats, seed: seedFrom(seed) };
    const { match, events } = Match.begin(anyGame(metaltalon), start);
    this.match = match;
    this.dice = seededDice(seedFrom(seed, 'bots'));
    this.view.value = this.seen();
    this.log.value = events as Event[];
  }

  deskAt(host: HTMLElement): MetalTalonContext {
    const { view, seat, legal, names } = this;
    return {
      host,
      view,
      seat,
      legal,
      names,
      settings: { animation: this.speed, contrast: this.contrast, lessMotion: signal(false) },
      act: (action) => this.play(this.seat.value ?? 0, action),
      say: (sentence) => void (this.said.value = sentence),
      showOrders: (group) => void (this.said.value = `orders: ${group}`),
      inspect: (facts) => void (this.facts.value = facts),
      onEvents: (listener) => {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
      },
    };
  }

  get toAct(): readonly number[] {
    return this.match.toAct;
  }

  play(who: number, action: Action): void {
    const played = this.match.play(who, action);
    if (isRefusal(played)) {
      this.said.value = `refused: ${played.refused}`;
      return;
    }
    this.match = played.match;
    this.emit(played.events as Event[]);
    this.view.value = this.seen();
  }

  /** Lets the bot of the seat that is to act choose. */
  bot(): void {
    const [who] = this.match.toAct;
    if (who === undefined) return;
    const legal = this.match.legal(who) as Action[];
    this.play(who, metaltalon.bots.easy.choose(this.seen(), who, legal, withDice(this.dice)));
  }

  /** Shows events as if they had happened. */
  emit(events: readonly Event[]): void {
    this.log.value = [...this.log.value, ...events];
    for (const listener of this.listeners) listener(events);
  }

  private seen(): View {
    return this.match.project('spectator') as View;
  }
}
