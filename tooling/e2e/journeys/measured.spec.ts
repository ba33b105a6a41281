import { expect, type Page, test } from '@playwright/test';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { Site } from '../world/site.ts';
import { currentStack } from '../world/stack.ts';

const [seed = 1] = journeySeeds();

interface Dataset {
  readonly reference: string;
  readonly chunks: number;
  readonly isComplete: boolean;
}

/** Reads the data sets that the scoring host has. */
async function datasets(): Promise<readonly Dataset[]> {
  const answer = await fetch(`${currentStack().addresses.simulators}/scoring/datasets.json`);
  return ((await answer.json()) as { datasets: Dataset[] }).datasets;
}

const referenceIn = (site: Site) =>
  site.page
    .waitForResponse((response) => response.url().endsWith('/tracking/reference'))
    .then((answer) => answer.json());

/** Returns the content security policy of the current page. */
const policyOf = async (page: Page) => (await page.request.get(page.url())).headers()['content-security-policy'] ?? '';

test(`a client who allows it is measured until the application, and the host is notified when that is (seed ${seed})`, async ({
  page,
}) => {
  const site = new Site(page, drawerOf(seed + 6_000_000)('accepted'));
  await site.chooseOnHome();
  await site.createAccount();
  const before = await datasets();
  await expect(page.getByRole('heading', { name: '¿Nos dejas medir cómo llenas tu solicitud?' })).toBeVisible();
  const started = referenceIn(site);
  await page.getByRole('button', { name: 'Sí, lo permito' }).click();
  const { referenceNumber } = await started;
  await site.giveDetails();
  const { simulators } = currentStack().addresses;
  expect(await policyOf(page)).toContain(simulators);
  await page.getByLabel('¿Cuánto necesitas?').press('Tab');
  await expect(page.locator('input[name=captchaToken]')).toHaveValue(/^sim:application:/);
  await expect(page.locator('input[name=ioBB]')).toHaveValue(/.+/);
  await site.applyForIt();
  await expect
    .poll(async () => (await datasets()).find(({ reference }) => reference === referenceNumber))
    .toMatchObject({ isComplete: true });
  expect(await datasets()).toHaveLength(before.length + 1);
  // A page of documents is opened for no provider, and no script of the page before is left in it.
  await page.goto(`${currentStack().addresses.borrower}/profile`);
  expect(await policyOf(page)).not.toContain(simulators);
  expect(await page.evaluate(() => 'grecaptcha' in window)).toBe(false);
});

test('a client who does not allow it is asked once, and nothing is loaded', async ({ page }) => {
  const site = new Site(page, drawerOf(seed + 7_000_000)('accepted'));
  const asked: string[] = [];
  const { simulators } = currentStack().addresses;
  page.on('request', (request) => {
    if (request.url().startsWith(simulators) || /tracking\/reference|start-(tools|collector)/.test(request.url()))
      asked.push(request.url());
  });
  await site.chooseOnHome();
  await site.createAccount();
  const answered = page.waitForEvent('load');
  await page.getByRole('button', { name: 'No, gracias' }).click();
  await answered;
  await expect(page.getByRole('button', { name: 'No, gracias' })).toBeHidden();
  await site.giveDetails();
  await site.applyForIt();
  await site.giveEmployment();
  expect(asked).toEqual([]);
  await page.goto(`${currentStack().addresses.borrower}/profile/consents`);
  await expect(page.getByRole('region', { name: 'Medir cómo llenas tu solicitud' })).toContainText(
    'No lo permites desde',
  );
});
