import { effect, signal } from '@preact/signals';
import { ANIMATION_SPEEDS, type AnimationSpeed } from '../stage/contract';
import { keep, readKept } from '../net/kept';

const sound = signal(readKept('sound') !== 'off');
const animation = signal(firstSpeed());
const contrast = signal(readKept('contrast') === 'on' || prefers('(prefers-contrast: more)'));

const coach = signal(readKept('coach') === 'on');

/** This person's preferences; kept in this browser. */
export const settings = { sound, animation, contrast, coach } as const;

function prefers(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

/** No motion for a person whose system asks for reduced motion, until they choose otherwise here. */
function firstSpeed(): AnimationSpeed {
  const kept = ANIMATION_SPEEDS.find((speed) => speed === readKept('animation'));
  return kept ?? (prefers('(prefers-reduced-motion: reduce)') ? 'off' : 'normal');
}

export function setSound(on: boolean): void {
  sound.value = on;
  keep('sound', on ? 'on' : 'off');
}

export function setAnimation(speed: AnimationSpeed): void {
  animation.value = speed;
  keep('animation', speed);
}

export function setContrast(on: boolean): void {
  contrast.value = on;
  keep('contrast', on ? 'on' : 'off');
}

/** Advice from the coach at every table. */
export function setCoach(on: boolean): void {
  coach.value = on;
  keep('coach', on ? 'on' : undefined);
}

/** Passes the settings to the style sheets; called once by the entry. */
export function applySettings(root: HTMLElement): void {
  effect(() => {
    root.dataset['contrast'] = contrast.value ? 'high' : 'normal';
    root.dataset['motion'] = animation.value === 'off' ? 'off' : 'on';
  });
}
