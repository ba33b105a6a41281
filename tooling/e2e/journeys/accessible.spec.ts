import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { drawerOf, journeySeeds } from '../world/draw.ts';
import { Site } from '../world/site.ts';
import { currentStack } from '../world/stack.ts';
import { Staff } from '../world/staff.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No rule of axe is broken, and nothing is wider than the phone. */
async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

for (const path of [
  '/',
  '/preguntas-frecuentes',
  '/como-pagar-tu-prestamo',
  '/documentos',
  '/contactos',
  '/ingresar',
  '/registration',
  '/no-existe',
])
  test(`${path} can be used by everybody`, async ({ page }) => {
    await page.goto(currentStack().addresses.borrower + path);
    await expectAccessible(page);
  });

const [seed = 1] = journeySeeds();

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
  for (const path of ['/pendientes', '/aprobaciones']) {
    await staff.page.goto(currentStack().addresses['back-office'] + path);
    await expectAccessible(staff.page);
  }
  await staff.openCaseOf(`${site.who.firstName} ${site.who.lastName}`);
  await expectAccessible(staff.page);
  await staff.reject('La foto no corresponde.');
  await page.waitForURL('**/application/rejected', { timeout: 12_000 });
  await expectAccessible(page);
  await desk.close();
});
