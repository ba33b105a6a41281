import type { PlainDate } from '@lender/calculator';
import type { Variables } from '@lender/lending';
import type { Vault } from '../../kernel/crypto/vault.ts';
import type { Tx } from '../../kernel/database/database.ts';
import type { ApplicationRecord } from '../applications/index.ts';
import { readCurp, readPerson } from '../clients/index.ts';
import { type IdentityCheck, latestCheck, placeOfCheck } from './check-record.ts';
import { identityFacts } from './identity-facts.policy.ts';
import { readSeen } from './seen-schema.ts';

/** Known facts about an applicant's identity, with their moment. */
interface KnownIdentityFacts {
  readonly facts: Variables;
  /** Moment at which the provider last reported a change; null when it was never asked. */
  readonly asOf: Date | null;
}

interface Asked {
  readonly record: ApplicationRecord;
  readonly today: PlainDate;
}

/** Reads the facts that a decision may use from the identity check of an application that asks for one. */
export async function readIdentityFacts(
  tx: Tx,
  { record, today }: Asked,
  { vault }: { readonly vault: Vault },
): Promise<KnownIdentityFacts> {
  const clientId = record.client_id;
  const check = await latestCheck(tx, { clientId, applicationId: record.id });
  const { fullName, birthDate } = await readPerson(tx, clientId);
  const own = { fullName, curp: await readCurp(tx, clientId, { vault }), birthDate };
  const facts = identityFacts(check && endedCheck(check, vault), { own, today });
  return { facts, asOf: check?.status_since ?? null };
}

const endedCheck = ({ id, status, resubmissions, reason_code, found_sealed }: IdentityCheck, vault: Vault) => ({
  status,
  resubmissions,
  reasonCode: reason_code,
  seen: found_sealed ? readSeen(vault.openText(found_sealed, placeOfCheck('found', id))) : undefined,
});
