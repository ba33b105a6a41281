import { expect, type Request, test } from '@playwright/test';
import { drawerOf, journeySeeds } from '../world/draw/draw.ts';
import { Site } from '../world/site.ts';
import { currentStack } from '../world/stack.ts';

const [seed = 1] = journeySeeds();

/** Card number that belongs to no person: a program that received it, received what was typed. */
const CANARY = '4539148803436467';
const CODE = '907';

const reportedBy = (request: Request): string =>
  [request.url(), request.postData() ?? '', JSON.stringify(request.headers())].join('\n').replace(/[\s-]/g, '');

test(`a card’s number goes to its provider alone, and the form to no other page (seed ${seed})`, async ({ page }) => {
  const site = new Site(page, drawerOf(seed + 10_000_000)('accepted'));
  const { borrower, simulators } = currentStack().addresses;
  await site.chooseOnHome();
  await site.createAccount();
  await site.giveDetails();
  await site.applyForIt();
  await site.giveEmployment();
  await site.giveAddress();
  await site.giveReference();

  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  const policyOf = async () => (await page.request.get(page.url())).headers()['content-security-policy'] ?? '';
  expect(await policyOf()).not.toContain(`connect-src 'self' ${simulators}`);
  await page.getByRole('link', { name: 'También puedes guardar tu tarjeta' }).click();
  await expect(page.getByRole('heading', { name: 'Guarda tu tarjeta de débito' })).toBeVisible();
  expect(await policyOf()).toContain(`connect-src 'self' ${simulators};`);

  const number = page.getByLabel('Número de tarjeta');
  await number.pressSequentially('4000000000000119');
  await expect(number).toHaveValue('4000 0000 0000 0119');
  await page.getByLabel('Nombre en la tarjeta').fill(`${site.who.firstName} ${site.who.lastName}`);
  await page.getByLabel('Vencimiento').pressSequentially('1290');
  await page.getByLabel('Código de seguridad').fill('12');
  await page.getByRole('button', { name: 'Guardar mi tarjeta' }).click();
  await expect(page.getByLabel('Código de seguridad')).toHaveAccessibleDescription(/Son 3 dígitos/);
  await page.getByLabel('Código de seguridad').fill(CODE);
  await page.getByRole('button', { name: 'Guardar mi tarjeta' }).click();
  await expect(page.getByRole('alert')).toContainText('Tu banco no aceptó esa tarjeta');

  await number.fill(CANARY);
  await page.getByRole('button', { name: 'Guardar mi tarjeta' }).click();
  await expect(page.getByText('Tu tarjeta quedó guardada.')).toBeVisible();
  expect(await policyOf()).not.toContain(`connect-src 'self' ${simulators}`);

  const sent = asked.filter(
    (request) => reportedBy(request).includes(CANARY) || reportedBy(request).includes(`"${CODE}"`),
  );
  expect(sent.map((request) => new URL(request.url()).origin)).toEqual([simulators, simulators]);
  const toUs = asked.filter((request) => request.url().startsWith(borrower) && request.method() === 'POST');
  expect(toUs.map(reportedBy).join()).toMatch(/tokenId=k[0-9a-z]{19}/);
});
