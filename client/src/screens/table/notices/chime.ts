import { settings } from '../../../ui/settings';

/** `turn`: two soft notes that rise; `lowTime`: two that fall. */
const NOTES = {
  turn: [
    { hertz: 523.25, at: 0 },
    { hertz: 783.99, at: 0.12 },
  ],
  lowTime: [
    { hertz: 659.25, at: 0 },
    { hertz: 493.88, at: 0.18 },
  ],
} as const;
const LENGTH = 0.5;

let audio: AudioContext | undefined;

/** It is your turn, or your time runs low. Silent until the page has been touched once. */
export function chime(what: keyof typeof NOTES): void {
  if (!settings.sound.peek() || navigator.userActivation?.hasBeenActive !== true) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const { hertz, at } of NOTES[what]) {
    const tone = new OscillatorNode(audio, { frequency: hertz, type: 'triangle' });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start + at);
    volume.gain.linearRampToValueAtTime(0.12, start + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + at + LENGTH);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + at);
    tone.stop(start + at + LENGTH);
  }
}
