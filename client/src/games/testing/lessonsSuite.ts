import { seededDice, seedFrom, type Dice } from '@gearhall/shared/core/dice/dice';
import { isCoreEvent } from '@gearhall/shared/core/log/coreEvents';
import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import { LessonRun } from '../../lessons/LessonRun';
import type { Course, Lesson } from '../../lessons/lesson';
import { LocalMatch } from '../../local/LocalMatch';
import type { Words } from '../../stage/contract/words';

/** Long enough for a few words, short enough for a phone. */
const MOST = { goal: 90, paragraph: 190, paragraphs: 3, hint: 150, note: 260 } as const;

function runOf(rules: AnyGame, lesson: Lesson): LessonRun {
  const names = { learner: 'Ada', others: ['Bo', 'Cyd', 'Dov', 'Eve'] };
  return new LessonRun({ rules, lesson, names, turnIsOver: 'That was your turn.' });
}

/** Plays the learner's actions, and lets the others reply; throws on a refusal. */
function play(run: LessonRun, actions: Lesson['solution']): void {
  for (const action of actions) {
    while (run.reply());
    const refusal = run.table.play(run.lesson.start.seat ?? 0, action);
    if (refusal) throw new Error(`${JSON.stringify(action)} is refused: ${refusal.refused}.`);
  }
  while (run.reply());
}

/** Random tries of each lesson, and the longest of them. */
const TRIES = 12;
const MOST_ACTIONS = 25;

/** Plays at random, as somebody may who has not read the goal. */
function tryAnything(rules: AnyGame, run: LessonRun, dice: Dice): void {
  const seat = run.lesson.start.seat ?? 0;
  for (let count = 0; count < MOST_ACTIONS && run.progress.value.is === 'open'; count += 1) {
    while (run.reply());
    const { now } = run.table.match;
    const legal = now.outcome ? [] : rules.legal(now.project(seat), seat);
    if (legal.length === 0) return;
    run.table.play(seat, dice.pick(legal));
  }
}

/** The games that are played to see what the coach says. */
const COACHED_GAMES = 25;

interface Taught<View, Action extends TypedThing, Event extends TypedThing> {
  readonly rules: AnyGame;
  readonly words: Words<View, Action, Event>;
}

/** Plays each lesson of a game: its solution, and one wrong try; and whole games with the coach. */
export function lessonsSuite<View, Action extends TypedThing, Event extends TypedThing>(
  course: Course,
  taught: Taught<View, Action, Event>,
): void {
  const { lessons, game, coach } = course;
  const { rules } = taught;
  const words = taught.words as unknown as Words<unknown, TypedThing, TypedThing>;

  test('there are at least five lessons, the whole game included, and at most nine without it, with ids of their own', () => {
    const ids = [...lessons.map(({ id }) => id), game.id];
    expect(ids.length).toBeGreaterThanOrEqual(5);
    expect(lessons.length).toBeLessThanOrEqual(9);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-zA-Z0-9]{0,39}$/u);
    expect(new Set(coach.map(({ id }) => id)).size).toBe(coach.length);
  });

  test('the whole game can begin', () => {
    const options = rules.options.parse(game.options);
    expect(rules.setup(options, game.seats, DICE).state).toBeDefined();
  });

  describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (_id, lesson) => {
    test('it begins unfinished, with something to do', () => {
      const run = runOf(rules, lesson);
      while (run.reply());
      const moment = run.moment();
      expect(moment.legal.length).toBeGreaterThan(0);
      expect(lesson.success(moment)).toBe(false);
      run.close();
    });

    test('its solution reaches the goal with the last action, and not before', () => {
      const run = runOf(rules, lesson);
      const told: string[] = [];
      const stop = run.progress.subscribe(({ is }) => void told.push(is));
      play(run, lesson.solution.slice(0, -1));
      expect(run.progress.value.is).toBe('open');
      play(run, lesson.solution.slice(-1));
      stop();
      // Not even while another seat has still to answer: the lesson would not go on.
      expect(told).not.toContain('wrong');
      expect(run.progress.value).toEqual({ is: 'done', say: lesson.praise });
      run.close();
    });

    test('its log knows who is who, though it begins in the middle of a game', () => {
      const run = runOf(rules, lesson);
      play(run, lesson.solution);
      const { match } = run.table;
      const tell = words.logWriter(NAMES, { begun: run.begunWith });
      const events = match.now.eventsFor(
        match.told.map(({ event }) => event),
        lesson.start.seat ?? 0,
      );
      const lines = events.filter((event) => !isCoreEvent(event)).flatMap((event) => tell(event) ?? []);
      expect(lines.length).toBeGreaterThan(0);
      for (const { text } of lines) expect(text).not.toMatch(/\(\)|from to|\b(?:robot|car|Krusher) \d/iu);
      run.close();
    });

    test('each order of the solution is one that the learner is offered', () => {
      const run = runOf(rules, lesson);
      run.hints.value = lesson.hints.length + 1;
      for (const action of lesson.solution) {
        while (run.reply());
        expect(run.suggested.value).toEqual(action);
        const { view, seat, legal } = run.moment();
        const offered = words.orders(view, seat, legal, NAMES).flatMap(({ orders }) => orders);
        const isForm = !offered.some((order) => JSON.stringify(order.action) === JSON.stringify(action));
        if (isForm) expect(offered.some((order) => order.action.type === action.type)).toBe(true);
        run.table.play(seat, action);
      }
      run.close();
    });

    const { wrong } = lesson;
    if (wrong) {
      test('a wrong try is answered, and trying again begins from the start', () => {
        const run = runOf(rules, lesson);
        const begun = JSON.stringify(run.moment().view);
        play(run, wrong);
        expect(run.progress.value.is).toBe('wrong');
        expect(run.progress.value.say).not.toBe('');
        run.again();
        expect(run.progress.value.is).toBe('open');
        expect(JSON.stringify(run.moment().view)).toBe(begun);
        run.close();
      });
    }

    test('whatever is tried, the lesson says something before nothing is left to do', () => {
      for (let number = 0; number < TRIES; number += 1) {
        const run = runOf(rules, lesson);
        tryAnything(rules, run, seededDice(seedFrom('tries', `${lesson.id} ${number}`)));
        const { is, say } = run.progress.value;
        if (run.moment().legal.length === 0) expect(is).not.toBe('open');
        if (is !== 'open') expect(say).not.toBe('');
        run.close();
      }
    });

    test('its words are short', () => {
      expect(lesson.goal.length).toBeLessThanOrEqual(MOST.goal);
      expect(lesson.text.length).toBeLessThanOrEqual(MOST.paragraphs);
      for (const paragraph of lesson.text) expect(paragraph.length).toBeLessThanOrEqual(MOST.paragraph);
      for (const hint of lesson.hints) expect(hint.length).toBeLessThanOrEqual(MOST.hint);
    });
  });

  test('most lessons can go wrong', () => {
    expect(lessons.filter(({ wrong }) => wrong).length).toBeGreaterThanOrEqual(lessons.length - 1);
  });

  test('each note of the coach is short', () => {
    for (const { text } of coach) expect(text.length).toBeLessThanOrEqual(MOST.note);
    expect(coach.length).toBeGreaterThanOrEqual(5);
  });

  test('the moment of each note comes in games against the easy bot', () => {
    const unsaid = new Set(coach.map(({ id }) => id));
    for (let number = 0; number < COACHED_GAMES && unsaid.size > 0; number += 1)
      for (const id of saidIn(rules, course, number)) unsaid.delete(id);
    expect([...unsaid]).toEqual([]);
  });
}

/**
 * What the coach says to the first seat in a game against easy bots. In every second game it plays at random, as
 * somebody may who has just begun.
 */
function saidIn(rules: AnyGame, { game, coach }: Course, number: number): ReadonlySet<string> {
  const seed = seedFrom('coach', `${game.title} ${number}`);
  let match = LocalMatch.begin(rules, {
    options: rules.options.parse(game.options),
    seats: game.seats,
    seed,
  });
  const dice = seededDice(seed);
  const said = new Set<string>();
  for (;;) {
    const { now } = match;
    const view = now.project(0);
    const legal = now.outcome ? [] : rules.legal(view, 0);
    const events = now.eventsFor(match.lastEvents, 0).filter((event) => !isCoreEvent(event));
    const moment = { view, seat: 0, actions: [], events, legal };
    for (const { id, when } of coach) if (when(moment)) said.add(id);
    const [seat] = now.toAct;
    if (now.outcome || seat === undefined) return said;
    const seen = now.project(seat);
    const means = { dice, history: () => [] };
    const options = rules.legal(seen, seat);
    const isBeginner = seat === 0 && number % 2 === 1;
    const action = isBeginner ? dice.pick(options) : rules.bots.easy.choose(seen, seat, options, means);
    const next = match.play(seat, action);
    if (isRefusal(next)) throw new Error(`A bot's action is refused: ${next.refused}.`);
    match = next;
  }
}

const NAMES = ['Ada', 'Bo', 'Cyd', 'Dov', 'Eve'];

/** Any dice. */
const DICE = {
  drawn: 0,
  roll: () => 1,
  pick: <T>(items: readonly T[]) => items[0] as T,
  shuffle: <T>(items: readonly T[]) => [...items],
};
