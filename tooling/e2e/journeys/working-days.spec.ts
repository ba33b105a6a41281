import { expect, test } from '@playwright/test';
import { expectAccessible } from '../world/accessible.ts';
import { addColleague } from '../world/colleague.ts';
import { currentStack } from '../world/stack.ts';
import { Staff } from '../world/staff.ts';

const DESK = { locale: 'es-MX', viewport: { width: 1280, height: 800 } };

// So far ahead that no due date of another journey falls on these days.
const DAYS = '24.12.2037,cierra,Nochebuena\n31.12.2037,cierra,Fin de año';

test('one person asks to close days, and another one approves', async ({ browser }) => {
  const { addresses, operator } = currentStack();
  const maker = new Staff(await (await browser.newContext(DESK)).newPage());
  const { email } = await addColleague('product_admin', 'Pilar Productos');
  await maker.signInAs({ ...operator, email });
  await maker.page.goto(`${addresses['back-office']}/listas`);
  const form = maker.page.getByRole('form', { name: 'Días hábiles' });
  await form.locator('summary').click();
  const csv = form.getByLabel('O pega un archivo CSV con todos');
  await csv.fill('24.12.2037,cierra');
  await form.getByLabel('Por qué cambia').fill('Cierre de fin de año');
  await form.getByRole('button', { name: 'Pedir este archivo' }).click();
  await expect(maker.page.getByText(/^Línea 1: /)).toBeVisible();
  await csv.fill(DAYS);
  await form.getByRole('button', { name: 'Pedir este archivo' }).click();
  await expect(form.getByText('Ya se pidió un cambio: espera a otra persona.')).toBeVisible();

  const checker = new Staff(await (await browser.newContext(DESK)).newPage());
  await checker.signIn();
  await checker.page.goto(`${addresses['back-office']}/aprobaciones`);
  await expect(checker.page.getByText(/el 24\.12\.2037 cierra \(Nochebuena\)/)).toBeVisible();
  await checker.page.getByRole('link', { name: 'Aprobar' }).last().click();
  await checker.page.getByRole('button', { name: 'Confirmar aprobación' }).click();
  await expect(checker.page.getByText('Se aprobó y ya se hizo.')).toBeVisible();

  await maker.page.goto(`${addresses['back-office']}/listas`);
  await expect(form.getByRole('checkbox', { name: '24.12.2037 · Cierra · Nochebuena' })).toBeChecked();
  await expect(maker.page.getByRole('row', { name: /Vigente hoy.*Pilar Productos/ })).toBeVisible();
  await expectAccessible(maker.page);
});
