import { type Browser, expect, type Page, test } from '@playwright/test';
import { textOfPdf } from '../world/agreement-text.ts';
import { ApiVisitor } from '../world/api.ts';
import { moveClockTo } from '../world/clock.ts';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { Site } from '../world/site.ts';
import { Staff } from '../world/staff.ts';
import { staffApi } from '../world/staff-api.ts';
import { payAtTheStore } from '../world/store.ts';

interface Money {
  readonly amount: number;
}
interface Charge extends Money {
  readonly amount_without_vat: number;
  readonly vat: number;
}
interface Offer {
  readonly principal: Money;
  readonly interest: Charge;
  readonly serviceFee: Charge;
  readonly total: Money;
  readonly apr: number;
  readonly annualRate: number;
  readonly startDate: string;
  readonly endDate: string;
}
interface Ledger {
  readonly entries: readonly {
    readonly kind: string;
    readonly postings: readonly { readonly account: string; readonly amount: Money }[];
  }[];
  readonly balances: readonly { readonly account: string; readonly amount: Money }[];
}

const pesos = (amount: number): string => `$${amount.toFixed(2)}`;
const shown = (day: string): string => day.split('-').reverse().join('.');
const centavos = ({ amount }: Money): number => Math.round(amount * 100);

for (const seed of journeySeeds()) {
  test(`three people borrow: one at once, one after a review, one not at all (seed ${seed})`, async ({
    page,
    browser,
  }) => {
    console.log(`seed ${seed}`);
    const draw = drawerOf(seed);
    const staff = await atADesk(browser);

    await test.step('a borrower with steady work and enough income is accepted, paid out, and pays back', async () => {
      const site = new Site(page, draw('accepted'));
      await site.applyInFull();
      await page.waitForURL('**/registration/summary', { timeout: 30_000 });

      const api = new ApiVisitor();
      await api.signInAs('client', site.who.phone, site.who.password);
      const application = await api.get('/web/private/client/application/actual');
      const offer = (await api.get(
        `/web/private/client/application/${application.id}/offer/actual`,
      )) as unknown as Offer;
      expect(centavos(offer.total)).toBe(
        centavos(offer.principal) + centavos(offer.interest) + centavos(offer.serviceFee),
      );
      for (const figure of [pesos(offer.total.amount), pesos(offer.principal.amount), shown(offer.endDate)])
        await expect(page.getByText(figure).first()).toBeVisible();

      const draft = await page.request.get(await hrefOf(page, 'Abrir el contrato (PDF)'));
      expectAgreement(await textOfPdf(await draft.body()), offer, site);
      await site.sign();
      await page.waitForURL('**/profile/my-loan', { timeout: 30_000 });
      await expect(page.getByText(pesos(offer.total.amount)).first()).toBeVisible();
      const signed = await page.request.get(await hrefOf(page, 'Contrato firmado (PDF)'));
      expectAgreement(await textOfPdf(await signed.body()), offer, site);
      const loan = await api.get('/web/private/client/loan/active');
      expectBalanced(await ledgerOf(String(loan.id)), ['disbursement']);

      await moveClockTo(offer.endDate);
      await page.reload();
      await expect(page.getByText('Tu pago es hoy.')).toBeVisible();
      await expect(page.getByText(pesos(offer.total.amount)).first()).toBeVisible();
      await payAtTheStore(page);
      await expect(page.getByText('Tu préstamo está pagado')).toBeVisible({ timeout: 30_000 });

      const ledger = await ledgerOf(String(loan.id));
      expectBalanced(ledger, ['disbursement', 'accrual', 'payment']);
      const balance = (account: string) =>
        centavos(ledger.balances.find((row) => row.account === account)?.amount ?? { amount: Number.NaN });
      expect(balance('principal_receivable')).toBe(0);
      expect(balance('openpay_store_clearing')).toBe(centavos(offer.total));
      expect(balance('interest_income')).toBe(-Math.round(offer.interest.amount_without_vat * 100));
      expect(balance('interest_iva_payable')).toBe(-Math.round(offer.interest.vat * 100));
      expect(balance('fee_income')).toBe(-Math.round(offer.serviceFee.amount_without_vat * 100));
      expect(balance('fee_iva_payable')).toBe(-Math.round(offer.serviceFee.vat * 100));
    });

    await test.step('a borrower with short employment is reviewed and approved by a person, and the page moves on by itself', async () => {
      const another = await onAPhone(browser);
      const site = new Site(another, draw('manual'));
      await site.applyInFull();
      await another.waitForURL('**/application/manual-verification', { timeout: 30_000 });
      await staff.openCaseOf(`${site.who.firstName} ${site.who.lastName}`);
      await staff.lookAtPhotos();
      await staff.reveal('CURP', site.who.curp, 'Comparar con la identificación');
      await staff.approve('Recibos de nómina revisados por teléfono.');
      await another.waitForURL('**/registration/summary', { timeout: 12_000 });
      await staff.findInAudit(['aprobó la solicitud', 'vio un dato completo'], 'Comparar con la identificación');
      await another.context().close();
    });

    await test.step('a borrower whose income carries no loan is refused, with the reason in plain words', async () => {
      const third = await onAPhone(browser);
      await new Site(third, draw('rejected')).applyInFull();
      await third.waitForURL('**/application/rejected', { timeout: 30_000 });
      await expect(
        third.getByText('Con tus ingresos y tus otros pagos, esta deuda sería demasiado para ti.'),
      ).toBeVisible();
      const letter = third.getByRole('link', { name: 'Abrir la carta (PDF)' });
      // A job draws it.
      await expect(async () => {
        await third.reload();
        await expect(letter).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 30_000 });
      const answered = await third.request.get(new URL((await letter.getAttribute('href')) ?? '', third.url()).href);
      expect(await textOfPdf(await answered.body())).toContain('Respuesta a tu solicitud de crédito');
      await third.context().close();
    });
    await staff.page.context().close();
  });
}

const PHONE = { locale: 'es-MX', viewport: { width: 360, height: 780 }, hasTouch: true };

const onAPhone = async (browser: Browser): Promise<Page> => (await browser.newContext(PHONE)).newPage();

async function atADesk(browser: Browser): Promise<Staff> {
  const context = await browser.newContext({ locale: 'es-MX', viewport: { width: 1280, height: 900 } });
  const staff = new Staff(await context.newPage());
  await staff.signIn();
  return staff;
}

async function hrefOf(page: Page, name: string): Promise<string> {
  const href = await page.getByRole('link', { name }).first().getAttribute('href');
  if (!href) throw new Error(`no link ${name}`);
  return new URL(href, page.url()).href;
}

/** Expects every figure of the agreement to equal the offer's. */
function expectAgreement(text: string, offer: Offer, { who }: Site): void {
  const figures = [
    `${who.firstName} ${who.lastName} ${who.secondLastName}`,
    who.curp,
    who.clabe.slice(-4),
    pesos(offer.principal.amount),
    pesos(offer.total.amount),
    pesos(offer.interest.amount),
    pesos(offer.interest.amount_without_vat),
    pesos(offer.interest.vat),
    pesos(offer.serviceFee.amount),
    pesos(offer.serviceFee.amount_without_vat),
    pesos(offer.serviceFee.vat),
    `${offer.apr.toFixed(1)} %`,
    `${offer.annualRate.toFixed(1)} %`,
    shown(offer.startDate),
    shown(offer.endDate),
  ];
  for (const figure of figures) expect(text).toContain(figure);
}

const ledgerOf = async (loanId: string): Promise<Ledger> =>
  (await (await staffApi()).get(`/web/private/back-office/loan/${loanId}/ledger`)) as unknown as Ledger;

function expectBalanced({ entries }: Ledger, kinds: readonly string[]): void {
  // Each day is closed by an accrual of its own; their number says nothing.
  const lived = entries.map(({ kind }) => kind).filter((kind, index, all) => kind !== all[index - 1]);
  expect(lived).toEqual(kinds);
  for (const { postings } of entries) expect(postings.reduce((sum, { amount }) => sum + centavos(amount), 0)).toBe(0);
}
