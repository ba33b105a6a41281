import { randomUUID } from 'node:crypto';
import { plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { lineTo } from '../../../test/providers/line-of-test.ts';
import { providerWorld } from '../../../test/providers/provider-world.ts';
import { listening } from '../../../test/server/listening.ts';
import { createOpenPay } from '../openpay/http.ts';
import { createCep } from './http.ts';

const world = await providerWorld();
const openPay = createOpenPay(
  { url: `${world.url}/openpay`, merchantId: 'quincena', key: world.providerKey },
  lineTo('openpay'),
);
const cep = createCep({ url: `${world.url}/cep`, key: world.providerKey }, lineTo('cep'));

/** Makes a transfer; returns it as its payer would claim it. */
async function transfer({ isClosed = false } = {}) {
  const dueAt = new Date(world.now().getTime() + (isClosed ? -1 : 86_400_000));
  const order = { orderId: randomUUID(), amountCentavos: centavos(228_050), description: 'Pago', dueAt };
  const charge = await openPay.createSpeiCharge(order);
  if (!charge.ok) throw new Error('refused');
  const { clabe } = charge.value;
  const receipt = await world.submit('/transferencia/pay', { clabe, from: '032180000118359719', name: 'Ana Peña' });
  return {
    trackingKey: receipt.split('/').at(-1) ?? '',
    date: plainDate('2026-03-02'),
    senderBank: '032',
    receiverAccount: clabe,
    amountCentavos: centavos(228_050),
  };
}

test('a transfer that settled is proven, with the account that it came from', async () => {
  expect(await cep.verify(await transfer())).toEqual({
    status: 'settled',
    settledOn: '2026-03-02',
    sender: { account: '032180000118359719', name: 'Ana Peña' },
  });
});

test('a transfer to an account that was closed is returned', async () => {
  expect(await cep.verify(await transfer({ isClosed: true }))).toEqual({ status: 'returned' });
});

test.each([
  { trackingKey: 'MX00000000000000000000' },
  { date: plainDate('2026-03-01') },
  { amountCentavos: centavos(228_051) },
  { senderBank: '012' },
])('a transfer that was not made as claimed is not proven: %j', async (change) => {
  expect(await cep.verify({ ...(await transfer()), ...change })).toEqual({ status: 'not_found' });
});

test('a transfer that is on its way is not proven yet', async () => {
  const answer = { found: true, estado: 'En proceso', fecha_operacion: '2026-03-02' };
  const url = await listening((_, response) => response.end(JSON.stringify(answer)));
  const claimed = await transfer();
  expect(await createCep({ url, key: 'key' }, lineTo('cep')).verify(claimed)).toEqual({ status: 'not_found' });
});

/** The answer of https://www.tlaloc.sh/en/services/cep.html, whose XML is Banco de México's own, shortened. */
const DOCUMENTED = {
  found: true,
  beneficiario: 'JUAN PEREZ LOPEZ',
  ordenante: 'MARIA GARCIA HERNANDEZ',
  monto: '1500.00',
  fecha_operacion: '2025-01-15',
  clave_rastreo: 'MHETRE010115',
  referencia_numerica: '1234567',
  estado: 'Liquidado',
  institucion_emisora: 'BANAMEX',
  institucion_receptora: 'BBVA MEXICO',
  xml_content:
    '<?xml version="1.0"?><SPEI_Tercero FechaOperacion="2025-01-15"><Beneficiario Nombre="JUAN" Cuenta="012180015025252000"/>' +
    '<Ordenante BancoEmisor="BANAMEX" Nombre="MARIA" TipoCuenta="40" Cuenta="002180701234567897" RFC="ND"/></SPEI_Tercero>',
};
const answering = async (status: number, body: unknown) => {
  const url = await listening((_, response) => response.writeHead(status).end(JSON.stringify(body)));
  const line = lineTo('cep');
  return { line, ...createCep({ url, key: 'key' }, line) };
};

test('the answer that the service documents is read, and the account is the payer’s', async () => {
  const { verify } = await answering(200, DOCUMENTED);
  expect(await verify(await transfer())).toEqual({
    status: 'settled',
    settledOn: '2025-01-15',
    sender: { account: '002180701234567897', name: 'MARIA GARCIA HERNANDEZ' },
  });
});

test.each([
  [404, { error: 'Not found' }],
  [200, { error: 'CEP error', message: 'Banxico', details: 'HTTP 404 Not Found' }],
])('a transfer that Banco de México does not have is no provider trouble: %i %j', async (status, body) => {
  const { line, verify } = await answering(status, body);
  expect(await verify(await transfer())).toEqual({ status: 'not_found' });
  expect(line.health().counts).toMatchObject({ answered: 1, troubled: 0 });
});

test.each([
  [500, '{}'],
  [401, '{}'],
  [200, 'nothing'],
  [200, '{"found":true}'],
  [200, '{"error":"CEP error","details":"HTTP 503"}'],
])('the outcome is unknown when the service answers %i %s', async (status, body) => {
  const url = await listening((_, response) => response.writeHead(status).end(body));
  const claimed = await transfer();
  await expect(createCep({ url, key: 'key' }, lineTo('cep')).verify(claimed)).rejects.toThrow();
});
