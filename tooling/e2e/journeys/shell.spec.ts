import { expect, type Page, test } from '@playwright/test';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { Site } from '../world/site.ts';
import { currentStack } from '../world/stack.ts';
import { Staff } from '../world/staff.ts';

const [seed = 1] = journeySeeds();
const drawer = (page: Page) => page.locator('header details', { has: page.locator('summary', { hasText: 'Menú' }) });

test('the drawer of a page without hydration closes on Escape and on a tap outside', async ({ page }) => {
  await page.goto(`${currentStack().addresses.borrower}/contactos`);
  const menu = drawer(page);
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(menu.locator('summary')).toBeFocused();
  await menu.locator('summary').click();
  await page.mouse.click(20, 700);
  await expect(menu).not.toHaveAttribute('open');
});

test(`a client loses nothing offline, in two tabs and when the session ends (seed ${seed})`, async ({
  page,
  context,
}) => {
  const site = new Site(page, drawerOf(seed + 18_000_000)('accepted'));
  await site.chooseOnHome();
  await site.createAccount();
  await site.giveDetails();
  await expect(page.getByText('Guardamos tus datos.')).toBeVisible();
  await site.applyForIt();
  await page.waitForLoadState('networkidle');

  const company = page.getByLabel('Empresa o negocio');
  await company.fill('Papelería El Sol');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('abierta en otra pestaña')).toBeVisible();
  await other.close();

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await expect(page.getByText('lo enviamos en cuanto vuelva')).toBeVisible();
  await expect(company).toHaveValue('Papelería El Sol');
  const unreachable = await context.newPage();
  await unreachable.goto(`${currentStack().addresses.borrower}/preguntas-frecuentes`);
  await expect(unreachable.getByRole('heading', { name: 'No tienes internet' })).toBeVisible();
  await unreachable.close();
  await context.setOffline(false);
  await expect(page.getByText('lo enviamos en cuanto vuelva')).toHaveCount(0);
  // The form was sent by itself: the site says what is missing.
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(company).toHaveValue('Papelería El Sol');

  // Answers that the page gets when its session is nearly over, and when it is.
  let leftMs: number | null = 200_000;
  await page.clock.install();
  await page.route('**/sesion/seguir', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { leftMs } }) : route.continue(),
  );
  // The client is in a field before anything watches their application.
  const typed = Promise.withResolvers<void>();
  await page.route('**/assets/care-*', (route) => typed.promise.then(() => route.continue()));
  await page.reload();
  // The application moves on elsewhere; the client is notified and stays.
  await page.route('**/flow/state', (route) =>
    route.fulfill({ json: { step: 'address', status: 'active', errors: [] } }),
  );
  await expect(company).toHaveValue('Papelería El Sol');
  await company.fill('');
  typed.resolve();
  await expect(async () => {
    await page.clock.fastForward('00:15');
    await expect(page.getByText('Tu solicitud avanzó')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page).toHaveURL(/registration\/employment/);
  await company.fill('Papelería La Luna');
  // The page watches its session once it is at rest, whenever that is.
  await expect(async () => {
    await page.clock.fastForward('26:00');
    await expect(page.getByRole('dialog', { name: '¿Sigues aquí?' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(page.getByText('Listo, sigues conectado.')).toBeVisible();

  leftMs = null;
  await context.clearCookies({ name: '__Host-borrower' });
  await page.clock.fastForward('26:00');
  const again = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  await again.getByLabel('Celular o correo').fill(site.who.phone);
  await again.getByLabel('Contraseña', { exact: true }).fill(site.who.password);
  await again.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(again).toHaveCount(0);
  await expect(company).toHaveValue('Papelería La Luna');
});

test('an operator opens the borrower site from the back-office, and every page can be opened', async ({ browser }) => {
  const desk = await browser.newContext({ locale: 'es-MX', viewport: { width: 1280, height: 900 } });
  const staff = new Staff(await desk.newPage());
  await staff.signIn();
  const site = await staff.openBorrowerSite();
  const banner = site.getByText("You are running sandbox mode, don't trust your eyes", { exact: true });
  await expect(banner).toHaveAttribute('lang', 'en');
  await site.getByRole('link', { name: '/registration/address', exact: true }).click();
  await expect(site.getByLabel('Código postal')).toBeVisible();
  await expect(site.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(site.getByRole('status').filter({ hasText: await site.title() })).toHaveCount(1);
  await expect(banner).toBeVisible();
  await site.getByRole('button', { name: 'Desactivar' }).click();
  await expect(banner).toHaveCount(0);
  await desk.close();
});
