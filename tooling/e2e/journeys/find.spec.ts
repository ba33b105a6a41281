import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../world/accessible.ts';
import { Applicant } from '../world/applicant.ts';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { PLANTED_PESOS, withLongQueue } from '../world/long-queue.ts';
import { currentStack } from '../world/stack.ts';
import { Staff } from '../world/staff.ts';
import { staffApi } from '../world/staff-api.ts';

const [seed = 1] = journeySeeds();
const ROWS = 3_000;
const longQueue = `/colas/all?desde=${PLANTED_PESOS}`;

test(`an operator finds people, work and rows by keyboard (seed ${seed})`, async ({ browser }) => {
  const applicant = new Applicant(drawerOf(seed + 36_000_000)('manual'));
  await applicant.apply();
  const id = await waitingCase(applicant);
  const { firstName, lastName, phone } = applicant.who;
  const name = `${firstName} ${lastName}`;
  const { page } = await atADesk(browser);
  let clientId = '';

  await test.step('the palette finds a client by four digits and gives the focus back', async () => {
    await openPalette(page, 'Control+k');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await openPalette(page, '/');
    await page.keyboard.type(phone.slice(-4));
    const found = palette(page).getByRole('group', { name: 'Clientes' }).getByRole('menuitem', { name });
    await walkTo(page, found.first());
    await expectAccessibleInBoth(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/clientes\//);
    clientId = page.url().split('/').at(-1) ?? '';
    await expect(palette(page)).toBeHidden();
  });

  await test.step('the palette works without a script, and the address holds nothing of it', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
      viewport: { width: 1280, height: 800 },
    });
    const plain = await context.newPage();
    await plain.goto(at('/buscar'));
    await plain.getByLabel('Qué buscas').fill(name);
    await plain.getByRole('button', { name: 'Buscar' }).click();
    await expect(plain.getByRole('region', { name: 'Clientes' }).getByRole('link', { name }).first()).toBeVisible();
    expect(plain.url()).toBe(at('/buscar'));
    await plain.getByLabel('Qué buscas').fill(phone);
    await plain.getByRole('button', { name: 'Buscar' }).click();
    await expect(plain).toHaveURL(at(`/clientes/${clientId}`));
    await context.close();
    await page.goto(at('/buscar'));
    await page.getByLabel('Qué buscas').fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Clientes' })).toBeVisible();
    await expectAccessibleInBoth(page);
  });

  await test.step('two keys lead to an operator’s own work, and one key takes the next case', async () => {
    // In the field the keys would only be typed.
    await page.getByRole('link', { name }).first().focus();
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await expect(page.getByRole('heading', { name: 'Mi trabajo', level: 1 })).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { name: /Solicitud de/ })).toBeVisible();
    expect(page.url()).toContain('de=%2Fcolas%2Fopen%3Fasignada%3Dme');
    await page.goto(at('/trabajo'));
    await expect(
      page.getByRole('table', { name: 'Solicitudes que tengo' }).getByRole('rowheader').first(),
    ).toBeVisible();
  });

  await withLongQueue({ like: clientId, count: ROWS }, async () => {
    await test.step('a view is saved and opened again', async () => {
      await page.goto(at(longQueue));
      await page.getByText('Vistas guardadas').click();
      await page.getByLabel('Nombre de esta vista').fill(`Grandes ${id}`);
      await page.getByRole('button', { name: 'Guardar esta vista' }).click();
      await expect(page.getByText(`Vista: Grandes ${id}`)).toBeVisible();
      await page.goto(at('/colas/manual'));
      await page.getByText('Vistas guardadas').click();
      await page.getByRole('link', { name: `Grandes ${id}` }).click();
      await expect(page.getByText(`Vista: Grandes ${id}`)).toBeVisible();
      expect(page.url()).toContain(`desde=${PLANTED_PESOS}`);
    });

    await test.step('a long queue is read by scrolling, few of its rows are drawn, and the selection stays', async () => {
      await page
        .getByRole('checkbox', { name: /^Elegir la de/ })
        .first()
        .check();
      await expect(async () => {
        await toTheEnd(page);
        expect(await lastRow(page)).toBeGreaterThan(1_000);
      }).toPass({ timeout: 30_000 });
      expect(await drawnRows(page).count()).toBeLessThan(100);
      await expect(page.locator('input[type=hidden][name=caso]')).toHaveCount(1);
      await page.getByText(`Vista: Grandes ${id}`).click();
      await expectAccessibleInBoth(page);
      await page.getByRole('rowheader').last().getByRole('link').focus();
      for (let step = 0; step < 3; step++) await page.keyboard.press('k');
      await expect(page.locator('tr:focus-within')).toHaveCount(1);
    });

    await test.step('the page explains its keys', async () => {
      await page.keyboard.press('?');
      const sheet = page.getByRole('dialog', { name: 'Teclas de esta página' });
      await expect(sheet.getByText('Elegir la fila')).toBeVisible();
      await expect(sheet.getByText('Ir a Pendientes')).toBeVisible();
      await expectAccessibleInBoth(page);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    });
  });
  await page.context().close();
});

const at = (path: string): string => currentStack().addresses['back-office'] + path;
const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar, ir o hacer algo' });
const drawnRows = (page: Page) => page.locator('tr[data-index]');

async function atADesk(browser: Browser): Promise<Staff> {
  const context = await browser.newContext({ locale: 'es-MX', viewport: { width: 1280, height: 800 } });
  const staff = new Staff(await context.newPage());
  await staff.signIn();
  await expect(staff.page.getByRole('button', { name: 'Teclas' })).toBeVisible();
  return staff;
}

/** Returns the case of an applicant, once it waits for staff. */
async function waitingCase({ api }: Applicant): Promise<string> {
  const id = String((await api.get('/web/private/client/application/actual')).id);
  const staff = await staffApi();
  await expect.poll(async () => (await staff.get(`/web/private/back-office/application/${id}`)).status).toBe(14);
  return id;
}

async function openPalette(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expect(palette(page).getByRole('textbox')).toBeFocused();
}

/** Moves to the item: other people with these digits may be before or after it. */
async function walkTo(page: Page, item: ReturnType<Page['locator']>): Promise<void> {
  await expect(item).toBeVisible();
  await expect(async () => {
    if ((await item.getAttribute('data-focused')) === null) await page.keyboard.press('ArrowDown');
    await expect(item).toHaveAttribute('data-focused', { timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

const toTheEnd = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frame = document.querySelector('table[aria-rowcount]')?.parentElement;
    frame?.scrollTo(0, frame.scrollHeight);
  });

const lastRow = async (page: Page): Promise<number> =>
  Number(await drawnRows(page).last().getAttribute('aria-rowindex'));

async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}
