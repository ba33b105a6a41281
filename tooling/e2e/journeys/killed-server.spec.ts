import { expect, test } from '@playwright/test';
import { ApiVisitor } from '../world/api.ts';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { killApi, untilReady } from '../world/kill-api.ts';
import { Site } from '../world/site.ts';
import { currentStack } from '../world/stack.ts';
import { staffApi } from '../world/staff-api.ts';

const [seed = 1] = journeySeeds();

test(`the API is killed three times on the way, and nothing is lost or doubled (seed ${seed})`, async ({ page }) => {
  console.log(`seed ${seed}`);
  const site = new Site(page, drawerOf(seed + 1_000_000)('accepted'));
  const flow = `${currentStack().addresses.borrower}/flow`;
  /** Does what a person does when a page does not come: opens the site again. */
  const openAgainUntil = (address: RegExp) =>
    expect(async () => {
      await page.goto(flow);
      expect(page.url()).toMatch(address);
    }).toPass({ timeout: 60_000 });

  await test.step('the API is killed while the registration is half done', async () => {
    await site.chooseOnHome();
    await site.createAccount();
    await site.giveDetails();
    await killApi();
    await untilReady();
    await openAgainUntil(/application\/apply/);
    await site.applyForIt();
    await site.giveEmployment();
    await site.giveAddress();
    await site.giveReference();
    await site.giveAccount();
    await site.givePhotos();
    await page.waitForURL('**/registration/summary', { timeout: 30_000 });
  });

  await test.step('the API is killed while the agreement is being signed', async () => {
    await page.getByRole('checkbox', { name: /Leí el contrato/ }).check();
    await page.getByRole('button', { name: 'Enviar código' }).click();
    await page.getByLabel('Código', { exact: true }).fill(await site.phone.nextCode());
    await Promise.all([page.getByRole('button', { name: 'Firmar mi préstamo' }).click(), killApi(15)]);
    await untilReady();
    await page.goto(flow);
    // The signature was stored either whole or not at all; if not, the form is sent again.
    if (page.url().includes('/registration/summary')) {
      await page.getByRole('checkbox', { name: /Leí el contrato/ }).check();
      await page.getByRole('button', { name: 'Enviar código' }).click();
      await page.getByLabel('Código', { exact: true }).fill(site.phone.lastCode);
      await page.getByRole('button', { name: 'Firmar mi préstamo' }).click();
      await page.waitForURL(/application\/accepted|profile\/my-loan/);
    }
    await openAgainUntil(/profile\/my-loan/);
  });

  const api = new ApiVisitor();
  await api.signInAs('client', site.who.phone, site.who.password);
  const loan = await api.get('/web/private/client/loan/active');

  await test.step('the API is killed right after the store took the money', async () => {
    await page.getByRole('link', { name: /^Pagar hoy/ }).click();
    await page.getByRole('heading', { name: 'Pagar en tienda (Paynet)' }).waitFor();
    const reference =
      /\d{4} \d{4} \d{4} \d{4}/.exec((await page.locator('main').textContent()) ?? '')?.[0].replaceAll(' ', '') ?? '';
    const paid = await fetch(`${currentStack().addresses.simulators}/tienda/pay`, {
      method: 'POST',
      body: new URLSearchParams({ reference }),
      redirect: 'manual',
    });
    expect(paid.status).toBe(303);
    await killApi();
    await untilReady();
    await expect(async () => {
      await page.goto(`${currentStack().addresses.borrower}/profile/my-loan`);
      await expect(page.getByText('Tu préstamo está pagado')).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 90_000 });
  });

  await test.step('the borrower has one loan, one payout and one payment', async () => {
    const { entries } = (await (await staffApi()).get(`/web/private/back-office/loan/${loan.id}/ledger`)) as {
      entries: { kind: string; postings: { amount: { amount: number } }[] }[];
    };
    // Paid on the day it was lent, the loan has cost nothing.
    expect(entries.map(({ kind }) => kind).sort()).toEqual(['disbursement', 'payment']);
    for (const { postings } of entries)
      expect(postings.reduce((sum, { amount }) => sum + Math.round(amount.amount * 100), 0)).toBe(0);
    const transfers = await (await fetch(`${currentStack().addresses.simulators}/spei`)).text();
    expect(transfers.split(site.who.clabe.slice(-4)).length - 1).toBe(1);
  });
});
