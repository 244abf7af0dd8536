import type { SideRamPreview } from '@gearhall/shared/games/rushncrush/rules/previews/ramPreview';
import { callsOf } from './calls';
import { boostInWords, costInWords, previewInWords } from './previews';

const calls = callsOf(
  {
    c0: { seat: 0, card: 'perigee' },
    c1: { seat: 1, card: 'highNoon' },
    c2: { seat: 2, card: 'permafrost' },
  },
  ['Ada', 'Boris', 'Cyd'],
  0,
);
const cost = (points: readonly number[], lost = 0) => ({ points, lost });

test('lane changes, and those paid with Steering points', () => {
  expect(costInWords({ changes: 0, steering: 0 })).toBe('');
  expect(costInWords({ changes: 1, steering: 0 })).toBe('1 lane change');
  expect(costInWords({ changes: 3, steering: 1 })).toBe('3 lane changes, 1 by a Steering point');
  expect(costInWords({ changes: 7, steering: 6 })).toBe('7 lane changes, 6 by Steering points');
});

test('nothing is met, or the line', () => {
  expect(previewInWords({ kind: 'nothing' }, calls)).toBe('');
  expect(previewInWords({ kind: 'line' }, calls)).toBe('over the line');
});

test('wrecks and mines', () => {
  expect(previewInWords({ kind: 'hazard', what: ['mine'], own: cost([0.5, 0.5]) }, calls)).toBe(
    'over a mine: 50 % for 1 damage',
  );
  const both = { kind: 'hazard', what: ['wreck', 'mine'], own: cost([0.25, 0.5, 0.25], 0.25) } as const;
  expect(previewInWords(both, calls)).toBe(
    'over a wreck and a mine: each 50 % for 1 damage, you are lost 25 %',
  );
});

describe('a wall', () => {
  test('by dice, and to which sides the drive continues', () => {
    const wall = { kind: 'wall', dice: 1, own: cost([0, ...Array<number>(6).fill(1 / 6)], 0.5) } as const;
    expect(previewInWords({ ...wall, sides: ['left', 'right'] }, calls)).toBe(
      'about 3.5 damage, you are lost 50 %; then to the left or right',
    );
    expect(previewInWords({ ...wall, sides: ['right'] }, calls)).toMatch(/; then to the right$/u);
    expect(previewInWords({ ...wall, sides: [] }, calls)).toMatch(/; then you are stuck$/u);
  });

  test('without dice, the damage is certain', () => {
    const sure = { kind: 'wall', dice: 0, own: cost([0, 1]), sides: ['left'] } as const;
    expect(previewInWords(sure, calls)).toBe('1 damage; then to the left');
  });
});

test('a Rush ’n’ Crush for both cars, and a second one that only ends the drive', () => {
  const rush = {
    kind: 'rushNCrush',
    target: 'c1',
    upTo: 3,
    own: cost([4 / 9, 4 / 9, 1 / 9]),
    other: cost([0.25, 0.5, 0.25], 0.25),
  } as const;
  expect(previewInWords({ ...rush, dice: 2 }, calls)).toBe(
    '2 dice: about 1 damage to it, it is lost 25 %; about 0.7 damage to you; your way ends',
  );
  expect(previewInWords({ ...rush, dice: 0 }, calls)).toMatch(/^your way just ends/u);
});

const RAM: SideRamPreview = {
  kind: 'sideRam',
  target: 'c1',
  by: 'left',
  far: 'clear',
  farAt: '1.1.3',
  farHazards: [],
  plain: { own: 2 / 6, target: 2 / 6, third: 0, displaces: 3 / 6 },
  bumper: { own: 1 / 6, target: 3 / 6, third: 0, displaces: 4 / 6 },
  saw: 0.5,
  ahead: { at: '1.2.3', meets: 'wall' },
};

describe('a Side Ram', () => {
  test('with a free far side, otherwise with what lies ahead', () => {
    expect(previewInWords(RAM, calls)).toBe(
      'pushed aside 50 %, else you go straight on into a wall; it is damaged 33 %, you 33 %',
    );
  });

  test('with the equipment used', () => {
    expect(previewInWords(RAM, calls, ['sideBumper', 'circularSaw'])).toBe(
      'pushed aside 67 %, else you go straight on into a wall; it is damaged 50 %, you 17 %; the saw damages it 50 %',
    );
  });

  test('onto a mine', () => {
    expect(previewInWords({ ...RAM, farHazards: ['mine'] }, calls)).toMatch(
      /^pushed aside onto a mine 50 %/u,
    );
  });

  test('with a car on the far side', () => {
    const plain = { own: 2 / 6, target: 3 / 6, third: 1 / 6, displaces: 0 };
    const blocked = { ...RAM, far: 'blocked', third: 'c2', plain } as const;
    expect(previewInWords(blocked, calls)).toBe(
      'cannot be pushed aside: you go straight on into a wall; it is damaged 50 %, you 33 %, Cyd’s Permafrost 17 %',
    );
  });
});

describe('the Rocket Booster', () => {
  const stretch = {
    to: '1.3.5',
    by: 'ahead',
    points: 2,
    changes: 0,
    steering: 0,
    meets: 'nothing',
    path: ['1.3.4', '1.3.5'],
  } as const;

  test('its heat, and that the path is free', () => {
    const heat = [4 / 9, 4 / 9, 1 / 9];
    expect(boostInWords({ stretch, end: { kind: 'nothing' }, heat, lost: 1 / 9 }, calls)).toBe(
      'about 0.7 heat, blows up 11 %; the way is free',
    );
  });

  test('without heat by the Arcade rules, and what it meets first', () => {
    const end = { kind: 'wall', dice: 0, own: cost([0, 1]), sides: ['left'] } as const;
    const into = { ...stretch, meets: 'wall' } as const;
    expect(boostInWords({ stretch: into, end, heat: [1], lost: 0 }, calls)).toBe(
      'no heat; after 2 spaces into a wall: 1 damage; then to the left',
    );
  });
});
