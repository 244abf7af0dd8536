/** The columns beside the board. */
export const COLUMN_WORDS = {
  mine: {
    name: 'Orders',
    open: 'Show the orders',
    close: 'Hide the orders',
    edge: 'Width of the orders column',
  },
  others: {
    name: 'Seats, log and chat',
    open: 'Show seats, log and chat',
    close: 'Hide seats, log and chat',
    edge: 'Width of the column with seats, log and chat',
  },
  edgeHelp: 'Drag to resize. Double-click to reset.',
  boardOnly: 'Board only',
  allPanels: 'Show the panels',
} as const;
