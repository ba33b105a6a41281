import { expect, test } from '@playwright/test';
import { addColleague } from '../world/colleague.ts';
import { currentStack } from '../world/stack.ts';
import { Staff } from '../world/staff.ts';

const DESK = { locale: 'es-MX', viewport: { width: 1280, height: 800 } };
const ADDED = 'La borramos a los 90 días.';

test('one person proposes a new text of a consent, another one publishes it, and both versions can be read', async ({
  browser,
}) => {
  const { addresses, operator } = currentStack();
  const desk = addresses['back-office'];
  const maker = new Staff(await (await browser.newContext(DESK)).newPage());
  const { email } = await addColleague('product_admin', 'Lety Legal');
  await maker.signInAs({ ...operator, email });
  await maker.page.goto(`${desk}/legales`);
  await maker.page.getByRole('link', { name: 'Ubicación' }).click();
  await maker.page.getByRole('link', { name: 'Proponer otra versión' }).click();

  const text = maker.page.getByRole('textbox', { name: 'Texto', exact: true });
  const first = await text.inputValue();
  await text.fill(`${first}\n{lender}: ${ADDED}`);
  await maker.page.getByRole('button', { name: 'Revisar' }).click();
  await expect(maker.page.getByText('No existe el campo {lender}.')).toBeVisible();
  await text.fill(`${first}\n${ADDED}`);
  await maker.page.getByRole('button', { name: 'Revisar' }).click();
  await expect(maker.page.getByText('No encontramos nada que corregir.', { exact: false })).toBeVisible();
  await expect(maker.page.getByRole('row', { name: `Se agrega ${ADDED}` })).toBeVisible();
  await maker.page.getByLabel('Por qué conviene').fill('Lo pide el aviso de privacidad');
  await maker.page.getByRole('button', { name: 'Pedir que se publique' }).click();
  await expect(maker.page.getByText('Se pidió publicarlo. Otra persona lo decide en Aprobaciones.')).toBeVisible();

  const checker = new Staff(await (await browser.newContext(DESK)).newPage());
  await checker.signIn();
  await checker.page.goto(`${desk}/aprobaciones`);
  const request = checker.page.getByRole('row', { name: /^Publicar un documento legal/ });
  await expect(request.getByText(`se agrega «${ADDED}»`, { exact: false })).toBeVisible();
  await request.getByRole('link', { name: 'Aprobar' }).click();
  await checker.page.getByRole('button', { name: 'Confirmar aprobación' }).click();
  await expect(checker.page.getByText('Se aprobó y ya se hizo.')).toBeVisible();

  await maker.page.goto(`${desk}/legales/location`);
  await expect(maker.page.getByRole('row', { name: /Vigente hoy/ })).toContainText('Lety Legal');
  await expect(maker.page.getByText(ADDED)).toBeVisible();
  await maker.page.getByRole('link', { name: 'Comparar con la versión 1' }).click();
  await expect(maker.page.getByRole('row', { name: `Se agrega ${ADDED}` })).toBeVisible();
});
