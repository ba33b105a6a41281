import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type Channel, channelOf, type Fault, faultSchema } from './fault.ts';
import type { ProviderName } from './simulated-providers.data.ts';

const rowSchema = z.object({
  fault: z.string().transform((text) => faultSchema.parse(JSON.parse(text))),
  timesLeft: z.int().nullable(),
});

/** Fault that is in force, with the number of calls or notices left; null until it is cleared. */
export type OrderedFault = Readonly<z.output<typeof rowSchema>>;

/** Faults of the providers. They survive a restart, as the rest of the simulators' state does. */
export interface FaultStore {
  /** Replaces the fault of the same channel. */
  set(provider: ProviderName, fault: Fault, times?: number): void;
  clear(provider: ProviderName): void;
  listOf(provider: ProviderName): OrderedFault[];
  /** Takes the fault for the next call or notice, which uses up one of its times. */
  take(provider: ProviderName, channel: Channel): Fault | undefined;
}

export function createFaultStore(database: DatabaseSync): FaultStore {
  const set = database.prepare(`
    insert into fault (provider, channel, fault, times_left) values (?, ?, ?, ?)
    on conflict (provider, channel) do update set fault = excluded.fault, times_left = excluded.times_left
  `);
  const clear = database.prepare('delete from fault where provider = ?');
  const listOf = database.prepare(
    'select fault, times_left as timesLeft from fault where provider = ? order by channel',
  );
  const read = database.prepare('select fault, times_left as timesLeft from fault where provider = ? and channel = ?');
  const useUp = database.prepare('delete from fault where provider = ? and channel = ? and times_left = 1');
  const countDown = database.prepare('update fault set times_left = times_left - 1 where provider = ? and channel = ?');
  return {
    set: (provider, fault, times) => {
      set.run(provider, channelOf(fault), JSON.stringify(fault), times ?? null);
    },
    clear: (provider) => {
      clear.run(provider);
    },
    listOf: (provider) => z.array(rowSchema).parse(listOf.all(provider)),
    take: (provider, channel) => {
      const ordered = rowSchema.optional().parse(read.get(provider, channel));
      if (useUp.run(provider, channel).changes === 0) countDown.run(provider, channel);
      return ordered?.fault;
    },
  };
}
