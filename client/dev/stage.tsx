import { effect } from '@preact/signals';
import { render } from 'preact';
import { SPACE_IDS, spaceOf } from '@gearhall/shared/games/metaltalon/content/board';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import { measure } from './measure';
import { mountScene } from '../src/games/metaltalon/scene';
import { words } from '../src/games/metaltalon/words';
import { LocalTable, NAMES } from './localTable';

const query = new URLSearchParams(location.search);
const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
};

/** Thirty ships of all sizes on the open spaces. */
function fleet(view: View, count: number): View['ships'] {
  const open = SPACE_IDS.filter((id) => spaceOf(id).base === undefined);
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `s${index + 1}`,
      {
        owner: index % view.seats.length,
        at: open[(index * 17 + 5) % open.length] ?? 'b1',
        pennies: 1 + ((index * 7) % 9),
        nickels: (index * 3) % 5,
        dimes: index % 3 === 0 ? 1 + (index % 2) : index % 5 === 0 ? 12 : 0,
        spent: index % 7 === 3,
      },
    ]),
  );
}

const table = new LocalTable(Number(query.get('seats') ?? 4), query.get('seed') ?? 'stage');
const desk = table.deskAt(element('host'));
const turns = Number(query.get('turns') ?? 0);
for (let turn = 0; turn < turns; turn += 1) table.bot();
const ships = Number(query.get('ships') ?? 0);
if (ships > 0 && table.view.value) {
  const view = table.view.value;
  const bases = ['A', 'F', 'D', 'E', 'B', 'C'] as const;
  table.view.value = {
    ...view,
    phase: 'turns',
    round: 7,
    turn: 0,
    seats: view.seats.map((one, seat) => ({
      ...one,
      settled: true,
      base: bases[seat] ?? '',
      cash: seat === 2 ? 0 : 7 + seat * 31,
    })),
    ships: fleet(view, ships),
  };
}
if (query.has('watch')) table.seat.value = undefined;
if (query.has('contrast')) table.contrast.value = true;

function Side() {
  const view = table.view.value;
  const seat = table.seat.value ?? 0;
  const tell = words.logWriter(NAMES);
  if (!view) return null;
  return (
    <>
      <p>{words.status(view, NAMES)}</p>
      <p>{words.prompt(view, seat, NAMES)}</p>
      <p style="color:#ffb38a">{table.said.value}</p>
      {words.orders(view, seat, table.legal.value, NAMES).map(({ id, title, orders, form: Form }) => (
        <section key={id} id={`orders-${id}`}>
          <h3>{title}</h3>
          {Form ? (
            <Form
              view={view}
              seat={seat}
              plan={() => undefined}
              table=""
              actions={orders.map(({ action }) => action)}
              orders={orders}
              names={NAMES}
              act={desk.act}
            />
          ) : (
            orders.map(({ action, label, detail }) => (
              <button key={label} type="button" onClick={() => desk.act(action)}>
                {label} {detail && <small>{detail}</small>}
              </button>
            ))
          )}
        </section>
      ))}
      <ol>
        {table.log.value.map((event, index) => (
          <li key={index}>{tell(event)?.text}</li>
        ))}
      </ol>
    </>
  );
}

const scene = await mountScene(desk);
effect(() => render(<Side />, element('side')));
effect(() => {
  const box = element('facts');
  const shown = table.facts.value;
  box.hidden = !shown;
  if (!shown) return;
  box.textContent = [shown.title, ...shown.lines].join('\n');
  box.style.left = `${Math.min(shown.at.x + 14, innerWidth - 310)}px`;
  box.style.top = `${shown.at.y + 14}px`;
});
Object.assign(window, { table, scene, measure: () => measure(scene) });
