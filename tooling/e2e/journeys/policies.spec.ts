import { expect, test } from '@playwright/test';
import { expectAccessible } from '../world/accessible.ts';
import { addColleague } from '../world/colleague.ts';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { publishPolicy } from '../world/policy.ts';
import { Site } from '../world/site.ts';
import { currentStack } from '../world/stack.ts';
import { Staff } from '../world/staff.ts';

const [seed = 1] = journeySeeds();
const DESK = { locale: 'es-MX', viewport: { width: 1280, height: 800 } };

test.afterAll(() => publishPolicy());

test(`one person drafts and tests a policy, and another one puts it into force (seed ${seed})`, async ({
  page,
  browser,
}) => {
  console.log(`seed ${seed}`);
  const { addresses, operator } = currentStack();
  await new Site(page, drawerOf(seed + 29_000_000)('accepted')).applyInFull();
  await page.waitForURL('**/registration/summary');

  const desk = await browser.newContext(DESK);
  const maker = new Staff(await desk.newPage());
  const { email } = await addColleague('risk_admin', 'Raúl Riesgos');
  await maker.signInAs({ ...operator, email });
  await maker.page.goto(`${addresses['back-office']}/politicas`);
  await maker.page.getByLabel('Para qué').fill('Menos mora en primeros préstamos');
  await maker.page.getByRole('button', { name: 'Empezar borrador' }).click();
  await expect(maker.page.getByRole('heading', { name: 'Menos mora en primeros préstamos' })).toBeVisible();
  await expect(maker.page.getByText('Todavía no cambia nada.')).toBeVisible();

  await maker.page.getByRole('form', { name: 'Cambiar' }).getByText('Reglas', { exact: true }).click();
  await maker.page.getByLabel('S1 · El puntaje no alcanza: número').fill('900');
  await maker.page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(maker.page.getByRole('row', { name: /S1 · El puntaje no alcanza: número 420 900/ })).toBeVisible();
  await maker.page.getByRole('button', { name: 'Probar', exact: true }).click();
  await expect(maker.page.getByText(/Solicitudes comparadas/)).toBeVisible();
  await expect(maker.page.getByRole('row', { name: /Por firmar Rechazada/ }).first()).toBeVisible();
  await maker.page.getByRole('button', { name: 'Poner en sombra' }).click();
  await expect(maker.page.getByText(/Corre la revisión 2 desde/)).toBeVisible();
  await expectAccessible(maker.page);
  await maker.page.getByLabel('Por qué conviene').fill('Así se ve en la prueba');
  await maker.page.getByRole('button', { name: 'Pedir que se publique' }).click();
  await expect(maker.page.getByText('Espera aprobación')).toBeVisible();

  const checker = new Staff(await (await browser.newContext(DESK)).newPage());
  await checker.signIn();
  await checker.page.goto(`${addresses['back-office']}/aprobaciones`);
  const request = checker.page.getByRole('rowheader', { name: /^Publicar una política de decisión/ });
  await expect(request).toBeVisible();
  await expect(checker.page.getByText(/S1 · El puntaje no alcanza: número: 420 → 900/)).toBeVisible();
  await checker.page.getByRole('link', { name: 'Aprobar' }).last().click();
  await checker.page.getByRole('button', { name: 'Confirmar aprobación' }).click();
  await expect(checker.page.getByText('Se aprobó y ya se hizo.')).toBeVisible();

  await maker.page.goto(`${addresses['back-office']}/politicas`);
  const newest = maker.page.getByRole('row', { name: /Vigente hoy/ });
  await expect(newest).toContainText('Raúl Riesgos');
  await expect(newest).toContainText('Así se ve en la prueba');
  await expectAccessible(maker.page);
  await checker.page.goto(`${addresses['back-office']}/bitacora?tipo=write`);
  for (const act of ['pidió publicar una política', 'probó un borrador de la política'])
    await expect(checker.page.getByRole('cell', { name: act }).first()).toBeVisible();

  const refused = await browser.newContext({ locale: 'es-MX', viewport: { width: 360, height: 780 }, hasTouch: true });
  const next = await refused.newPage();
  await new Site(next, drawerOf(seed + 30_000_000)('accepted')).applyInFull();
  await next.waitForURL('**/application/rejected', { timeout: 30_000 });
});
