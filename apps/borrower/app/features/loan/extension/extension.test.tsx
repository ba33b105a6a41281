import { plainDate } from '@lender/calculator';
import {
  applyRollover,
  compareExtending,
  getActiveLoan,
  type Reply,
  rolloverActiveLoan,
  rolloverDocument,
} from '@lender/contract';
import { centavos } from '@lender/money';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import { sampleExtension } from '../extension.sample.ts';
import { sampleLoan } from '../loan.sample.ts';
import { chooseExtension, readAgreement, readExtension } from './extension.server.ts';
import { ExtensionPage } from './extension-page.tsx';

const rollover = sampleExtension();
const { id } = sampleLoan();
const at = (query = '') => `https://quincena.example/profile/my-loan/extend?prestamo=${id}${query}`;
const later = (amount: number) => ({ days: 7, dueDate: plainDate('2026-12-28'), amount: centavos(amount) });
const ways: Reply<typeof compareExtending> = [
  {
    kind: 'pay_all',
    now: centavos(369_600),
    toPrincipal: centavos(300_000),
    principalPercent: 81.2,
    later: null,
    total: centavos(369_600),
  },
  {
    kind: 'extend_and_pay_part',
    now: centavos(129_600),
    toPrincipal: centavos(60_000),
    principalPercent: 46.3,
    later: later(249_744),
    total: centavos(379_344),
  },
  {
    kind: 'extend',
    now: centavos(69_600),
    toPrincipal: centavos(0),
    principalPercent: 0,
    later: later(312_180),
    total: centavos(381_780),
  },
];
const due = sampleLoan({ payoffToday: centavos(369_600), rollovers: [rollover] });

async function html(loan = due, problem?: Parameters<typeof ExtensionPage>[0]['problem']): Promise<string> {
  const page = await readExtension(fakeCall(grants(getActiveLoan, loan), grants(compareExtending, ways)).call, at());
  if (page.kind !== 'page') throw new Error('led away');
  return renderPage(<ExtensionPage {...page.data} problem={problem} isBusy={false} />);
}

test('an extension is shown beside paying now, with what each costs now, later and in all', async () => {
  const page = await html();
  for (const words of [
    'Pagar todo hoy: $3696.00',
    'Mover 7 días, al lunes 28.12.2026',
    'Hoy pagas $696.00 por la prórroga.',
    'pagas a lo más $3121.80',
    'En total, a lo más $3817.80: $121.80 más que pagar todo hoy.',
    'Si además pagas hoy $600.00 de tu capital: en total, a lo más $3793.44, $97.44 más que pagar todo hoy.',
    'La prórroga sola no reduce tu capital.',
  ])
    expect(page).toContain(words);
});

test('no extension is preselected, refusing is as easy as accepting, and no countdown runs', async () => {
  const page = await html();
  expect(page).not.toContain('checked');
  const [yes, no] = [
    /<button[^>]*class="([^"]+)"[^>]*>[^<]*(?:<[^>]+>)*Elegir y ver/,
    /<a[^>]*class="([^"]+)"[^>]*>No, gracias/,
  ].map((button) => button.exec(page)?.[1]);
  expect(yes).toBeDefined();
  expect(yes).toBe(no);
  expect(page).not.toMatch(/quedan \d+ (?:min|hora)/);
});

test('the total of an extension is the sum of what is paid now and the most paid later', async () => {
  const page = await html();
  const [now, most, total] = [/Hoy pagas \$([\d.]+)/, /a lo más \$([\d.]+)\./, /En total, a lo más \$([\d.]+)/].map(
    (figure) => Math.round(100 * Number(figure.exec(page)?.[1])),
  );
  expect(total).toBe((now ?? 0) + (most ?? 0));
});

test('the agreement of an extension can be read before one is chosen', async () => {
  expect(await html()).toContain(`/profile/my-loan/extension-agreement?prestamo=${id}&amp;prorroga=${rollover.id}`);
  const appId = '0197a3f0-0000-7000-8000-00000000000a';
  const { call, made } = fakeCall(
    grants(getActiveLoan, due),
    grants(applyRollover, { id: appId, rollover }),
    grants(rolloverDocument, { type: 'application/pdf', base64: Buffer.from('%PDF').toString('base64') }),
  );
  expect(Buffer.from((await readAgreement(call, at(`&prorroga=${rollover.id}`))) ?? []).toString()).toBe('%PDF');
  expect(made[2]).toMatchObject({ send: { params: { id, rolloverId: rollover.id, appId } } });
  expect(await readAgreement(call, at('&prorroga=otra'))).toBeUndefined();
});

test('choosing an extension leads to how it is paid', async () => {
  const { call, made } = fakeCall(grants(getActiveLoan, due), grants(rolloverActiveLoan, rollover));
  expect(await chooseExtension(call, at(), formOf({ rolloverId: rollover.id }))).toEqual(
    leadTo(`/profile/my-loan/pay?prestamo=${id}&por=prorroga&en=tienda`),
  );
  expect(made[1]).toMatchObject({ send: { query: { loanId: id }, body: { rolloverId: rollover.id } } });
});

test('a client who chose no extension, or one that is gone, reads so', async () => {
  const nothing = await chooseExtension(fakeCall(grants(getActiveLoan, due)).call, at(), formOf({}));
  expect(nothing).toMatchObject({ status: 422, data: { fields: { rolloverId: 'required' } } });
  if (nothing.kind !== 'page') throw new Error('led away');
  expect(await html(due, nothing.data)).toContain('Elige a qué fecha quieres mover tu pago.');
  const { call } = fakeCall(grants(getActiveLoan, due), refuses(rolloverActiveLoan, 'extension_refused'));
  const gone = await chooseExtension(call, at(), formOf({ rolloverId: rollover.id }));
  if (gone.kind !== 'page') throw new Error('led away');
  expect(await html(due, gone.data)).toContain('Esa prórroga ya no está disponible.');
});

test('a chosen extension shows how much to pay, until when, and that leaving it unpaid changes nothing', async () => {
  const page = await html(sampleLoan({ payoffToday: centavos(369_600), rollovers: [sampleExtension('unpaid')] }));
  expect(page).toContain('Elegiste mover tu fecha al lunes 28.12.2026');
  expect(page).toContain('Paga $696.00 a más tardar el 22.12.2026. Si no la pagas, no pasa nada más');
  expect(page).toContain('por=prorroga');
});

test('the page without extensions says so, offers no comparison, and leads to other help', async () => {
  const page = await html(sampleLoan());
  expect(page).toContain('Ahora no hay prórrogas para este préstamo');
  expect(page).not.toContain('compara antes');
  expect(page).toContain('/profile/my-loan/hardship');
});
