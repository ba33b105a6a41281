import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../world/accessible.ts';
import { Applicant } from '../world/applicant.ts';
import { sendTransfer } from '../world/bank-app.ts';
import { addColleague } from '../world/colleague.ts';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { currentStack } from '../world/stack.ts';
import { Staff } from '../world/staff.ts';
import { staffApi } from '../world/staff-api.ts';
import { withTamperedAudit } from '../world/tampered-audit.ts';

const [seed = 1] = journeySeeds();

test(`two members of staff write off, refund, match and reveal, and the audit records it (seed ${seed})`, async ({
  browser,
}) => {
  const { operator } = currentStack();
  const draw = drawerOf(seed + 39_000_000);
  const [lost, overpaid] = await Promise.all([borrow(draw('accepted')), borrow(draw('accepted'))]);
  await sendTransfer({ clabe: overpaid.clabe, pesos: overpaid.payoffPesos + 250 });
  await sendTransfer({ clabe: lost.clabe, pesos: 41.35, reference: 'OTRA COSA' });
  const { email } = await addColleague('payments', 'Paula Pagos');
  const reasons = {
    writeOff: `El domicilio de ${lost.who.phone} no existe`,
    refund: `${overpaid.who.phone} pagó de más`,
    text: `Más claro para ${overpaid.who.phone}`,
  };
  const maker = await atADesk(browser, { ...operator, email });
  const checker = await atADesk(browser, operator);

  await test.step('an unmatched payment is given to a loan, whose debt is shown before and after', async () => {
    await untilSuspense(41.35);
    await open(maker, '/depositos');
    const deposit = maker.getByRole('row').filter({ hasText: '$41.35' }).first();
    await deposit.getByRole('link', { name: 'Buscar su préstamo' }).click();
    await maker.getByLabel('Préstamo o cliente').fill(lost.who.phone);
    await maker.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).click();
    await maker.getByRole('link', { name: /^Ver qué cambia/ }).click();
    await expect(maker.getByRole('row', { name: /Debe en total/ })).toContainText(pesos(lost.payoffPesos - 41.35));
    await maker.getByRole('button', { name: 'Confirmar' }).click();
    await expect(maker.getByText('Para liquidar el').locator('..')).toContainText(pesos(lost.payoffPesos - 41.35));
  });

  await test.step('a write-off is asked for with its effect, and its author may not approve it', async () => {
    await maker.getByRole('link', { name: 'Castigar el préstamo' }).click();
    await expect(maker.getByRole('row', { name: 'Estado del préstamo Activo Castigado' })).toBeVisible();
    await expectAccessible(maker);
    await maker.getByLabel('Por qué').fill(reasons.writeOff);
    await maker.getByRole('button', { name: 'Pedir aprobación' }).click();
    await expect(maker.getByText('Castigar el préstamo. Lo pide Paula Pagos')).toBeVisible();
  });

  await test.step('a member of staff asks to give back what was paid beyond the debt', async () => {
    await openLoan(maker, overpaid.id);
    await expect(maker.getByText('Pagado', { exact: true }).first()).toBeVisible();
    await maker.getByRole('link', { name: 'Devolver lo que se pagó de más' }).click();
    await expect(maker.getByText('Saldo a favor del cliente').first()).toBeVisible();
    await maker.getByLabel('Por qué').fill(reasons.refund);
    await maker.getByRole('button', { name: 'Pedir aprobación' }).click();
    await expect(maker.getByText('Devolver lo que se pagó de más. Lo pide Paula Pagos')).toBeVisible();
    await open(maker, '/aprobaciones');
    await expect(requestOf(maker, reasons.writeOff)).toBeVisible();
    await expect(requestOf(maker, reasons.writeOff).getByRole('link', { name: 'Aprobar' })).toHaveCount(0);
  });

  await test.step('a message to borrowers is written by one person and released by another', async () => {
    const { email: writer } = await addColleague('product_admin', 'Teresa Textos');
    // Words that were never published before; digits would be a figure.
    const word = crypto.randomUUID().replaceAll(/[^a-f]/g, '');
    const writing = await atADesk(browser, { ...operator, email: writer });
    await open(writing, '/comunicaciones');
    await writing.getByRole('link', { name: 'Devolución de lo pagado de más' }).click();
    await writing.getByLabel('Texto', { exact: true }).fill('{lender}: van {amount}. Dudas: {carePhon');
    await writing.getByRole('button', { name: 'Guardar borrador' }).click();
    await expect(writing.getByText('Una llave no cierra o sobra')).toBeVisible();
    await writing.getByLabel('Texto', { exact: true }).fill(`{lender}: van {amount} ${word}. Dudas: {carePhone}.`);
    await writing.getByRole('button', { name: 'Guardar borrador' }).click();
    await expect(writing.getByText(new RegExp(`^Quincena: van \\$[0-9.]+ ${word}\\.`))).toBeVisible();
    await writing.getByLabel('Por qué se cambia').fill(reasons.text);
    await writing.getByRole('button', { name: 'Pedir que se publique' }).click();
    await expect(writing.getByText('Se pidió publicarlo: lo decide otra persona.')).toBeVisible();
    await expectAccessible(writing);
    await writing.context().close();
    await open(checker, '/aprobaciones');
    await requestOf(checker, reasons.text).getByRole('link', { name: 'Aprobar' }).click();
    await checker.getByRole('button', { name: 'Confirmar aprobación' }).click();
    await expect(checker.getByText('Se aprobó y ya se hizo.')).toBeVisible();
  });

  await test.step('another member of staff sees both effects again, and approves', async () => {
    await approve(checker, reasons.writeOff, /Estado del préstamo Activo Castigado/);
    await approve(checker, reasons.refund, /Saldo a favor del cliente \$250\.00 \$0\.00/);
    await openLoan(checker, lost.id);
    await expect(checker.getByText('Castigado', { exact: true }).first()).toBeVisible();
    await expect(async () => {
      await openLoan(checker, overpaid.id);
      await expect(checker.getByText('Saldo a favor del cliente')).toHaveCount(0, { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
  });

  await test.step('a borrower whose loan was written off is asked to talk to the collector', async () => {
    const context = await browser.newContext({ locale: 'es-MX', viewport: { width: 360, height: 780 } });
    const page = await context.newPage();
    await page.goto(`${currentStack().addresses.borrower}/ingresar`);
    await page.getByLabel('Celular o correo').fill(lost.who.phone);
    await page.getByLabel('Contraseña', { exact: true }).fill(lost.who.password);
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await expect(page.getByText('Este préstamo pasó a cobranza')).toBeVisible();
    await context.close();
  });

  await test.step('a CURP is shown to a member of staff who gives a reason, and hidden again', async () => {
    await checker.locator('main').getByRole('link', { name: overpaid.who.firstName }).click();
    await expect(checker.getByRole('heading', { name: 'Quién es' })).toBeVisible();
    await expectAccessible(checker);
    await new Staff(checker).reveal('CURP', overpaid.who.curp, 'El cliente llama y lo confirma');
  });

  await test.step('a borrower who is given money back is notified in the new words, at an allowed hour', async () => {
    await expect(async () => {
      await open(checker, '/comunicaciones/entregas');
      const sent = checker.getByRole('row').filter({ hasText: /Devolución de lo pagado de más · v[2-9]/ });
      await expect(sent.first()).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
  });

  await test.step('the audit records all of it, and follows from its first entry', async () => {
    const acts = ['aprobó lo que alguien más pidió', 'pidió devolver un pago de más', 'pidió castigar el préstamo'];
    await open(checker, '/bitacora');
    for (const act of [...acts, 'ligó un depósito a un préstamo', 'vio un dato completo'])
      await expect(checker.getByRole('cell', { name: act }).first()).toBeVisible();
    await checker.getByRole('button', { name: 'Revisar que esté completa' }).click();
    await expect(checker.getByText('La bitácora está completa')).toBeVisible();
    await expectAccessible(checker);
  });

  await test.step('an audit entry that was changed in the database is found, by its number', async () => {
    await withTamperedAudit('writeOffLoan', async (sequence) => {
      await checker.getByRole('button', { name: 'Revisar que esté completa' }).click();
      await expect(checker.getByText('Alguien cambió la bitácora')).toBeVisible();
      await expect(checker.getByText(`El registro ${sequence} falta o no es el que se escribió.`)).toBeVisible();
    });
    await checker.getByRole('button', { name: 'Revisar que esté completa' }).click();
    await expect(checker.getByText('La bitácora está completa')).toBeVisible();
  });
  for (const page of [maker, checker]) await page.context().close();
});

async function atADesk(browser: Browser, who: { readonly email: string; readonly password: string }): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-MX', viewport: { width: 1280, height: 800 } });
  const staff = new Staff(await context.newPage());
  await staff.signInAs(who);
  return staff.page;
}

/** Creates a borrower whose loan was paid out. */
async function borrow(who: Applicant['who']) {
  const { api, ...applicant } = await borrower(who);
  const loan = (await api.get('/web/private/client/loan/active')) as {
    id: string;
    payoffToday: { amount: number };
  };
  const { clabe } = (await api.post('/web/private/client/openPay/getClabe', {})) as { clabe: string };
  return { ...applicant, id: loan.id, payoffPesos: Number(loan.payoffToday.amount), clabe };
}

async function borrower(who: Applicant['who']): Promise<Pick<Applicant, 'who' | 'api'>> {
  const applicant = new Applicant(who);
  await applicant.apply();
  const status = async () => (await applicant.api.get('/web/private/client/application/actual')).status;
  await expect.poll(status).toBe(2);
  await applicant.sign();
  const step = async () => (await applicant.api.get('/web/private/client/flow')).step;
  await expect.poll(step, { timeout: 60_000 }).toBe('loan_page');
  return applicant;
}

const pesos = (amount: number): string =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

async function untilSuspense(amount: number): Promise<void> {
  const list = async () => (await (await staffApi()).get('/web/private/back-office/receipt')) as unknown;
  await expect
    .poll(async () => ((await list()) as { amount: { amount: number } }[]).map((one) => Number(one.amount.amount)), {
      timeout: 60_000,
    })
    .toContain(amount);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${currentStack().addresses['back-office']}${path}`);
}

const openLoan = (page: Page, id: string): Promise<void> => open(page, `/prestamos/${id}`);

/** Finds the row of a request by the reason that its maker gave. */
const requestOf = (page: Page, reason: string) => page.getByRole('row').filter({ hasText: reason });

async function approve(page: Page, reason: string, effect: RegExp): Promise<void> {
  await open(page, '/aprobaciones');
  await requestOf(page, reason).getByRole('link', { name: 'Aprobar' }).click();
  await expect(page.getByRole('row', { name: effect })).toBeVisible();
  await page.getByRole('button', { name: 'Confirmar aprobación' }).click();
  await expect(page.getByText('Se aprobó y ya se hizo.')).toBeVisible();
  await expect(requestOf(page, reason)).toHaveCount(0);
}
