import type { ActionOf } from '../../actions';
import { STRUCTURE_HITS, type StructureId } from '../../content/map';
import { armsOf } from '../../content/cards';
import { damageOf, isStructure, siteOf, groundOn } from '../../rules/field/structuresOnMap';
import { type SeenRobot } from '../../rules/field/field';
import { bandDice } from '../../rules/attacking/arms';
import { callerAt } from '../../rules/objectives/bombTowers';
import { crewOf } from '../../rules/field/landingCraft';
import { numberOf } from '../../rules/field/hexNumbers';
import { silhouetteOfStructure } from '../../rules/attacking/silhouettes';
import { rangeOf } from '../field/mapTables';
import { bunkerStake } from '../objectives/bomberWorth';
import { hitChance } from '../field/dicePools';
import type { Situation } from '../imagining';
import { isWave, razeWorth } from '../objectives/waveTank';
import { WORTH } from '../field/weights';

/** The harm of its fall to the enemies less that to its own side, times the probability that this attack causes it. */
export function structureWorth(situation: Situation, shot: ActionOf<'attack'>): number {
  const { target, arms } = shot;
  if (!isStructure(target)) return 0;
  const worth = fallWorth(situation, target);
  const left = STRUCTURE_HITS - damageOf(situation.view, target);
  const { hit, bands } = armsOf(arms);
  const range = rangeOf(
    situation.stand(situation.view.question?.robot ?? '').at,
    numberOf(siteOf(situation.view, target)),
  );
  const chance = hitChance(bandDice(bands, range), silhouetteOfStructure(situation.view, target));
  return worth * chance * (left === 1 || hit === 'two' || hit === 'burst' ? 1 : HALF);
}

/** The harm of a structure's fall to the enemies less that to one's own side. */
export function fallWorth(situation: Situation, structure: StructureId): number {
  const { view, team, friends, enemies } = situation;
  const sum = (robots: readonly SeenRobot[]): number =>
    robots.reduce((harm, robot) => harm + fallHarm(situation, structure, robot), 0);
  const crew = crewOf(view, structure) ?? callerAt(view, structure);
  const stake = crew === undefined ? 0 : crew === team ? -WORTH.craft : WORTH.craft;
  const [tank] = isWave(view) ? friends : [];
  const scored = tank ? razeWorth(view, tank, structure) : bunkerStake(situation, structure);
  return sum(enemies) - sum(friends) + stake + scored;
}

const HALF = 0.4;

/** The effect of a structure's fall on a robot (L316-321). */
function fallHarm(
  { view, body, duel, stand, friends, enemies }: Situation,
  structure: StructureId,
  robot: SeenRobot,
): number {
  const [by] = friends.includes(robot) ? enemies : friends;
  if (!by || body(robot.id).isLost) return 0;
  const { any } = duel(by.id, robot.id).harms;
  if (structure === 'gasStation')
    return robot.onFire || rangeOf(stand(robot.id).at, numberOf(siteOf(view, structure))) > 1
      ? 0
      : WORTH.fire * any;
  if (structure === 'dam') return groundOn(view, robot.at) === 'plain' ? any + WORTH.system : 0;
  if (structure === 'bridge') return siteOf(view, structure) === robot.at ? WORTH.system : 0;
  return siteOf(view, structure) === robot.at ? any : 0;
}
