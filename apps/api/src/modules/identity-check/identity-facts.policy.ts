import type { PlainDate } from '@lender/calculator';
import type { Variables } from '@lender/lending';
import type { SeenIdentity } from '../../providers/veriff/port.ts';
import { isSamePerson } from '../clients/index.ts';
import { type CheckProgress, isEnded, isTiredOfTrying } from './check-progress.policy.ts';

/** Identity that the client states. */
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
 * Veriff's reasons that mean forgery: a tampered document, another face, known fraud, a session used by another person,
 * a screen or a printout instead of a document. See "Verification session decision codes" and "Granular reason codes".
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

/** Number of reviews that makes a person decide; one check that is left to a person counts as this many. */
const PERSON_LOOKS = 3;

/**
 * Returns the facts of a check that a decision may use. While a check is under way, the only fact is that it is
 * missing; a client who was approved without a readable name is not known to be the client.
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

/** Tells whether the person in the document is the client, by everything that could be read. */
function isSeen(seen: SeenIdentity | undefined, own: OwnIdentity): boolean {
  const name = [seen?.firstName, seen?.lastName].filter((part) => part !== undefined).join(' ');
  if (!seen || !isSamePerson(name, own.fullName)) return false;
  const isSameDay = seen.dateOfBirth === undefined || seen.dateOfBirth === own.birthDate;
  return isSameDay && (!isCurp(seen.idNumber) || seen.idNumber.trim().toUpperCase() === own.curp);
}

/** Recognises a CURP: other documents' numbers say nothing of the client. */
const isCurp = (text: string | undefined): text is string =>
  text !== undefined && /^[A-Z]{4}\d{6}[A-Z]{6}[A-Z\d]\d$/i.test(text.trim());
