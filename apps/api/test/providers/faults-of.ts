import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { TestServer } from '../server/server.ts';

const healthSchema = z.object({
  providers: z.array(
    z.object({ name: z.string(), state: z.string(), lastTrouble: z.nullable(z.object({ kind: z.string() })) }),
  ),
});

/** Sets faults of a server's simulated providers, and reads how the server rates them. */
export function faultsOf(server: TestServer) {
  const ask = async (method: string, provider: string, body?: object): Promise<void> => {
    const { status } = await fetch(`${server.simulators.url}/faults/${provider}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    expect(status).toBeLessThan(300);
  };
  return {
    /** Faults as the simulators' README writes them, like `{ fault: 'down', times: 2 }`. */
    order: (provider: string, fault: object) => ask('PUT', provider, fault),
    clear: (provider: string) => ask('DELETE', provider),
    health: async (provider: string) => {
      const { providers } = healthSchema.parse(await (await fetch(`${server.origin}/health/providers`)).json());
      return providers.find(({ name }) => name === provider);
    },
  };
}
