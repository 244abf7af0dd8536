import { isJudging, moduleFor, withoutCarryingOut } from './ruleModules';

const FOLDER = '/home/hall/shared/src/games/kriegbot';
const MOVING = `${FOLDER}/rules/moving.ts`;

test.each([
  ['the page', '/home/hall/client/src/games/kriegbot/facts.ts'],
  ['what tables have in common with the whole rules', `${FOLDER}/tableRules.ts`],
  ['a copy that only judges', `${FOLDER}/judging.ts?judging`],
])('%s gets rules that only judge', (_who, importer) => {
  expect(moduleFor(MOVING, importer)).toBe(`${MOVING}?judging`);
  expect(isJudging(moduleFor(MOVING, importer))).toBe(true);
});

test.each(['turn.ts', 'judging.ts', 'rules/agenda.ts', 'bots/levels.ts', 'secrets/hands.ts'])(
  '%s gets the whole rules',
  (file) => {
    expect(moduleFor(MOVING, `${FOLDER}/${file}`)).toBe(MOVING);
    expect(isJudging(MOVING)).toBe(false);
  },
);

test('modules that judge get an Immer of their own, of which nothing is used', () => {
  const immer = '/home/hall/node_modules/immer/dist/immer.mjs';
  expect(moduleFor(immer, `${MOVING}?judging`)).toBe(`${immer}?judging`);
  expect(moduleFor(immer, MOVING)).toBe(immer);
});

test('there is one of each table of content, and of the rules of other games', () => {
  const importer = '/home/hall/client/src/games/chess/facts.ts';
  for (const id of [`${FOLDER}/content/map.ts`, '/home/hall/shared/src/games/chess/rules/moving.ts'])
    expect(moduleFor(id, importer)).toBe(id);
});

const RULE = `export const pass: Rule<'pass'> = {
  whyNot: () => undefined,
  /** Nothing more. */
  apply(context) {
    answered(context, { more: [1, 2] });
  },
  list: () => [{ type: 'pass' }],
};`;

test('a rule loses what carries it out, and nothing else', () => {
  const code = `${RULE}\nconst other = { apply: () => 1 };`;
  expect(withoutCarryingOut(code, MOVING).replace(/\s+/gu, ' ')).toBe(
    "export const pass: Rule<'pass'> = { whyNot: () => undefined, list: () => [{ type: 'pass' }], }; const other = { apply: () => 1 };",
  );
});

test('so do several rules in one module, with a function or a name, at the end too', () => {
  const code = `const a: Rule<'a'> = { apply: (one) => two(one), list };\nconst b: Rule<'b'> = { list, apply };`;
  expect(withoutCarryingOut(code, MOVING).replace(/\s+/gu, ' ')).toBe(
    "const a: Rule<'a'> = { list }; const b: Rule<'b'> = { list, };",
  );
});

test('an interrupt loses what carries out the answers', () => {
  const code = 'export const clamping: Interrupt = { asks, answers, close(context) { clamp(context); } };';
  expect(withoutCarryingOut(code, MOVING)).toContain('= { asks, answers, };');
});

test.each(["const a: Rule<'a'> = ruleOf('a');", "const a: Rule<'a'> = { ...rest, list };"])(
  'a rule that is not written as one object fails the build: %s',
  (code) => {
    expect(() => withoutCarryingOut(code, MOVING)).toThrow(/moving\.ts has "a" without "apply"/u);
  },
);
