import type { MexicanZone } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { readCities } from '../../clients/index.ts';
import { zoneOf } from './zone-of.policy.ts';

/** Reads the time zone of a client, by the address of the profile. */
export async function readZone(tx: Tx, clientId: string): Promise<MexicanZone> {
  const zones = await readZones(tx, [clientId]);
  return zones(clientId);
}

/** Reads the time zones of many clients at once. */
export async function readZones(tx: Tx, clientIds: readonly string[]): Promise<(clientId: string) => MexicanZone> {
  const cities = await readCities(tx, clientIds);
  return (clientId) => zoneOf(cities.get(clientId));
}
