import { expect, test } from '@playwright/test';
import { ApiVisitor } from '../world/api.ts';
import { businessDay, moveClockTo } from '../world/clock.ts';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { Site } from '../world/site.ts';

const [seed = 1] = journeySeeds();

test(`a borrower cancels and keeps a loan, reports a transfer, and extends (seed ${seed})`, async ({ page }) => {
  const site = new Site(page, drawerOf(seed + 15_000_000)('accepted'));
  await site.applyInFull();
  await page.waitForURL('**/registration/summary', { timeout: 30_000 });
  await site.sign();
  await page.waitForURL('**/profile/my-loan', { timeout: 30_000 });
  const api = new ApiVisitor();
  await api.signInAs('client', site.who.phone, site.who.password);
  const loan = (await api.get('/web/private/client/loan/active')) as { dueDate: string };

  await test.step('a borrower sends the money back to the loan’s own CLABE, or keeps the loan after all', async () => {
    await page.getByRole('link', { name: 'Cancelar mi préstamo' }).click();
    await page.getByRole('button', { name: 'Cancelar mi préstamo' }).click();
    await expect(page.getByRole('heading', { name: `Devuelve $${site.who.amountPesos}.00` })).toBeVisible();
    await expect(page.getByText('Tu CLABE de pago')).toBeVisible();
    await page.getByRole('link', { name: 'Volver a mi préstamo' }).click();
    await page.getByRole('link', { name: 'Cómo devolverlo' }).click();
    await page.getByRole('button', { name: 'Mejor me quedo con mi préstamo' }).click();
    await expect(page.getByText('te quedas con tu préstamo')).toBeVisible();
  });

  await test.step('a transfer that does not appear is looked for', async () => {
    await page.getByRole('link', { name: 'Ya pagué y no aparece' }).click();
    await page.getByLabel('Día de la transferencia').fill(await businessDay());
    await page.getByLabel('Monto').fill('150.50');
    await page.getByLabel('Banco desde el que la hiciste').selectOption({ index: 1 });
    await page.getByLabel('Clave de rastreo').fill('MX 0000 1234');
    await page.getByRole('button', { name: 'Buscar mi transferencia' }).click();
    await expect(page.getByText('Clave de rastreo MX00001234')).toBeVisible();
    await page.getByRole('link', { name: 'Volver a mi préstamo' }).click();
  });

  await test.step('an extension is offered beside the payment, and is paid at a store', async () => {
    await moveClockTo(loan.dueDate);
    await page.reload();
    await expect(page.getByText('Tu pago es hoy.')).toBeVisible();
    await page.getByRole('link', { name: 'Mover mi fecha de pago' }).click();
    await expect(page.getByText('La prórroga sola no reduce tu capital.')).toBeVisible();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Elegir y ver cómo pagarla' }).click();
    await expect(page.getByRole('heading', { name: 'Pagar en tienda (Paynet)' })).toBeVisible();
    await expect(page.getByRole('img', { name: /Código de barras/ })).toBeVisible();
  });
});
