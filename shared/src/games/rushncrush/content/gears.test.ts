import { BOXES, FIRST_BOX, findBox, GEARS, NEUTRAL, nextBoxes, SPEEDS, ZONES, type Counts } from './gears';

/** The matrix as printed on the sheet, drawn from the content. */
function drawnMatrix(): string {
  const rows = SPEEDS.toReversed().map(({ speed }) => {
    const zones = GEARS.map((gear) => findBox(`${gear}.${speed}`)?.zone.slice(0, 1) ?? '');
    return `| ${[speed, ...zones].join(' | ')} |`.replaceAll('  ', ' ');
  });
  return rows.join('\n');
}

const PRINTED = `
| 18 | | | | | r |
| 16 | | | | | o |
| 14 | | | | r | y |
| 12 | | | | o | b |
| 11 | | | r | y | b |
| 10 | | | o | b | |
| 9 | | r | y | b | |
| 8 | | o | b | | |
| 7 | r | y | b | | |
| 6 | o | b | | | |
| 5 | y | b | | | |
| 4 | b | | | | |`.trim();

/** "1st 6o–2nd 7y", as the sheet lists the diagonal white lines. */
function drawnDiagonals(): string {
  const named = (id: string) => {
    const box = findBox(id);
    return `${['1st', '2nd', '3rd', '4th', '5th'][(box?.gear ?? 0) - 1]} ${box?.speed}${box?.zone.slice(0, 1)}`;
  };
  return BOXES.toSorted((one, other) => one.gear - other.gear || one.speed - other.speed)
    .flatMap(({ id, gear }) =>
      nextBoxes(id).flatMap(({ box, stick }) =>
        stick === 'accelerate' && findBox(box)?.gear !== gear ? [`${named(id)}–${named(box)}`] : [],
      ),
    )
    .join(', ');
}

const reached = (from: string, onTheWay = new Set<string>()): ReadonlySet<string> => {
  for (const { box } of nextBoxes(from)) {
    if (onTheWay.has(box)) continue;
    onTheWay.add(box);
    reached(box, onTheWay);
  }
  return onTheWay;
};

describe('R3 the gear matrix', () => {
  test('is the one printed on the sheet', () => {
    expect(drawnMatrix()).toBe(PRINTED);
  });

  test('has these diagonal white lines and no others', () => {
    expect(drawnDiagonals()).toBe(
      '1st 6o–2nd 7y, 1st 7r–2nd 8o, 2nd 8o–3rd 9y, 2nd 9r–3rd 10o, ' +
        '3rd 10o–4th 11y, 3rd 11r–4th 12o, 4th 12o–5th 14y, 4th 14r–5th 16o',
    );
  });

  test('has a white line between neighbours of a gear, and none over a gap', () => {
    for (const { id, gear, speed } of BOXES) {
      const inGear = BOXES.filter((box) => box.gear === gear).map((box) => box.speed);
      const up = inGear.find((other) => other > speed);
      const straightUp = nextBoxes(id).filter(
        ({ box, stick }) => stick === 'accelerate' && findBox(box)?.gear === gear,
      );
      expect(straightUp.map(({ box }) => box)).toEqual(up === undefined ? [] : [`${gear}.${up}`]);
    }
  });

  test('braking is the reverse of accelerating', () => {
    for (const { id } of BOXES) {
      for (const { box, stick } of nextBoxes(id)) {
        const back = nextBoxes(box).find((next) => next.box === id)?.stick;
        expect(back).toBe({ accelerate: 'brake', brake: 'accelerate', shift: 'shift' }[stick]);
      }
    }
  });

  test('a dashed line joins all boxes of a speed', () => {
    const shifts = (id: string) =>
      nextBoxes(id).flatMap(({ box, stick }) => (stick === 'shift' ? [box] : []));
    expect(shifts('1.7')).toEqual(['2.7', '3.7']);
    expect(shifts('2.7')).toEqual(['1.7', '3.7']);
    expect(shifts('5.12')).toEqual(['4.12']);
    expect(shifts('5.18')).toEqual([]);
  });

  test('every box next to another is listed once', () => {
    for (const { id } of BOXES) {
      const boxes = nextBoxes(id).map(({ box }) => box);
      expect(new Set(boxes).size).toBe(boxes.length);
      expect(boxes).not.toContain(id);
    }
  });

  test('an unknown box leads nowhere', () => {
    for (const id of ['1.8', '6.18', '5.13', '', 'constructor']) {
      expect(findBox(id)).toBeUndefined();
      expect(nextBoxes(id)).toEqual([]);
    }
    expect(findBox(NEUTRAL)).toBeUndefined();
  });
});

describe('R12', () => {
  test('from neutral the only way is first gear, speed 4', () => {
    expect(nextBoxes(NEUTRAL)).toEqual([{ box: FIRST_BOX, stick: 'accelerate' }]);
    expect(findBox(FIRST_BOX)).toMatchObject({ gear: 1, speed: 4, zone: 'blue' });
  });

  test('from every box every other is reached, and neutral never again', () => {
    const all = new Set(BOXES.map(({ id }) => id));
    for (const id of [NEUTRAL, ...all]) expect(reached(id)).toEqual(all);
  });
});

test('the zones roll no heat die, one, two, three', () => {
  expect(Object.entries(ZONES).map(([zone, { heatDice }]) => [zone, heatDice])).toEqual([
    ['blue', 0],
    ['yellow', 1],
    ['orange', 2],
    ['red', 3],
  ]);
});

/** The mean over all throws of this number of dice, read in this way. */
function mean(dice: number, counts: Counts): number {
  const extreme = { highest: Math.max, lowest: Math.min } as const;
  const read = counts === 'highest' || counts === 'lowest' ? extreme[counts] : () => 0;
  const throws = (left: number, shown: number[]): number[] =>
    left === 0 ? [read(...shown)] : [1, 2, 3, 4, 5, 6].flatMap((die) => throws(left - 1, [...shown, die]));
  const all = throws(dice, []);
  return all.reduce((sum, value) => sum + value, 0) / all.length;
}

const INVERTED = { highest: 'lowest', lowest: 'highest' } as const;

describe('R2 white dice', () => {
  // Speed, dice, what counts, mean lane changes, mean wall damage.
  const PRINTED_ROWS = [
    [4, 0, 'any', '∞', '1'],
    [5, 0, 'any', '∞', '1'],
    [6, 5, 'highest', '5.43', '1.57'],
    [7, 4, 'highest', '5.24', '1.76'],
    [8, 3, 'highest', '4.96', '2.04'],
    [9, 2, 'highest', '4.47', '2.53'],
    [10, 1, 'highest', '3.50', '3.50'],
    [11, 2, 'lowest', '2.53', '4.47'],
    [12, 3, 'lowest', '2.04', '4.96'],
    [14, 4, 'lowest', '1.76', '5.24'],
    [16, 5, 'lowest', '1.57', '5.43'],
    [18, 0, 'none', '0', '6'],
  ] as const;

  test('there is a row for each speed, and no other', () => {
    expect(SPEEDS.map(({ speed, dice, counts }) => [speed, dice, counts])).toEqual(
      PRINTED_ROWS.map(([speed, dice, counts]) => [speed, dice, counts]),
    );
    expect([...new Set(BOXES.map(({ speed }) => speed))]).toEqual(SPEEDS.map(({ speed }) => speed));
  });

  test.each(PRINTED_ROWS.filter(([, dice]) => dice > 0))(
    'speed %d, %d dice, %s: %s lane changes and %s wall damage on average',
    (...printed) => {
      const [speed, , , changes, damage] = printed;
      const row = SPEEDS.find((one) => one.speed === speed);
      if (row?.counts !== 'highest' && row?.counts !== 'lowest') throw new Error('This row rolls no dice.');
      expect(mean(row.dice, row.counts).toFixed(2)).toBe(changes);
      expect(mean(row.dice, INVERTED[row.counts]).toFixed(2)).toBe(damage);
    },
  );
});
