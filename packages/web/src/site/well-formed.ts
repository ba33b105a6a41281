import type { Request, RequestHandler } from 'express';
import { isDecodable } from './is-decodable.ts';
import { refuse } from './refuse.ts';

const methods = ['GET', 'HEAD', 'POST'];

/**
 * Refuses what no browser sends to a site: other methods than those of links and forms (405), and an address that is
 * none, that does not decode, or that has no host (400). A host given by a sender that is no proxy of ours is ignored.
 */
export const requireWellFormed: RequestHandler = (request, response, next) => {
  if (!comesThroughProxy(request)) delete request.headers['x-forwarded-host'];
  if (!methods.includes(request.method)) return refuse(response.set('allow', methods.join(', ')), 405);
  const { originalUrl } = request;
  const hosts = [request.get('host') ?? '', request.get('x-forwarded-host') ?? 'localhost'];
  if (originalUrl.startsWith('/') && hosts.every((host) => isAddress(host, originalUrl))) return next();
  refuse(response, 400);
};

const comesThroughProxy = (request: Request): boolean =>
  request.app.get('trust proxy fn')(request.socket.remoteAddress, 0);

const isAddress = (host: string, path: string): boolean =>
  /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}${path}`) && isDecodable(path.split('?', 1)[0] ?? '');
