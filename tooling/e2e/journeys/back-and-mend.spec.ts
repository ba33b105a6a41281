import { expect, test } from '@playwright/test';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { Site } from '../world/site.ts';

const [seed = 1] = journeySeeds();

test(`a borrower who goes back finds the saved answers, corrects them and continues (seed ${seed})`, async ({
  page,
}) => {
  const site = new Site(page, drawerOf(seed + 12_000_000)('accepted'));
  const { who } = site;
  await site.chooseOnHome();
  await site.createAccount();
  await site.giveDetails();

  await page.getByRole('link', { name: 'Atrás' }).click();
  await expect(page.getByLabel('CURP', { exact: true })).toHaveValue(who.curp);
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await page.waitForURL('**/application/apply');
  await site.applyForIt();
  await site.giveEmployment();
  await site.giveAddress();

  await page.goBack();
  await expect(page).toHaveURL(/registration\/address/);
  await expect(page.getByLabel('Municipio o alcaldía').locator('option:checked')).not.toHaveText(/Elige/);
  await expect(page.getByLabel('Calle')).toHaveValue('Av. Chapultepec');
  await page.goBack();
  await expect(page.getByLabel('Puesto').locator('option:checked')).toHaveText('Administración u oficina');
  await expect(page.getByLabel('Ingreso al mes')).toHaveValue(String(who.monthlyIncomePesos));
  await page.getByLabel('Empresa o negocio').fill('Ferretería La Luna');
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await page.waitForURL('**/registration/reference');

  await page.getByRole('link', { name: 'Atrás' }).click();
  await page.waitForURL('**/registration/address');
  await page.getByRole('link', { name: 'Atrás' }).click();
  await expect(page.getByLabel('Empresa o negocio')).toHaveValue('Ferretería La Luna');
  await page.getByRole('link', { name: 'Atrás' }).click();
  await expect(page.getByRole('heading', { name: 'Cambia tu monto' })).toBeVisible();
  await expect(page.getByLabel('¿Cuánto necesitas?')).toHaveValue(String(who.amountPesos));
  await page.getByLabel('¿Cuánto necesitas?').fill('900');
  await page.getByLabel('¿Cuánto necesitas?').blur();
  await expect(page.getByText('$900.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Seguir con este monto' }).click();
  await page.waitForURL('**/registration/reference');
});

test(`the way back ends at the landing page (seed ${seed})`, async ({ page }) => {
  const site = new Site(page, drawerOf(seed + 13_000_000)('accepted'));
  await site.chooseOnHome();
  await site.createAccount();
  await site.giveDetails();
  await site.applyForIt();
  const isHome = () => new URL(page.url()).pathname === '/';
  for (let press = 0; press < 8 && !isHome(); press++) {
    // A page that redirects at once aborts the navigation to itself.
    await page.goBack().catch(() => undefined);
    await page.waitForLoadState('networkidle');
  }
  expect(isHome()).toBe(true);
});
