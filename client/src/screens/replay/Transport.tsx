import { useId } from 'preact/hooks';
import type { Viewer } from '@gearhall/shared/core/ground/seats';
import { Icon, type IconName } from '../../ui/display/Icon';
import { pointOfViewName, REPLAY } from '../../ui/words/pages/replay';
import type { AnalysisParts, LoadedAnalysis } from './analysis/useAnalysis';
import { pointOfViewWord, parsePointOfView } from './playback/address';
import { toldOf } from './playback/chronicle';
import { SPEEDS, type Playback } from './playback/Playback';
import { useTheatre } from './playback/theatre';

/** The playback controls of a replay. */
export function Transport({ analysis }: { readonly analysis: LoadedAnalysis | undefined }) {
  const { playback, isOver } = useTheatre();
  const known = analysis?.answer;
  return (
    <section class="transport" aria-label={REPLAY.controls}>
      <Slider playback={playback} says={known?.says} />
      {known && <known.Curve />}
      <div class="transport-row">
        <SpeedChoice playback={playback} />
        <Steps playback={playback} />
        {isOver && <PointOfViewChoice />}
      </div>
    </section>
  );
}

interface SliderProps {
  readonly playback: Playback;
  /** What is said of a step besides its action. */
  readonly says: AnalysisParts['says'] | undefined;
}

function Slider({ playback, says }: SliderProps) {
  const { step, length, chronicle } = playback;
  const told = toldOf(chronicle.value, step.value).map(({ text }) => text);
  return (
    <div class="slider">
      <input
        type="range"
        min={0}
        max={length}
        value={step.value}
        style={{ '--share': `${length > 0 ? (step.value / length) * 100 : 0}%` }}
        aria-label={REPLAY.slider}
        aria-valuetext={[REPLAY.atInWords(step.value, length), ...told, ...(says?.(step.value) ?? [])].join(
          '. ',
        )}
        onInput={(event) => playback.to(Number(event.currentTarget.value))}
      />
      <output>{REPLAY.at(step.value, length)}</output>
    </div>
  );
}

function Steps({ playback }: { readonly playback: Playback }) {
  const atStart = playback.step.value === 0;
  const atEnd = playback.step.value === playback.length;
  const plays = playback.playing.value;
  return (
    <div class="steps">
      <Step icon="toStart" label={REPLAY.toStart} off={atStart} act={() => playback.to(0)} />
      <Step icon="turnBack" label={REPLAY.turnBack} off={atStart} act={() => playback.byTurn(-1)} />
      <Step icon="stepBack" label={REPLAY.stepBack} off={atStart} act={() => playback.by(-1)} />
      <Step
        icon={plays ? 'pause' : 'play'}
        label={plays ? REPLAY.pause : REPLAY.play}
        look="primary"
        act={() => playback.toggle()}
      />
      <Step icon="stepOn" label={REPLAY.stepOn} off={atEnd} act={() => playback.by(1)} />
      <Step icon="turnOn" label={REPLAY.turnOn} off={atEnd} act={() => playback.byTurn(1)} />
      <Step icon="toEnd" label={REPLAY.toEnd} off={atEnd} act={() => playback.to(playback.length)} />
    </div>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly act: () => void;
  readonly off?: boolean;
  readonly look?: 'primary' | 'quiet';
}

/** A disabled step keeps the focus, so that one can press on in the other direction. */
function Step({ icon, label, act, off = false, look = 'quiet' }: StepProps) {
  return (
    <button
      type="button"
      class={`button square ${look}`}
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => {
        if (!off) act();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

function SpeedChoice({ playback }: { readonly playback: Playback }) {
  return (
    <Choice
      label={REPLAY.speed}
      chosen={String(playback.speed.value)}
      values={SPEEDS.map((speed) => ({ value: String(speed), word: REPLAY.speedValue(speed) }))}
      onChoose={(value) => playback.pace(SPEEDS.find((speed) => String(speed) === value) ?? 1)}
    />
  );
}

function PointOfViewChoice() {
  const { playback, names } = useTheatre();
  const { viewers } = playback.showing;
  return (
    <Choice
      label={REPLAY.pointOfView}
      help={REPLAY.pointOfViewHelp}
      chosen={pointOfViewWord(playback.pointOfView.value)}
      values={viewers.map((viewer: Viewer) => ({
        value: pointOfViewWord(viewer),
        word: pointOfViewName(viewer, names),
      }))}
      onChoose={(value) => playback.look(parsePointOfView(value) ?? playback.pointOfView.peek())}
    />
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly help?: string;
  readonly chosen: string;
  readonly values: readonly { readonly value: string; readonly word: string }[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, help, chosen, values, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div class="transport-choice" title={help}>
      <label for={id}>{label}</label>
      <select id={id} class="field" value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {values.map(({ value, word }) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </div>
  );
}
