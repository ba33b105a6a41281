import { env } from '../platform/env.server.ts';
import { sitemap } from '../shell/public-pages.server.ts';

export const loader = () => new Response(sitemap(env.publicOrigin), { headers: { 'content-type': 'application/xml' } });
