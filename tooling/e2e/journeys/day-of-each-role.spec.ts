import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../world/accessible.ts';
import { Applicant } from '../world/applicant.ts';
import { addColleague } from '../world/colleague.ts';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { currentStack } from '../world/stack.ts';
import { Staff } from '../world/staff.ts';
import { readAsStaff } from '../world/staff-visitor.ts';

const [seed = 1] = journeySeeds();
const FORBIDDEN = 'Tu rol no incluye esta página';

/** Page of each role where work begins while nothing waits, and one page that only such a role has in its menu. */
const ROLES = [
  ['support', 'Quejas'],
  ['verifier', 'Colas'],
  ['underwriter', 'Préstamos'],
  ['collector', 'Cobranza'],
  ['payments', 'Depósitos'],
  ['risk_admin', 'Bloqueos'],
  ['product_admin', 'Comunicaciones'],
  ['supervisor', 'Cobranza'],
  ['auditor', 'Bitácora'],
  ['admin', 'Trabajos del servidor'],
] as const;

test.beforeAll(async () => {
  const draw = drawerOf(seed + 63_000_000);
  await new Applicant(draw('manual')).apply();
});

for (const [role, page] of ROLES)
  test(`the day of the ${role} begins with what is due first, and every link of it may be opened`, async ({
    browser,
  }) => {
    const desk = await atADesk(browser, role);
    await expect(desk.getByRole('heading', { name: 'Mi trabajo', level: 1 })).toBeVisible();
    await expectAccessible(desk);
    await test.step('every link of the home and of its menu may be opened', async () => {
      const { links } = await readAsStaff(desk, '/trabajo');
      expect(links.length).toBeGreaterThan(3);
      for (const link of new Set(links)) expect([link, (await readAsStaff(desk, link)).status]).toEqual([link, 200]);
    });
    await test.step('one key begins what is due first', async () => {
      await desk.keyboard.press('n');
      await expect(desk.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(desk.getByText(FORBIDDEN)).toHaveCount(0);
    });
    await test.step('the menu leads to a page of the role, and stays hidden once it was hidden', async () => {
      const menu = desk.getByRole('navigation', { name: 'Principal' });
      await menu.getByRole('link', { name: page, exact: true }).click();
      await expect(menu.getByRole('link', { name: page, exact: true })).toHaveAttribute('aria-current', 'page');
      await desk.getByRole('button', { name: 'Ocultar menú' }).click();
      await expect(menu).toHaveCount(0);
      await desk.reload();
      await expect(menu).toHaveCount(0);
      await desk.getByRole('button', { name: 'Mostrar menú' }).click();
      await expect(menu).toBeVisible();
    });
    await desk.context().close();
  });

test('without a script and on a phone, a member of staff finds the menu in the drawer and begins what is next', async ({
  browser,
}) => {
  const { email } = await addColleague('verifier', 'Vera Verifica');
  const context = await browser.newContext({
    locale: 'es-MX',
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await new Staff(page).signInAs({ ...currentStack().operator, email });
  await page.locator('header summary', { hasText: 'Menú' }).click();
  await page.locator('header').getByRole('link', { name: 'Clientes', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Clientes', level: 1 })).toBeVisible();
  await page.locator('main').getByRole('table').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Volver a Clientes' }).click();
  await expect(page.getByRole('heading', { name: 'Clientes', level: 1 })).toBeVisible();
  await new Applicant(drawerOf(seed + 64_000_000)('manual')).apply();
  // The application is decided by a job, which leaves it to a person a moment later.
  await expect(async () => {
    await page.goto(`${currentStack().addresses['back-office']}/trabajo`);
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(page.getByRole('heading', { name: /Solicitud de/ })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await context.close();
});

async function atADesk(browser: Browser, role: string): Promise<Page> {
  const { email } = await addColleague(role, `Persona ${role}`);
  const context = await browser.newContext({ locale: 'es-MX', viewport: { width: 1280, height: 900 } });
  const staff = new Staff(await context.newPage());
  await staff.signInAs({ ...currentStack().operator, email });
  return staff.page;
}
