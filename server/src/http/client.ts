import { Router, type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { join, relative } from 'node:path';

const YEAR_S = 365 * 24 * 3600;
const HOUR_S = 3600;
const PAGE = '/index.html';
/** Never cached: a page or service worker from a cache could belong to another version. */
const FRESH = ['index.html', 'sw.js', 'manifest.webmanifest'];

/**
 * The built client: hashed files never change; every other address of the client serves its single page. Nothing is
 * compressed here: the build has put a `.br` and a `.gz` beside each file worth compressing. `preview` answers with the
 * page where it has something to say of what the page shows.
 */
export function builtClient(folder: string, preview: RequestHandler): Router {
  const router = Router();
  const files: RequestHandler = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: {
      index: false,
      redirect: false,
      cacheControl: false,
      setHeaders: (response, path: string) =>
        response.setHeader('Cache-Control', cachingOf(relative(folder, path))),
    },
  });
  router.use(files);
  // A missing file must not be answered with the page.
  router.use('/assets', (_request, _response, next) => next('router'));
  router.get('/{*path}', preview, (request, response, next) => {
    request.url = PAGE;
    files(request, response, next);
  });
  return router;
}

function cachingOf(file: string): string {
  if (file.startsWith(join('assets', '/'))) return `public, max-age=${YEAR_S}, immutable`;
  if (FRESH.includes(file.replace(/\.(?:br|gz)$/u, ''))) return 'no-cache';
  return `public, max-age=${HOUR_S}`;
}
