import { changesInWords, heatInWords, oddsOf, shownOdds } from './odds';

test('the chance of blowing up is that of heat reaching the skull', () => {
  expect(oddsOf('1.7', { heat: 4, turbo: 0 }).blowsUp).toBeCloseTo(7 / 27, 10);
  expect(oddsOf('1.7', { heat: 5, turbo: 1 }).blowsUp).toBeCloseTo(7 / 8, 10);
  expect(oddsOf('1.7', { heat: 2, turbo: 0 }).blowsUp).toBe(0);
  expect(oddsOf('3.8', { heat: 5, turbo: 0 }).blowsUp).toBe(0);
});

test('the odds in words', () => {
  expect(heatInWords(oddsOf('2.9', { heat: 0, turbo: 0 }))).toBe(
    '3 heat dice, hot up to 2: 30 % for none, 44 % for 1, 22 % for 2, 4 % for 3',
  );
  expect(heatInWords(oddsOf('3.8', { heat: 0, turbo: 0 }))).toBe('No heat dice');
  expect(changesInWords(oddsOf('3.10', { heat: 0, turbo: 0 }), '3.10')).toBe(
    'Lane changes, 1 steering die: 1 with 17 %, 2 with 17 %, 3 with 17 %, 4 with 17 %, 5 with 17 %, 6 with 17 %',
  );
  expect(changesInWords(oddsOf('1.4', { heat: 0, turbo: 0 }), '1.4')).toBe(
    'Lane changes: as many as you like',
  );
});

describe('the odds shown before a roll', () => {
  const car = { box: '2.8', heat: 0 };

  test('are those of the current box', () => {
    expect(shownOdds(car, 1, undefined)).toEqual({
      box: '2.8',
      odds: oddsOf('2.8', { heat: 0, turbo: 1 }),
      isHere: true,
    });
  });

  test('are those of a move of the gearstick; a Turbo point makes its own dice hotter', () => {
    const by = (type: 'gear' | 'turbo') => shownOdds(car, 0, { type, box: '2.9' });
    expect(by('gear')).toMatchObject({ box: '2.9', isHere: false, odds: { upTo: 2 } });
    expect(by('turbo')).toMatchObject({ box: '2.9', isHere: false, odds: { upTo: 3 } });
  });

  test('are not shown for a box that the gearstick cannot reach', () => {
    expect(shownOdds(car, 0, { type: 'gear', box: '5.18' })).toMatchObject({ box: '2.8', isHere: true });
  });
});
