import type { MexicanZone } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { zoneOf } from './zone-of.policy.ts';

/** Reads the time zone of a client, by the address of the profile. */
export async function readZone(tx: Tx, clientId: string): Promise<MexicanZone> {
  const zones = await readZones(tx, [clientId]);
  return zones(clientId);
}

/** Reads the time zones of many clients at once. */
export async function readZones(tx: Tx, clientIds: readonly string[]): Promise<(clientId: string) => MexicanZone> {
  const addresses =
    clientIds.length === 0
      ? []
      : await tx
          .selectFrom('address')
          .select(['client_id', 'region_id', 'city_id'])
          .where('client_id', 'in', clientIds)
          .execute();
  const byClient = new Map(addresses.map((address) => [address.client_id, address]));
  return (clientId) => {
    const address = byClient.get(clientId);
    return zoneOf(address && { regionId: address.region_id, cityId: address.city_id });
  };
}
