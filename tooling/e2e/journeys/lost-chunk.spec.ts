import { expect, type Page, test } from '@playwright/test';
import { currentStack } from '../world/stack.ts';

/** Fails every script whose name begins like this, as a release that replaced it does. */
const lose = (page: Page, name: string) =>
  page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), (route) => route.fulfill({ status: 500, body: '' }));

/** Returns the documents that a page loads from now on, by path. */
function documentsOf(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

test('a link whose page lost its script leads there as a document, once, and the page works', async ({ page }) => {
  await lose(page, 'recover');
  await page.goto(`${currentStack().addresses.borrower}/ingresar`);
  await page.waitForFunction(() => '__remixRouter' in window);
  const documents = documentsOf(page);
  await page.getByRole('link', { name: 'Recupérala' }).click();
  await page.waitForURL('**/recover#retry');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual(['/recover']);
});

for (const [site, name] of [
  ['borrower', 'ingresar'],
  ['back-office', 'sign-in'],
] as const)
  test(`the first page of the ${site} site that lost a script is loaded again once, and shows its form`, async ({
    page,
  }) => {
    await lose(page, name);
    const documents = documentsOf(page);
    await page.goto(`${currentStack().addresses[site]}/ingresar`);
    await page.waitForURL('**/ingresar#retry');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(documents).toEqual(['/ingresar', '/ingresar']);
  });

test('the landing page that lost its first script is loaded again once', async ({ page }) => {
  await lose(page, 'entry.client');
  const documents = documentsOf(page);
  await page.goto(currentStack().addresses.borrower);
  await page.waitForURL('**/#retry');
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('¿Cuánto necesitas?')).toBeVisible();
  expect(documents).toEqual(['/', '/']);
});
