import { type ServedRoute, serveRoutes, testVisit } from '@lender/web/testing';
import handleDocument from '../app/entry.server.tsx';
import * as root from '../app/root.tsx';
import { siteRoutes } from '../site-routes.ts';

const modules = import.meta.glob<ServedRoute['module']>('../app/routes/*.tsx', { eager: true });

const routes = siteRoutes.flatMap(({ id, path, file }): readonly ServedRoute[] => {
  const module = modules[`../app/${file}`];
  return module ? [{ id, path, module }] : [];
});

const serve = serveRoutes({ handleDocument, root, routes });

/** Returns the answer of a page, with everything around it, as the site serves it. */
export const servedPage = (path: string, options?: Parameters<typeof testVisit>[1]): Promise<Response> =>
  serve(testVisit(`https://quincena.example${path}`, options));
