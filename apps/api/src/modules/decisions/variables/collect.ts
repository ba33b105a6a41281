import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { readBankFacts } from '../../bank-link/index.ts';
import { readBureauFacts } from '../../credit-bureau/index.ts';
import { screeningFacts } from '../../identity/index.ts';
import { readIdentityFacts } from '../../identity-check/index.ts';
import { collectorFacts } from '../../scoring/index.ts';
import { affiliateOf } from './affiliate.ts';
import type { Applicant } from './applicant.ts';
import { type Collected, variablesOf } from './collected.ts';
import { knownWhenRejected } from './known-when-rejected.ts';
import { hasNewEvidence } from './new-evidence.policy.ts';
import { ownBooks } from './own-books.ts';
import { ownLists } from './own-lists.ts';
import { ownPhotos } from './own-photos.ts';
import { ownStatements } from './own-statements.ts';
import { trackingConsent } from './tracking-consent.ts';

/**
 * Collects everything that the policy may ask about an applicant, each value with its source. The values of a provider
 * that is not in use are absent.
 */
export async function collect(
  tx: Tx,
  applicant: Applicant,
  services: Pick<Services, 'clock' | 'vault'>,
): Promise<readonly Collected[]> {
  const { now, today } = await services.clock.business(tx);
  const own = { source: 'lender', asOf: now } as const;
  const reported = await collectAnswers(tx, applicant, services);
  const then = await knownWhenRejected(tx, applicant.record.client_id);
  return [
    ...(await ownStatements(tx, applicant)),
    affiliateOf(applicant.record),
    { ...own, variables: await ownLists(tx, applicant, services) },
    { ...own, variables: await ownBooks(tx, applicant) },
    { ...own, variables: await ownPhotos(tx, applicant.record.client_id, today) },
    { ...own, variables: { hasNewEvidence: hasNewEvidence(variablesOf(reported), then) } },
    ...reported,
  ];
}

/** Collects what providers report. */
async function collectAnswers(
  tx: Tx,
  { record, policy, today }: Applicant,
  services: Pick<Services, 'clock' | 'vault'>,
): Promise<readonly Collected[]> {
  const application = { clientId: record.client_id, applicationId: record.id };
  const bank = await readBankFacts(tx, record, services);
  const isChecked = policy.asks.includes('identityCheck');
  const identity = isChecked ? await readIdentityFacts(tx, { record, today }, services) : NOTHING_KNOWN;
  const { device, captcha } = await screeningFacts(tx, application);
  const scoring = await collectorFacts(tx, application);
  const bureau = await readBureauFacts(tx, application);
  const { now } = await services.clock.business(tx);
  return [
    // For an account whose bank was not read, only the uploads are known.
    { source: bank.asOf ? 'belvo' : 'lender', asOf: bank.asOf ?? now, variables: { ...bank.facts } },
    { source: 'veriff', asOf: identity.asOf, variables: identity.facts },
    // A name mismatch counts when either of the two reports one.
    { source: 'belvo', asOf: bank.asOf, variables: bank.facts.nameMismatch ? { nameMismatch: true } : {} },
    { source: 'bureau', asOf: bureau.asOf, variables: bureau.facts },
    await trackingConsent(tx, record.client_id, now),
    { source: 'scoring', asOf: scoring.asOf, variables: scoring.facts },
    { source: 'iovation', asOf: device.asOf, variables: device.facts },
    { source: 'recaptcha', asOf: captcha.asOf, variables: captcha.facts },
  ];
}

const NOTHING_KNOWN = { facts: {}, asOf: null };
