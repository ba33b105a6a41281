import { expect, test } from '@playwright/test';
import { untilAwake } from '../world/pages.ts';
import { currentStack } from '../world/stack.ts';

test('a message of success stays for five seconds, and for as long as the visitor reads it', async ({ page }) => {
  const { borrower } = currentStack().addresses;
  await page.clock.install({ time: '2026-11-22T10:00:00' });
  await page.clock.pauseAt('2026-11-22T10:00:01');
  await page.context().addCookies([{ name: 'toast', value: 'saved', url: borrower }]);
  await page.goto(`${borrower}/ingresar`);
  await untilAwake(page);
  const toast = page.getByText('Guardamos tus datos.');
  await page.clock.runFor(4_900);
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Cerrar' }).focus();
  await page.mouse.move(5, 700);
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(4_900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toBeHidden();
});

test('a message of success never covers the notice that there is no network', async ({ page, context }) => {
  const { borrower } = currentStack().addresses;
  await page.clock.install({ time: '2026-11-22T10:00:00' });
  await page.clock.pauseAt('2026-11-22T10:00:01');
  await context.addCookies([{ name: 'toast', value: 'saved', url: borrower }]);
  await page.goto(`${borrower}/ingresar`);
  await expect(page.getByText('Guardamos tus datos.')).toBeVisible();
  // The code that watches over the page is running once it has prepared the page for offline use.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  // A press would reach it: nothing covers it.
  await page.getByText('No tienes internet.').click({ trial: true });
});

test('the explanation of a “?” opens after a second, and closes seven seconds after the pointer left it', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, hasTouch: false });
  const page = await context.newPage();
  await page.clock.install({ time: '2026-11-22T10:00:00' });
  await page.goto(currentStack().addresses.borrower, { waitUntil: 'networkidle' });
  await page.clock.pauseAt('2026-11-22T10:05:00');
  const asked = page.getByRole('button', { name: '¿Qué cubre la comisión?' });
  const answer = page.getByText(/Revisar tu solicitud y darte el préstamo/);
  await asked.hover();
  await page.clock.runFor(900);
  await expect(answer).toBeHidden();
  await page.clock.runFor(200);
  await expect(answer).toBeVisible();
  await answer.hover();
  await page.clock.runFor(30_000);
  await expect(answer).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(6_900);
  await expect(answer).toBeVisible();
  await page.clock.runFor(200);
  await expect(answer).toBeHidden();
  await context.close();
});
