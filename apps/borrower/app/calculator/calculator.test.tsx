import { fail, ok } from '@lender/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleOffer } from '../price/offer.sample.ts';
import { offerView } from '../price/offer-view.ts';
import { Calculator, type CalculatorProps } from './calculator.tsx';
import { sampleSetting, sampleState } from './calculator-setting.sample.ts';

const props: CalculatorProps = {
  setting: sampleSetting(),
  initial: sampleState(),
  offer: ok(offerView(sampleOffer())),
  refreshAt: '/',
  submitAt: '/calculator/choose',
};
const htmlOf = (differences: Partial<CalculatorProps> = {}) =>
  renderToStaticMarkup(<Calculator {...props} {...differences} />);

test('before it hydrates it is a form that the server computes anew, with the whole price', () => {
  const html = htmlOf();
  expect(html).toMatch(/<form [^>]*action="\/" method="get"/);
  for (const name of ['tab', 'amount', 'slider', 'initial', 'cycle', 'dates']) expect(html).toContain(`name="${name}"`);
  expect(html).toContain('Actualizar');
  expect(html).toContain('$3696.00');
  expect(html).toContain('819.1\u00a0%');
});

test('the button leads a new client to apply and a known one to sign in', () => {
  expect(htmlOf()).toMatch(/formAction="\/calculator\/choose"[^>]*>Solicitar ahora/);
  expect(htmlOf({ initial: { ...sampleState(), tab: 1 } })).toMatch(
    /formAction="\/calculator\/choose"[^>]*>Iniciar sesión/,
  );
});

test('a discount is promised only where there is one', () => {
  expect(htmlOf()).toContain('-50%');
  expect(htmlOf({ setting: { ...sampleSetting(), firstLoanDiscountPercent: 0 } })).not.toContain('-0%');
  expect(htmlOf({ initial: { ...sampleState(), tab: 1 } })).not.toContain('-50%');
});

test('a price that could not be computed can be asked for again', () => {
  const html = htmlOf({ offer: fail('unavailable') });
  expect(html).toContain('No pudimos calcular el costo.');
  expect(html).toMatch(/type="submit"[^>]*>Intentar de nuevo/);
});

test('a client chooses within their own limit and is not asked who they are', () => {
  const setting = sampleSetting({ kind: 'repeated', availableCentavos: sampleSetting().amounts.first.maxCentavos });
  const html = htmlOf({ setting, initial: sampleState(setting), formKey: 'key-of-this-page' });
  expect(html).not.toContain('Cliente nuevo');
  expect(html).toContain('value="key-of-this-page"');
});
