import { isDeep } from '@lender/vitest/depth';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectContrast } from '../world/accessible.ts';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { expectReadable, expectStill } from '../world/eyes.ts';
import { inTabs } from '../world/in-tabs.ts';
import { openSandbox } from '../world/pages.ts';
import { comparePictures, picturesOf } from '../world/pictures.ts';
import { Site } from '../world/site.ts';
import { currentStack } from '../world/stack.ts';
import { Staff } from '../world/staff.ts';

for (const path of ['/', '/ingresar', '/recover', '/registration', '/no-existe'])
  test(`${path} can be used by every visitor`, async ({ page }) => {
    await page.goto(currentStack().addresses.borrower + path);
    await expectAccessible(page);
  });

const [seed = 1] = journeySeeds();

/** Pages of the back-office that open for an operator without any work on them. */
const DESK_PAGES = [
  '/trabajo',
  '/colas/manual',
  '/buscar',
  '/cobranza',
  '/une',
  '/pendientes',
  '/aprobaciones',
  '/depositos',
  '/conciliacion',
  '/conciliacion/banco',
  '/envios',
  '/domiciliacion',
  '/avisos',
  '/integraciones',
  '/bloqueos',
  '/alertas',
  '/politicas',
  '/productos',
  '/listas',
  '/promociones',
  '/cartera',
  '/cartera/prestamos?cifra=owed',
  '/reportes/funnel',
  '/regulador',
  '/exportaciones',
  '/acceso',
  '/legales',
  '/legales/loan_agreement',
  '/legales/privacy/nueva',
  '/legales/terms/aceptaciones',
  '/comunicaciones',
  '/comunicaciones/entregas',
  '/comunicaciones/reminder_before/email',
];

/**
 * Expects no broken axe rule on a phone in the light and on a desktop in the dark, nothing wider than any screen
 * between them, nothing that moves unasked, and nothing lost for readers who need large letters.
 */
async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    // Once no rule is broken in one look, other colours can break two of them; in the deep form every rule is checked
    // again.
    await (colorScheme === 'light' || isDeep ? expectAccessible(page) : expectContrast(page));
  }
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
  }
  await expectStill(page);
  await expectReadable(page);
}

test('every page opens in the sandbox, can be used by every visitor, and looks like its kept picture', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const { borrower } = currentStack().addresses;
  // The banner is hidden, since it is on every page.
  await page.context().addCookies([{ name: 'sandbox-banner', value: 'hidden', url: borrower }]);
  const folder = picturesOf(page);
  await inTabs(page, await openSandbox(page), (tab, path) =>
    test.step(path, async () => {
      await tab.goto(borrower + path);
      await expectAccessibleEverywhere(tab);
      if (folder) await comparePictures(tab, folder, path);
    }),
  );
});

test(`every page of an application can be used by every visitor (seed ${seed})`, async ({ page, browser }) => {
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
  await inTabs(staff.page, DESK_PAGES, async (tab, path) => {
    await tab.emulateMedia({ colorScheme: 'light' });
    await tab.goto(currentStack().addresses['back-office'] + path);
    await expectAccessible(tab);
    await tab.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(tab);
  });
  await staff.openCaseOf(`${site.who.firstName} ${site.who.lastName}`);
  await expectAccessible(staff.page);
  await staff.reject('La foto no corresponde.');
  await page.waitForURL('**/application/rejected', { timeout: 12_000 });
  await expectAccessible(page);
  await desk.close();
});
