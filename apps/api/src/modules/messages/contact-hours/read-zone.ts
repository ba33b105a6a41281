import type { MexicanZone } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { zoneOf } from './zone-of.policy.ts';

/** The time zone in which a client lives, by the address of the profile. */
export async function readZone(tx: Tx, clientId: string): Promise<MexicanZone> {
  const address = await tx
    .selectFrom('address')
    .select(['region_id', 'city_id'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return zoneOf(address && { regionId: address.region_id, cityId: address.city_id });
}
