import { type PlainDate, parsePlainDate } from '@lender/calculator';
import type { CaseEvidence } from '@lender/contract';
import type { Vault } from '../../kernel/crypto/vault.ts';
import type { Tx } from '../../kernel/database/database.ts';
import type { ApplicationRecord } from '../applications/index.ts';
import { maskCurp } from '../clients/index.ts';
import { isEnded, isLeftLying } from './check-progress.policy.ts';
import { type IdentityCheck, latestCheck, placeOfCheck } from './check-record.ts';
import { readSeen } from './seen-schema.ts';

type IdentityEvidence = CaseEvidence['identity'];

/** Reads the identity that an application's check found, for the reviewer. */
export async function identityEvidence(
  tx: Tx,
  { client_id: clientId, id: applicationId }: ApplicationRecord,
  { vault }: { readonly vault: Vault },
): Promise<IdentityEvidence> {
  const check = await latestCheck(tx, { clientId, applicationId });
  if (!check) return { state: 'not_asked', asOf: null, found: null };
  const asOf = check.status_since.toISOString();
  if (isEnded(check)) return { state: 'answered', asOf, found: foundBy(check, vault) };
  return { state: isLeftLying(check) ? 'unanswered' : 'waiting', asOf, found: null };
}

function foundBy(
  { id, status, reason, resubmissions, found_sealed }: IdentityCheck,
  vault: Vault,
): NonNullable<IdentityEvidence['found']> {
  const seen = found_sealed ? readSeen(vault.openText(found_sealed, placeOfCheck('found', id))) : undefined;
  return {
    status,
    reason,
    resubmissions,
    name: [seen?.firstName, seen?.lastName].filter((part) => part !== undefined).join(' ') || null,
    birthDate: dayOf(seen?.dateOfBirth),
    numberMasked: seen?.idNumber === undefined ? null : maskNumber(seen.idNumber.trim()),
    documentType: seen?.document.type ?? null,
    validUntil: dayOf(seen?.document.validUntil),
  };
}

/** Shows only the end of a number of any other length than a CURP's. */
const maskNumber = (number: string): string => (number.length === 18 ? maskCurp(number) : `••••${number.slice(-2)}`);

/** Parses a text that the provider read as a day; null when it is not one. */
function dayOf(text: string | undefined): PlainDate | null {
  const day = parsePlainDate(text);
  return day.ok ? day.value : null;
}
