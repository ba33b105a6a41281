import Fastify from 'fastify';
import { pino } from 'pino';
import { z } from 'zod';
import { readEnv } from '../src/env.ts';
import { type Simulators, startSimulators } from '../src/simulators.ts';

/**
 * Runs simulators for many test files, each with settings, state and ports of its own: loading their program takes
 * longer than all that most files ask of them. `POST /worlds` starts simulators with settings such as the environment
 * has, `DELETE /worlds/<port>` ends them.
 */
const log = pino({ level: 'error' });
const worlds = new Map<string, Simulators>();
const app = Fastify();

app.post('/worlds', async ({ body }) => {
  const env = readEnv(z.record(z.string(), z.string()).parse(body));
  worlds.set(String(env.port), await startSimulators(env, log));
  return {};
});

app.delete<{ Params: { port: string } }>('/worlds/:port', async ({ params: { port } }) => {
  await worlds.get(port)?.stop();
  worlds.delete(port);
  return {};
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send?.('listening');
// Ends together with the run that started it, also when that was killed.
process.once('disconnect', () => process.exit());
