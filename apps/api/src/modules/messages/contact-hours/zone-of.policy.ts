import type { MexicanZone } from '@lender/lending';
import { LENDER_ZONE, ZONE_OF_MUNICIPALITY, ZONE_OF_STATE } from './time-zones.data.ts';

/** State and municipality, by INEGI's numbers. */
export interface Home {
  readonly regionId: number;
  readonly cityId: number;
}

/** Returns the time zone in which a client lives; the lender's own while the address is unknown. */
export function zoneOf(home: Home | undefined): MexicanZone {
  if (!home) return LENDER_ZONE;
  return ZONE_OF_MUNICIPALITY[home.cityId] ?? ZONE_OF_STATE[home.regionId] ?? LENDER_ZONE;
}
