import type { HistoryEvent } from '@lender/contract';
import { MX_STL_POLICY_2 } from '@lender/lending';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { attributeLabel, ruleLabel } from '../../vocabulary/rule.copy.es.ts';
import { wordsOf } from './event.copy.es.ts';

test.each(MX_STL_POLICY_2.rules.map(({ id }) => id))('rule %s of the policy has a question in words', (id) => {
  expect(ruleLabel(id)).not.toBe(id);
});

test.each(MX_STL_POLICY_2.scorecard.attributes.map(({ variable }) => variable))(
  'the attribute %s has a name',
  (variable) => {
    expect(attributeLabel(variable)).not.toBe(variable);
  },
);

test('an unknown rule is shown as it came', () => {
  expect(ruleLabel('K9')).toBe('K9');
});

test.each<[HistoryEvent, string, string | undefined]>([
  [
    { name: 'application.status', facts: { from: 7, to: 14 } },
    'La solicitud cambió de estado',
    'En verificación → Revisión manual',
  ],
  [{ name: 'loan.status', facts: { from: 1, to: 4 } }, 'El préstamo cambió de estado', 'Borrador → Activo'],
  [
    { name: 'client.status', facts: { from: 1, to: 2, note: 'Reporte de fraude' } },
    'El cliente cambió de estado',
    'Activo → Bloqueado: Reporte de fraude',
  ],
  [{ name: 'document.uploaded', facts: { type: 'id_back' } }, 'Subió un documento', 'Identificación, reverso'],
  [{ name: 'client.bank_account', facts: { lastFour: '0073' } }, 'Guardó su CLABE', 'Termina en 0073'],
  [
    { name: 'client.consent', facts: { kind: 'tracking', granted: false } },
    'Cambió un consentimiento',
    'Retiró: análisis de uso',
  ],
  [{ name: 'client.reminders', facts: { wanted: false } }, 'Cambió sus recordatorios', 'No los quiere recibir'],
  [{ name: 'client.limit', facts: { limit: centavos(120_000) } }, 'Aceptó su nuevo límite', '$1,200.00'],
  [{ name: 'payment.booked', facts: { method: 'paynet' } }, 'Se registró un pago', 'En tienda, Paynet'],
  [{ name: 'payout.returned', facts: {} }, 'El banco devolvió el dinero', undefined],
  [{ name: 'client.details' }, 'Guardó sus datos personales', undefined],
])('the event %j reads “%s”', (event, title, detail) => {
  expect(wordsOf(event)).toEqual({ title, detail });
});
