import { addDays, formatPlainDate, type PlainDate } from '@lender/calculator';
import { isLoanOpen } from '@lender/lending';
import { type Centavos, centavos, formatPesos } from '@lender/money';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { activeApplication } from '../../applications/index.ts';
import { bankName, findBankAccount } from '../../clients/index.ts';
import { type LegalText, lenderWords, liveText, writePlain } from '../../legal-texts/index.ts';
import { currentLoan } from '../../loans/index.ts';

/** A mandate is valid for a year: longer than any loan with everything that may be added to its term. */
const DAYS = 365;

/** A loan never costs more than its principal, so no debit exceeds twice the principal. */
const MOST_OF_PRINCIPAL = 2;

/** Mandate that a client may accept now. */
export interface MandateOffer {
  readonly clabeSealed: Buffer;
  readonly bankCode: string;
  readonly bank: string;
  readonly lastFour: string;
  /** Largest amount that a client may allow for one debit. */
  readonly mostCentavos: Centavos;
  readonly endsOn: PlainDate;
  /** Text to be accepted, before figures are written into it. */
  readonly wording: LegalText;
  readonly textFor: (maximumCentavos: Centavos) => string;
}

/**
 * Reads the mandate that a client may accept; undefined when the client has no account, or owes nothing and asks for
 * nothing.
 */
export async function mandateOffer(
  tx: Tx,
  clientId: string,
  { clock }: Pick<Services, 'clock'>,
): Promise<MandateOffer | undefined> {
  const account = await findBankAccount(tx, clientId);
  const principal = await principalAtStake(tx, clientId);
  if (!account || principal === undefined) return undefined;
  const { today } = await clock.business(tx);
  const wording = await liveText(tx, 'direct_debit', { clock });
  const terms = { bank: bankName(account.bankCode), lastFour: account.lastFour, endsOn: addDays(today, DAYS) };
  return {
    ...terms,
    clabeSealed: account.clabeSealed,
    bankCode: account.bankCode,
    mostCentavos: centavos(principal * MOST_OF_PRINCIPAL),
    wording,
    textFor: (maximumCentavos) =>
      writePlain(wording.text, {
        ...lenderWords(wording),
        ...{ bank: terms.bank, lastFour: terms.lastFour, mandateEnds: formatPlainDate(terms.endsOn) },
        maximum: formatPesos(maximumCentavos),
      }),
  };
}

async function principalAtStake(tx: Tx, clientId: string): Promise<Centavos | undefined> {
  const application = await activeApplication(tx, clientId);
  if (application) return application.principal_centavos;
  const loan = await currentLoan(tx, clientId);
  return loan && isLoanOpen(loan.status) ? loan.principal_centavos : undefined;
}
