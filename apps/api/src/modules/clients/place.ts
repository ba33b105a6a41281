import * as z from 'zod/mini';
import type { Vault } from '../../kernel/crypto/vault.ts';
import { openPersonal, sealPersonal } from './personal.ts';

const placeSchema = z.object({
  district: z.string(),
  street: z.string(),
  exteriorNumber: z.string(),
  interiorNumber: z.optional(z.string()),
  postalCode: z.string(),
});

/** Where somebody lives, within a city. */
export type Place = z.output<typeof placeSchema>;

export const sealPlace = (vault: Vault, { clientId, place }: { clientId: string; place: Place }): Buffer =>
  sealPersonal(vault, 'place', { clientId, value: JSON.stringify(place) });

export const openPlace = (vault: Vault, { clientId, sealed }: { clientId: string; sealed: Buffer }): Place =>
  placeSchema.parse(JSON.parse(openPersonal(vault, 'place', { clientId, sealed })));
