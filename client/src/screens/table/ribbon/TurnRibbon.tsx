import { SeatMark } from '../../../ui/display/SeatMark';
import { TURN_WORDS } from '../../../ui/words/table/turns';
import { useSeatColour } from '../machine/SeatMachine';
import { useTableSession, type TableSession } from '../session/tableSession';
import { turnsOf, type SeatTurn } from './turns';

/** Who acts, who follows, and who is out: as far as the board is. */
export function TurnRibbon() {
  const session = useTableSession();
  const turns = turnsAt(session);
  if (turns.length < 2) return undefined;
  return (
    <ol class="turn-ribbon" aria-label={TURN_WORDS.title}>
      {turns.map((turn) => (
        <TurnMark key={turn.seat} turn={turn} name={session.names.value[turn.seat] ?? ''} />
      ))}
    </ol>
  );
}

function TurnMark({ turn: { seat, state }, name }: { readonly turn: SeatTurn; readonly name: string }) {
  const told = TURN_WORDS.told[state](name);
  return (
    <li
      class={`turn-mark ${state}`}
      title={told}
      aria-current={state === 'acts' ? 'step' : undefined}
      style={useSeatColour(seat)}
    >
      <SeatMark seat={seat} size={state === 'acts' ? 26 : 16} />
      <span class="visually-hidden">{told}</span>
      {state === 'acts' && (
        <span class="turn-name" aria-hidden="true">
          {name}
        </span>
      )}
    </li>
  );
}

function turnsAt({ presenter, game }: TableSession): readonly SeatTurn[] {
  const [table, view] = [presenter.table.value, presenter.view.value];
  if (table?.status !== 'playing' || view === undefined) return [];
  const { seats, toAct } = table;
  const inGame = seats.flatMap(({ resigned }, seat) => (resigned ? [] : [seat]));
  const [acting] = toAct;
  return turnsOf({
    ...{ seats: seats.length, toAct },
    order: game.turnOrder?.(view) ?? { seats: inGame, next: undefined },
    isAnswer: acting !== undefined && game.calledFor?.(view, acting).to === 'answer',
  });
}
