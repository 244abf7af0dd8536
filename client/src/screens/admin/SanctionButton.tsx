import { useSignal } from '@preact/signals';
import { LIMITS } from '../../app/limits';
import { Dialog } from '../../ui/dialogs/Dialog';
import { ListField } from '../../ui/controls/ListField';
import { ADMIN, LENGTHS } from '../../ui/words/pages/admin';
import { adminApi, type NewSanction } from './adminApi';
import { useDoing } from './desk';

const TEXT = ADMIN.sanction;

/** Whom it can be: a person, or everybody at one of the addresses. */
interface Target {
  readonly name: string;
  /** The name with which the button tells them from others, if it is not enough. */
  readonly told?: string;
  readonly person: string | null;
  readonly addresses: readonly string[];
}

interface SanctionButtonProps {
  readonly target: Target;
  /** The button itself says whom it is for. */
  readonly isNamed?: boolean;
  readonly reload: () => Promise<void>;
}

/** Mutes or bans somebody, after a few questions. */
export function SanctionButton({ target, reload, isNamed = false }: SanctionButtonProps) {
  const isOpen = useSignal(false);
  if (target.person === null && target.addresses.length === 0) return undefined;
  return (
    <>
      <button
        type="button"
        class="button"
        aria-label={TEXT.actOf(target.told ?? target.name)}
        onClick={() => (isOpen.value = true)}
      >
        {isNamed ? TEXT.actOf(target.told ?? target.name) : TEXT.act}
      </button>
      {isOpen.value && (
        <SanctionDialog target={target} reload={reload} onClose={() => (isOpen.value = false)} />
      )}
    </>
  );
}

type Kind = keyof typeof TEXT.kinds;
type Subject = NewSanction['subject'];

function subjectsOf({ name, person, addresses }: Target): readonly (readonly [Subject, string])[] {
  return [
    ...(person === null ? [] : [[{ type: 'person', id: person }, TEXT.person(name)] as const]),
    ...addresses.map((id) => [{ type: 'address', id }, TEXT.address(id)] as const),
  ];
}

function SanctionDialog({ target, reload, onClose }: SanctionButtonProps & { readonly onClose: () => void }) {
  const doing = useDoing(reload);
  const subjects = subjectsOf(target);
  const kind = useSignal<Kind>('mute');
  const place = useSignal(0);
  const minutes = useSignal<number>(LENGTHS[1][0]);
  const reason = useSignal('');
  const impose = async (): Promise<void> => {
    const subject = subjects[place.value]?.[0];
    if (!subject) return;
    const sanction: NewSanction = {
      ...{ kind: kind.value, subject },
      ...(minutes.value === 0 ? {} : { minutes: minutes.value }),
      ...(reason.value.trim() === '' ? {} : { reason: reason.value }),
      ...(subject.type === 'person' ? { name: target.name } : {}),
    };
    if (await doing(() => adminApi.impose(sanction))) onClose();
  };
  return (
    <Dialog title={TEXT.title(target.name)} onClose={onClose}>
      <div class="admin-form">
        <ListField
          label={TEXT.kind}
          value={kind.value}
          options={Object.entries(TEXT.kinds) as [Kind, string][]}
          onChange={(value) => (kind.value = value)}
        />
        <ListField
          label={TEXT.subject}
          value={place.value}
          options={subjects.map(([, word], index) => [index, word] as const)}
          onChange={(value) => (place.value = value)}
        />
        <ListField
          label={TEXT.length}
          value={minutes.value}
          options={LENGTHS}
          onChange={(value) => (minutes.value = value)}
        />
        <label class="admin-words">
          <span>{TEXT.reason}</span>
          <input
            class="field"
            maxLength={LIMITS.reason}
            onInput={({ currentTarget: { value } }) => void (reason.value = value)}
          />
        </label>
      </div>
      <div class="button-row">
        <button type="button" class="button" onClick={onClose}>
          {TEXT.cancel}
        </button>
        <button type="button" class="button danger" onClick={() => void impose()}>
          {TEXT.do[kind.value]}
        </button>
      </div>
    </Dialog>
  );
}
