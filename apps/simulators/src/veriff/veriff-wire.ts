import type { Verdict } from './verdicts.data.ts';
import type { VeriffAttempt, VeriffSession } from './veriff-session.ts';

const EVENT_CODES = { started: 7001, submitted: 7002 } as const;

/** Returns Veriff's answer to the creator of a session. */
export const sessionToWire = ({ id, token, vendorData, status }: VeriffSession, host: string) => ({
  status: 'success',
  verification: { id, url: `${host}/identidad/${token}`, vendorData, host, status, sessionToken: token },
});

export const attemptsToWire = (attempts: readonly VeriffAttempt[]) => ({
  status: 'success',
  verifications: attempts.map(({ id, status, createdAt }) => ({ id, status, createdTime: createdAt })),
});

/** Returns a name as identifications print it: in capitals and without accents. */
const printed = (name: string | null): string | null =>
  name === null ? null : name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** Returns a decision as it is answered and sent. */
export function decisionToWire(session: VeriffSession, { status, code, reason, person }: Verdict, at: string) {
  const hasSeen = status !== 'expired' && status !== 'abandoned';
  const seen = person ?? { firstName: printed(session.firstName), lastName: printed(session.lastName) };
  return {
    id: session.id,
    attemptId: session.attemptId,
    code,
    status,
    reason: reason?.text ?? null,
    reasonCode: reason?.code ?? null,
    vendorData: session.vendorData,
    decisionTime: at,
    acceptanceTime: session.createdAt,
    person: hasSeen ? { ...seen, idNumber: null, dateOfBirth: null, gender: null, nationality: null } : null,
    document: hasSeen ? { type: 'ID_CARD', number: '1234567890123', country: 'MX', validUntil: '2031-12-31' } : null,
    comments: [],
    additionalVerifiedData: {},
  };
}

/** Returns the notice of a decision. */
export const decisionNotice = (verification: object) => ({
  status: 'success',
  verification,
  technicalData: { ip: null },
});

/** Returns the notice that a person began or sent an attempt. */
export const eventNotice = ({ id, attemptId, vendorData }: VeriffSession, action: keyof typeof EVENT_CODES) => ({
  id,
  attemptId,
  feature: 'selfid',
  code: EVENT_CODES[action],
  action,
  vendorData,
  endUserId: null,
});
