import { plainDate } from '@lender/calculator';
import { claimTransfer, getActiveLoan, getBanks, listTransferClaims, type TransferClaimStatus } from '@lender/contract';
import { centavos } from '@lender/money';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import { sampleLoan } from '../loan.sample.ts';
import { claim, readTransfers } from './transfer.server.ts';
import { TransferPage } from './transfer-page.tsx';

const { id } = sampleLoan();
const url = `https://quincena.example/profile/my-loan/transfer?prestamo=${id}`;
const saved = (status: TransferClaimStatus, loanId = id) => ({
  ...{ id: crypto.randomUUID(), loanId, status, trackingKey: 'MX001', amount: centavos(150_050) },
  sentOn: plainDate('2026-11-30'),
  untilDate: plainDate('2026-12-03'),
});
const typed = {
  formKey: 'key-of-page',
  sentOn: '2026-11-30',
  amount: '$1,500.50',
  senderBank: '012',
  trackingKey: ' MX00 1-23 ',
};
const loan = grants(getActiveLoan, sampleLoan());

async function html(claims: ReturnType<typeof saved>[], problem?: Parameters<typeof TransferPage>[0]['problem']) {
  const banks = grants(getBanks, [{ value: '012', title: 'BBVA México' }]);
  const page = await readTransfers(fakeCall(loan, banks, grants(listTransferClaims, claims)).call, url);
  if (page.kind !== 'page') throw new Error('led away');
  return renderPage(<TransferPage {...page.data} problem={problem} isBusy={false} />);
}

test.each([
  ['claimed', 'Buscamos su comprobante hasta el 03.12.2026.'],
  ['counted', 'Ya cuenta en tu préstamo.'],
  ['returned', 'Tu banco dice que la devolvió'],
  ['not_found', 'una persona lo revisa'],
] as const)('the result of a reported transfer is shown (%s)', async (status, words) => {
  const page = await html([saved(status)]);
  for (const text of ['$1500.50 del 30.11.2026', 'Clave de rastreo MX001', words]) expect(page).toContain(text);
});

test('the transfers of another loan are not shown on the page of this one', async () => {
  expect(await html([saved('claimed', crypto.randomUUID())])).not.toContain('MX001');
});

test('a transfer is reported as banks and people write it, once for each form on the screen', async () => {
  const { call, made } = fakeCall(loan, grants(claimTransfer, saved('claimed')));
  expect(await claim(call, url, formOf(typed))).toEqual(
    leadTo(`/profile/my-loan/transfer?prestamo=${id}&listo=claimed`),
  );
  expect(made[1]).toMatchObject({
    send: { body: { loanId: id, sentOn: '2026-11-30', senderBank: '012', trackingKey: 'MX00123', amount: 150_050 } },
    options: { idempotencyKey: 'key-of-page' },
  });
});

test('missing data of a transfer is reported at its field, and the input is kept', async () => {
  const answer = await claim(fakeCall(loan).call, url, formOf({ ...typed, amount: '', trackingKey: '', sentOn: '' }));
  if (answer.kind !== 'page') throw new Error('led away');
  const page = await html([], answer.data);
  for (const words of [
    'Escribe el monto.',
    'Escribe la clave de rastreo.',
    'Elige el día en que la hiciste.',
    '<option value="012" selected="">',
  ])
    expect(page).toContain(words);
});

test.each([
  ['invalid_input', 'sentOn', 'Elige un día de los últimos 90'],
  ['account_unknown', undefined, 'todavía no tiene una CLABE de pago'],
  ['rate_limited', undefined, 'Hiciste muchos intentos seguidos.'],
] as const)('the refusal %s of a reported transfer is explained in words', async (code, field, words) => {
  const { call } = fakeCall(loan, refuses(claimTransfer, code, { ...(field && { field }) }));
  const answer = await claim(call, url, formOf(typed));
  if (answer.kind !== 'page') throw new Error('led away');
  expect(await html([], answer.data)).toContain(words);
});
