import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../world/accessible.ts';
import { currentStack } from '../world/stack.ts';
import { Staff } from '../world/staff.ts';

const REPORTS = ['Embudo', 'Aprobación por regla', 'Cosechas', 'Movimiento de la mora', 'Efectivo'];

test('an operator reads the reports, takes one along, makes a promotion, and the audit tells of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await new Staff(page).signIn();

  await test.step('each report is a chart beside its table, of the days in the address', async () => {
    await open(page, '/reportes/funnel');
    for (const name of REPORTS) {
      const tab = page.getByRole('navigation', { name: 'Reportes' }).getByRole('link', { name });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('table').first()).toBeVisible();
    }
    await page.getByLabel('Desde').fill('2026-11-30');
    await page.getByLabel('Hasta').fill('2026-11-01');
    await page.getByRole('button', { name: 'Ver', exact: true }).click();
    await expect(page.getByText('Esas fechas no forman un periodo')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a report becomes a file, which says whose it is', async () => {
    await page.getByRole('link', { name: 'Exportar' }).click();
    await expect(page.getByLabel('Qué', { exact: true })).toHaveValue('cash');
    await page.getByRole('button', { name: 'Preparar el archivo' }).click();
    const newest = page.getByRole('row').filter({ hasText: 'Efectivo' }).first();
    const link = newest.getByRole('link', { name: 'Descargar' });
    await expect(link).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await link.click();
    const file = await (await downloading).path();
    expect(await readFile(file, 'utf8')).toContain('Exportado por ');
  });

  await test.step('a promotion is made, and listed', async () => {
    const code = `E2E-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
    await open(page, '/promociones');
    await page.getByRole('link', { name: 'Crear una promoción' }).click();
    await page.getByLabel('Código').fill(code);
    await page.getByLabel('Último día').fill('2030-12-31');
    await page.getByLabel('Cuántos clientes').fill('5');
    await page.getByRole('button', { name: 'Crear la promoción' }).click();
    await expect(page.getByLabel('Menos intereses, en %')).toHaveAccessibleDescription(
      /Alguno de los dos descuentos debe bajar algo/,
    );
    await expectAccessible(page);
    await page.getByLabel('Menos intereses, en %').fill('30');
    await page.getByRole('button', { name: 'Crear la promoción' }).click();
    await expect(page.getByRole('row', { name: new RegExp(`${code} 30 % 0 % 0 de 5 Vigente`) })).toBeVisible();
  });

  await test.step('the audit has all', async () => {
    await open(page, '/bitacora');
    await expect(page.getByRole('cell', { name: 'descargó una exportación' }).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: 'pidió una exportación' }).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: 'creó un código de promoción' }).first()).toBeVisible();
  });
});

const open = (page: Page, path: string) => page.goto(`${currentStack().addresses['back-office']}${path}`);
