import {
  approveSpecialOffer,
  createApplication,
  decodeWire,
  type Endpoint,
  encodeWire,
  getActiveLoan,
  getActualApplication,
  getLoan,
  getLoanEvents,
  getLoanLedger,
  getLoanStatement,
  getPublicOffer,
  type Reply,
  registerPayment,
  replayNotice,
} from '@lender/contract';
import type { RuleCode } from '@lender/invariants';
import { type Centavos, centavos } from '@lender/money';
import type { Asked, Fault } from './wrong-server.ts';

/** Fault that one rule forbids, and the message of that rule. */
export interface SeededFault {
  readonly fault: Fault;
  readonly says: RegExp;
}

const isCallOf = ({ method, path }: Endpoint, asked: Asked): boolean =>
  asked.method === method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked.path);

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const jsonOf = (body: Uint8Array) => JSON.parse(new TextDecoder().decode(body));

/** Returns a fault that changes the server's answer; a refusal is left as it is. */
const altering =
  <E extends Endpoint>(endpoint: E, alter: (data: Reply<E>) => Reply<E>): Fault =>
  async (asked, send) => {
    const answer = await send(asked);
    if (!isCallOf(endpoint, asked) || answer.status >= 300) return answer;
    const body = jsonOf(answer.body);
    const decoded = decodeWire(endpoint.reply(), body.data as never);
    if (!decoded.ok) throw new Error(`${endpoint.name} answered outside the contract`);
    const altered = alter(decoded.value as Reply<E>);
    return { ...answer, body: bytesOf({ ...body, data: encodeWire(endpoint.reply(), altered as never) }) };
  };

/** Returns a fault that changes a call on its way. */
const sendingOn =
  (endpoint: Endpoint, change: (asked: Asked) => Partial<Asked>): Fault =>
  (asked, send) =>
    send(isCallOf(endpoint, asked) ? { ...asked, ...change(asked) } : asked);

/** Returns a fault that answers a refused call as another call would. */
const takingRefused =
  (endpoint: Endpoint, another: Endpoint, alter: (body: Record<string, unknown>) => Record<string, unknown>): Fault =>
  async (asked, send) => {
    const answer = await send(asked);
    if (!isCallOf(endpoint, asked) || answer.status !== 409) return answer;
    const { method, path } = another;
    const instead = await send({ ...asked, method, path, query: '', body: new Uint8Array() });
    return { ...instead, status: endpoint.status ?? 200, body: bytesOf(alter(jsonOf(instead.body))) };
  };

const more = (amount: Centavos): Centavos => centavos(amount + 1);
const pesosLess = (pesos: number): number => (Math.round(pesos * 100) - 1) / 100;
const withoutKey = ({ headers }: Asked): Partial<Asked> => {
  const kept = new Headers(headers);
  if (kept.has('idempotency-key')) kept.set('idempotency-key', crypto.randomUUID());
  return { headers: kept };
};

/** Counts each payment from the day of the latest one that was reported. */
function asReceived(): Fault {
  const latest = new Map<string, string>();
  return sendingOn(registerPayment, ({ path, body }) => {
    const said = jsonOf(body);
    const paidOn = [latest.get(path) ?? '', said.paidOn].sort()[1];
    latest.set(path, paidOn);
    return { body: Uint8Array.from(bytesOf({ ...said, paidOn })) };
  });
}

/** Returns a statement to every caller who names the loan, as if its owner had asked. */
function anybodysStatement(): Fault {
  const owners = new Map<string, string>();
  return async (asked, send) => {
    const answer = await send(asked);
    const token = asked.headers.get('authorization');
    if (isCallOf(getActiveLoan, asked) && answer.status === 200) owners.set(jsonOf(answer.body).data.id, token ?? '');
    const owner = owners.get(asked.path.split('/').at(-2) ?? '');
    if (!isCallOf(getLoanStatement, asked) || owner === undefined || token === null) return answer;
    const headers = new Headers(asked.headers);
    headers.set('authorization', owner);
    return send({ ...asked, headers });
  };
}

/** Books a payment once more when the provider reports it again. */
function bookedAgain(): Fault {
  let replayed = false;
  const events = altering(getLoanEvents, (reported) => {
    const last = reported.at(-1);
    return replayed && last ? [...reported, { ...last, id: `${last.id}:again` }] : reported;
  });
  return (asked, send) => {
    replayed ||= isCallOf(replayNotice, asked);
    return events(asked, send);
  };
}

/** Server that breaks each rule, by rule. */
export const FAULTS: Readonly<Record<RuleCode, SeededFault>> = {
  quote_sums: {
    fault: altering(getPublicOffer, (offer) => ({ ...offer, total: more(offer.total) })),
    says: /^total is not the sum of its lines \(\$/,
  },
  limits_at_once: {
    fault: takingRefused(createApplication, getActualApplication, (body) => ({
      ...body,
      data: { ...Object(body.data), id: crypto.randomUUID() },
    })),
    says: /^applications taken of 3 that one client asked for at once: 3, and not 1$/,
  },
  no_other_transition: {
    fault: takingRefused(approveSpecialOffer, getActualApplication, (body) => body),
    says: /^an application in status \d+ took the call “acceptSpecialOffer”, which that status does not allow$/,
  },
  repeats_change_nothing: {
    fault: sendingOn(createApplication, withoutKey),
    says: /^createApplication, repeated with its key: 409 application_already_open, where it was taken before$/,
  },
  loan_sums: {
    fault: altering(getLoanLedger, (ledger) => ({
      ...ledger,
      entries: ledger.entries.map((entry, index) => ({
        ...entry,
        postings: entry.postings.map((posting, at) =>
          index + at === 0 ? { ...posting, amount: more(posting.amount) } : posting,
        ),
      })),
    })),
    says: /^postings of the entry \w+ of [\d-]+ together: \$0\.01, and not \$0\.00$/,
  },
  rounding: {
    fault: altering(getLoan, (loan) => ({
      ...loan,
      explanations: loan.explanations.map((one) =>
        one.formula.startsWith('round(earnedNetCentavos') ? { ...one, result: one.result - 1 } : one,
      ),
    })),
    says: /^interest\.ivaCentavos of the loan, by round\(earnedNetCentavos × ivaRate\)/,
  },
  annual_cost: {
    fault: altering(getPublicOffer, (offer) => ({ ...offer, apr: Math.round(offer.apr * 10 + 2) / 10 })),
    says: /^CAT without IVA of \d+ days to [\d-]+, in percent: [\d.]+, and not [\d.]+$/,
  },
  position_by_terms: {
    // One more day's interest, in every figure alike: the figures add up, and the borrower never signed them.
    fault: altering(getLoan, ({ position, ...loan }) => {
      const { charged, outstanding } = position.interest;
      const dearer = (amount: typeof charged) => ({
        ...amount,
        amount: more(amount.amount),
        amount_without_vat: more(amount.amount_without_vat),
      });
      const interest = { ...position.interest, charged: dearer(charged), outstanding: dearer(outstanding) };
      return { ...loan, position: { ...position, interest, outstanding: more(position.outstanding) } };
    }),
    says: /^position on [\d-]+, beside what the terms and payments come to, differs: \S+ is \d+, and not \d+$/,
  },
  days_between: {
    fault: altering(getPublicOffer, (offer) => ({ ...offer, term: { ...offer.term, value: offer.term.value + 1 } })),
    says: /^term from [\d-]+ to [\d-]+: (\d+), and not \d+$/,
  },
  own_eyes_only: {
    fault: anybodysStatement(),
    says: /was answered 200 by GET \/web\/private\/client\/loan\/.*\/statement, which names data of another client$/,
  },
  notices_again: {
    fault: bookedAgain(),
    says: /^the loan after notices came again, differs: events\.\d+ is .*, and not nothing$/,
  },
  any_order: {
    fault: asReceived(),
    says: /^the loan after payments were heard of as \$.*, beside \$.*, differs: position\.\S+ is \d+, and not \d+$/,
  },
  quote_is_booked: {
    fault: sendingOn(registerPayment, ({ body }) => {
      const { amount, ...said } = jsonOf(body);
      return { body: Uint8Array.from(bytesOf({ ...said, amount: { ...amount, amount: pesosLess(amount.amount) } })) };
    }),
    says: /^what is owed after \$[\d.]+ were paid on [\d-]+ of the \$[\d.]+ that were quoted: \$[\d.]+, and not \$[\d.]+$/,
  },
};
