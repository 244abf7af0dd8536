import { useSignal } from '@preact/signals';
import { ANIMATION_SPEEDS } from '../../../stage/contract';
import { reminders, switchRemindersOff, switchRemindersOn } from '../../../net/reminders';
import { DeviceButton } from '../../../ui/DeviceButton';
import { Dialog } from '../../../ui/Dialog';
import { NameForm } from '../../../ui/NameForm';
import { setAnimation, setCoach, setContrast, setSound, settings } from '../../../ui/settings';
import { WORDS } from '../../../ui/words';
import { COACH } from '../../../ui/words/learn';
import { Segments } from '../../../ui/Segments';

/** Sound, motion, contrast and one's name; kept in this browser. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const naming = useSignal(false);
  return (
    <Dialog title={WORDS.settings.title} onClose={onClose}>
      <div class="settings">
        <Switch label={WORDS.settings.sound} on={settings.sound.value} onChange={setSound} />
        <Switch label={WORDS.settings.contrast} on={settings.contrast.value} onChange={setContrast} />
        <div>
          <Switch label={COACH.label} on={settings.coach.value} onChange={setCoach} />
          <p class="hint">{COACH.help}</p>
        </div>
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
