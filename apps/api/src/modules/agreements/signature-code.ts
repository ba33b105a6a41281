import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { type CodeAddress, codeSubject } from '../access/index.ts';
import { readContacts } from '../clients/index.ts';

export interface SignatureCode {
  readonly to: CodeAddress;
  readonly phoneLastFour: string;
  /** True when the active code was sent for another text. It signs nothing, and is not even tried here. */
  readonly isForAnotherText: boolean;
}

/** Returns the destination of the code that signs a text, and whether the active one is for that text. */
export async function signatureCode(
  tx: Tx,
  { clientId, agreementId }: { clientId: string; agreementId: string },
  services: Pick<Services, 'clock' | 'env' | 'vault'>,
): Promise<SignatureCode> {
  const { phone, phoneLastFour } = await readContacts(tx, clientId, services);
  const to: CodeAddress = {
    channel: 'sms',
    address: phone,
    purpose: 'signature',
    subject: agreementId,
    asker: { clientId },
  };
  const active = await codeSubject(tx, to, services);
  return { to, phoneLastFour, isForAnotherText: active !== undefined && active !== agreementId };
}
