import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../world/accessible.ts';
import { Applicant } from '../world/applicant.ts';
import { addColleague } from '../world/colleague.ts';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { currentStack } from '../world/stack.ts';
import { Staff } from '../world/staff.ts';
import { staffApi } from '../world/staff-api.ts';
import { completeDays, liveUntilHour } from '../world/time-of-day.ts';

const [seed = 1] = journeySeeds();

test(`a collector is kept within the law, a complaint is answered, and the audit records all of it (seed ${seed})`, async ({
  browser,
}) => {
  const { operator } = currentStack();
  const draw = drawerOf(seed + 45_000_000);
  const applicant = draw('accepted');
  const loanId = await borrow(applicant);
  await (await staffApi()).post('/web/private/back-office/sandbox/clock', { dueDateOf: loanId });
  await (await staffApi()).post('/web/private/back-office/sandbox/clock', { days: 2 });
  const { email } = await addColleague('collector', 'Carla Cobranza');
  const collector = await atADesk(browser, { ...operator, email });
  // Two days late, or three if ten o'clock has passed today.
  let passed = await liveUntilHour(10);

  await test.step('a late loan is found by day, and its borrower’s statement and promise are written down together', async () => {
    await open(collector, '/cobranza?atraso=1-3');
    const row = collector.getByRole('row').filter({ hasText: applicant.firstName }).first();
    await expect(row).toContainText('Se puede ahora');
    await expectAccessible(collector);
    await row.getByRole('link').click();
    await expectAccessible(collector);
    await collector.getByRole('button', { name: 'Ver el número y llamar' }).click();
    await expect(collector.getByRole('link', { name: 'Llamar', exact: true })).toHaveAttribute(
      'href',
      /^tel:\+52\d{10}$/,
    );
    await collector.getByRole('radio', { name: 'Va a pagar' }).check();
    await collector.getByRole('textbox', { name: 'Si va a pagar, cuánto' }).fill('300');
    await collector.getByRole('textbox', { name: 'Nota' }).fill('Cobra el viernes');
    await collector.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(collector.getByRole('cell', { name: 'Cobra el viernes' })).toBeVisible();
    await expect(collector.getByRole('cell', { name: 'Por cumplir' })).toBeVisible();
    await expectAccessible(collector);
  });

  await test.step('a text that threatens, and a call at eleven at night, are refused with the reason', async () => {
    await collector.getByRole('link', { name: 'Enviar un mensaje' }).click();
    await collector.getByRole('textbox', { name: 'Mensaje' }).fill('Vamos a embargar tus bienes');
    await collector.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(collector.getByText('No se puede enviar: amenaza («embarg»).').first()).toBeVisible();
    passed += await liveUntilHour(23);
    await open(collector, `/cobranza/${loanId}`);
    await expect(collector.getByText(/^Desde .* 07:00$/).first()).toBeVisible();
    await collector.getByRole('radio', { name: 'Hablamos' }).check();
    await collector.getByRole('textbox', { name: 'Nota' }).fill('Insistí de noche');
    await collector.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(collector.getByText(/la ley permite contactarlo de 7:00 a 22:00\. Se puede desde el/)).toBeVisible();
    await expectAccessible(collector);
  });

  await test.step('a complaint has a folio and a deadline, and is answered', async () => {
    const { email: support } = await addColleague('support', 'Sara Soporte');
    const desk = await atADesk(browser, { ...operator, email: support });
    await open(desk, '/une?accion=abrir');
    await desk.getByRole('searchbox', { name: 'De quién o de qué es' }).fill(loanId);
    await desk.getByRole('button', { name: 'Buscar de quién es' }).click();
    await desk.getByRole('radio', { name: /Préstamo/ }).check();
    await expectAccessible(desk);
    await desk.getByLabel('Tipo').first().selectOption({ label: 'Aclaración' });
    await desk.getByLabel('Por dónde llegó').selectOption({ label: 'Teléfono' });
    await desk.getByLabel('Quién se queja').fill(applicant.firstName);
    await desk.getByRole('textbox', { name: 'Qué dice' }).fill('No reconozco un cargo');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Registrar', exact: true }).click();
    const title = desk.getByRole('heading', { name: /^Queja UNE-/ });
    await expect(title).toBeVisible();
    await expect(desk.getByText('Quedan 45 días')).toBeVisible();
    await desk.getByRole('link', { name: 'Responder' }).click();
    await desk.getByLabel('Resultado').selectOption({ label: 'En contra' });
    await desk.getByRole('button', { name: 'Ver antes de enviar' }).click();
    await expect(desk.getByText('Llena esta parte de la carta.').first()).toBeVisible();
    await expectAccessible(desk);
    await desk.getByLabel('El movimiento es de…').fill('$250.00');
    await desk.getByLabel('Del día…').fill('15.11.2026');
    await desk.getByLabel('Se debe a que…').fill('es el interés de tu préstamo');
    await desk.getByLabel('Por eso tu saldo…').fill('no cambia');
    await desk.getByRole('button', { name: 'Ver antes de enviar' }).click();
    await expect(desk.getByText('Así la recibe el cliente')).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Enviar la respuesta' }).click();
    await expect(desk.getByText('A tiempo')).toBeVisible();
    await expectAccessible(desk);
    const said = (await title.textContent()) ?? '';
    await open(desk, '/une?estado=answered');
    await expect(desk.getByRole('link', { name: said.replace('Queja ', '') })).toBeVisible();
    await expectAccessible(desk);
    await desk.context().close();
  });

  await test.step('the audit records what was done and what was refused', async () => {
    const auditor = await atADesk(browser, operator);
    await open(auditor, `/bitacora?asunto=${loanId}`);
    for (const act of ['anotó una llamada de cobranza', 'envió un mensaje de cobranza'])
      await expect(auditor.getByRole('cell', { name: act }).first()).toBeVisible();
    for (const code of ['contact_outside_hours', 'contact_wording'])
      await expect(auditor.getByText(code).first()).toBeVisible();
    await open(auditor, '/bitacora?tipo=write');
    for (const act of ['registró una queja', 'respondió una queja'])
      await expect(auditor.getByRole('cell', { name: act }).first()).toBeVisible();
    await auditor.context().close();
  });
  await collector.context().close();
  await completeDays(passed);
});

async function atADesk(browser: Browser, who: { readonly email: string; readonly password: string }): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-MX', viewport: { width: 1280, height: 800 } });
  const staff = new Staff(await context.newPage());
  await staff.signInAs(who);
  return staff.page;
}

/** @returns the loan of a borrower whose payout was made */
async function borrow(who: Applicant['who']): Promise<string> {
  const applicant = new Applicant(who);
  await applicant.apply();
  const status = async () => (await applicant.api.get('/web/private/client/application/actual')).status;
  await expect.poll(status).toBe(2);
  await applicant.sign();
  const step = async () => (await applicant.api.get('/web/private/client/flow')).step;
  await expect.poll(step, { timeout: 60_000 }).toBe('loan_page');
  return ((await applicant.api.get('/web/private/client/loan/active')) as { id: string }).id;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${currentStack().addresses['back-office']}${path}`);
}
