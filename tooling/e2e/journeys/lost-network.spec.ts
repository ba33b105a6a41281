import { expect, type Page, test } from '@playwright/test';
import { ApiVisitor } from '../world/api.ts';
import { breakableNetwork, loseNextAnswer } from '../world/cut-off.ts';
import { CutOffSite } from '../world/cut-off-site.ts';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { longPhotoFile, photoFile } from '../world/photo.ts';
import type { Site } from '../world/site.ts';
import { staffApi } from '../world/staff-api.ts';

const [seed = 1] = journeySeeds();

/** Slow 3G, as browsers' own tools throttle it. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

test(`the network is lost at each step up to the loan, and everything is reported and done once (seed ${seed})`, async ({
  page,
  context,
}) => {
  console.log(`seed ${seed}`);
  const network = await breakableNetwork(page);
  const site = new CutOffSite(page, drawerOf(seed + 23_000_000)('accepted'), network);
  const browser = await context.newCDPSession(page);
  await browser.send('Network.enable');

  await test.step('the landing page works on slow 3G', async () => {
    await browser.send('Network.emulateNetworkConditions', SLOW_3G);
    await site.chooseOnHome();
    await browser.send('Network.emulateNetworkConditions', FAST);
  });

  await test.step('the account is created, and its owner’s details are given', async () => {
    await site.createAccount();
    await site.giveDetails();
    await site.applyForIt();
    await expectSecondTabInformed(page);
    await site.giveEmployment();
    await site.giveAddress();
    await site.giveReference();
    await site.giveAccount();
  });

  const photo = (title: string) => {
    const task = page.getByRole('region', { name: title });
    return { task, give: (file = photoFile()) => task.locator('input[type=file]').last().setInputFiles(file) };
  };

  await test.step('a photo whose upload is cut in the middle is uploaded whole once there is a network', async () => {
    const { task, give } = photo('Frente de tu INE');
    await browser.send('Network.emulateNetworkConditions', { ...FAST, uploadThroughput: 40_000 });
    await give(longPhotoFile());
    await expect(task.getByText(/Subiendo… [1-8]\d? %/)).toBeVisible();
    await context.setOffline(true);
    await expect(task.getByText('Se cortó la conexión.')).toBeVisible();
    await context.setOffline(false);
    await browser.send('Network.emulateNetworkConditions', FAST);
    await expectStored(page, 'Frente de tu INE');
  });

  await test.step('a photo that is chosen without a network is uploaded once there is one', async () => {
    const { task, give } = photo('Reverso de tu INE');
    await context.setOffline(true);
    await give();
    await expect(task.getByText('Se cortó la conexión.')).toBeVisible();
    await context.setOffline(false);
    await expectStored(page, 'Reverso de tu INE');
  });

  await test.step('a photo that arrived without its answer being received is stored once', async () => {
    const { lost } = await loseNextAnswer(page, '*/uploads/send');
    await photo('Selfie').give();
    await lost;
    await expectStored(page, 'Selfie');
  });

  await test.step('the page waits for the decision', async () => {
    await site.finishPhotos();
    await page.waitForURL(/application\/loading|registration\/summary/);
    await context.setOffline(true);
    await expect(page.getByText('No tienes internet.')).toBeVisible();
    await context.setOffline(false);
    await page.waitForURL('**/registration/summary', { timeout: 30_000 });
    await expectBackLeadsHere(page, 'Revisa y firma tu préstamo');
  });

  await test.step('the borrower signs the agreement', async () => {
    await expectSecondTabInformed(page);
    await site.sign();
    await page.waitForURL('**/profile/my-loan', { timeout: 30_000 });
    await expect(page.getByRole('link', { name: /^Pagar hoy/ })).toBeVisible();
    await expectBackLeadsHere(page, 'Mi préstamo');
  });

  await test.step('the payment reference is created once', async () => {
    const { lost } = await loseNextAnswer(page, '*/profile/my-loan/pay?*_data=*');
    await page.getByRole('link', { name: /^Pagar hoy/ }).click();
    await lost;
    const reference = await referenceOn(page);
    await page.reload();
    expect(await referenceOn(page)).toBe(reference);
    await page.goBack();
    await page.getByRole('link', { name: /^Pagar hoy/ }).click();
    expect(await referenceOn(page)).toBe(reference);
  });

  await test.step('the borrower has one application, one signature, one loan and one payout', () =>
    expectDoneOnce(site));
});

/** Expects the same page in another tab to say so. */
async function expectSecondTabInformed(page: Page): Promise<void> {
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByText('abierta en otra pestaña')).toBeVisible();
  await second.close();
}

/** Expects the whole photo to be stored, as its owner sees it. */
async function expectStored(page: Page, title: string): Promise<void> {
  const task = page.getByRole('region', { name: title });
  await expect(task.getByText('Subida', { exact: true })).toBeVisible();
  await expect
    .poll(() => task.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/** Expects a finished step to redirect by itself. */
async function expectBackLeadsHere(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { name: title });
  await expect(heading).toBeVisible();
  const address = page.url();
  // A page that redirects at once aborts the navigation to itself.
  await page.goBack().catch(() => undefined);
  await page.waitForURL(address);
  await expect(heading).toBeVisible();
}

async function referenceOn(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Pagar en tienda (Paynet)' })).toBeVisible();
  return /\d{4} \d{4} \d{4} \d{4}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'none';
}

/** Expects the API to hold each action only once. */
async function expectDoneOnce({ who }: Site): Promise<void> {
  const client = new ApiVisitor();
  await client.signInAs('client', who.phone, who.password);
  const loans = (await client.get('/web/private/client/loan')) as unknown as { readonly id: string }[];
  expect(loans.length).toBe(1);
  const application = await client.get('/web/private/client/application/actual');
  const staff = await staffApi();
  const backOffice = '/web/private/back-office';
  const history = (await staff.get(`${backOffice}/application/${application.id}/timeline`)) as unknown as {
    readonly event: { readonly name: string };
  }[];
  const times = (name: string) => history.filter(({ event }) => event.name === name).length;
  const once = ['client.registered', 'application.created', 'document.finished', 'agreement.signed'];
  expect(Object.fromEntries(once.map((name) => [name, times(name)]))).toEqual(
    Object.fromEntries(once.map((name) => [name, 1])),
  );
  expect(times('document.uploaded')).toBe(3);
  const payouts = (await staff.get(`${backOffice}/payout?perPage=100`)) as unknown as {
    readonly applicationId: string | null;
  }[];
  expect(payouts.filter(({ applicationId }) => applicationId === application.id).length).toBe(1);
}
