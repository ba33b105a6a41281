import { randomUUID } from 'node:crypto';
import { mexicoDate, payDateOptions } from '@lender/calculator';
import { createApplication, encodeWire, getClient, getFlow, getPublicOffer } from '@lender/contract';
import { centavos } from '@lender/money';
import { fillPath } from '@lender/sdk';
import type { Identity } from './script.ts';
import type { Request } from './send.ts';

/** One call that is measured. */
export interface Job {
  readonly name: string;
  readonly status: number;
  /** True when each caller may call once before its rows are removed. */
  readonly writes: boolean;
  /** Returns the call as this caller makes it; the key is the caller's own, the number the request's. */
  requestOf(caller: { readonly token: string; readonly key: string; readonly nth: number }): Request;
}

/** A new key for each call. */
export const identityOf = ({ account, session }: Omit<Identity, 'key'>): Identity => ({
  account,
  session,
  key: randomUUID(),
});

export function jobs(): Job[] {
  const options = payDateOptions('monthly', mexicoDate(Date.now()));
  const option = options[19];
  if (!option) throw new Error('no pay date');
  const application = {
    salaryCycle: 'monthly',
    payDates: { first_repayment_option: option.firstDate, second_repayment_option: option.secondDate },
    loanAmount: centavos(200_000),
  } as const;
  const body = JSON.stringify(encodeWire(createApplication.body(), application));
  const offer = (amount: number, { firstDate, secondDate }: typeof option) => ({
    method: 'GET',
    url: fillPath(
      getPublicOffer.path,
      encodeWire(getPublicOffer.params(), {
        sequence_type: 'repeated',
        amount: centavos(amount),
        payCycle: 'monthly',
        payDates: [firstDate, secondDate],
      }),
    ),
    headers: {},
  });
  const askedAgain = offer(application.loanAmount, option);
  const read =
    (path: string) =>
    ({ token }: { token: string }) => ({
      method: 'GET',
      url: path,
      headers: { authorization: `Bearer ${token}` },
    });
  return [
    { name: 'client/flow', status: 200, writes: false, requestOf: read(getFlow.path) },
    { name: 'client', status: 200, writes: false, requestOf: read(getClient.path) },
    { name: 'offer', status: 200, writes: false, requestOf: () => askedAgain },
    {
      name: 'new offer',
      status: 200,
      writes: false,
      // Every amount of the slider, and then the next pay date: more offers than the server remembers.
      requestOf: ({ nth }) => offer(50_000 + (nth % 146) * 10_000, options[6 + (Math.floor(nth / 146) % 24)] ?? option),
    },
    {
      name: 'POST application',
      status: 201,
      writes: true,
      requestOf: ({ token, key }) => ({
        method: 'POST',
        url: createApplication.path,
        headers: {
          authorization: `Bearer ${token}`,
          'idempotency-key': key,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        },
        body,
      }),
    },
  ];
}
