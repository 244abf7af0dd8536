import type { MediumId } from '@gearhall/shared/games/kriegbot/content/arms';
import { armsOf, isArms } from '@gearhall/shared/games/kriegbot/content/cards';
import { away } from '../../../stage/geometry/geometry';
import { easedOut, instant, together, trailing, type Animation } from '../../../stage/motions/animation';
import { scene } from '../../../stage/motions/motions';
import { angleTo, comeBack, impact, recoil, strikeAt } from '../../../stage/film/strikes';
import { beam, flames, flash, goesWide, rocket, volley } from '../../../stage/film/shots';
import { debris, shock, smoke, type Spot } from '../../../stage/film/spray';
import { speak, spot } from '../../../stage/motions/unitMotions';
import { TEAM_COLOURS } from '../looks/looks';
import { EFFECT_WORDS } from '../words/field/board';
import type { EffectContext } from './context';
import { hitSoot } from './marks';
import { armsSound } from '../sounds/heard';

/** What weapons look like when they fire. */

/** The size of a robot: 1 is 90 units. */
export const UNIT = 0.8;
const DUST = 0x7e704e;

/** What a weapon's shot looks like. */
type Family = 'beam' | 'lightning' | 'gatling' | 'shell' | 'flames' | 'rocket' | 'salvo' | 'melee';

/** Where the medium of a weapon says it all; the others differ by how they hit. */
const BY_MEDIUM: Readonly<Partial<Record<MediumId, Family>>> = {
  MELEE: 'melee',
  BEAM: 'beam',
  BOLT: 'lightning',
  MISSILE: 'rocket',
};

export function familyOf(arms: string): Family {
  if (!isArms(arms)) return 'gatling';
  const { medium, extra, hit, attacks, modes } = armsOf(arms);
  const family = BY_MEDIUM[medium];
  if (family) return family === 'rocket' && modes?.includes('salvo') ? 'salvo' : family;
  if (extra === 'fire') return 'flames';
  return attacks || hit === 'burst' ? 'gatling' : 'shell';
}

export const GLOWS: Readonly<Record<Family, number>> = {
  beam: 0xff5a28,
  lightning: 0x6fb8ff,
  gatling: 0xffe08a,
  shell: 0xffc070,
  flames: 0xff8c2e,
  rocket: 0xff9a3c,
  salvo: 0xff9a3c,
  melee: 0xffffff,
};

export const figureOf =
  ({ sprites }: EffectContext, id: string) =>
  () =>
    sprites.units.get(id) ?? sprites.crowd.units.get(id);

export const attackOf = (context: EffectContext, robot: string, target: string) => ({
  attacker: figureOf(context, robot),
  from: spot(context, robot),
  to: spot(context, target),
  unit: UNIT,
});

interface Fired {
  readonly robot: string;
  readonly target: string;
  readonly hit: boolean;
}

/** The shot itself, by its weapon. */
export function discharge(context: EffectContext, arms: string, { robot, target, hit }: Fired): Animation {
  const attack = attackOf(context, robot, target);
  const family = familyOf(arms);
  const fired = (): void => context.play(armsSound(arms));
  const shot = { ...attack, colour: GLOWS[family], misses: !hit, fired };
  const bullets = { ...shot, count: 9, apart: 22, ms: 160, strays: 16, size: 0.32, stretch: 2.4 };
  const shell = { ...shot, count: 1, apart: 0, ms: 140, size: 0.6, stretch: 0.9 };
  const films: Readonly<Record<Family, () => Animation>> = {
    beam: () => beam(context, { ...shot, ms: 180 }),
    lightning: () => beam(context, { ...shot, ms: 220, bends: 6 }),
    gatling: () => volley(context, bullets),
    shell: () => volley(context, shell),
    flames: () => flames(context, { ...shot, ms: 240 }),
    rocket: () => rocket(context, { ...shot, ms: 380 }),
    salvo: () => rocket(context, { ...shot, ms: 380, count: 4 }),
    melee: () => together(instant(fired), strikeAt(attack)),
  };
  if (family === 'melee') return films.melee();
  return together(
    films[family](),
    flash(context, shot),
    recoil(attack),
    ...(family === 'beam' ? [burnt(context, attack)] : []),
  );
}

/** The line that a beam burns into the ground. */
const burnt = ({ sprites }: EffectContext, { from, to }: { readonly from: Spot; readonly to: Spot }) =>
  instant(() => {
    const [start, end] = [from(), to()];
    const line = start && end && sprites.painters?.burnLine(start, end, UNIT);
    if (line) sprites.sparks.traces.add(line);
  });

/** What comes after the flight: it has hit, or gone wide; only now a word tells it. */
export function outcome(context: EffectContext, arms: string, fired: Fired): readonly Animation[] {
  const { robot, target, hit } = fired;
  const attack = attackOf(context, robot, target);
  const isMelee = familyOf(arms) === 'melee';
  return [
    instant(() => context.play(hit ? 'hit' : 'miss')),
    ...(hit ? [landed(context, arms, fired)] : [wide(context, fired)]),
    ...(isMelee ? [comeBack(attack)] : []),
  ];
}

const wide = (context: EffectContext, { robot, target }: Fired): Animation =>
  together(
    trailing(speak(context, target, EFFECT_WORDS.miss, context.sprites.palette.print)),
    goesWide(context, { ...attackOf(context, robot, target), colour: DUST }, DUST),
  );

const EXPLODING: ReadonlySet<Family> = new Set<Family>(['rocket', 'salvo', 'shell']);

function landed(context: EffectContext, arms: string, { robot, target }: Fired): Animation {
  const { from, to } = attackOf(context, robot, target);
  const { sprites } = context;
  const towards = (): number => angleTo(to(), from());
  const family = familyOf(arms);
  const team = sprites.units.get(target)?.picture?.team;
  const colours = [team ? TEAM_COLOURS[team] : sprites.palette.silver, sprites.palette.steel];
  return together(
    impact(context, { victim: figureOf(context, target), from, at: to, unit: UNIT, knock: 8 }),
    debris(context, { at: to, unit: UNIT * 0.7, colours, count: 5, towards }),
    burn(context, to),
    ...(EXPLODING.has(family) ? [shock(context, { at: to, unit: UNIT, colour: 0xffc070, ms: 300 })] : []),
    ...(family === 'melee'
      ? [cuts(context, { from, to })]
      : [smoke(context, { at: to, unit: UNIT * 0.7, count: 5, over: 200 })]),
  );
}

const CUTS_MS = 300;

/** Three cuts across what a blow has hit. */
function cuts(
  { sprites }: EffectContext,
  { from, to }: { readonly from: Spot; readonly to: Spot },
): Animation {
  const { particles } = sprites.sparks;
  return trailing(
    scene(CUTS_MS, () => {
      const [start, at] = [from(), to()];
      if (!start || !at) return undefined;
      const along = angleTo(start, at) + Math.PI / 3;
      const marks = [-1, 0, 1].map((row) => {
        const sprite = particles.take('streak', 0xfff4d0);
        const { x, y } = away(at, along + Math.PI / 2, row * 20 * UNIT);
        sprite?.position.set(x, y);
        if (sprite) sprite.rotation = along;
        return sprite;
      });
      return (share) => {
        for (const sprite of marks) {
          if (!sprite) continue;
          sprite.scale.set(2.2 * UNIT * easedOut(Math.min(1, share * 2)), 0.9 * UNIT);
          sprite.alpha = Math.min(1, (1 - share) * 2);
          if (share === 1) particles.give(sprite);
        }
      };
    }),
  );
}

/** Soot under what was hit. */
const burn = ({ sprites }: EffectContext, at: Spot): Animation =>
  instant(() => {
    const place = at();
    if (place) sprites.sparks.traces.add(hitSoot(place));
  });
