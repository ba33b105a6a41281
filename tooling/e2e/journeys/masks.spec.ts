import { expect, type Locator, type Page, test } from '@playwright/test';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { Site } from '../world/site.ts';
import { currentStack } from '../world/stack.ts';
import { staffApi } from '../world/staff-api.ts';

const [seed = 1] = journeySeeds();
const draw = drawerOf(seed + 19_000_000);

test.use({
  permissions: ['camera'],
  launchOptions: async ({ launchOptions }, use) => {
    const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
  },
});

/** Puts the cursor into the middle of a field and types there. */
async function typeAt(field: Locator, at: number, text: string): Promise<number | null> {
  await field.focus();
  await field.evaluate((input: HTMLInputElement, caret) => input.setSelectionRange(caret, caret), at);
  await field.page().keyboard.type(text);
  return field.evaluate((input: HTMLInputElement) => input.selectionStart);
}

/** Gives the page a browser that reads codes out of text messages (WebOTP), as those of phones do. */
const readMessages = (page: Page) =>
  page.addInitScript(() => {
    const arrived = new Promise<Credential>((resolve) => {
      const read = ({ detail }: CustomEventInit<string>) =>
        resolve(Object.assign({ id: '', type: 'otp' }, { code: detail }));
      addEventListener('message-arrives', read as EventListener);
    });
    Object.assign(window, { OTPCredential: class {} });
    navigator.credentials.get = () => arrived;
  });

test(`a phone number is accepted as it is typed, pasted or filled in, and its owner is led to sign in (seed ${seed})`, async ({
  page,
}) => {
  const { phone, firstName, lastName, secondLastName, curp } = draw('accepted');
  const names = { firstName, lastName, secondLastName, nationalIdentificator: curp };
  await (await staffApi()).post('/web/private/back-office/client', { mobilePhone: { number: phone }, ...names });
  const site = new Site(page, { ...draw('accepted'), phone });
  await readMessages(page);
  await page.goto(`${currentStack().addresses.borrower}/registration`, { waitUntil: 'networkidle' });
  const field = page.getByLabel('Celular');

  await field.pressSequentially('551234');
  await expect(field).toHaveValue('551 234');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(field).toHaveAccessibleDescription(/a 10 dígitos/);
  await field.focus();
  expect(await typeAt(field, 1, '0')).toBe(2);
  await expect(field).toHaveValue(/^505/);

  await field.fill('');
  await field.focus();
  await page.keyboard.insertText(`+52 1 ${phone}`);
  await expect(page.getByText('Revisa un dato')).toBeHidden();
  await expect(field).toBeFocused();
  await field.blur();
  await expect(field).toHaveValue(phone.replace(/(\d{3})(\d{3})(\d{4})/, '+52 ($1) $2-$3'));

  await page.getByRole('button', { name: 'Enviar código' }).click();
  const code = page.getByLabel('Código', { exact: true });
  // Staff opened the account of this phone, which sent a message of its own.
  const sent = await site.phone.nextCode();
  await expect(code).toBeVisible();
  await page.evaluate((digits) => dispatchEvent(new CustomEvent('message-arrives', { detail: digits })), sent);
  // The code is filled in, and nothing is sent by itself.
  await expect(code).toHaveValue(sent);
  await code.fill('1');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(code).toHaveAccessibleDescription(/El código tiene \d dígitos/);
  await code.fill(sent);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('heading', { name: 'Ya tienes una cuenta' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.waitForURL('**/ingresar?siguiente=%2Fapplication%2Fapply');
});

test(`a year is a whole day, a card is corrected in its middle, and a computer takes the photos (seed ${seed})`, async ({
  browser,
}) => {
  const desktop = { viewport: { width: 1280, height: 800 }, hasTouch: false, permissions: ['camera'] };
  const context = await browser.newContext(desktop);
  const page = await context.newPage();
  const site = new Site(page, draw('accepted'));
  await site.chooseOnHome();
  await site.createAccount();
  await site.giveDetails();
  await site.applyForIt();
  await site.giveEmployment();
  await site.giveAddress();
  await site.giveReference();

  await page.getByRole('link', { name: 'También puedes guardar tu tarjeta' }).click();
  const card = page.getByLabel('Número de tarjeta');
  await card.pressSequentially('411111111111111');
  await expect(card).toHaveValue('4111 1111 1111 111');
  expect(await typeAt(card, 6, '2')).toBe(7);
  await card.blur();
  await expect(card).toHaveValue('4111 1211 1111 1111');
  await card.fill('4111-1111-1111-1111');
  await card.blur();
  await expect(card).toHaveValue('4111 1111 1111 1111');
  await page.getByRole('link', { name: 'Seguir sin tarjeta' }).click();
  await site.giveAccount();

  const task = page.getByRole('region', { name: 'Frente de tu INE' });
  await task.getByRole('button', { name: 'Tomar foto' }).click();
  const camera = page.getByRole('dialog', { name: 'Frente de tu INE' });
  await camera.getByRole('button', { name: 'Tomar foto' }).click();
  await camera.getByRole('button', { name: 'Tomar otra' }).click();
  await camera.getByRole('button', { name: 'Tomar foto' }).click();
  await camera.getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(task.getByText('Subida', { exact: true })).toBeVisible();
  await expect(task.getByText('Cambiar o borrar esta foto')).toBeVisible();
  await expect(task.getByRole('button', { name: 'Tomar foto' })).toBeHidden();

  const validity = page.getByLabel('Vigencia de tu INE');
  await validity.pressSequentially('20301');
  await expect(validity).toHaveValue('2030/1');
  await validity.fill('2030');
  await validity.blur();
  await expect(validity).toHaveValue('2030/12/31');
  await context.close();
});
