import { expect, type Page } from '@playwright/test';
import { currentStack } from './stack.ts';

/** Gets a reference for the whole debt, pays it at the simulated store, and comes back when the payment is known. */
export async function payAtTheStore(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Pagar hoy/ }).click();
  await expect(page.getByRole('heading', { name: 'Pagar en tienda (Paynet)' })).toBeVisible();
  const reference = /\d{4} \d{4} \d{4} \d{4}/
    .exec((await page.locator('main').textContent()) ?? '')?.[0]
    .replaceAll(' ', '');
  const store = await page.context().newPage();
  await store.goto(`${currentStack().addresses.simulators}/tienda?reference=${reference}`);
  await store.getByRole('button', { name: /Pagar/ }).first().click();
  await store.waitForURL('**/tienda/ticket/**');
  await store.close();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Tu préstamo está pagado')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
}
