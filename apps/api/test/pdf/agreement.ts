import { addDays, addMonthsClamped, type PlainDate, quoteOffer, REFERENCE_PRICING } from '@lender/calculator';
import type { LegalKind } from '@lender/contract';
import { REFERENCE_SERVICING, withExtensions } from '@lender/lending';
import { centavos } from '@lender/money';
import type { AgreementContents } from '../../src/modules/agreements/index.ts';
import { firstText, type LegalText } from '../../src/modules/legal-texts/index.ts';

export { agreementText } from '../../src/modules/agreements/words/agreement.copy.es.ts';
export { loanCoverText } from '../../src/modules/agreements/words/loan-cover.copy.es.ts';

const START = '2026-11-21' as PlainDate;
const offer = quoteOffer({
  principalCentavos: centavos(300_000),
  cycle: 'monthly',
  payDates: [addDays(START, 30), addMonthsClamped(addDays(START, 30), 1)],
  payoutDate: START,
  pricing: REFERENCE_PRICING,
  discount: { interest: '0', serviceFee: '0' },
});
if (!offer.ok) throw new Error(offer.problem.code);

/** Returns the words that come with the program, in force. */
export const firstWording = (kind: LegalKind): LegalText => ({ ...firstText(kind), since: START });

/** Returns the contents of a person's agreement: 3000 pesos for 30 days. */
export const agreementFor = (name: string): AgreementContents => ({
  reference: 'AB23CD45EF',
  borrower: { name, curp: 'ROLA850102MDFBNN09' },
  account: { bank: 'BBVA México', lastFour: '4702' },
  offer: withExtensions(offer.value, REFERENCE_SERVICING),
  extensionsPrinted: 'by_due_date',
  servicing: REFERENCE_SERVICING,
  wording: { agreement: firstWording('loan_agreement'), cover: firstWording('loan_cover') },
});

/** Names that a program might take for code or commands. */
export const HOSTILE_NAMES = [
  '<script>alert(1)</script>',
  'Ana (JavaScript) \\) /JS (x)',
  '<img src="file:///etc/passwd">',
  '{{7*7}} <%= 7*7 %> %s',
  'Ñandú Ibáñez Güemes',
];

/** Tells whether a PDF has nothing that acts or calls out. */
export const isInert = (pdf: Buffer): boolean =>
  ['/JavaScript', '/JS ', '/OpenAction', '/Launch', '/URI', '/EmbeddedFile'].every(
    (active) => !pdf.toString('latin1').includes(active),
  );
