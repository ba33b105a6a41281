import { expect, type Locator, type Page, test } from '@playwright/test';
import { openSandbox } from '../world/pages.ts';
import { currentStack } from '../world/stack.ts';

test.use({ javaScriptEnabled: false });

/** Fields that no device keeps: numbers that identify a person, codes, income, and other people. */
const KEPT_NOWHERE = [
  ...['clabe', 'curp', 'trackingKey', 'monthlyIncome', 'monthlyObligations', 'code', 'key', 'address'],
  ...['/registration/reference fullName', '/registration/reference phone', '/profile/referrals name'],
  ...['/profile/referrals phone', '/profile/contacts fullName', '/profile/contacts phone', 'alternatePhone', 'promo'],
];

test('a browser that runs no script finds the half-typed text when it comes back', async ({ page }) => {
  const { borrower } = currentStack().addresses;
  const paths = await openSandbox(page);
  const typedOn: string[] = [];
  const lost: string[] = [];
  for (const path of paths) {
    await page.goto(borrower + path);
    const typed = await typeInEachField(page);
    if (Object.keys(typed).length === 0) continue;
    typedOn.push(path);
    await page.goto(`${borrower}/sobre-nosotros`);
    await page.goBack();
    const now = await valuesOf(page);
    const gone = Object.keys(typed).filter((name) => now[name] !== typed[name]);
    lost.push(...gone.filter((name) => !isKeptNowhere(path, name)).map((name) => `${path} ${name}`));
  }
  expect(lost).toEqual([]);
  expect(typedOn.length).toBeGreaterThan(15);
});

const isKeptNowhere = (path: string, name: string) =>
  KEPT_NOWHERE.includes(name) || KEPT_NOWHERE.includes(`${path} ${name}`);

const FIELDS = 'main form :is(input:not([type=hidden], [type=file], [type=range], [type=password]), select, textarea)';

/** Returns the contents of the visible fields, by name. */
const valuesOf = (page: Page): Promise<Record<string, string>> =>
  page.locator(FIELDS).evaluateAll((fields: (HTMLInputElement | HTMLSelectElement)[]) => {
    const said = fields.map((field) => {
      const isTick = field instanceof HTMLInputElement && /radio|checkbox/.test(field.type);
      return [isTick ? `${field.name} ${field.value}` : field.name, isTick ? String(field.checked) : field.value];
    });
    return Object.fromEntries(said.filter(([name]) => name !== ''));
  });

async function typeInEachField(page: Page): Promise<Record<string, string>> {
  for (const field of await page.locator(FIELDS).all()) if (await field.isVisible()) await typeIn(field);
  return valuesOf(page);
}

/** Types or chooses something that no field holds by itself. */
async function typeIn(field: Locator): Promise<void> {
  const { kind, options } = await field.evaluate((element: HTMLInputElement | HTMLSelectElement) => ({
    kind: element.type,
    options: element instanceof HTMLSelectElement ? element.options.length : 0,
  }));
  if (options > 0) await field.selectOption({ index: options - 1 });
  else if (/radio|checkbox/.test(kind)) await field.check({ force: true });
  else if (kind === 'date') await field.fill('2026-11-02');
  else await field.fill('12345');
}
