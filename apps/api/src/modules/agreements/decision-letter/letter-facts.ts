import { mexicoDate, type PlainDate } from '@lender/calculator';
import { APPLICATION_STATUS, REASON_CODES, type ReasonCode, type Variables } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { applyAgainOn, latestApplication } from '../../applications/index.ts';
import { fullNameOf } from '../../clients/index.ts';
import { readBureauFacts } from '../../credit-bureau/index.ts';

/** Everything that the letter says of one rejected application. */
export interface LetterFacts {
  readonly reference: string;
  /** Empty while the client has given no name. */
  readonly name: string;
  readonly askedCentavos: Centavos;
  readonly askedOn: PlainDate;
  readonly decidedOn: PlainDate;
  readonly reasons: readonly ReasonCode[];
  /** Facts that a credit bureau reported before the decision, and when; `null` where none was asked. */
  readonly bureau: { readonly facts: Variables; readonly askedOn: PlainDate } | null;
  /** `null` where no day can be named. */
  readonly applyAgainOn: PlainDate | null;
}

/** Largest number of reasons, the most important first: a reader remembers three. */
const MOST_REASONS = 3;

/** Gathers the letter for a client whose latest application was rejected; `undefined` for all others. */
export async function letterFacts(
  tx: Tx,
  clientId: string,
  services: Pick<Services, 'clock'>,
): Promise<LetterFacts | undefined> {
  const application = await latestApplication(tx, clientId);
  if (application?.status !== APPLICATION_STATUS.rejected) return undefined;
  const { facts, asOf } = await readBureauFacts(tx, { clientId, applicationId: application.id });
  const reasons = REASON_CODES.filter((code) => application.reasons.includes(code));
  return {
    reference: application.hashed_id,
    name: await fullNameOf(tx, clientId),
    askedCentavos: application.desired_centavos,
    askedOn: dayOf(application.created_at),
    decidedOn: dayOf(application.status_since),
    reasons: reasons.slice(0, MOST_REASONS),
    bureau: asOf && 'bureauScore' in facts ? { facts, askedOn: dayOf(asOf) } : null,
    applyAgainOn: await applyAgainOn(tx, application, services),
  };
}

const dayOf = (moment: Date): PlainDate => mexicoDate(moment.getTime());
