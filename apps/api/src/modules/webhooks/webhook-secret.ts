import type { Services } from '../../services.ts';

const SECRET_BYTES = 32;

/** Returns a new secret of an address, as Standard Webhooks writes it: `whsec_` and base64 of 32 random bytes. */
export const newSecret = ({ randomInt }: Pick<Services, 'randomInt'>): string =>
  `whsec_${Buffer.from(Array.from({ length: SECRET_BYTES }, () => randomInt(256))).toString('base64')}`;

/** A secret can be opened for its own address only. */
const contextOf = (webhookId: string): string => `webhook-secret:${webhookId}`;

export const sealSecret = ({ vault }: Pick<Services, 'vault'>, webhookId: string, secret: string): Buffer =>
  vault.seal(secret, contextOf(webhookId));

export const openSecret = ({ vault }: Pick<Services, 'vault'>, webhookId: string, sealed: Uint8Array): string =>
  vault.openText(sealed, contextOf(webhookId));
