import { plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import { fail, ok } from '@lender/result';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sampleOffer } from '../price/offer.sample.ts';
import { offerView } from '../price/offer-view.ts';
import { Calculator, type CalculatorProps } from './calculator.tsx';
import { NO_PROMOTION } from './promotion.ts';
import { sampleSetting, sampleState } from './state/calculator-setting.sample.ts';

const pesos = (amount: number) => centavos(amount * 100);
const props: CalculatorProps = {
  setting: sampleSetting(),
  initial: sampleState(),
  offer: ok(offerView(sampleOffer())),
  promotion: NO_PROMOTION,
  opened: [],
  refreshAt: '/',
  submitAt: '/calculator/choose',
};
const htmlOf = (differences: Partial<CalculatorProps> = {}) =>
  renderToStaticMarkup(<Calculator {...props} {...differences} />);

test('a calculator that is not hydrated is a form that the server recalculates, with the whole price', () => {
  const html = htmlOf();
  expect(html).toMatch(/<form [^>]*action="\/" method="get"/);
  for (const name of ['tab', 'amount', 'slider', 'initial', 'cycle', 'dates']) expect(html).toContain(`name="${name}"`);
  expect(html).toContain('Actualizar');
  expect(html).toContain('$3696.00');
  expect(html).toContain('819.1\u00a0%');
});

test('the receipt shows the cost of being late, where there is one', () => {
  const late = [{ days: 7, amount: pesos(104.4) }];
  expect(htmlOf({ offer: ok(offerView({ ...sampleOffer(), late })) })).toContain('$104.40 a los 7 días (con IVA).');
  expect(htmlOf()).not.toContain('atrasas');
});

test('a screen reader has one region for the price, with what is received, what is paid and when in one sentence', () => {
  const html = htmlOf();
  expect(html.match(/Recibes \$/g)).toHaveLength(1);
  expect(html).toMatch(/role="status"><span[^>]*>Recibes \$3000\.00, pagas \$3696\.00 el lunes 21\.12\.2026\.</);
});

test('the button leads a new client to apply, and a known one to sign in', () => {
  expect(htmlOf()).toMatch(/formAction="\/calculator\/choose"[^>]*>Solicitar ahora/);
  expect(htmlOf({ initial: { ...sampleState(), tab: 1 } })).toMatch(
    /formAction="\/calculator\/choose"[^>]*>Iniciar sesión/,
  );
});

const discounted = (interest: number, serviceFee: number) =>
  ok(offerView({ ...sampleOffer(), discount: { interest, serviceFee } }));

test('a discount on the shown price is shown, and nothing where there is none', () => {
  const both = htmlOf({ offer: discounted(0.5, 0.5) });
  expect(both).toContain('-50%');
  expect(both).toContain('en intereses y comisión');
  expect(htmlOf({ offer: discounted(0.2, 0) })).toMatch(/-20%.*en intereses</s);
  expect(htmlOf({ offer: discounted(0, 0.3) })).toMatch(/-30%.*en comisión</s);
  expect(htmlOf()).not.toContain('-0%');
});

describe('a promotion', () => {
  const promotion = { code: 'BUENFIN', interest: 29, fee: 30, problem: null };

  test('a promotion is named on the receipt that it makes cheaper', () => {
    expect(htmlOf({ promotion, offer: discounted(0.29, 0.3) })).toContain('Promoción BUENFIN');
  });

  test('a promotion says so where another discount is better', () => {
    expect(htmlOf({ promotion, offer: discounted(0.5, 0.5) })).toContain('BUENFIN no se suma');
  });

  test('an invalid promotion keeps what was typed, and says why', () => {
    const html = htmlOf({ promotion: { ...NO_PROMOTION, code: 'VIEJO', problem: 'promo_code_invalid' } });
    expect(html).toMatch(/<details[^>]* open/);
    expect(html).toMatch(/name="promo"[^>]*value="VIEJO"|value="VIEJO"[^>]*name="promo"/);
    expect(html).toContain('Ese código no existe o ya terminó.');
  });

  test('the promotion of a visitor is looked up by the form, and that of a client is sent', () => {
    expect(htmlOf()).not.toContain('/calculator/promotion');
    const setting = sampleSetting({ kind: 'repeated', availableCentavos: pesos(3000) });
    expect(htmlOf({ setting })).toMatch(/formAction="\/calculator\/promotion\?page=%2F"[^>]*>Aplicar/);
  });
});

describe('how the client is paid', () => {
  const setting = { ...sampleSetting({ kind: 'repeated', availableCentavos: pesos(3000) }) };
  const known = { nextPayDate: plainDate('2026-12-05'), savedSalaryCycle: 'semi_monthly' };

  test('the pay date is asked for only once the pay cycle is chosen', () => {
    const initial = { ...sampleState(), payCycle: null, payDates: '' };
    const html = htmlOf({ initial, offer: fail('incomplete') });
    expect(html).toContain('¿Cada cuándo cobras?');
    expect(html).not.toContain('¿Qué día cobras?');
    expect(html).toContain('aquí verás tu costo');
    expect(htmlOf()).toContain('¿Qué día cobras?');
  });

  test('an empty pay cycle or pay date is marked only once the form was sent', () => {
    const empty = { ...sampleState(), payCycle: null, payDates: '' };
    expect(htmlOf({ initial: empty })).not.toContain('aria-invalid');
    const cycle = htmlOf({ initial: { ...empty, isChecked: true } });
    expect(cycle).toMatch(/data-invalid=""><label for="calculator-cycle"/);
    const date = htmlOf({ initial: { ...sampleState(), payDates: '', isChecked: true } });
    expect(date).toMatch(/data-invalid=""><label for="calculator-dates"/);
    expect(date).toContain('Elige qué día cobras.');
    expect(htmlOf({ initial: { ...sampleState(), isChecked: true } })).not.toContain('aria-invalid');
  });

  test('a known way of being paid is folded into one line, and opens by a pencil', () => {
    const folded = htmlOf({ setting: { ...setting, known }, autoHideSalary: true });
    expect(folded).not.toContain('¿Cada cuándo cobras?');
    expect(folded).toContain('Cobras cada quincena: Días 5 y 20');
    expect(folded).toMatch(/value="salary"[^>]*name="open"[^>]*>.*Cambiar mi día de pago/);
    expect(folded).toContain('<input type="hidden" name="dates" value="2026-12-05,2026-12-20"/>');
    const open = { setting: { ...setting, known }, autoHideSalary: true, opened: ['salary'] as const };
    expect(htmlOf(open)).toContain('¿Cada cuándo cobras?');
  });

  test('a way of being paid that is not known is asked for', () => {
    expect(htmlOf({ setting, autoHideSalary: true })).toContain('¿Cada cuándo cobras?');
  });
});

test('a calculator of first loans does not ask whether the visitor is a client, and stays one of first loans', () => {
  const html = htmlOf({ setting: { ...sampleSetting(), isFirstLoanOnly: true } });
  expect(html).not.toContain('Ya soy cliente');
  expect(html).toContain('<input type="hidden" name="limit" value="first"/>');
  expect(html).toMatch(/type="range"[^>]*max="3000"|max="3000"[^>]*type="range"/);
});

test('each term of the price that is not everyday language is explained', () => {
  const html = htmlOf();
  for (const about of ['¿Qué son los intereses?', '¿Qué cubre la comisión?', '¿Qué es el CAT?'])
    expect(html).toContain(`aria-label="${about}"`);
});

test('a price that could not be computed can be requested again', () => {
  const html = htmlOf({ offer: fail('unavailable') });
  expect(html).toContain('No pudimos calcular el costo.');
  expect(html).toMatch(/type="submit"[^>]*>Intentar de nuevo/);
});

test('a client chooses within their own limit, and is not asked who they are', () => {
  const setting = sampleSetting({ kind: 'repeated', availableCentavos: sampleSetting().amounts.first.maxCentavos });
  const html = htmlOf({ setting, initial: sampleState(setting), formKey: 'key-of-this-page' });
  expect(html).not.toContain('Cliente nuevo');
  expect(html).toContain('value="key-of-this-page"');
});

test('a loan that is already under way is shown with its cost, and its calculator cannot be changed', () => {
  const html = htmlOf({ isDisabled: true, setting: sampleSetting({ kind: 'first', availableCentavos: pesos(3000) }) });
  expect(html).toContain('$3696.00');
  expect(html).not.toContain('Solicitar ahora');
  expect(html).not.toContain('Actualizar');
  expect(html.match(/<(select|input)[^>]* disabled/g)).toHaveLength(3);
});

test('a client with fixed pay days is not asked for them, and still sends them', () => {
  const html = htmlOf({ hideSalary: true, submitLabel: 'Seguir con este monto' });
  expect(html).not.toContain('¿Cada cuándo cobras?');
  expect(html).toContain('<input type="hidden" name="dates" value="2026-12-05,2026-12-20"/>');
  expect(html).toMatch(/formAction="\/calculator\/choose"[^>]*>Seguir con este monto/);
});

test('an amount above a first loan shows why it is for known clients', () => {
  const html = htmlOf({ initial: { ...sampleState(), tab: 1, isRaised: true } });
  expect(html).toContain('Un primer préstamo llega hasta $3000.');
  expect(htmlOf()).not.toContain('Un primer préstamo');
});

test('an empty range of amounts can be neither typed into nor moved', () => {
  const none = sampleSetting({ kind: 'repeated', availableCentavos: pesos(0) });
  const html = htmlOf({ setting: none, initial: sampleState(none) });
  expect(html.match(/<input[^>]*type="range"[^>]*>/)?.[0]).toContain('disabled');
  expect(html).not.toContain('De $0');
});
