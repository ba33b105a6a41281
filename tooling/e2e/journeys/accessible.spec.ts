import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectContrast } from '../world/accessible.ts';
import { drawerOf, journeySeeds } from '../world/draw.ts';
import { expectReadable, expectStill } from '../world/eyes.ts';
import { openSandbox } from '../world/pages.ts';
import { comparePictures, picturesOf } from '../world/pictures.ts';
import { Site } from '../world/site.ts';
import { currentStack } from '../world/stack.ts';
import { Staff } from '../world/staff.ts';

for (const path of ['/', '/ingresar', '/recover', '/registration', '/no-existe'])
  test(`${path} can be used by everybody`, async ({ page }) => {
    await page.goto(currentStack().addresses.borrower + path);
    await expectAccessible(page);
  });

const [seed = 1] = journeySeeds();

/**
 * No axe rule at a phone in the light and at a desk in the dark, nothing wider than any screen between them, nothing that
 * moves unasked, and nothing lost to whoever needs large letters.
 */
async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
  }
  await expectStill(page);
  await expectReadable(page);
}

test('every page shows itself to the sandbox, can be used by everybody, and looks as it is kept', async ({ page }) => {
  test.setTimeout(900_000);
  const { borrower } = currentStack().addresses;
  // Its banner is put away: it is on every page.
  await page.context().addCookies([{ name: 'sandbox-banner', value: 'hidden', url: borrower }]);
  const folder = picturesOf(page);
  for (const path of await openSandbox(page))
    await test.step(path, async () => {
      await page.goto(borrower + path);
      await expectAccessibleEverywhere(page);
      if (folder) await comparePictures(page, folder, path);
    });
});

test(`every page of an application can be used by everybody (seed ${seed})`, async ({ page, browser }) => {
  const site = new Site(page, drawerOf(seed + 4_000_000)('manual'));
  await site.chooseOnHome();
  await site.createAccount();
  await expectAccessible(page);
  await site.giveDetails();
  await expectAccessible(page);
  await site.applyForIt();
  await expectAccessible(page);
  await site.giveEmployment();
  await expectAccessible(page);
  await site.giveAddress();
  await expectAccessible(page);
  await site.giveReference();
  await expectAccessible(page);
  await site.giveAccount();
  await expectAccessible(page);
  await site.givePhotos();
  await page.waitForURL('**/application/manual-verification', { timeout: 30_000 });
  await expectAccessible(page);

  const desk = await browser.newContext({ locale: 'es-MX', viewport: { width: 1280, height: 900 } });
  const staff = new Staff(await desk.newPage());
  await staff.signIn();
  await expectAccessible(staff.page);
  for (const path of [
    ...['/trabajo', '/colas/manual', '/buscar', '/cobranza', '/une', '/pendientes', '/aprobaciones', '/depositos'],
    ...[
      '/conciliacion',
      '/conciliacion/banco',
      '/envios',
      '/domiciliacion',
      '/avisos',
      '/integraciones',
      '/bloqueos',
      '/alertas',
      '/politicas',
    ],
    ...['/productos', '/listas', '/promociones', '/reportes/funnel', '/regulador', '/exportaciones', '/acceso'],
    ...['/legales', '/legales/loan_agreement', '/legales/privacy/nueva', '/legales/terms/aceptaciones'],
    ...['/comunicaciones', '/comunicaciones/entregas', '/comunicaciones/reminder_before/email'],
  ]) {
    await staff.page.emulateMedia({ colorScheme: 'light' });
    await staff.page.goto(currentStack().addresses['back-office'] + path);
    await expectAccessible(staff.page);
    await staff.page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(staff.page);
  }
  await staff.openCaseOf(`${site.who.firstName} ${site.who.lastName}`);
  await expectAccessible(staff.page);
  await staff.reject('La foto no corresponde.');
  await page.waitForURL('**/application/rejected', { timeout: 12_000 });
  await expectAccessible(page);
  await desk.close();
});
