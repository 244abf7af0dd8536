import { mix } from '../drawing/palette';

/** All outlines in pictures: a warm black. */
export const INK = 0x17120f;

/** What parts are made of. `paint` is the colour of the card that it is on. */
export type Tone = keyof typeof MATERIALS | 'paint';

const MATERIALS = {
  steel: 0xb4c0ca,
  circuits: 0x3fae6b,
  fuel: 0xe8503a,
  iron: 0x6d7a86,
  dark: 0x3a3f49,
  pale: 0xf4efe2,
  brass: 0xe6b04c,
  glow: 0xffe066,
  ember: 0xff9a3c,
  spark: 0x8ff0ff,
  ink: INK,
  rock: 0x8d7f72,
  bark: 0x7b5436,
  leaf: 0x5d9b45,
  snow: 0xe9f3fa,
  sea: 0x2b6f9f,
  scale: 0x2f9a86,
  venom: 0xb7d84a,
  flesh: 0xa8443f,
  copper: 0xcf7f4c,
  olive: 0x7d8a4a,
  skin: 0xe3b083,
  cloth: 0x4a5f8f,
  plasma: 0xc58bff,
} as const;

/** Light, middle and shade of a material. */
export interface Shades {
  readonly light: number;
  readonly base: number;
  readonly shade: number;
}

export const shadesOf = (tone: Tone, paint: number): Shades => {
  const base = tone === 'paint' ? paint : MATERIALS[tone];
  return { base, light: mix(base, 0xffffff, 0.4), shade: mix(base, 0x1c1030, 0.36) };
};
