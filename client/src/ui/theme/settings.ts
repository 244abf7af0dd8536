import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { ANIMATION_SPEEDS, type AnimationSpeed } from '../../stage/contract/contract';
import { keptValue, type KeptValue } from '../../net/stored/kept';

/** What the system asks for, as it is now: it can be changed while the page is open. */
function systemWish(query: string): ReadonlySignal<boolean> {
  const wish = signal(false);
  if (typeof matchMedia !== 'function') return wish;
  const list = matchMedia(query);
  const look = (): void => void (wish.value = list.matches);
  list.addEventListener('change', look);
  look();
  return wish;
}
const moreContrast = systemWish('(prefers-contrast: more)');
const lessMotion = systemWish('(prefers-reduced-motion: reduce)');

/** On or off, as chosen in this browser; undefined: not chosen. */
const keptSwitch = (key: string): KeptValue<boolean | undefined> =>
  keptValue(key, {
    parse: (text) => (text === 'on' || text === 'off' ? text === 'on' : undefined),
    format: (on) => (on === undefined ? undefined : on ? 'on' : 'off'),
  });

/** A volume from 0 to 1, kept in hundredths; full until it is chosen. */
const keptVolume = (key: string): KeptValue<number> =>
  keptValue(key, {
    parse: (text) => (/^\d{1,2}$/u.test(text ?? '') ? Number(text) / 100 : 1),
    format: (volume) => (volume < 1 ? String(Math.round(Math.max(0, volume) * 100)) : undefined),
  });

const chosen = {
  sound: keptSwitch('sound'),
  effectsVolume: keptVolume('volume.effects'),
  interfaceVolume: keptVolume('volume.interface'),
  contrast: keptSwitch('contrast'),
  coach: keptSwitch('coach'),
  animation: keptValue<AnimationSpeed | undefined>('animation', {
    parse: (text) => ANIMATION_SPEEDS.find((speed) => speed === text),
    format: (speed) => speed,
  }),
};

/** This person's preferences; kept in this browser, and the same in all its tabs. */
export const settings = {
  /** Off: the page is silent at all volumes. */
  sound: computed(() => chosen.sound.current.value ?? true),
  /** Of what happens on the board. */
  effectsVolume: chosen.effectsVolume.current,
  /** Of what the page says: taps, calls, clocks, the chat. */
  interfaceVolume: chosen.interfaceVolume.current,
  /** No motion for a person whose system asks for reduced motion, until they choose otherwise here. */
  animation: computed(() => chosen.animation.current.value ?? (lessMotion.value ? 'off' : 'normal')),
  contrast: computed(() => chosen.contrast.current.value ?? moreContrast.value),
  lessMotion,
  /** On or off by hand; undefined: on as long as there are lessons of the game to do (lessons/isCoached.ts). */
  coach: chosen.coach.current,
} as const;

export const setSound = (on: boolean): void => chosen.sound.set(on);
/** From 0 to 1. */
export const setEffectsVolume = (volume: number): void => chosen.effectsVolume.set(volume);
/** From 0 to 1. */
export const setInterfaceVolume = (volume: number): void => chosen.interfaceVolume.set(volume);
export const setAnimation = (speed: AnimationSpeed): void => chosen.animation.set(speed);
export const setContrast = (on: boolean): void => chosen.contrast.set(on);
/** Advice from the coach at every table. */
export const setCoach = (on: boolean): void => chosen.coach.set(on);

/** Passes the settings to the style sheets; called once by the entry. */
export function applySettings(root: HTMLElement): void {
  effect(() => {
    root.dataset['contrast'] = settings.contrast.value ? 'high' : 'normal';
    root.dataset['motion'] = settings.animation.value === 'off' ? 'off' : 'on';
  });
}
