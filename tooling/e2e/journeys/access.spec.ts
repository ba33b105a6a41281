import { expect, test } from '@playwright/test';
import { expectAccessible } from '../world/accessible.ts';
import { Authenticator } from '../world/authenticator.ts';
import { addColleague } from '../world/colleague.ts';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { arrivedIn } from '../world/inbox.ts';
import { currentStack } from '../world/stack.ts';
import { Staff } from '../world/staff.ts';

const [seed = 1] = journeySeeds();
const DESK = { locale: 'es-MX', viewport: { width: 1280, height: 800 } };

test(`a person is invited, protects the account, closes a session, and is kept out (seed ${seed})`, async ({
  browser,
}) => {
  console.log(`seed ${seed}`);
  const { addresses, operator } = currentStack();
  const { email, password, lastName } = drawerOf(seed + 33_000_000)('accepted');
  const name = `Nadia ${lastName}`;
  const site = addresses['back-office'];
  const desk = async () => new Staff(await (await browser.newContext(DESK)).newPage());

  const admin = await desk();
  const { email: adminEmail } = await addColleague('admin', 'Alma Cuentas');
  await admin.signInAs({ email: adminEmail, password: operator.password });
  await admin.page.goto(`${site}/usuarios`);
  await admin.page.getByLabel('Correo').fill(email);
  await admin.page.getByLabel('Nombre').fill(name);
  await admin.page.getByLabel('Rol', { exact: true }).selectOption('verifier');
  await admin.page.getByLabel('Por qué').fill('Hace falta en el turno de la tarde');
  await admin.page.getByRole('button', { name: 'Pedir la invitación' }).click();
  // The invitation waits for a second person, independent of the first.
  const asked = admin.page.getByRole('row', { name: /^Invitar a alguien al equipo/ }).filter({ hasText: name });
  await expect(asked).toContainText('Lo pediste tú: lo aprueba otra persona.');
  await expectAccessible(admin.page);
  const supervisor = await desk();
  const { email: supervisorEmail } = await addColleague('supervisor', 'Sara Segunda');
  await supervisor.signInAs({ email: supervisorEmail, password: operator.password });
  await supervisor.page.goto(`${site}/aprobaciones`);
  await supervisor.page
    .getByRole('row', { name: /^Invitar a alguien al equipo/ })
    .filter({ hasText: name })
    .getByRole('link', { name: 'Aprobar' })
    .click();
  await supervisor.page.getByRole('button', { name: 'Confirmar aprobación' }).click();
  await expect(supervisor.page.getByText('Se aprobó y ya se hizo.')).toBeVisible();
  await admin.page.goto(`${site}/usuarios`);
  await expect(admin.page.getByRole('row', { name })).toContainText('aprobó Sara Segunda');
  await expectAccessible(admin.page);

  const { page } = await desk();
  await page.goto(await arrivedIn('correo', email, /(http\S+\/invitacion\?token=[\w-]+)/));
  await expect(page.getByText('Tu rol es Verificación.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page.locator('header summary', { hasText: 'Nadia' })).toBeVisible();

  await page.goto(`${site}/acceso`);
  await page.getByRole('button', { name: 'Activar segundo factor' }).click();
  await expect(page.getByRole('img', { name: 'Código QR para tu app de autenticación' })).toBeVisible();
  const app = new Authenticator((await page.locator('code').first().textContent()) ?? '');
  await expectAccessible(page);
  await page.getByLabel('Código de 6 dígitos').fill(app.next());
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('heading', { name: 'Guarda tus códigos de recuperación' })).toBeVisible();
  const recoveryCode = (await page.locator('code').first().textContent()) ?? '';
  await page.getByRole('link', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible();

  const phone = (await desk()).page;
  const signIn = async (code: string) => {
    await phone.goto(`${site}/acceso`);
    await phone.getByLabel('Correo').fill(email);
    await phone.getByLabel('Contraseña', { exact: true }).fill(password);
    await phone.getByRole('button', { name: 'Ingresar' }).click();
    await expect(phone.getByRole('heading', { name: 'Escribe tu código' })).toBeVisible();
    await phone.getByLabel('Código').fill(code);
    await phone.getByRole('button', { name: 'Entrar' }).click();
    await expect(phone.getByRole('heading', { name: 'Mi acceso' })).toBeVisible();
  };
  await signIn(app.next());
  await page.reload();
  await page.getByRole('button', { name: /^Cerrar la sesión de / }).click();
  await expect(page.getByRole('button', { name: /^Cerrar la sesión de / })).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByText('Tu sesión terminó.')).toBeVisible();
  await signIn(recoveryCode);

  await admin.page.goto(`${site}/usuarios`);
  await admin.page.getByRole('link', { name: `Administrar el acceso de ${name}` }).click();
  await admin.page.getByRole('link', { name: 'Suspender' }).click();
  await admin.page.getByLabel('Por qué').fill('Terminó su contrato');
  await admin.page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(admin.page.getByRole('row', { name })).toContainText('Suspendida');
  for (const held of [page, phone]) {
    await held.reload();
    await expect(held.getByText('Tu sesión terminó.')).toBeVisible();
  }

  await admin.page.getByLabel('Persona', { exact: true }).selectOption({ label: `${name} · Verificación` });
  await admin.page.getByLabel('Qué quiere hacer', { exact: true }).selectOption('writeOffLoan');
  await admin.page.getByRole('button', { name: 'Averiguar' }).click();
  await expect(admin.page.getByText('Está suspendida, así que no puede entrar.')).toBeVisible();
  await expect(admin.page.getByText('Lo tienen: Pagos, Supervisión.')).toBeVisible();
  await expectAccessible(admin.page);
});
