import { plainDate } from '@lender/calculator';
import { getActiveLoan } from '@lender/contract';
import { CLIENT_STATUS, LOAN_STATUS, type LoanStatus } from '@lender/lending';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, grants } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { renderHtml } from '../../../test/render.tsx';
import { sampleClient } from '../../platform/client.sample.ts';
import { notNow } from '../../vocabulary/not-now.ts';
import { sampleLoan } from './loan.sample.ts';
import { NoLoanPage } from './no-loan-page.tsx';
import { readNoLoan } from './profile.server.ts';

const shown = (differences: Parameters<typeof sampleClient>[0]) =>
  renderHtml(
    <NoLoanPage notNow={notNow(sampleClient(differences))} limit="$4000.00" last={null} isCancelled={false} />,
  );

test('whoever may borrow reads how much, and the way to it', () => {
  expect(shown({})).toContain('Puedes pedir hasta $4000.00.');
  expect(shown({})).toContain('href="/application/apply"');
});

test.each<[Parameters<typeof sampleClient>[0], string]>([
  [{ rejection: { reasons: [], applyAgainOn: plainDate('2026-12-21') } }, 'Desde el 21.12.2026.'],
  [{ status: CLIENT_STATUS.blacklisted }, 'Por ahora no podemos prestarte.'],
])('whoever would be told no (%j) reads when instead', (differences, words) => {
  const html = shown(differences);
  expect(html).toContain(words);
  expect(html).not.toMatch(/Puedes pedir|application\/apply/);
});

const URL_OF_PAGE = 'https://quincena.example/profile/no-loan';
const read = (status: LoanStatus, query = '') =>
  readNoLoan(fakeCall(grants(getActiveLoan, sampleLoan({ status }))).call, sampleClient(), URL_OF_PAGE + query);

test.each([LOAN_STATUS.soldDebt, LOAN_STATUS.writeOff])(
  'a debt that is no longer paid here (%i) is never called paid: its own page says whom to pay',
  async (status) => {
    expect(await read(status)).toEqual(leadTo('/profile/my-loan'));
  },
);

test('only a loan that was paid is called the last one', async () => {
  expect(await read(LOAN_STATUS.paid)).toMatchObject({ data: { last: { principal: '$3000.00' } } });
  expect(await read(LOAN_STATUS.terminated)).toMatchObject({ data: { last: null } });
});

test('who has just cancelled a contract reads that it is done, and that what was paid beyond it comes back', async () => {
  const cancelled = await read(LOAN_STATUS.terminated, '?listo=cancelled');
  if (cancelled.kind !== 'page') throw new Error('led away');
  expect(renderHtml(<NoLoanPage {...cancelled.data} />)).toContain('tu préstamo quedó cancelado');
  expect(await read(LOAN_STATUS.terminated)).toMatchObject({ data: { isCancelled: false } });
});
