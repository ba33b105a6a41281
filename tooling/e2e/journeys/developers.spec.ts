import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../world/accessible.ts';
import { addColleague } from '../world/colleague.ts';
import { currentStack } from '../world/stack.ts';
import { Staff } from '../world/staff.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

test('an administrator connects another system, tries it out, and sends again what it did not accept', async ({
  page,
}) => {
  const received: Received[] = [];
  let status = 500;
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    response.writeHead(status).end('<b>not now</b>');
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const { addresses, operator } = currentStack();
  const site = addresses['back-office'];
  const name = `Contabilidad ${port}`;

  await page.setViewportSize({ width: 1280, height: 800 });
  const { email } = await addColleague('admin', 'Irma Sistemas');
  await new Staff(page).signInAs({ email, password: operator.password });
  await page.goto(`${site}/desarrolladores`);
  await page.getByRole('link', { name: 'Agregar dirección' }).click();
  await page.getByLabel('Dirección', { exact: true }).fill('no es una dirección');
  await page.getByLabel('Sistema', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(page.getByLabel('Dirección', { exact: true })).toHaveAccessibleDescription(
    /Escribe una dirección pública/,
  );
  await expectAccessible(page);
  await page.getByLabel('Dirección', { exact: true }).fill(`http://127.0.0.1:${port}/hooks`);
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Copia el secreto ahora: no se vuelve a mostrar' })).toBeVisible();
  const secret = (await page.locator('code').first().textContent()) ?? '';
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ya lo guardé' }).click();

  await page.getByRole('button', { name: `Probar ${name}` }).click();
  await expect(page.getByText('Contestó 500').first()).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('<b>not now</b>').first()).toBeVisible();
  await expectAccessible(page);
  status = 204;
  await page.getByRole('button', { name: 'Enviar otra vez' }).click();
  await expect(page.getByText('Entregada')).toBeVisible({ timeout: 15_000 });
  const { headers, body } = received.at(-1) ?? { headers: {}, body: '' };
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);

  await page.getByRole('link', { name: 'Entregas' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Contestó 204');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Eventos' }).click();
  await expect(page.getByText('payment.applied').first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${site}/desarrolladores`);
  await page.getByRole('link', { name: `Quitar ${name}` }).click();
  await page.getByRole('button', { name: 'Quitar la dirección' }).click();
  await expect(page.getByText('La dirección se quitó.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  receiver.close();
  receiver.closeAllConnections();
});

test('a developer who connects a program reads the calls and tries one, and the page calls no other site', async ({
  page,
}) => {
  const { api } = currentStack().addresses;
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.goto(`${api}/docs#tag/catalogues/GET/web/public/bank`);
  await page.getByRole('button', { name: /Test Request.*get \/web\/public\/bank\)/ }).click({ timeout: 90_000 });
  const trial = page.getByRole('dialog');
  await trial.getByRole('button', { name: 'Send get request' }).click();
  await expect(trial.getByText('200 OK')).toBeVisible();
  await expect(trial.getByText('BBVA').first()).toBeVisible();
  expect([...asked]).toEqual([new URL(api).origin]);
});
