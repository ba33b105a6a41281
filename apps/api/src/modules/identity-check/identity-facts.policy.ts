import type { PlainDate } from '@lender/calculator';
import type { Variables } from '@lender/lending';
import type { SeenIdentity } from '../../providers/veriff/port.ts';
import { isSamePerson } from '../clients/index.ts';
import { type CheckProgress, isEnded, isTiredOfTrying } from './check-progress.policy.ts';

/** Who the client says they are. */
export interface OwnIdentity {
  readonly fullName: string;
  readonly curp: string;
  readonly birthDate: PlainDate;
}

export interface EndedCheck extends CheckProgress {
  readonly reasonCode: string | null;
  readonly seen: SeenIdentity | undefined;
}

/**
 * Veriff's reasons that say forgery: a tampered document, another face, known fraud, a session that somebody else used, a
 * screen or a printout instead of a document. See "Verification session decision codes" and "Granular reason codes".
 */
const FORGERY: readonly (string | null)[] = [
  '102',
  '103',
  '106',
  '111',
  '113',
  '127',
  '501',
  '503',
  '504',
  '505',
  '506',
  '507',
];

/** As many reviews as make a person look: one check that is left to a person counts as so many. */
const PERSON_LOOKS = 3;

/**
 * What a decision may know of a check. While a check goes on nothing is known of it but that it is missing; and who was
 * approved without a name that can be read is not known to be the client.
 */
export function identityFacts(
  check: EndedCheck | undefined,
  { own, today }: { readonly own: OwnIdentity; readonly today: PlainDate },
): Variables {
  if (!check || !isEnded(check)) return { identityCheckMissing: true };
  const isForged = check.status === 'declined' && FORGERY.includes(check.reasonCode);
  const isForPerson =
    check.status === 'review' ||
    (check.status === 'declined' && !isForged) ||
    isTiredOfTrying(check) ||
    hasExpired(check.seen, today);
  return {
    identityCheckMissing: false,
    identityForged: isForged,
    identityReviews: check.resubmissions + (isForPerson ? PERSON_LOOKS : 0),
    nameMismatch: check.status === 'approved' && !isSeen(check.seen, own),
  };
}

const hasExpired = (seen: SeenIdentity | undefined, today: PlainDate): boolean =>
  seen?.document.validUntil !== undefined && seen.document.validUntil < today;

/** Whether the person in the document is the client, by everything that could be read. */
function isSeen(seen: SeenIdentity | undefined, own: OwnIdentity): boolean {
  const name = [seen?.firstName, seen?.lastName].filter((part) => part !== undefined).join(' ');
  if (!seen || !isSamePerson(name, own.fullName)) return false;
  const isSameDay = seen.dateOfBirth === undefined || seen.dateOfBirth === own.birthDate;
  return isSameDay && (!isCurp(seen.idNumber) || seen.idNumber.trim().toUpperCase() === own.curp);
}

/** Other documents have other numbers, which say nothing of the client. */
const isCurp = (text: string | undefined): text is string =>
  text !== undefined && /^[A-Z]{4}\d{6}[A-Z]{6}[A-Z\d]\d$/i.test(text.trim());
