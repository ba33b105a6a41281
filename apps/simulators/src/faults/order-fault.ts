import { channelOf, faultSchema, timesSchema } from './fault.ts';
import type { FaultStore } from './fault-store.ts';
import { type ProviderName, SIMULATED_PROVIDERS } from './simulated-providers.data.ts';

/** Puts a fault in force; false when it is no fault, or not one of that provider. */
export function orderFault(faults: FaultStore, name: ProviderName, body: unknown): boolean {
  const fault = faultSchema.safeParse(body);
  const times = timesSchema.safeParse(body);
  if (!fault.success || !times.success) return false;
  const provider = SIMULATED_PROVIDERS.find((one) => one.name === name);
  if (channelOf(fault.data) === 'notices' && !provider?.sendsNotices) return false;
  faults.set(name, fault.data, times.data.times);
  return true;
}
