import * as z from 'zod/mini';
import type { Vault } from '../../../kernel/crypto/vault.ts';
import { openPersonal, sealPersonal } from '../personal.ts';

const streetAddressSchema = z.object({
  district: z.string(),
  street: z.string(),
  exteriorNumber: z.string(),
  interiorNumber: z.optional(z.string()),
  postalCode: z.string(),
});

/** Address of a person within a city. */
export type StreetAddress = z.output<typeof streetAddressSchema>;

export const sealStreetAddress = (
  vault: Vault,
  { clientId, place }: { clientId: string; place: StreetAddress },
): Buffer => sealPersonal(vault, 'place', { clientId, value: JSON.stringify(place) });

export const openStreetAddress = (
  vault: Vault,
  { clientId, sealed }: { clientId: string; sealed: Buffer },
): StreetAddress => streetAddressSchema.parse(JSON.parse(openPersonal(vault, 'place', { clientId, sealed })));
