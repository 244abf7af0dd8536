import { anyGame, type AnyGame } from '@gearhall/shared/core/game';
import { NO_TERMS } from '@gearhall/shared/core/table/terms';
import { toy } from '@gearhall/shared/core/testing/toy';
import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { metalheads } from '@gearhall/shared/games/metalheads/index';
import { settingsOf } from './settings';
import { upToDate } from './upToDate';

type Stored = Parameters<typeof upToDate>[1];

interface Given {
  readonly options: unknown;
  readonly version?: number;
  /** That the host has chosen since. */
  readonly chosen?: unknown;
  readonly startedAt?: number;
}

const game = anyGame(metalheads);
const { rulesVersion } = game.about;
/** As they were stored before there was a second edition. */
const OPTIONS = { monster: 'hydra', nations: 'dealt' };

/** A table as it is stored, with what `upToDate` reads. */
const stored = ({ options, version = rulesVersion, chosen, startedAt }: Given): Stored =>
  ({
    core: { rulesVersion: version, options, terms: NO_TERMS },
    tableRecord: {
      startedAt,
      ...(chosen === undefined ? {} : { settings: { options: chosen, terms: NO_TERMS } }),
    },
  }) as unknown as Stored;

const optionsIn = ({ core, tableRecord }: Stored): unknown => settingsOf(core, tableRecord).options;

test('a match that has begun goes on with the options that it began with, also where the host had changed them', () => {
  expect(optionsIn(upToDate(game, stored({ options: OPTIONS, startedAt: 5 })))).toEqual(OPTIONS);
  const changed = { ...OPTIONS, monster: 'avalanche' };
  expect(optionsIn(upToDate(game, stored({ options: OPTIONS, chosen: changed, startedAt: 5 })))).toEqual(
    changed,
  );
});

test.each<[string, Given, object]>([
  ['its options', { options: OPTIONS }, { ...OPTIONS, edition: 2 }],
  ['its options, of older rules', { options: OPTIONS, version: 0 }, { ...OPTIONS, edition: 2 }],
  ['the usual ones for those that are no longer valid', { options: { monster: 'none' } }, {}],
])('a table that has not begun begins with today’s rules, and %s', (_, given, options) => {
  const begun = upToDate(game, stored(given));
  expect(optionsIn(begun)).toEqual(game.options.parse(options));
  expect(begun.core.rulesVersion).toBe(rulesVersion);
});

test('what it begins with is in its record, and read again from there', () => {
  const { tableRecord } = upToDate(game, stored({ options: { monster: 'none' }, version: 0 }));
  const before = stored({ options: { monster: 'none' }, version: 0 });
  const again = upToDate(game, { ...before, tableRecord: { ...tableRecord, startedAt: 5 } });
  expect(optionsIn(again)).toEqual(game.options.parse({}));
});

test.each<[string, AnyGame, Given]>([
  ['of other rules', game, { options: OPTIONS, version: 0, startedAt: 5 }],
  ['of another game’s other rules', toy, { options: {}, version: 0, startedAt: 5 }],
])('a match %s stays as it is', (_, rules, given) => {
  const table = stored(given);
  expect(upToDate(rules, table)).toBe(table);
});

describe('Human Wave, which was shown with the printed score', () => {
  const rules = anyGame(kriegbot);
  /** What a table of the first edition has stored: the printed score, which was usual then, is not named. */
  const wave = { scenario: 'humanWave', robots: 1, readyMade: false, fragile: false, answers: 20 } as const;
  const kept = (given: Given): unknown =>
    optionsIn(upToDate(rules, stored({ version: rules.about.rulesVersion, ...given })));

  test.each<[string, object, object]>([
    ['keeps it', wave, { target: 'printed', edition: 2 }],
    ['keeps ours, where the host had chosen it', { ...wave, target: 'reconstructed' }, { edition: 2 }],
    ['of today keeps today’s', rules.options.parse(wave) as object, { edition: 2 }],
    [
      'of today keeps what is chosen',
      rules.options.parse({ ...wave, target: 'printed' }) as object,
      { target: 'printed', edition: 2 },
    ],
  ])('a table that gathers %s', (_, options, { ...expected }) => {
    const target = (expected as { target?: string }).target;
    expect(kept({ options })).toMatchObject(expected);
    expect((kept({ options }) as { target?: string }).target).toBe(target);
    expect((kept({ options: wave, chosen: options }) as { target?: string }).target).toBe(target);
  });
  test('a game that has begun keeps its edition', () => {
    expect(kept({ options: wave, startedAt: 5 })).not.toHaveProperty('edition');
  });
  test('other scenarios have no score', () => {
    expect(kept({ options: { ...wave, scenario: 'showdown' } })).not.toHaveProperty('target');
  });
});
