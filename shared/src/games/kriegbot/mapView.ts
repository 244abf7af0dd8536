import { schema, t } from '@colyseus/schema';
import type { BuildingId } from './content/buildings';
import type { CardId, PilotId } from './content/cards';
import type { SlotId } from './content/chassis';
import type { UnitKind } from './content/infantry';
import type { HexId } from './content/map';
import type { TeamId } from './content/teams';
import type { RobotId } from './state/robot';
import type { Token as TokenOnMap } from './state';
import type { UnitId } from './state/units';

/** What everybody sees on the map besides the robots. */

export const Building = schema(
  { id: t.string<BuildingId>(), at: t.string<HexId>(), damage: t.uint8() },
  'KriegbotBuilding',
);
export const Structures = schema(
  {
    towerTop: t.uint8(),
    towerBottom: t.uint8(),
    gasStation: t.uint8(),
    boatShed: t.uint8(),
    dam: t.uint8(),
    bridge: t.uint8(),
  },
  'KriegbotStructures',
);
export const Token = schema(
  {
    id: t.string(),
    kind: t.string<TokenOnMap['kind']>(),
    team: t.string<TokenOnMap['team']>(),
    from: t.string<RobotId>(),
    at: t.string<TokenOnMap['at']>(),
    bearer: t.string<RobotId>(),
  },
  'KriegbotToken',
);
export const Unit = schema(
  {
    id: t.string<UnitId>(),
    kind: t.string<UnitKind>(),
    team: t.string<TeamId>(),
    seat: t.uint8(),
    at: t.string<HexId>(),
    aboard: t.string<RobotId>(),
    slot: t.string<SlotId | ''>(),
    pilot: t.string<PilotId | ''>(),
    robot: t.string<RobotId>(),
    armed: t.boolean(),
    placed: t.uint8(),
  },
  'KriegbotUnit',
);
export const Bomb = schema(
  { at: t.string<HexId>(), robot: t.string<RobotId>(), team: t.string<TeamId>(), card: t.string<CardId>() },
  'KriegbotBomb',
);
export const Disk = schema(
  { unit: t.string<RobotId | UnitId>(), team: t.string<TeamId>(), at: t.string<HexId>(), turn: t.uint8() },
  'KriegbotDisk',
);
