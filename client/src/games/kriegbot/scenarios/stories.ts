import type { ScenarioId } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { DOWNED_PILOT_STORY } from './downedPilot/story';
import { WMD_STORY } from './wmd/story';
import { AFTERMATH } from './aftermath/story';
import { BOMBS_AWAY } from './bombsAway/story';
import type { Story } from './story';

export const STORIES: Readonly<Record<ScenarioId, Story>> = {
  showdown: {
    wins: 'Two teams fight it out. Whoever destroys a robot first, or kills its pilot, wins at once.',
    roles: {},
    caption: 'The teams start at opposite edges.',
    minutes: [45, 120],
    hard: 1,
  },
  killTheHuman: {
    wins: 'Each team hides one human pilot in one of its robots. Find the other team’s, and kill it. Nobody may flee.',
    roles: {},
    caption: 'One robot of each team has a pilot. Which one?',
    minutes: [60, 120],
    hard: 2,
  },
  theHoncho: {
    wins: 'Two robots against one whose pilot is worth all four. The first kill wins.',
    roles: { yellow: 'one super-pilot, two defense actions a turn' },
    caption: 'Two hunters, and the Honcho.',
    minutes: [45, 90],
    hard: 2,
  },
  captureTheFlag: {
    wins: 'A flag lies in the middle. Pick it up by walking over it, and carry it off your own edge. A hit knocks it out of your hands.',
    roles: {},
    caption: 'The flag lies beside the gas station, equally far from both edges.',
    minutes: [60, 120],
    hard: 1,
  },
  cryptoFlag: {
    wins: 'Robots that are destroyed leave their codes behind. Carry a piece of the other side’s off your own edge; shoot at your own before they get it.',
    roles: {},
    caption: 'What is destroyed leaves crypto: here some of each side.',
    minutes: [60, 120],
    hard: 2,
  },
  whenCyborgsRule: {
    wins: 'As in Crypto Capture the Flag, but one player is secretly a mole, who wins alone by running off the wrong way. You may shoot at friends.',
    roles: {},
    caption: 'Four or six players, a robot each. Who is the mole?',
    minutes: [60, 120],
    hard: 3,
  },
  warOfTheWorlds: {
    wins: 'Aliens have landed. Their craft shoots first and calls strikes on painted robots. The first kill wins; without the craft they wither.',
    roles: {
      green: 'every robot has a pilot',
      yellow: 'no pilots, a landing craft with a laser, and bombardment',
    },
    caption: 'The TV tower on the aliens’ edge is their landing craft.',
    minutes: [45, 120],
    hard: 2,
  },
  theHacker: {
    wins: 'One robot fewer, but whoever its Targeting Laser hits does as the hacker wants, once. The first kill wins.',
    roles: {
      green: 'one robot more',
      yellow: 'one of them has the Targeting Laser; painted enemies are bombarded',
    },
    caption: 'The hackers have one robot less. Which of them has the laser?',
    minutes: [45, 90],
    hard: 3,
  },
  sharksAndJets: {
    wins: 'Two street gangs and the police. Points for rivals shot and for a leader who lives; the police want the guilty, not the innocent.',
    roles: {
      green: 'a leader, and what the police have left in the drawer',
      yellow: 'a leader, and what the police have left in the drawer',
      police: 'Officer Krupke, who shoots at lawbreakers alone; Robocop comes when called',
    },
    caption: 'The gangs at opposite edges, Officer Krupke anywhere; Robocop waits off the map.',
    minutes: [60, 120],
    hard: 3,
  },
  lizardBot: {
    wins: 'A giant Lizard-bot walks on Tokyo. It wins if it gets off the map over the defenders’ edge; they win if it does not.',
    roles: {
      green: 'three fragile robots, each with a pilot',
      yellow: 'a Spiderbot with one die more and a thick hide in rams',
    },
    caption: 'The defenders stand before Tokyo; the Lizard-bot comes from the other edge.',
    minutes: [45, 75],
    hard: 2,
  },
  missionControl: {
    wins: 'Bring soldiers into the building in the middle: who alone is inside bombards all enemy robots each turn. The last robot wins. Always with the whole expansion.',
    roles: {},
    caption: 'Mission Control in the middle; four soldiers of each side ride on its robots.',
    minutes: [60, 120],
    hard: 3,
  },
  beachhead: {
    wins: 'Robots drop from orbit, one a turn, among robots and infantry. The last side with anything left on the map wins. Always with the whole expansion.',
    roles: {
      green: 'still above, they land one each turn where a disk marked the hex the turn before',
      yellow: 'a robot less, infantry, and any hexes to begin on; they win at the time limit',
    },
    caption: 'The defenders stand anywhere. Two disks mark where the attackers land.',
    minutes: [60, 120],
    hard: 3,
  },
  wmd: WMD_STORY,
  downedPilot: DOWNED_PILOT_STORY,
  aftermath: AFTERMATH,
  bombsAway: BOMBS_AWAY,
  musicalChairs: {
    wins: 'Everyone alone: machines fight over energy dishes. When half of them are destroyed, all with at least two dishes win. Cards go round in piles first.',
    roles: {},
    caption: 'Robots start anywhere around the map, a dish each. Cards go round in piles.',
    minutes: [60, 150],
    hard: 3,
  },
  humanWave: {
    wins: 'One tank against soldiers who keep coming: a point for everything it destroys. For two, or alone against infantry that the rules play.',
    roles: {
      green: 'any cards; it shoots at buildings and soldiers',
      yellow: 'they come back when they are killed, and have bombardment',
    },
    caption: 'A tank, eight soldiers, and ten buildings around the gas station.',
    minutes: [30, 75],
    hard: 2,
  },
  teslaTower: {
    wins: 'Cores start almost empty, and power up only near the tower. Electric weapons roll a die more. The last robot wins. Always with the whole expansion.',
    roles: {},
    caption: 'The Tesla Tower in the middle; around it, players place a building for each robot.',
    minutes: [45, 120],
    hard: 3,
  },
};
