import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../world/accessible.ts';
import { Applicant } from '../world/applicant.ts';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { Phone } from '../world/phone.ts';
import { currentStack } from '../world/stack.ts';
import { Staff } from '../world/staff.ts';

const [seed = 1] = journeySeeds();
const draw = drawerOf(seed + 48_000_000);

const open = (page: Page, path: string) => page.goto(currentStack().addresses.borrower + path);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const DESK = { locale: 'es-MX', viewport: { width: 1280, height: 800 } };

const said = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();

/** Suspends, as staff, the consent to debit an account, once its bank has confirmed it. */
async function letRest(desk: BrowserContext, clabe: string): Promise<void> {
  const staff = new Staff(await desk.newPage());
  await staff.signIn();
  const row = staff.page
    .getByRole('row')
    .filter({ hasText: `••${clabe.slice(-4)}` })
    .first();
  const pause = row.getByRole('link', { name: /^Pausar/ });
  await expect(async () => {
    await staff.page.goto(`${currentStack().addresses['back-office']}/domiciliacion`);
    await expect(pause).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expectAccessible(staff.page);
  await pause.click();
  await staff.page.getByLabel('Por qué').fill('Lo pidió por teléfono');
  await expectAccessible(staff.page);
  await staff.page.getByRole('button', { name: 'Pausar la domiciliación' }).click();
  await expect(staff.page.getByText('La domiciliación está en pausa.')).toBeVisible();
  await expect(row).toContainText('En pausa');
  await desk.close();
}

test(`a borrower manages the account and reports what is wrong with the loan (seed ${seed})`, async ({
  browser,
  page,
}) => {
  const applicant = new Applicant(draw('accepted'));
  const { who } = applicant;
  await applicant.apply();
  await applicant.untilStep('otp_agreement');
  await applicant.sign();
  await applicant.untilStep('loan_page');

  await test.step('a borrower who is led to sign in comes back to the page that was asked for', async () => {
    await open(page, '/profile/contacts');
    await page.getByLabel('Celular o correo').fill(who.phone);
    await page.getByLabel('Contraseña', { exact: true }).fill(who.password);
    await press(page, 'Iniciar sesión');
    await page.waitForURL('**/profile/contacts');
  });

  await test.step('a borrower saves another phone, and adds a contact and removes it', async () => {
    await page.getByLabel('Otro teléfono', { exact: true }).fill('33 8765 4321');
    await press(page, 'Guardar teléfono');
    await said(page, 'Listo, guardamos tu otro teléfono.');
    await page.getByLabel('Nombre y apellido').fill('Rosa Luna');
    await page.getByLabel('Su celular').fill('33 1234 5678');
    await page.getByRole('radio', { name: 'Es mi familiar' }).check();
    await press(page, 'Agregar contacto');
    await said(page, 'Celular que termina en 5678');
    await press(page, 'Quitar a Rosa Luna');
    await said(page, 'Listo, ya no tenemos a esa persona entre tus contactos.');
    await said(page, 'Todavía no nos diste a nadie.');
  });

  await test.step('a borrower chooses pay days again', async () => {
    await open(page, '/profile/pay-days');
    await page.getByLabel('¿Cada cuándo cobras?').selectOption({ label: 'Cada semana' });
    await expect(page.getByLabel('¿Qué día cobras?').locator('option')).toHaveCount(7);
    await press(page, 'Guardar mis días de pago');
    await said(page, 'Listo, guardamos cuándo te pagan.');
  });

  await test.step('a borrower saves a card for charges that the borrower asks for', async () => {
    await open(page, '/profile/card');
    await page.getByLabel('Número de tarjeta').fill('4539578763621486');
    await page.getByLabel('Nombre en la tarjeta').fill(`${who.firstName} ${who.lastName}`);
    await page.getByLabel('Vencimiento').fill('1290');
    await page.getByLabel('Código de seguridad').fill('907');
    await press(page, 'Guardar mi tarjeta');
    await page.waitForURL('**/profile?listo=card');
    await said(page, 'Listo, tu tarjeta quedó guardada.');
  });

  await test.step('a borrower invites a friend by a link, and withdraws it', async () => {
    await open(page, '/profile/referrals');
    await page.getByLabel('Su nombre').fill('Elena');
    await page.getByLabel('Su celular').fill('33 2345 6789');
    await press(page, 'Hacer su enlace');
    await said(page, 'Elena · Invitación lista');
    await press(page, 'Retirar la invitación de Elena');
    await said(page, 'Elena · Retirada');
  });

  await test.step('a borrower allows promotions, and withdraws the consent', async () => {
    await open(page, '/profile/consents');
    const notice = page.getByRole('region', { name: 'Promociones y novedades' });
    await notice.getByRole('button', { name: 'Permitir' }).click();
    await expect(notice.getByText(/^Lo permitiste el/)).toBeVisible();
    await notice.getByRole('button', { name: 'Retirar permiso' }).click();
    await expect(notice.getByText(/^No lo permites desde el/)).toBeVisible();
  });

  const password = `otra ${who.password}`;
  await test.step('a borrower who changes the password stays signed in', async () => {
    await open(page, '/profile/change-password');
    await page.getByLabel('Contraseña de ahora').fill(who.password);
    await page.getByLabel('Contraseña nueva', { exact: true }).fill(password);
    await page.getByLabel('Repite la contraseña nueva').fill(password);
    await press(page, 'Cambiar mi contraseña');
    await said(page, 'Listo, tu contraseña cambió y cerramos tus otras sesiones.');
  });

  await test.step('a borrower proves another phone by its own code and the new password', async () => {
    const { phone } = draw('accepted');
    await open(page, '/profile/change-phone');
    await page.getByLabel('Celular nuevo').fill(phone);
    await press(page, 'Enviar código');
    await page.getByLabel('Código', { exact: true }).fill(await new Phone(phone).nextCode());
    await page.getByLabel('Tu contraseña').fill(password);
    await press(page, 'Cambiar mi celular');
    await said(page, 'Listo, tu celular cambió.');
    await said(page, phone.slice(-4));
  });

  await test.step('a borrower allows debits, and ends them', async () => {
    await open(page, '/profile/my-loan');
    await page.getByRole('link', { name: 'Domiciliar mis pagos' }).click();
    await press(page, 'Acepto y autorizo los cargos');
    await said(page, 'Listo, autorizaste los cargos a tu cuenta.');
    await letRest(await browser.newContext(DESK), who.clabe);
    await page.reload();
    await said(page, 'Tu domiciliación está en pausa: no cobramos nada de tu cuenta.');
    await press(page, 'Cancelar domiciliación');
    await said(page, 'Cancelaste la domiciliación');
  });

  await test.step('a borrower who cannot pay, or never asked for the loan, can report it', async () => {
    await page.getByRole('link', { name: 'No puedo pagar' }).click();
    await press(page, 'Pedir ayuda con mi pago');
    await expect(page.getByRole('group', { name: '¿Qué pasó?' })).toHaveAccessibleDescription(/Elige qué pasó/);
    await page.getByRole('radio', { name: 'Una enfermedad o un accidente' }).check();
    await press(page, 'Pedir ayuda con mi pago');
    await said(page, 'Lo recibimos el');
    await page.getByRole('link', { name: 'Volver a mi préstamo' }).click();
    await page.getByRole('link', { name: 'No pedí este préstamo' }).click();
    await press(page, 'Yo no pedí este préstamo');
    await said(page, 'Lo recibimos el');
  });
});
