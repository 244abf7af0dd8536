import { HIDDEN, type Card } from '@gearhall/shared/games/metalheads/content/robots';
import { RESOURCES, type Amounts } from '@gearhall/shared/games/metalheads/content/resources';
import type { Owner } from '@gearhall/shared/games/metalheads/rules/field';
import { missingOf } from '@gearhall/shared/games/metalheads/rules/paying/costs';
import { strengthParts } from '@gearhall/shared/games/metalheads/rules/strength/strength';
import type { View } from '@gearhall/shared/games/metalheads/view';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { longRow, row, type Place } from '../../../stage/cards/layouts';
import type { LaidCard, Mark } from '../../../stage/cards/tableLayout';
import { DISCARD, MONSTER } from '../table/paths';
import type { Areas } from './areas';
import { Z, type Choices, type Construction, type Robot, type Scroll, type Shown } from './choices';
import { OWN_GAP } from './measures';
import { faceOf, seenOf } from './rowCards';

/** Constructions and completed Robots of the player in the middle. */
export function ownCards(
  view: View,
  { own: box, cardWidth }: Areas,
  choices: Choices,
  scroll: Scroll,
): LaidCard[] {
  const { shown } = choices;
  const context = { view, choices, owner: shown };
  const player = shown === undefined ? undefined : view.players[shown];
  const constructions = player?.constructions ?? [];
  const robots = player?.robots ?? view.monsterRobots;
  const count = constructions.length + robots.length;
  const line = { count, width: cardWidth, gap: OWN_GAP, z: Z.table };
  const length = count * (cardWidth + line.gap);
  const zone = scroll('own', box, length);
  const places = (length > box.width && box.width < 700 ? longRow : row)(zone, line);
  return [
    ...constructions.flatMap((one, at) => siteCards(context, one, places[at], places[at + 1])),
    ...robots.flatMap((one, at) => {
      const [place, next] = places.slice(constructions.length + at);
      return place ? [completedCard(context, one, place, next)] : [];
    }),
  ];
}

/** How many cards lie in the middle. */
export function ownersCards(view: View, owner: Owner): number {
  const player = owner === undefined ? undefined : view.players[owner];
  return player ? player.constructions.length + player.robots.length : view.monsterRobots.length;
}

/** A Robot under construction, with what lies under it showing at its left edge. */
function siteCards(
  { view, choices, owner }: Shown,
  site: Construction,
  place: Place | undefined,
  next: Place | undefined,
): LaidCard[] {
  if (!place || owner === undefined) return [];
  const missing = missingOf(view, owner, site);
  const preview = choices.previewOf(site.robot);
  const open = copied(view, owner);
  const paid = site.paid.filter(({ card }) => !open.includes(card));
  return [
    ...paid.map(({ card, side }, at): LaidCard => ({
      key: card === HIDDEN ? `paid:${owner}:${site.robot}:${at}` : card,
      face: `paid:${listed(side)}`,
      place: { ...place, x: place.x - 5 * (at + 1), y: place.y - 5 * (at + 1), z: Z.paid + place.z - at },
      mark: 'plain',
      to: DISCARD,
      // What has paid lies open on the discard pile.
      ...(card !== HIDDEN && { becomes: faceOf(card, place.width) }),
    })),
    {
      ...{
        key: site.robot,
        face: faceOf(site.robot, place.width, seenOf(place, next)),
        place: { ...place, z: place.z + 10 },
      },
      ...{ mark: choices.markOf(site.robot), to: DISCARD },
      badge: `missing:${listed(missing)}`,
      ...(preview === undefined ? {} : { noteOver: preview }),
    },
  ];
}

const listed = (amounts: Amounts): string => RESOURCES.map((kind) => amounts[kind]).join(',');

/** A completed Robot is never in the dark. */
export const litMark = (mark: Mark): Mark => (mark === 'idle' ? 'plain' : mark);

function completedCard(
  { view, choices, owner }: Shown,
  robot: Robot,
  place: Place,
  next: Place | undefined,
): LaidCard {
  return {
    key: robot.robot,
    face: faceOf(robot.robot, place.width, seenOf(place, next)),
    place: robot.turned ? { ...place, rotation: Math.PI / 9 } : place,
    mark: litMark(choices.markOf(robot.robot)),
    badge: badgeOf(view, owner, robot),
    ...(owner === undefined ? { from: MONSTER } : {}),
  };
}

const badgeOf = (view: View, owner: Owner, robot: Robot): string =>
  `strength:${strengthParts(view, owner, robot).total}:${robot.powerUps}:${robot.damage}`;

/** The payments of which Mimic takes the ability. */
export function copied({ turn, players }: View, seat: Seat): readonly Card[] {
  const [question] = turn.tasks;
  if (question?.kind !== 'copy' || turn.seat !== seat) return [];
  const site = players[seat]?.constructions.find(({ robot }) => robot === question.robot);
  return (site?.paid ?? []).map(({ card }) => card);
}
