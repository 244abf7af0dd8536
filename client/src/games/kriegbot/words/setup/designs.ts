import { CARDS } from '@gearhall/shared/games/kriegbot/content/cards';
import type { ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { readyRobot, type ReadyMadeId } from '@gearhall/shared/games/kriegbot/content/designs';
import { word } from '../cards/figures';
import { capital } from '../field/names';

const ATTACKS = CARDS.combatPilot.attackActions;
const FOAM = CARDS.ablativeFoam.shield.uses;
const ARMOR = CARDS.chobhamArmor.absorb.damage;
const HOWITZER = CARDS.howitzer.arms.bands.tooNear;

/** How each ready-made design plays, by template and name. */
export const DESIGN_WORDS: Readonly<Record<ChassisId, Readonly<Record<string, string>>>> = {
  rocketbot: {
    duellist:
      'Races in, holds one enemy fast with the claw and shoots it twice from close by. Give up the skin for the first big hit.',
    strafer:
      'Flies past and hits many places at once without stopping. If the rocket is shot to pieces, its rifle drives on alone.',
    ace: `${capital(word(ATTACKS))} different attacks every turn, all around, from close by. Strike from behind and back away again.`,
  },
  helibot: {
    gunship: `Hovers at middle range with the Gatling Gun and the rockets, ${word(ATTACKS)} attacks a turn. Smoke and the skin buy it time.`,
    missileer: `Hits what moves from the other end of the map. Stay far away: it is weak up close, but its skin takes ${word(FOAM)} missile or beam hits.`,
    wingman: `Snipes with the beam and strafes on the way there. ${capital(word(ATTACKS))} attacks a turn, and smoke to defend itself.`,
  },
  hoverbot: {
    storm:
      'Switches enemies off rather than breaking them: a burst of disables all around, then bolts into what cannot answer.',
    skirmisher: `Circles at close range with ${word(ATTACKS)} attacks a turn. The boosters carry it over anything once, out of trouble or into it.`,
    lancer:
      'Two long beams from far away, steadied by two aiming cards. Keep moving: the blur makes you hard to hit.',
  },
  spiderbot: {
    hunter:
      'Walks through the woods, turns three times and bites deep with the saw. A robot that bites back is disabled by the battery.',
    ambusher:
      'Waits in the woods with long missiles and lobbed grenades. Stand still to aim better: the skin hides it.',
    wrestler: `Grabs a neighbor, so that it cannot move or turn, and shocks it every turn with ${word(ATTACKS)} attacks.`,
  },
  robotank: {
    battery:
      'The heaviest gun and missiles that reach across the map. Slow: find a good place, power up, and let them come.',
    mortar: `Powered up, it shells enemies that it does not even see, and repairs itself meanwhile. Keep them more than ${HOWITZER} hexes away.`,
    bulwark: `Holds a place: it disables and shoots all who come near, takes ${word(ARMOR)} hits on its armor, and punishes ramming.`,
  },
  robocar: {
    raider: `Drives up fast and sets enemies on fire, with ${word(ATTACKS)} attacks a turn. Bursts do not hurt it.`,
    spotter: 'Shells from far away, and shocks whatever comes close. Backs off without turning round.',
    shocker:
      'Holds one enemy fast and disables it piece by piece. If all is lost, the rifle drives on alone.',
  },
};

export const playsInWords = (id: ReadyMadeId): string => DESIGN_WORDS[readyRobot(id).chassis][id] ?? '';

/** Its first sentence. */
export const playsInShort = (id: ReadyMadeId): string => /^.*?\.(?= |$)/u.exec(playsInWords(id))?.[0] ?? '';
