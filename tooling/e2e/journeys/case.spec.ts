import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { Applicant } from '../world/applicant.ts';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { currentStack } from '../world/stack.ts';
import { Staff } from '../world/staff.ts';
import { staffApi } from '../world/staff-api.ts';

const [seed = 1] = journeySeeds();
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test(`an operator decides one case after the other, on one screen and by keyboard (seed ${seed})`, async ({
  browser,
}) => {
  const draw = drawerOf(seed + 27_000_000);
  const [first, second, ...others] = Array.from({ length: 12 }, () => new Applicant(draw('manual')));
  if (!first || !second) throw new Error('nobody applied');
  await Promise.all([first, second, ...others].map((applicant) => applicant.apply()));
  const [one, other] = [await caseOf(first), await caseOf(second)];
  const ten = await Promise.all(others.map(caseOf));
  const { page } = await atADesk(browser);

  await test.step('the whole case is on one screen, and no part covers another', async () => {
    await open(page, one);
    await expectOneScreen(page);
    await expectAccessible(page);
    await expect(page.getByRole('region', { name: 'Reglas' }).getByText('Cliente nuevo con puntaje')).toBeVisible();
    await expect(page.getByText(/\d+ reglas sin hallazgos/)).toBeVisible();
  });

  await test.step('documents are viewed and compared without a mouse', async () => {
    await page.keyboard.press('v');
    await expect(page.getByRole('region', { name: 'Documento: Identificación, frente' })).toBeVisible();
    for (const key of ['+', 't', 'b', 'c']) await page.keyboard.press(key);
    await expect(page.getByRole('img', { name: 'Selfie' })).toBeVisible();
    await expectOneScreen(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Datos del caso' })).toBeVisible();
  });

  await test.step('a document is asked for again, and the case comes back with another one', async () => {
    await page.keyboard.press('m');
    await page.getByLabel('Documento', { exact: true }).selectOption({ label: 'Selfie' });
    await page.getByLabel('Qué tiene').selectOption({ label: 'Está cortado' });
    await page.getByLabel('Nota').fill('No se ve su cara: a r m d no deciden nada aquí.');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Pediste el documento.')).toBeVisible();
    expect((await first.api.get('/web/private/client/flow')).errors).toMatchObject([
      { document: 'selfie', code: 'cut_off' },
    ]);
    await first.upload('selfie');
    await first.finish();
    await expect.poll(async () => await statusOf(one)).toBe(14);
    await open(page, one);
    const whole = page.url();
    await page.getByRole('link', { name: 'Documentos', exact: true }).click();
    await expect.poll(() => page.url()).not.toBe(whole);
    await expect(page.getByText('Subió un documento').first()).toBeVisible();
  });

  await test.step('by keyboard alone an operator makes a special offer with its price, and takes the next case of the queue', async () => {
    await page.keyboard.press('o');
    await expect(page.getByRole('textbox', { name: 'Monto' })).toBeFocused();
    await page.keyboard.type('500');
    await expect(page.getByRole('status', { name: 'Precio de la oferta' })).toContainText('Pagaría $');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: 'Su ingreso alcanza para menos' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Le alcanza para esto.');
    await expectOneScreen(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Hiciste una oferta especial.')).toBeVisible();
    expect(page.url()).not.toContain(`/solicitudes/${one}`);
    expect(page.url()).toContain('de=%2Fcolas%2Fmanual');
    expect(await statusOf(one)).toBe(13);
  });

  await test.step('a case is approved by keyboard, and the page explains its keys', async () => {
    await open(page, other);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Teclas de esta página' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    await expect(page.getByLabel('Nota')).toBeFocused();
    await page.keyboard.type('Todo coincide.');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Aprobaste la solicitud.')).toBeVisible();
    expect(await statusOf(other)).toBe(2);
  });

  await test.step('an operator takes ten cases, one after the other, without the mouse', async () => {
    await (await staffApi()).post('/web/private/back-office/application/take', { ids: ten });
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await expect(page.getByRole('heading', { name: 'Mi trabajo', level: 1 })).toBeVisible();
    const mine = page.getByRole('table', { name: 'Solicitudes que tengo' });
    await tabTo(page, mine.getByRole('rowheader').getByRole('link').first());
    await page.keyboard.press('Enter');
    const decided = new Set<string>();
    for (const _ of ten) {
      await expect(page).toHaveURL(({ pathname }) => isCaseIn(ten, pathname) && !decided.has(pathname));
      await expect(page.getByLabel('Nota')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Datos del caso' })).toBeVisible();
      decided.add(new URL(page.url()).pathname);
      await (decided.size % 3 === 0 ? rejectByKeys : approveByKeys)(page);
    }
    await expect(page.getByText('Aprobaste la solicitud.')).toBeVisible();
    const statuses = await Promise.all(ten.map(statusOf));
    expect(statuses.toSorted()).toEqual([2, 2, 2, 2, 2, 2, 2, 6, 6, 6]);
  });
  await page.context().close();
});

async function atADesk(browser: Browser): Promise<Staff> {
  const context = await browser.newContext({ locale: 'es-MX', viewport: { width: 1280, height: 800 } });
  const staff = new Staff(await context.newPage());
  await staff.signIn();
  return staff;
}

/** Returns the case of an applicant, once it waits for staff. */
async function caseOf({ api }: Applicant): Promise<string> {
  const id = String((await api.get('/web/private/client/application/actual')).id);
  await expect.poll(async () => await statusOf(id)).toBe(14);
  return id;
}

const statusOf = async (id: string) =>
  (await (await staffApi()).get(`/web/private/back-office/application/${id}`)).status;

const isCaseIn = (ids: readonly string[], pathname: string): boolean =>
  ids.some((id) => pathname === `/solicitudes/${id}`);

/** Presses the Tab key until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 100; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('no press of Tab comes there');
}

async function approveByKeys(page: Page): Promise<void> {
  await page.keyboard.press('a');
  await expect(page.getByLabel('Nota')).toBeFocused();
  await page.keyboard.type('Todo coincide.');
  await page.keyboard.press('Enter');
}

async function rejectByKeys(page: Page): Promise<void> {
  await page.keyboard.press('r');
  await expect(page.getByLabel('Motivo')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Sus datos no coinciden' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Nota')).toBeFocused();
  await page.keyboard.type('La foto no es suya.');
  await page.keyboard.press('Enter');
}

/** Opens a case as from the queue; keys work once the page is hydrated. */
async function open(page: Page, id: string): Promise<void> {
  await page.goto(`${currentStack().addresses['back-office']}/solicitudes/${id}?de=%2Fcolas%2Fmanual`);
  await expect(page.getByRole('button', { name: 'Teclas' })).toBeVisible();
}

/** Expects that the page does not scroll, and that the bar is under its subject. */
async function expectOneScreen(page: Page): Promise<void> {
  const { height, width, overlap } = await page.evaluate(() => {
    const bar = document.querySelector('section[aria-label="Decidir"]')?.getBoundingClientRect();
    const middle = document.querySelector('section[aria-label="Decidir"]')?.previousElementSibling;
    return {
      height: document.documentElement.scrollHeight,
      width: document.documentElement.scrollWidth,
      overlap: (middle?.getBoundingClientRect().bottom ?? Number.NaN) - (bar?.top ?? Number.NaN),
    };
  });
  expect(height).toBeLessThanOrEqual(800);
  expect(width).toBeLessThanOrEqual(1280);
  expect(overlap).toBeLessThanOrEqual(0.5);
}

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    expect
      .soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`))
      .toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
