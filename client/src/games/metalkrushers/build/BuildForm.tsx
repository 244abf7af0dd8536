import { useState } from 'preact/hooks';
import type { Action } from '@gearhall/shared/games/metalkrushers/actions';
import type { Options } from '@gearhall/shared/games/metalkrushers/options';
import { problemsOf } from '@gearhall/shared/games/metalkrushers/rules/construction/construction';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import type { SeatLook } from '../../../ui/theme/seatLooks';
import { Dialog } from '../../../ui/dialogs/Dialog';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { armsInWords, capital, CHASSIS_NAMES, count } from '../words/names';
import { lookIn } from '../looks/sides';
import { CommitButton } from './CommitButton';
import { firstDraft, nameOrNumber, type Design } from './draft';
import { draftOf, keepDraft } from './keeping';
import { Picture } from './Picture';
import { Workshop } from './Workshop';

/** The designs in the builder, saved after every change. */
function useDraft(table: string, options: Options, wanted: number) {
  const [designs, setDesigns] = useState<readonly Design[]>(() => {
    const kept = draftOf(table);
    return kept.length === wanted ? kept : firstDraft(options, wanted);
  });
  const change = (next: readonly Design[]): void => {
    keepDraft(table, next);
    setDesigns(next);
  };
  return { designs, change, isUntouched: draftOf(table).length === 0 };
}

/** Each player designs alone: nothing leaves the browser before the build is committed. */
export function BuildForm({ view, seat, table, act }: OrderFormProps<Action, View>) {
  const { options } = view;
  const look = lookIn(view, seat);
  const { designs, change, isUntouched } = useDraft(table, options, view.seats[seat]?.krushers ?? 1);
  const [shown, setShown] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const open = (index: number): void => {
    setShown(index);
    setOpen(true);
  };
  const send = (): void => act({ type: 'build', krushers: [...designs] });
  const commit = <CommitButton {...{ designs, options }} onCommit={send} />;
  return (
    <div class="build-form">
      {designs.map((design, index) => (
        <Card
          key={index}
          {...{ design, options, look, name: nameOrNumber(design, index) }}
          onOpen={() => open(index)}
        />
      ))}
      {isUntouched && !isOpen && (
        <button type="button" class="button primary" onClick={send}>
          {designs.length === 1 ? `Fight with ${nameOf(designs)}` : `Fight with these ${designs.length}`}
        </button>
      )}
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => open(shown)}>
        Open the builder
      </button>
      {isOpen || isUntouched ? undefined : commit}
      {isOpen && (
        // The table's keys do not apply inside the builder.
        <div onKeyDown={(event) => event.stopPropagation()}>
          <Dialog
            title={designs.length === 1 ? 'Your Krusher' : 'Your Krushers'}
            wide
            onClose={() => setOpen(false)}
          >
            <Workshop {...{ designs, options, look, shown, setShown, change, commit }} />
          </Dialog>
        </div>
      )}
    </div>
  );
}

const nameOf = ([design]: readonly Design[]): string => (design ? nameOrNumber(design, 0) : '');

interface CardProps {
  readonly design: Design;
  readonly options: Options;
  readonly look: SeatLook;
  readonly name: string;
  readonly onOpen: () => void;
}

/** A design in a few words; a tap opens the builder with it. */
function Card({ design, options, look, name, onOpen }: CardProps) {
  const broken = problemsOf(design, options).length;
  return (
    <button type="button" class="build-card" aria-haspopup="dialog" onClick={onOpen}>
      <Picture {...{ design, look }} />
      <span>
        <strong>{name}</strong>
        <span>
          {CHASSIS_NAMES[design.chassis]}. {capital(armsInWords(design.arms))}.
        </span>
        <span class={broken > 0 ? 'warning' : 'build-good'}>
          {broken > 0 ? `${count(broken, 'rule')} broken` : 'Ready to be committed'}
        </span>
      </span>
    </button>
  );
}
