import { useSignal } from '@preact/signals';
import { useContext } from 'preact/hooks';
import { hasCourse } from '../../../games';
import { isCoached } from '../../../games/lessonProgress';
import { ANIMATION_SPEEDS } from '../../../stage/contract/contract';
import { reminders, switchRemindersOff, switchRemindersOn } from '../../../net/guest/reminders';
import { DeviceButton } from '../../../ui/dialogs/DeviceButton';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { NameForm } from '../../../ui/dialogs/NameForm';
import { setAnimation, setCoach, setContrast, setSound, settings } from '../../../ui/theme/settings';
import { WORDS } from '../../../ui/words/words';
import { COACH } from '../../../ui/words/pages/learn';
import { Segments } from '../../../ui/controls/Segments';
import { TableSessionContext } from '../session/tableSession';
import { Volumes } from './Volumes';

/** Sound, motion, contrast and one's name; kept in this browser. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const naming = useSignal(false);
  return (
    <Dialog title={WORDS.settings.title} onClose={onClose}>
      <div class="settings">
        <Switch label={WORDS.settings.sound} on={settings.sound.value} onChange={setSound} />
        <Volumes />
        <Switch label={WORDS.settings.contrast} on={settings.contrast.value} onChange={setContrast} />
        <CoachSwitch />
        <RemindersSwitch />
        <fieldset class="choice">
          <legend>{WORDS.settings.animation}</legend>
          <Segments
            value={settings.animation.value}
            options={ANIMATION_SPEEDS.map((speed) => [speed, WORDS.settings.speeds[speed]])}
            onChange={setAnimation}
          />
        </fieldset>
        {naming.value ? (
          <NameForm submit={WORDS.name.save} onDone={() => (naming.value = false)} />
        ) : (
          <button type="button" class="button" onClick={() => (naming.value = true)}>
            {WORDS.name.change}
          </button>
        )}
        <DeviceButton onOpen={onClose} />
      </div>
    </Dialog>
  );
}

/** A game without lessons has no coach, nor has a replay. */
function CoachSwitch() {
  const id = useContext(TableSessionContext)?.game.rules.about.id;
  if (id === undefined || !hasCourse(id)) return undefined;
  return (
    <div>
      <Switch label={COACH.label} on={isCoached(id)} onChange={setCoach} />
      <p class="hint">{COACH.help}</p>
    </div>
  );
}

/** Reminders that it is my turn: switching this on asks the browser for permission. */
function RemindersSwitch() {
  const problem = useSignal('');
  const on = reminders.value !== 'off';
  const change = async (wanted: boolean) => {
    problem.value = '';
    if (!wanted) return switchRemindersOff();
    const why = await switchRemindersOn();
    if (why !== undefined) problem.value = WORDS.reminders[why];
  };
  const reach = reminders.value === 'open' ? WORDS.reminders.onlyOpen : WORDS.reminders.help;
  return (
    <div>
      <Switch label={WORDS.reminders.label} on={on} onChange={(wanted) => void change(wanted)} />
      <p class={problem.value === '' ? 'hint' : 'hint warning'} role="status">
        {problem.value || reach}
      </p>
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
