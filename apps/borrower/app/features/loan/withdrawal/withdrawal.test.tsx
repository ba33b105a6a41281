import { plainDate } from '@lender/calculator';
import { askWithdrawal, getActiveLoan, takeBackWithdrawal } from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { describe, expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import { sampleLoan } from '../loan.sample.ts';
import type { Loan } from '../loan-view.ts';
import { answerWithdrawal, readWithdrawal } from './withdrawal.server.ts';
import { WithdrawalPage } from './withdrawal-page.tsx';

const { id } = sampleLoan();
const url = `https://quincena.example/profile/my-loan/withdrawal?prestamo=${id}`;
const terms = { until: plainDate('2026-12-07'), amount: centavos(300_000), refund: centavos(0) };
const open = { ...terms, state: 'open' as const };
const asked = { ...terms, state: 'asked' as const };

async function html(withdrawal: Loan['withdrawal'], refused?: string, more: Partial<Loan> = {}): Promise<string> {
  const loan = sampleLoan({ withdrawal, ...more });
  const page = await readWithdrawal(fakeCall(grants(getActiveLoan, loan)).call, url);
  if (page.kind !== 'page') throw new Error('led away');
  return renderPage(<WithdrawalPage {...page.data} refused={refused} isBusy={false} />);
}

test('a client who may cancel reads what to give back, until when, and what happens if it does not arrive', async () => {
  const page = await html(open);
  for (const words of [
    'devuelve $3000.00 a más tardar el lunes 07.12.2026',
    'Devuelve $3000.00',
    'Si no llega a tiempo, nada cambia',
    'Hoy lo liquidas con $3120.00.',
    'Cancelar mi préstamo',
    'No, me lo quedo',
  ])
    expect(page).toContain(words);
});

test('a request to cancel leads to how the money is given back', async () => {
  const { call, made } = fakeCall(
    grants(getActiveLoan, sampleLoan({ withdrawal: open })),
    grants(askWithdrawal, asked),
  );
  expect(await answerWithdrawal(call, url, formOf({ formKey: 'key-of-page' }))).toEqual(
    leadTo(`/profile/my-loan/pay?prestamo=${id}&por=devolucion&en=transferencia`),
  );
  expect(made[1]).toMatchObject({ send: { query: { loanId: id } }, options: { idempotencyKey: 'key-of-page' } });
});

describe('a client who paid the whole loan', () => {
  const paid = { ...open, amount: centavos(0), refund: centavos(4_640) };

  test('a client who paid the whole loan reads what is refunded on cancelling it, and has nothing to give back', async () => {
    const page = await html(paid, undefined, { status: LOAN_STATUS.paid });
    for (const words of [
      'Si te arrepientes a más tardar el lunes 07.12.2026',
      'te regresamos $46.40',
      'No tienes que pagar ni devolver nada más.',
      'Cancelar mi préstamo',
    ])
      expect(page).toContain(words);
    expect(page).not.toContain('Devuelve');
  });

  test('a client who paid the whole loan cancels it at once, and is led to the page that confirms it', async () => {
    const { call } = fakeCall(
      grants(getActiveLoan, sampleLoan({ status: LOAN_STATUS.paid, withdrawal: paid })),
      grants(askWithdrawal, { state: 'closed', until: null, amount: null, refund: null }),
    );
    expect(await answerWithdrawal(call, url, formOf({ formKey: 'key-of-page' }))).toEqual(
      leadTo('/profile/no-loan?listo=cancelled'),
    );
  });
});

test('a client who asked to cancel may keep the loan after all', async () => {
  expect(await html(asked)).toContain('Mejor me quedo con mi préstamo');
  const { call } = fakeCall(grants(getActiveLoan, sampleLoan({ withdrawal: asked })), grants(takeBackWithdrawal, open));
  expect(await answerWithdrawal(call, url, formOf({ keepsLoan: '1' }))).toEqual(
    leadTo(`/profile/my-loan?prestamo=${id}&listo=kept`),
  );
});

test.each([
  [{}, askWithdrawal],
  [{ keepsLoan: '1' }, takeBackWithdrawal],
] as const)('a cancellation step that is no longer possible is reported (%#)', async (fields, endpoint) => {
  const { call } = fakeCall(grants(getActiveLoan, sampleLoan()), refuses(endpoint, 'withdrawal_refused'));
  const answer = await answerWithdrawal(call, url, formOf(fields));
  expect(answer).toMatchObject({ status: 422, data: { refused: 'withdrawal_refused' } });
  expect(await html(open, 'withdrawal_refused')).toContain('Este préstamo ya cambió');
});

test('the page says that the days for cancelling are over, and has no form then', async () => {
  const page = await html({ state: 'closed', until: null, amount: null, refund: null });
  expect(page).toContain('Ya pasó el plazo');
  expect(page).not.toContain('<form');
});
