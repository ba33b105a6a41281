import { plainDate } from '@lender/calculator';
import { getActiveLoan, getActualApplication, type Reply } from '@lender/contract';
import { APPLICATION_STATUS, CLIENT_STATUS, LOAN_STATUS, type LoanStatus } from '@lender/lending';
import { centavos } from '@lender/money';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { renderHtml } from '../../../test/render.tsx';
import { sampleClient } from '../../platform/client.sample.ts';
import { notNow } from '../../vocabulary/not-now.ts';
import { sampleLoan } from './loan.sample.ts';
import { NoLoanPage } from './no-loan-page.tsx';
import { readNoLoan } from './profile.server.ts';

const shown = (differences: Parameters<typeof sampleClient>[0]) =>
  renderHtml(
    <NoLoanPage
      notNow={notNow(sampleClient(differences))}
      limit="$4000.00"
      ended={null}
      last={null}
      isCancelled={false}
    />,
  );

test('a client who may borrow reads how much, and finds the link to it', () => {
  expect(shown({})).toContain('Puedes pedir hasta $4000.00.');
  expect(shown({})).toContain('href="/application/apply"');
});

test.each<[Parameters<typeof sampleClient>[0], string]>([
  [{ rejection: { reasons: [], applyAgainOn: plainDate('2026-12-21') } }, 'Desde el 21.12.2026.'],
  [{ status: CLIENT_STATUS.blacklisted }, 'Por ahora no podemos prestarte.'],
])(
  'a client who would be refused (%j) reads when to try again, or that we do not lend for now',
  (differences, words) => {
    const html = shown(differences);
    expect(html).toContain(words);
    expect(html).not.toMatch(/Puedes pedir|application\/apply/);
  },
);

const URL_OF_PAGE = 'https://quincena.example/profile/no-loan';
const TODAY = plainDate('2026-12-24');
const APPLICATION: Reply<typeof getActualApplication> = {
  ...{ id: '0197a3f0-0000-7000-8000-000000000003', hashedId: 'A7K2M9', status: APPLICATION_STATUS.terminated },
  ...{ desiredLoanAmount: centavos(300_000), principalAmount: centavos(300_000), loanAmount: centavos(300_000) },
  ...{ term: null, paymentMethod: 'bank_transfer', hotjarUserId: null, juicySessionId: null, reasons: [] },
  createdAt: '2026-11-21T16:00:00.000Z',
};
const noApplication = refuses(getActualApplication, 'not_found');
const application = (ended: NonNullable<Reply<typeof getActualApplication>['ended']>) =>
  grants(getActualApplication, { ...APPLICATION, ended });

async function pageOf(ended: NonNullable<Reply<typeof getActualApplication>['ended']>): Promise<string> {
  const { call } = fakeCall(refuses(getActiveLoan, 'not_found'), application(ended));
  const page = await readNoLoan(call, sampleClient(), { url: URL_OF_PAGE, today: TODAY });
  if (page.kind !== 'page') throw new Error(`led to ${page.to}`);
  return renderHtml(<NoLoanPage {...page.data} />);
}

test.each([
  ['not_reviewed', 'No te respondimos a tiempo. Fue culpa nuestra'],
  ['not_signed', 'Se acabó el plazo para firmarla.'],
  ['no_price', 'ya no podíamos darte ese préstamo'],
  [null, 'Terminó sin préstamo.'],
] as const)(
  'an application that ended (%s) is shown with its day, its reason and one way to continue',
  async (why, words) => {
    const html = await pageOf({ on: plainDate('2026-12-04'), why });
    expect(html).toContain('Tu solicitud del 21.11.2026 terminó el 04.12.2026');
    expect(html).toContain(words);
    expect(html).toContain('Por ella no debes nada.');
    expect(html).toContain('Pedir de nuevo con los mismos datos');
    expect(html.match(/href="\/application\/apply"/g)).toHaveLength(1);
  },
);

test.each([
  ['withdrawn', '2026-12-04'],
  ['not_signed', '2026-09-01'],
] as const)('an application ended by its client, or long ago, is not mentioned (%s, %s)', async (why, on) => {
  expect(await pageOf({ on: plainDate(on), why })).not.toContain('Tu solicitud del');
});

const read = (status: LoanStatus, query = '') => {
  const { call } = fakeCall(grants(getActiveLoan, sampleLoan({ status })), noApplication);
  return readNoLoan(call, sampleClient(), { url: URL_OF_PAGE + query, today: TODAY });
};

test.each([LOAN_STATUS.soldDebt, LOAN_STATUS.writeOff])(
  'a debt that is no longer paid here (%i) is never called paid, and leads to its own page',
  async (status) => {
    expect(await read(status)).toEqual(leadTo('/profile/my-loan'));
  },
);

test('only a loan that was paid is called the last one', async () => {
  expect(await read(LOAN_STATUS.paid)).toMatchObject({ data: { last: { principal: '$3000.00' } } });
  expect(await read(LOAN_STATUS.terminated)).toMatchObject({ data: { last: null } });
});

test('a client who has just cancelled a contract reads that it is cancelled', async () => {
  const cancelled = await read(LOAN_STATUS.terminated, '?listo=cancelled');
  if (cancelled.kind !== 'page') throw new Error('led away');
  expect(renderHtml(<NoLoanPage {...cancelled.data} />)).toContain('tu préstamo quedó cancelado');
  expect(await read(LOAN_STATUS.terminated)).toMatchObject({ data: { isCancelled: false } });
});
