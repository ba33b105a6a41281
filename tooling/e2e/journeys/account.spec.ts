import { expect, type Page, test } from '@playwright/test';
import { ApiVisitor } from '../world/api.ts';
import { type Borrower, drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { arrivedIn } from '../world/inbox.ts';
import { Phone } from '../world/phone.ts';
import { currentStack } from '../world/stack.ts';
import { staffApi } from '../world/staff-api.ts';

const [seed = 1] = journeySeeds();
const RECOVERY_CODE = /(\d+) es tu código[^.]*para cambiar tu contraseña/;
const UNDO_CODE = /deshace el cambio durante tres días: ([0-9A-Z]{10})/;

/** Opens an account as any program would: this journey begins after it. */
async function register({ phone, email, password }: Borrower): Promise<void> {
  const api = new ApiVisitor();
  await api.post('/web/public/client/phone/sms-code', { mobilePhone: { number: phone } });
  const code = await new Phone(phone).nextCode();
  const consents = { terms: true, privacy: true };
  await api.post('/web/public/client', {
    language: 'mx',
    mobilePhone: { number: phone },
    code,
    email,
    password,
    consents,
  });
}

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Celular o correo').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

test(`a password is recovered, an e-mail changed and changed back (seed ${seed})`, async ({ page }) => {
  const who = drawerOf(seed + 11_000_000)('accepted');
  await register(who);
  const { borrower } = currentStack().addresses;
  const password = `otra ${who.password}`;

  await page.goto(`${borrower}/ingresar`);
  await page.getByRole('link', { name: 'Recupérala' }).click();
  await page.waitForURL('**/recover');
  await page.getByLabel('Celular o correo').fill(who.phone);
  await page.getByRole('button', { name: 'Enviar los códigos' }).click();
  await page.getByLabel('Código de tu celular').fill(await arrivedIn('telefono', who.phone, RECOVERY_CODE));
  await page.getByLabel('Código de tu correo').fill(await arrivedIn('correo', who.email, RECOVERY_CODE));
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password);
  await page.getByLabel('Repite la contraseña nueva').fill(password);
  await page.getByRole('button', { name: 'Guardar mi contraseña' }).click();
  await expect(page.getByText('Listo, tu contraseña cambió')).toBeVisible();

  await page.goto(`${borrower}/profile/change-email`);
  await signIn(page, who.email, password);
  await page.waitForURL('**/profile/change-email');
  const email = `nuevo.${who.email}`;
  await page.getByLabel('Correo nuevo').fill(email);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await page.getByLabel('Código', { exact: true }).fill(await arrivedIn('correo', email, /(\d+) es tu código/));
  await page.getByLabel('Tu contraseña').fill(password);
  await page.getByRole('button', { name: 'Cambiar mi correo' }).click();
  await expect(page.getByText('Listo, tu correo cambió.')).toBeVisible();

  await page.goto(`${borrower}/deshacer-cambio`);
  await page.getByLabel('Tu correo o tu celular de antes').fill(who.email);
  await page.getByLabel('Código del aviso').fill(await arrivedIn('correo', who.email, UNDO_CODE));
  await page.getByRole('button', { name: 'Deshacer el cambio' }).click();
  await expect(page.getByText('Listo, deshicimos el cambio')).toBeVisible();
  await signIn(page, who.email, password);
  await page.waitForURL('**/registration');
});

test(`an account that staff opened becomes its client's own (seed ${seed})`, async ({ page }) => {
  const { phone, email, password, firstName, lastName, secondLastName, curp } = drawerOf(seed + 11_500_000)('accepted');
  const names = { firstName, lastName, secondLastName, nationalIdentificator: curp };
  await (await staffApi()).post('/web/private/back-office/client', { mobilePhone: { number: phone }, ...names });
  const address = await arrivedIn('telefono', phone, /(\S+\/registration\/completar)/);
  await page.goto(address);
  await expect(page.getByText('la contraseña temporal que te enviamos')).toBeVisible();
  await signIn(page, phone, await arrivedIn('telefono', phone, /contraseña temporal de \S+ es (\w+)\./));
  await page.waitForURL('**/registration/completar');

  await page.goto(`${currentStack().addresses.borrower}/profile`);
  await page.waitForURL('**/registration/completar');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password);
  await page.getByLabel('Repite la contraseña nueva').fill(password);
  await page.getByRole('checkbox', { name: /términos/ }).check();
  await page.getByRole('checkbox', { name: /privacidad/ }).check();
  await page.getByRole('button', { name: 'Completar mi registro' }).click();
  await page.waitForURL('**/application/apply');
});
