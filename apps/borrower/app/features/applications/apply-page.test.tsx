import { centavos } from '@lender/money';
import { fail, ok } from '@lender/result';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { NO_PROMOTION } from '../../calculator/promotion.ts';
import { sampleSetting, sampleState } from '../../calculator/state/calculator-setting.sample.ts';
import { sampleOffer } from '../../price/offer.sample.ts';
import { offerView } from '../../price/offer-view.ts';
import { ApplyPage, type ApplyPageProps } from './apply-page.tsx';
import { invitationOf, movedTermOf } from './read-apply.server.ts';

const setting = sampleSetting({ kind: 'repeated', availableCentavos: centavos(450_000) });
const calculator = {
  setting,
  initial: sampleState(setting),
  offer: fail('unavailable'),
  promotion: NO_PROMOTION,
  opened: [],
} as const;
const about = { name: 'Ana', invitedUpTo: null, problem: null };
const page = (differences: Partial<Extract<ApplyPageProps, { kind: 'calculator' }>> = {}) =>
  renderPage(
    <ApplyPage
      {...about}
      kind="calculator"
      task="apply"
      calculator={calculator}
      isChosen={false}
      movedTerm={null}
      limit={null}
      formKey="0-0-0-0-0"
      {...differences}
    />,
  );
const show = (invitedUpTo: string | null) => page({ invitedUpTo });

test('an invited client reads up to how much they may borrow, is thanked, and finds the calculator with exactly those limits', () => {
  const html = show('$4500.00');
  expect(html).toContain('Ya puedes pedir hasta $4500.00');
  expect(html).toContain('Gracias por pagar tu préstamo.');
  expect(html).toMatch(/max="4500"|max="450000"/);
  expect(html).toContain('Solicitar ahora');
});

test('a client who is not invited reads no invitation', () => {
  expect(show(null)).not.toContain('Ya puedes pedir');
  expect(show(null)).toContain('Elige tu préstamo');
});

test('an invitation is for a client who is at its step and may borrow something', () => {
  const may = { availableLoanAmount: centavos(450_000) };
  expect(invitationOf(may, { step: 'pre_approval_page' })).toBe('$4500.00');
  expect(invitationOf(may, { step: 'no_loan_page' })).toBeNull();
  expect(invitationOf({ availableLoanAmount: centavos(0) }, { step: 'pre_approval_page' })).toBeNull();
});

test('a choice made before registering is folded behind a pencil, and sent all the same', () => {
  const html = page({ isChosen: true });
  expect(html).toMatch(/<input[^>]*readOnly=""[^>]*value="2000"/i);
  expect(html).not.toContain('type="range"');
  expect(html).toMatch(/value="amount"[^>]*name="open"[^>]*>.*Cambiar el monto/);
  const opened = page({ isChosen: true, calculator: { ...calculator, opened: ['amount'] } });
  expect(opened).toContain('type="range"');
  expect(opened).toContain('<input type="hidden" name="open" value="amount"/>');
});

test('a price for another term than the one seen before is pointed out', () => {
  expect(page({ movedTerm: { before: 30, now: 29 } })).toContain('el plazo era de 30 días y ahora es de 29.');
  const priced = { initial: sampleState(), offer: ok(offerView(sampleOffer())) };
  const chosen = { ...sampleState(), termDays: 31 };
  expect(movedTermOf(chosen, priced)).toEqual({ before: 31, now: 30 });
  expect(movedTermOf({ ...chosen, termDays: 30 }, priced)).toBeNull();
  expect(movedTermOf({ ...chosen, amountCentavos: centavos(100_000) }, priced)).toBeNull();
  expect(movedTermOf(undefined, priced)).toBeNull();
});

test('the page is shown without the lender’s rules, and tries again on request', () => {
  const html = renderPage(<ApplyPage {...about} kind="away" />);
  expect(html).toContain('No pudimos cargar la calculadora');
  expect(html).toMatch(/<form method="get">.*<button[^>]*type="submit"[^>]*>Intentar de nuevo/s);
});

test('a client who borrowed before may take over the limit of the latest review, and reads the result', () => {
  const offered = page({ limit: { limit: '$4500.00', change: null, mayUpdate: true } });
  expect(offered).toMatch(/<form action="\/calculator\/limit" method="post">.*Actualizar mi límite/s);
  const done = page({ limit: { limit: '$4500.00', change: 'limit', mayUpdate: false } });
  expect(done).toContain('Ahora puedes pedir hasta $4500.00.');
  expect(done).not.toContain('Actualizar mi límite');
});
