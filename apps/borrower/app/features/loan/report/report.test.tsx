import { plainDate } from '@lender/calculator';
import { getActiveLoan, getLoanReports, type LoanReportKind, reportLoan } from '@lender/contract';
import { centavos } from '@lender/money';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import { sampleExtension } from '../extension.sample.ts';
import { sampleLoan } from '../loan.sample.ts';
import { HardshipPage } from './hardship-page.tsx';
import { NotMinePage } from './not-mine-page.tsx';
import { readReport, report } from './report.server.ts';

const { id } = sampleLoan();
const url = `https://quincena.example/profile/my-loan/hardship?prestamo=${id}`;
const messagesOf = (kind: LoanReportKind, isOpen = true) => ({ kind, isOpen, reportedOn: plainDate('2026-12-01') });
const mayReturn = sampleLoan({
  withdrawal: { state: 'open', until: plainDate('2026-12-07'), amount: centavos(300_000), refund: centavos(0) },
});

async function read(kind: LoanReportKind, reports: ReturnType<typeof messagesOf>[] = [], loan = sampleLoan()) {
  const page = await readReport(fakeCall(grants(getActiveLoan, loan), grants(getLoanReports, reports)).call, url, kind);
  if (page.kind !== 'page') throw new Error('led away');
  return { ...page.data, problem: undefined, isBusy: false };
}

test('a client who cannot pay chooses a cause, with none preselected, and reads what may follow', async () => {
  const page = renderPage(<HardshipPage {...(await read('hardship'))} />);
  expect(page).not.toContain('checked');
  expect(page).toContain('Mientras lo revisa, tu préstamo sigue igual.');
  const { call, made } = fakeCall(grants(getActiveLoan, sampleLoan()), grants(reportLoan, messagesOf('hardship')));
  const form = formOf({ cause: 'health', formKey: 'key-of-page' });
  expect(await report('hardship', call, { url, form })).toEqual(leadTo(`/profile/my-loan/hardship?prestamo=${id}`));
  expect(made[1]).toMatchObject({
    send: { query: { loanId: id }, body: { kind: 'hardship', cause: 'health' } },
    options: { idempotencyKey: 'key-of-page' },
  });
});

test('moving the due date is proposed only where it can be moved', async () => {
  const mayExtend = sampleLoan({ rollovers: [sampleExtension()] });
  expect(renderPage(<HardshipPage {...(await read('hardship', [], mayExtend))} />)).toContain(
    'Prefiero mover mi fecha',
  );
  expect(renderPage(<HardshipPage {...(await read('hardship'))} />)).not.toContain('Prefiero mover mi fecha');
});

test('the page of hardship says when no cause was chosen, or when the one pause was already used', async () => {
  const nothing = await report('hardship', fakeCall(grants(getActiveLoan, sampleLoan())).call, {
    url,
    form: formOf({}),
  });
  if (nothing.kind !== 'page') throw new Error('led away');
  const asked = await read('hardship');
  expect(renderPage(<HardshipPage {...asked} problem={nothing.data} />)).toContain('Elige qué pasó.');
  const { call } = fakeCall(grants(getActiveLoan, sampleLoan()), refuses(reportLoan, 'limit_reached'));
  const again = await report('hardship', call, { url, form: formOf({ cause: 'other' }) });
  if (again.kind !== 'page') throw new Error('led away');
  expect(renderPage(<HardshipPage {...asked} problem={again.data} />)).toContain('ya estuvo en pausa una vez');
});

test('a client who did not request the loan reports it with one press, and reads how the money is given back', async () => {
  const page = renderPage(<NotMinePage {...(await read('not_mine', [], mayReturn))} />);
  expect(page).toContain('Yo no pedí este préstamo');
  expect(page).toContain('devolverlo sin ningún costo: $3000.00 a más tardar el lunes 07.12.2026');
  expect(page).toContain('/profile/my-loan/withdrawal');
  const { call, made } = fakeCall(grants(getActiveLoan, sampleLoan()), grants(reportLoan, messagesOf('not_mine')));
  expect(await report('not_mine', call, { url, form: formOf({}) })).toEqual(
    leadTo(`/profile/my-loan/not-mine?prestamo=${id}`),
  );
  expect(made[1]).toMatchObject({ send: { body: { kind: 'not_mine' } } });
});

test('a report that waits for a person is shown instead of the form', async () => {
  const hardship = renderPage(<HardshipPage {...(await read('hardship', [messagesOf('hardship')]))} />);
  const notMine = renderPage(<NotMinePage {...(await read('not_mine', [messagesOf('not_mine')]))} />);
  for (const page of [hardship, notMine]) {
    expect(page).toContain('Lo recibimos el 01.12.2026');
    expect(page).toContain('no te mandamos recordatorios ni cobramos nada de tu cuenta');
    expect(page).not.toContain('<form');
  }
});

test('a report of another kind, or one that was closed, does not hide the form', async () => {
  const page = renderPage(
    <HardshipPage {...(await read('hardship', [messagesOf('not_mine'), messagesOf('hardship', false)]))} />,
  );
  expect(page).toContain('<form');
});
