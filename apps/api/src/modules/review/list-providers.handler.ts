import { listProviders, PROVIDERS } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { NOTICE_SOURCES } from '../../providers/notice-sources.ts';

const DAY_MS = 86_400_000;

export const listProvidersHandler = implement(listProviders, async (_, { tx, services: { lines, clock } }) => {
  const counted = await tx
    .selectFrom('provider_event')
    .select(['provider', (eb) => eb.fn.countAll<number>().as('count')])
    .where('received_at', '>', new Date(clock.wall().getTime() - DAY_MS))
    .groupBy('provider')
    .execute();
  const noticesOf = (provider: string): number | null =>
    NOTICE_SOURCES.some((source) => source.provider === provider)
      ? (counted.find((row) => row.provider === provider)?.count ?? 0)
      : null;
  return ok(
    PROVIDERS.map((provider) => {
      const placed = lines.find((line) => line.health().name === provider);
      if (!placed) return { provider, line: null, noticesOfDay: noticesOf(provider) };
      const { name: _name, ...health } = placed.health();
      const { host, isSimulated } = placed;
      return { provider, line: { host, isSimulated, ...health }, noticesOfDay: noticesOf(provider) };
    }),
  );
});
