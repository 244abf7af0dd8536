import {
  BOUNDS,
  COLUMNS,
  defaultWidth,
  fittingWidth,
  openColumns,
  RAIL,
  setCollapsed,
  setWidth,
  widthsOf,
} from './columns';

describe('the widths of the columns', () => {
  test.each([1200, 1280, 1440, 1920, 2560])('the board keeps half a window of %i px', (window) => {
    const widths = COLUMNS.map((id) => defaultWidth(id, window));
    const board = widths.reduce((left, width) => left - width, window);
    expect(board).toBeGreaterThanOrEqual(window * 0.45);
  });

  test.each(COLUMNS)('%s stays within its bounds, however far it is dragged', (id) => {
    expect(fittingWidth(id, 5000, 2560, 300)).toBe(BOUNDS[id].max);
    expect(fittingWidth(id, -50, 2560, 300)).toBe(BOUNDS[id].min);
  });

  test('wide columns shrink in favour of the board', () => {
    const columns = openColumns();
    setWidth(columns.mine, 680);
    setWidth(columns.others, 560);
    const { mine, others } = widthsOf(columns, 1280);
    expect(1280 - mine - others).toBeGreaterThanOrEqual(360);
    setCollapsed(columns.mine, true);
    expect(widthsOf(columns, 1280)).toEqual({ mine: RAIL, others: 560 });
  });
});
