import './watching.css';
import { Icon } from '../../../ui/display/Icon';
import { Segments } from '../../../ui/controls/Segments';
import { listed } from '../../../ui/words/words';
import { WATCHING } from '../../../ui/words/table/watching';
import type { LookedAt } from '@gearhall/shared/core/wire/wire';
import { useTableSession, type TableSession } from '../session/tableSession';

/** For spectators: that they watch, how far behind they are, and whose eyes they may look through. */
export function LookBar() {
  const session = useTableSession();
  const { model, presenter, local, terms, names } = session;
  const table = model.table.value;
  if (local || !table || model.seat.value !== undefined || presenter.table.value?.status === 'ended')
    return undefined;
  const { watching } = terms.value;
  const delay =
    watching.type === 'actions' || watching.type === 'minutes'
      ? WATCHING.behindNow[watching.type](watching.count)
      : '';
  const choices = choicesOf(session);
  return (
    <div class="look-bar">
      <p class="look-told">
        <Icon name="eye" size={16} /> {WATCHING.youWatch(listed(names.value))}
      </p>
      {delay !== '' && (
        <p>
          <Icon name="clock" size={16} /> {delay}
        </p>
      )}
      {choices.length > 1 && (
        <div class="look-choice" role="group" aria-label={WATCHING.lookAt}>
          <span aria-hidden="true">{WATCHING.lookAt}</span>
          <Segments
            value={String(model.looksAt.value)}
            options={choices.map(([what, name]) => [String(what), name])}
            onChange={(wanted) => {
              const choice = choices.find(([what]) => String(what) === wanted);
              if (choice) model.request('lookAt', { what: choice[0] });
            }}
          />
        </div>
      )}
    </div>
  );
}

function choicesOf({ model, names }: TableSession): readonly (readonly [LookedAt, string])[] {
  const table = model.table.value;
  const sharing = (table?.seats ?? []).flatMap(({ shares }, seat) =>
    shares === 'seat' || table?.openCards ? [[seat, names.value[seat] ?? ''] as const] : [],
  );
  return [
    ['table', WATCHING.table],
    ...sharing,
    ...(table?.openCards ? [['everything', WATCHING.everything] as const] : []),
  ];
}
