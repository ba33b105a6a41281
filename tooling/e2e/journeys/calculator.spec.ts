import { expect, type Locator, type Page, test } from '@playwright/test';
import { businessDay } from '../world/clock.ts';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { Site } from '../world/site.ts';
import { currentStack } from '../world/stack.ts';
import { staffApi } from '../world/staff-api.ts';

const [seed = 1] = journeySeeds();
const amount = (page: Page): Locator => page.getByLabel('¿Cuánto necesitas?');
const cycle = (page: Page): Locator => page.getByLabel('¿Cada cuándo cobras?');
const date = (page: Page): Locator => page.getByLabel('¿Qué día cobras?');
const open = async (page: Page, query = '') => {
  await page.goto(`${currentStack().addresses.borrower}/${query}`);
  await expect(page.getByText('Total a pagar').first()).toBeVisible();
};
const received = (page: Page, pesos: number) => expect(page.getByText(`$${pesos}.00`).first()).toBeVisible();

/** Creates a promotion that is better than the general discount. */
async function createPromotion(): Promise<string> {
  const code = `PRUEBA${Date.now()}`;
  const api = await staffApi();
  const discount = { interest: 0.25, serviceFee: 0.24 };
  await api.post('/web/private/back-office/promo-code', {
    code,
    discount,
    validUntil: await businessDay(),
    maxUses: 9,
    note: 'Campaña de prueba',
  });
  return code;
}

/** Swipes up with a finger that starts on an element, to scroll the page. */
async function swipeUp(page: Page, from: Locator): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error('nothing to touch');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let moved = 5; moved <= 200; moved += 15)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - moved }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('the calculator answers to keys, to typing and to a finger', async ({ page }) => {
  await open(page);
  const slider = page.getByRole('slider', { name: 'Mueve el monto' });
  await slider.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const [least, step] = [Number(await slider.getAttribute('min')), Number(await slider.getAttribute('step'))];
  await expect(amount(page)).toHaveValue(String(least + step));
  await received(page, least + step);

  await amount(page).fill('1260');
  await expect(amount(page)).toHaveValue('1260');
  await amount(page).blur();
  await expect(page.getByRole('status').filter({ hasText: 'Lo ajustamos a $1300.' })).toBeVisible();

  await swipeUp(page, slider);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(amount(page)).toHaveValue('1300');
});

test('an amount that is moved before the calculator is hydrated has its price asked for at once, and once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/calculator/offer?')) asked.push(request.url());
  });
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.css')) sheets.push(request.url());
  });
  // The calculator's script arrives after its price.
  const isAsked = page.waitForRequest('**/calculator/offer?*');
  await page.route('**/assets/calculator-*.js', async (route) => {
    await isAsked;
    await route.continue();
  });
  await open(page);
  const slider = page.getByRole('slider', { name: 'Mueve el monto' });
  await slider.press('Home');
  const least = await slider.getAttribute('min');
  await expect(amount(page)).toHaveValue(String(least));
  await received(page, Number(least));
  await expect.poll(() => new URL(page.url()).searchParams.get('amount')).toBe(least);
  expect(asked.map((url) => new URL(url).searchParams.get('amount'))).toEqual([least]);
  expect(sheets).toHaveLength(1);
});

test('an amount over that of a first loan says why, and an empty field is marked', async ({ page }) => {
  await open(page);
  await amount(page).fill('5000');
  await expect(page.getByRole('radio', { name: 'Ya soy cliente' })).toBeChecked();
  await page.getByRole('button', { name: /como cliente nuevo/ }).click();
  await expect(page.getByRole('radio', { name: 'Cliente nuevo' })).toBeChecked();

  await cycle(page).selectOption({ label: 'Elige' });
  await expect(date(page)).toBeHidden();
  await page.getByRole('button', { name: 'Solicitar ahora' }).click();
  await expect(cycle(page)).toBeFocused();
  await expect(cycle(page)).toHaveAccessibleDescription(/Elige cada cuándo cobras/);
  await cycle(page).selectOption({ label: 'Cada semana' });
  await expect(date(page)).toBeVisible();
  await expect(cycle(page)).not.toHaveAttribute('aria-invalid');

  await page.getByRole('button', { name: '¿Qué cubre la comisión?' }).click();
  await expect(page.getByText(/Revisar tu solicitud y darte el préstamo/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/Revisar tu solicitud y darte el préstamo/)).toBeHidden();
});

test(`a selection with a promotion is one line on the page to apply (seed ${seed})`, async ({ page }) => {
  const code = await createPromotion();
  const site = new Site(page, drawerOf(seed + 17_000_000)('accepted'));
  await open(page);
  await page.getByText('¿Tienes un código de promoción?').click();
  await page.getByLabel('Código de promoción').fill('no existe');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText('Ese código no existe o ya terminó.')).toBeVisible();
  await expect(page.getByLabel('Código de promoción')).toHaveValue('no existe');
  await page.getByLabel('Código de promoción').fill(code.toLowerCase());
  await page.getByLabel('Código de promoción').press('Enter');
  await expect(page.getByText(`Promoción ${code}`)).toBeVisible();
  await page.getByRole('button', { name: 'Solicitar ahora' }).click();
  await page.waitForURL('**/registration');
  await site.createAccount();
  await site.giveDetails();

  await expect(page.getByText(`Promoción ${code}`)).toBeVisible();
  await expect(page.getByText('-25%')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Mueve el monto' })).toBeHidden();
  await page.getByRole('button', { name: 'Cambiar el monto' }).click();
  await expect(amount(page)).toBeFocused();
  await amount(page).fill('900');
  await page.getByRole('slider', { name: 'Mueve tu día de pago' }).press('End');
  await received(page, 900);
  await page.getByRole('button', { name: 'Solicitar ahora' }).click();
  await page.waitForURL('**/registration/employment');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript a calculator of first loans, its promotion and its dates work by the form', async ({
    page,
  }) => {
    await open(page, '?limit=first');
    await expect(page.getByRole('radio', { name: 'Ya soy cliente' })).toBeHidden();
    await page.getByText('¿Tienes un código de promoción?').click();
    await page.getByLabel('Código de promoción').fill('nada');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByText('Ese código no existe o ya terminó.')).toBeVisible();
    await page.getByLabel('Código de promoción').fill('');
    await cycle(page).selectOption({ label: 'Cada semana' });
    await page.getByRole('button', { name: 'Solicitar ahora' }).click();
    await expect(date(page)).toHaveAccessibleDescription(/Elige qué día cobras/);
    await date(page).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Solicitar ahora' }).click();
    await page.waitForURL('**/registration');
  });
});
