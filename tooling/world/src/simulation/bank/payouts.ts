import type { OpenPay, ProviderPayout } from '@lender/api/providers/openpay/port';
import type { Chance } from '@lender/api/test/chance';
import { fail, ok } from '@lender/result';
import { streamOf } from '../stream.ts';
import type { BankSurroundings } from './bank-surroundings.ts';
import type { Notices } from './notices.ts';

/** Outcome of money on its way to an account: `comes_back` arrives first. */
export type PayoutFate = 'arrives' | 'refused' | 'returned' | 'comes_back';

type PayoutOrder = Parameters<OpenPay['createPayout']>[0];

/** Description that the lender gives to money that it lends. */
const LENT = 'Préstamo Quincena';

interface Sent {
  readonly payout: { -readonly [Key in keyof ProviderPayout]: ProviderPayout[Key] };
  readonly fate: PayoutFate;
  /** True for money that is lent, false for money that is given back to its owner. */
  readonly isLent: boolean;
  /** Chance by which answers about it get lost, and chance by which it moves and is reported. */
  readonly chance: Chance;
  readonly moves: Chance;
}

/** Simulates payouts. */
export function openPayouts({ seed, now, tally, answer }: BankSurroundings, notices: Notices) {
  const fates = new Map<string, PayoutFate>();
  const byOrder = new Map<string, Sent>();
  const byId = new Map<string, Sent>();
  const moving = new Set<Sent>();
  let [arrivedCentavos, givenBackCentavos] = [0, 0];

  const send = ({ orderId, amountCentavos, clabe, description }: PayoutOrder): Sent => {
    const isLent = description === LENT;
    const fate = (isLent ? fates.get(clabe) : undefined) ?? 'arrives';
    const payout: ProviderPayout = {
      id: `po${String(byOrder.size + 1).padStart(9, '0')}`,
      orderId,
      status: 'in_progress',
      amountCentavos,
      operationDate: now().toISOString(),
      errorMessage: undefined,
      fee: undefined,
      trackingKey: undefined,
    };
    const own = (what: string) => streamOf(seed, what, amountCentavos, now().getTime());
    const sent = { payout, fate, isLent, chance: own('payout answers'), moves: own('payout') };
    byOrder.set(orderId, sent);
    byId.set(payout.id, sent);
    moving.add(sent);
    return sent;
  };

  const arrive = (sent: Sent): void => {
    const { payout, fate, moves } = sent;
    const isReturned = fate === 'returned';
    payout.status = isReturned ? 'failed' : 'completed';
    payout.operationDate = now().toISOString();
    payout.trackingKey = `PAY${payout.id}`;
    if (isReturned) tally.add('payouts returned');
    else if (sent.isLent) arrivedCentavos += payout.amountCentavos;
    else givenBackCentavos += payout.amountCentavos;
    if (fate !== 'comes_back') moving.delete(sent);
    notices.tell(noticeOf(isReturned ? 'payout.failed' : 'payout.succeeded', payout), moves);
  };

  const comeBack = (sent: Sent): void => {
    sent.payout.status = 'failed';
    arrivedCentavos -= sent.payout.amountCentavos;
    tally.add('payouts returned after they arrived');
    moving.delete(sent);
    notices.tell(noticeOf('payout.failed', sent.payout), sent.moves);
  };

  const provider = {
    createPayout: async (order) => {
      const known = byOrder.get(order.orderId);
      if (known) return ok(answer(known.payout, known.chance));
      if (order.description === LENT && fates.get(order.clabe) === 'refused') {
        tally.add('payouts refused');
        return fail({ code: 4001, description: 'not enough funds' });
      }
      const sent = send(order);
      return ok(answer(sent.payout, sent.chance));
    },
    getPayout: async (id) => {
      const found = byId.get(id);
      if (!found) throw new Error('no such payout');
      return answer(found.payout, found.chance);
    },
    cancelPayout: async () => fail({ code: 1, description: 'it has left' }),
  } satisfies Partial<OpenPay>;

  return {
    provider,
    people: {
      /** Sets what will happen to money that is sent to an account. */
      expectPayout: (clabe: string, fate: PayoutFate) => fates.set(clabe, fate),
      /** Lets payouts arrive or come back, most of them on the day on which they were sent. */
      movePayouts: (): void => {
        for (const sent of moving) {
          if (sent.payout.status === 'completed') comeBack(sent);
          else if (sent.moves.next() < 0.8) arrive(sent);
        }
      },
      /** Records cash handed out at a counter, which the lender owes to the counter's brand. */
      handOver: (amountCentavos: number): void => {
        arrivedCentavos += amountCentavos;
      },
      /** Returns all that was lent, arrived and did not come back, by the world's own books. */
      arrivedCentavos: () => arrivedCentavos,
      /** Returns all that was given back to its owners. */
      givenBackCentavos: () => givenBackCentavos,
    },
  };
}

const noticeOf = (type: string, { id, orderId }: ProviderPayout) =>
  ({ provider: 'openpay', type, transactionId: id, orderId }) as const;
