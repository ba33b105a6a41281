import type { Vault } from '../../kernel/crypto/vault.ts';

/** Personal values that are sealed, by column. A value can be opened only for its client and column. */
export type PersonalColumn =
  | 'email'
  | 'phone'
  | 'alternate_phone'
  | 'curp'
  | 'clabe'
  | 'work_phone'
  | 'reference_phone'
  | 'contact_phone'
  | 'referral_phone'
  | 'place'
  | 'position';

const sealContext = (column: PersonalColumn, clientId: string): string => `client:${clientId}:${column}`;

export const sealPersonal = (
  vault: Vault,
  column: PersonalColumn,
  { clientId, value }: { clientId: string; value: string },
): Buffer => vault.seal(value, sealContext(column, clientId));

export const openPersonal = (
  vault: Vault,
  column: PersonalColumn,
  { clientId, sealed }: { clientId: string; sealed: Buffer },
): string => vault.openText(sealed, sealContext(column, clientId));
