import { env } from '../platform/env.server.ts';
import { robots } from '../shell/public-pages.server.ts';

export const loader = () => new Response(robots(env.publicOrigin), { headers: { 'content-type': 'text/plain' } });
