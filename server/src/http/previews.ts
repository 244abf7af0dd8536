import type { About } from '@gearhall/shared/core/game/about';
import type { TableFacts } from '@gearhall/shared/core/pages/hallPages';
import type { RequestHandler } from 'express';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hostOf } from './securityHeaders';

/** What a link to this hall shows where it is posted, as Open Graph describes it. */
interface Preview {
  readonly title: string;
  readonly sentence: string;
  /** A path of this hall. */
  readonly picture: string;
}

export interface PreviewParts {
  /** Folder of the built client. */
  readonly folder: string;
  readonly games: readonly { readonly about: About }[];
  findTable(id: string): Promise<Pick<TableFacts, 'game' | 'status'> | undefined>;
  /** Whether this address may look up one more table now. */
  allows(address: string): Promise<boolean>;
}

const WORDS = {
  hall: 'Gearhall',
  pitch: 'Board games about fighting machines, for you and your friends.',
  game: (title: string) => `${title} · Gearhall`,
  invited: (title: string) => `You are invited to a game of ${title}`,
  table: (title: string) => `A table of ${title}`,
} as const;

/** The page is not kept back for longer: where the table is not found by then, it comes without a preview. */
const LOOK_UP_MS = 1000;
const HALL_PICTURE = '/previews/hall.jpg';
/** The first parts of the addresses that are about a game. */
const OF_GAME = /^\/(?:game|new|learn|rules|bot|alone|together)\/([a-z0-9]{1,40})(?:\/|$)/u;
const OF_TABLE = /^\/t\/([A-Za-z0-9_-]{1,64})\/?$/u;
/** What the page says of the hall stands between these. */
const PLACE = /<!-- preview -->[^]*<!-- \/preview -->/u;

/**
 * Answers with the page and the preview of what it shows: the hall, a game, or a table. Of a table it tells the game
 * alone, which everybody reads who follows the link: no names, and nothing else of it. All other addresses, and all
 * where a table cannot be looked up, are left to the next handler.
 */
export function previews({ folder, games, findTable, allows }: PreviewParts): RequestHandler {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const aboutOf = (id: string): About | undefined => games.find(({ about }) => about.id === id)?.about;
  const pictureOf = (id: string): string =>
    existsSync(join(folder, 'previews', `${id}.jpg`)) ? `/previews/${id}.jpg` : HALL_PICTURE;
  const ofGame = (about: About | undefined, title: (game: string) => string): Preview | undefined =>
    about && { title: title(about.title), sentence: about.tagline, picture: pictureOf(about.id) };
  const ofTable = async (id: string, address: string): Promise<Preview | undefined> => {
    const looked = async () => ((await allows(address)) ? findTable(id) : undefined);
    const late = pause(LOOK_UP_MS, undefined, { ref: false });
    const table = await Promise.race([looked(), late]).catch(() => undefined);
    return table && ofGame(aboutOf(table.game), table.status === 'gathering' ? WORDS.invited : WORDS.table);
  };
  const previewOf = async (path: string, address: string): Promise<Preview | undefined> => {
    if (path === '/') return { title: WORDS.hall, sentence: WORDS.pitch, picture: HALL_PICTURE };
    const [, game] = OF_GAME.exec(path) ?? [];
    if (game !== undefined) return ofGame(aboutOf(game), WORDS.game);
    const [, table] = OF_TABLE.exec(path) ?? [];
    return table === undefined ? undefined : ofTable(table, address);
  };
  return async (request, response, next) => {
    const preview = PLACE.test(page) ? await previewOf(request.path, request.ip ?? '') : undefined;
    if (!preview) return next();
    const host = hostOf(request);
    const hall = host === undefined ? '' : `${request.protocol}://${host}`;
    const tags = tagsOf(preview, { hall, path: request.path });
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(page.replace(PLACE, () => tags));
  };
}

/** `hall`: the address of the hall, without which a picture can only be named by its path. */
function tagsOf(
  { title, sentence, picture }: Preview,
  { hall, path }: { hall: string; path: string },
): string {
  const tags = {
    'og:site_name': WORDS.hall,
    'og:type': 'website',
    'og:title': title,
    'og:description': sentence,
    'og:url': hall + path,
    'og:image': hall + picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };
  return Object.entries(tags)
    .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`)
    .join('\n    ');
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&"<>]/gu, (sign) => SIGNS[sign] ?? sign);
