import { expect, test } from '@playwright/test';
import { expectAccessible } from '../world/accessible.ts';
import { addColleague } from '../world/colleague.ts';
import { sellFirstProduct } from '../world/product.ts';
import { currentStack } from '../world/stack.ts';
import { Staff } from '../world/staff.ts';

const DESK = { locale: 'es-MX', viewport: { width: 1280, height: 800 } };

test.afterAll(() => sellFirstProduct());

test('one person drafts a product, another one puts it on sale, and the calculator shows it', async ({
  page,
  browser,
}) => {
  const { addresses, operator } = currentStack();
  const maker = new Staff(await (await browser.newContext(DESK)).newPage());
  const { email } = await addColleague('product_admin', 'Pilar Productos');
  await maker.signInAs({ ...operator, email });
  await maker.page.goto(`${addresses['back-office']}/productos`);
  await maker.page.getByLabel('Para qué').fill('Préstamos más grandes');
  await maker.page.getByRole('button', { name: 'Empezar borrador' }).click();
  await expect(maker.page.getByRole('heading', { name: 'Préstamos más grandes' })).toBeVisible();
  await expect(maker.page.getByText('Todavía no cambia nada.')).toBeVisible();

  await maker.page.getByText('Montos y calculadora', { exact: true }).click();
  await maker.page.getByLabel('Monto máximo').fill('15,100');
  await maker.page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(maker.page.getByText('Escribe pesos, por ejemplo 4788.80. Va de $1.00 a $1,000,000.00.')).toBeVisible();
  await expect(maker.page.getByLabel('Monto máximo')).toHaveValue('15,100');
  await maker.page.getByLabel('Monto máximo').fill('15100');
  await maker.page.getByLabel('Siguientes préstamos, hasta').fill('15100');
  await maker.page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(maker.page.getByRole('row', { name: 'Monto máximo $15,000.00 $15,100.00' })).toBeVisible();
  await expect(
    maker.page.getByRole('row', { name: /Siguiente préstamo de \$15,100.00 .* No se ofrece/ }).first(),
  ).toBeVisible();
  await expectAccessible(maker.page);
  await maker.page.getByLabel('Por qué conviene').fill('Lo piden quienes ya pagaron');
  await maker.page.getByRole('button', { name: 'Pedir que se publique' }).click();
  await expect(maker.page.getByText('Espera aprobación')).toBeVisible();

  const checker = new Staff(await (await browser.newContext(DESK)).newPage());
  await checker.signIn();
  await checker.page.goto(`${addresses['back-office']}/aprobaciones`);
  const request = checker.page.getByRole('row', { name: /^Publicar un producto/ });
  await expect(request.getByText(/Monto máximo: \$15,000.00 → \$15,100.00/)).toBeVisible();
  await request.getByRole('link', { name: 'Aprobar' }).click();
  await checker.page.getByRole('button', { name: 'Confirmar aprobación' }).click();
  await expect(checker.page.getByText('Se aprobó y ya se hizo.')).toBeVisible();

  await maker.page.goto(`${addresses['back-office']}/productos`);
  await expect(maker.page.getByRole('row', { name: /Vigente hoy/ })).toContainText('Pilar Productos');
  await expectAccessible(maker.page);

  await page.goto(addresses.borrower);
  await page.getByRole('radio', { name: 'Ya soy cliente' }).check();
  await expect(page.getByRole('slider', { name: 'Mueve el monto' })).toHaveAttribute('max', '15100');
});
