import { expect, test } from 'vitest';
import { createSimulatedWorld, merchantUrl } from '../../test/simulated-world.ts';
import { settlePayouts } from '../openpay/payouts/settle-payouts.ts';

test('the page lists payouts newest first with their state, and of the account only the last four digits', async () => {
  const { app, asMerchant, services, travel } = createSimulatedWorld();
  for (const clabe of ['032180000118359719', '012180000000000015']) {
    const bank_account = { clabe, holder_name: 'Ana <Peña>' };
    const payload = { method: 'bank_account', amount: 2000.5, description: 'Préstamo', bank_account };
    await asMerchant({ method: 'POST', url: `${merchantUrl}/payouts`, payload });
  }
  const before = await app.inject('/spei');
  expect(before.body.match(/En camino/g)).toHaveLength(2);
  travel(1000);
  await settlePayouts(services);
  const { body } = await app.inject('/spei');
  expect(body).toMatch(/Devuelta.*Cuenta inexistente[\s\S]*Liquidada/);
  expect(body).toContain('•••• 9719');
  expect(body).toContain('$2000.50');
  expect(body).toContain('Ana &lt;Peña&gt;');
  expect(body).toMatch(/OPENPAYTR[A-Z0-9]{18}/);
  expect(body).not.toContain('0321800');
});

test('the page says so when there is no payout', async () => {
  const { app } = createSimulatedWorld();
  expect((await app.inject('/spei')).body).toContain('Todavía no sale ninguna transferencia');
});
