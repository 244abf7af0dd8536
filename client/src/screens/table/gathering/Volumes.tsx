import { useId } from 'preact/hooks';
import { playCommon } from '../../../sound/sounds';
import { setEffectsVolume, setInterfaceVolume, settings } from '../../../ui/theme/settings';
import { WORDS } from '../../../ui/words/words';

/** How loud the game is, and how loud the page; each lets hear what it does. */
export function Volumes() {
  return (
    <>
      <Volume
        label={WORDS.settings.effectsVolume}
        volume={settings.effectsVolume.value}
        onChange={setEffectsVolume}
        onSet={() => playCommon('diceLand')}
      />
      <Volume
        label={WORDS.settings.interfaceVolume}
        volume={settings.interfaceVolume.value}
        onChange={setInterfaceVolume}
        onSet={() => playCommon('turn')}
      />
    </>
  );
}

interface VolumeProps {
  readonly label: string;
  /** 0 to 1. */
  readonly volume: number;
  readonly onChange: (volume: number) => void;
  /** The slider has been let go. */
  readonly onSet: () => void;
}

/** Hundredths. */
const [MOST, STEP] = [100, 5];

function Volume({ label, volume, onChange, onSet }: VolumeProps) {
  const id = useId();
  return (
    <div class="volume">
      <label for={id}>{label}</label>
      <div class="slider" style={{ '--share': `${volume * MOST}%` }}>
        <input
          id={id}
          type="range"
          min={0}
          max={MOST}
          step={STEP}
          value={Math.round(volume * MOST)}
          disabled={!settings.sound.value}
          onInput={(event) => onChange(event.currentTarget.valueAsNumber / MOST)}
          onChange={onSet}
        />
      </div>
    </div>
  );
}
