import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../world/accessible.ts';
import { Applicant } from '../world/applicant.ts';
import { businessDay } from '../world/clock.ts';
import { addColleague } from '../world/colleague.ts';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { raiseAlert } from '../world/raise-alert.ts';
import { currentStack } from '../world/stack.ts';
import { Staff } from '../world/staff.ts';

const [seed = 1] = journeySeeds();
const REPORTS = [
  ...['Embudo', 'Aprobación por regla', 'Cosechas', 'Roll rates', 'Cobranza', 'CAT', 'Productividad'],
  'Efectivo',
];

test('an operator reads and downloads the reports, agrees to a report to authorities, closes an alert, makes a promotion, imports the bank statement, and the audit records it', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await new Staff(page).signIn();

  await test.step('the portfolio shows what is owed, and each figure opens its loans', async () => {
    await lend();
    await open(page, '/cartera');
    await expect(page.getByRole('heading', { name: 'Riesgo' })).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('row', { name: /^Al corriente/ })
      .getByRole('link')
      .click();
    await expect(page.getByRole('heading', { name: 'Préstamos: Al corriente' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Cartera', exact: true }).last().click();
    await expect(page.getByRole('table', { name: 'Cartera por días de atraso' })).toBeVisible();
  });

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

  await test.step('a report is downloaded as a workbook, whose name says what it holds', async () => {
    await page.getByRole('link', { name: 'Exportar' }).click();
    await expect(page.getByLabel('Qué', { exact: true })).toHaveValue('cash');
    await page.getByRole('button', { name: 'Preparar el archivo' }).click();
    const newest = page.getByRole('row').filter({ hasText: 'Efectivo' }).first();
    const link = newest.getByRole('link', { name: 'Descargar' });
    await expect(link).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await link.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^efectivo_[\d-]{10}_a_[\d-]{10}_pedido-[\d-]{10}\.xlsx$/);
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('the monthly report to authorities is made once two people agreed', async () => {
    const { email } = await addColleague('supervisor', 'Rita Regulación');
    const context = await browser.newContext({ locale: 'es-MX', viewport: { width: 1280, height: 800 } });
    const rita = new Staff(await context.newPage());
    await rita.signInAs({ ...currentStack().operator, email });
    await open(rita.page, '/regulador');
    await expect(rita.page.getByRole('row', { name: /Cartera por antigüedad .* Cuadra/ })).toBeVisible();
    await expect(rita.page.getByRole('row', { name: /CFDI 4\.0 por timbrar .* Cuadra/ })).toBeVisible();
    await expectAccessible(rita.page);
    const reason = `Reporte del mes ${crypto.randomUUID()}`;
    await rita.page.getByLabel('Por qué').fill(reason);
    await rita.page.getByRole('button', { name: 'Pedir paquete' }).click();
    await expect(rita.page.getByRole('cell', { name: 'Espera aprobación' }).first()).toBeVisible();
    await open(page, '/aprobaciones');
    await page.getByRole('row').filter({ hasText: reason }).getByRole('link', { name: 'Aprobar' }).click();
    await page.getByRole('button', { name: 'Confirmar aprobación' }).click();
    await expect(page.getByText('Se aprobó y ya se hizo.')).toBeVisible();
    await open(rita.page, '/regulador');
    const link = rita.page.getByRole('link', { name: /^Descargar el paquete/ }).first();
    await expect(link).toBeVisible({ timeout: 30_000 });
    const downloading = rita.page.waitForEvent('download');
    await link.click();
    expect((await readFile(await (await downloading).path())).subarray(0, 2).toString()).toBe('PK');
    await context.close();
  });

  await test.step('an alert is examined, and dismissed with the reason', async () => {
    const id = await raiseAlert();
    await open(page, '/alertas');
    await expect(page.getByRole('row', { name: /Pagos en efectivo fraccionados Inusual/ }).first()).toBeVisible();
    await expectAccessible(page);
    await open(page, '/alertas?accion=umbrales');
    await expect(page.getByLabel('Pago en efectivo desde')).toHaveValue('$10,000.00');
    await expectAccessible(page);
    await open(page, `/alertas/${id}`);
    await page.getByRole('button', { name: 'Revisarla yo' }).click();
    await expect(page.getByText('La alerta es tuya.')).toBeVisible();
    await page.getByLabel('Qué se decide').selectOption({ label: 'Ya se reportó' });
    await page.getByLabel('Motivo').fill('Cobra su quincena en partes');
    await page.getByRole('button', { name: 'Cerrar la alerta' }).click();
    await expect(page.getByLabel('Folio del reporte')).toHaveAccessibleDescription(/nada si se descarta/);
    await expectAccessible(page);
    await page.getByLabel('Qué se decide').selectOption({ label: 'Descartarla' });
    await page.getByRole('button', { name: 'Cerrar la alerta' }).click();
    await expect(page.getByText('La alerta quedó cerrada.')).toBeVisible();
    await expect(page.getByText('Cobra su quincena en partes')).toBeVisible();
    await open(page, `/bitacora?asunto=${id}`);
    for (const act of ['tomó una alerta de lavado', 'cerró una alerta de lavado'])
      await expect(page.getByRole('cell', { name: act }).first()).toBeVisible();
  });

  await test.step('a promotion is created, and listed', async () => {
    const code = `E2E-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
    await open(page, '/promociones');
    await page.getByRole('link', { name: 'Crear una promoción' }).click();
    await page.getByLabel('Código').fill(code);
    await page.getByLabel('Último día').fill(await businessDay());
    await page.getByLabel('Para qué es').fill('Campaña de prueba');
    await page.getByLabel('Cuántos clientes').fill('5');
    await page.getByRole('button', { name: 'Crear la promoción' }).click();
    await expect(page.getByLabel('Menos intereses, en %')).toHaveAccessibleDescription(
      /Alguno de los dos descuentos debe bajar algo/,
    );
    await expectAccessible(page);
    await page.getByLabel('Menos intereses, en %').fill('20');
    await page.getByRole('button', { name: 'Crear la promoción' }).click();
    await expect(page.getByRole('row', { name: new RegExp(`${code} 20 % 0 % 0 de 5 Vigente`) })).toBeVisible();
    await page.getByRole('link', { name: `Terminar ${code}` }).click();
    await page.getByLabel('Por qué').fill('Fue una prueba');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Terminar la promoción' }).click();
    await expect(page.getByRole('row', { name: new RegExp(`${code} 20 % 0 % 0 de 5 La terminaron`) })).toBeVisible();
  });

  await test.step('the statement of the bank is imported, and a line of it set aside with the reason', async () => {
    const reference = crypto.randomUUID().slice(0, 12);
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const names = 'fecha,descripcion,referencia,clave de rastreo,importe,saldo';
    const upload = async (line: string) => {
      const buffer = Buffer.from(`${names}\n${line}\n`);
      await page.getByLabel('Últimos 4 dígitos de la cuenta').fill('0917');
      await page.locator('input[type=file]').setInputFiles({ name: 'banco.csv', mimeType: 'text/csv', buffer });
      await page.getByRole('button', { name: 'Subir' }).click();
    };
    await open(page, '/conciliacion');
    await page.getByRole('link', { name: 'Estado de cuenta del banco' }).click();
    await upload(`${day},COMISION,${reference},,treinta,1000`);
    await expect(page.getByText('Renglón 2: el importe no es una cantidad en pesos y centavos.')).toBeVisible();
    await open(page, '/conciliacion/banco');
    await upload(`${day},COMISION DE JUANA,${reference},,-30.00,1000.00`);
    await expect(page.getByText('banco.csv: 1 renglón nuevo de 1.')).toBeVisible();
    const lines = page.getByRole('table', { name: 'Renglones' });
    await lines.getByRole('row').filter({ hasText: reference }).getByRole('link').click();
    await expect(page.getByText('COMISION DE JUANA')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Apartar' }).click();
    await page.getByLabel('Por qué').fill('Comisión del banco');
    await page.getByRole('button', { name: 'Apartar' }).click();
    await expect(page.getByText('El renglón quedó apartado.')).toBeVisible();
  });

  await test.step('the audit records all of it', async () => {
    await open(page, '/bitacora');
    await expect(page.getByRole('cell', { name: 'descargó una exportación' }).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: 'pidió una exportación' }).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: 'creó un código de promoción' }).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: 'subió un estado de cuenta' }).first()).toBeVisible();
  });
});

const open = (page: Page, path: string) => page.goto(`${currentStack().addresses['back-office']}${path}`);

/** Pays out a loan, so that the portfolio has one. */
async function lend(): Promise<void> {
  const borrower = new Applicant(drawerOf(seed + 66_000_000)('accepted'));
  await borrower.apply();
  await borrower.untilStep('otp_agreement');
  await borrower.sign();
  await borrower.untilStep('loan_page');
}
