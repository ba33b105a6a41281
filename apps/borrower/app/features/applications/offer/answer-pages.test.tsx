import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import { sampleOffer } from '../../../price/offer.sample.ts';
import { offerView } from '../../../price/offer-view.ts';
import { amountsBetween } from './amounts-between.ts';
import { DecreasePage } from './decrease-page.tsx';
import { IncreasePage } from './increase-page.tsx';

const view = offerView(sampleOffer());
const page = {
  applicationId: '0197a3f0-0000-7000-8000-000000000003',
  asked: '$3000.00',
  offered: '$5000.00',
  askedView: { ...view, receive: '$3000.00', total: { amount: '$3330.03' } },
  reasons: [],
  view,
  offeredCentavos: 500_000,
  isChosen: false,
  amounts: [],
  isAsked: false,
};

describe('an offer beside what was asked for', () => {
  test('an offer is compared line by line with what was asked for, and a shared day is shown once', () => {
    const html = renderPage(<DecreasePage {...page} />);
    for (const line of ['Recibes', 'Intereses', 'Comisión', 'IVA', 'Total a pagar', 'CAT'])
      expect(html).toMatch(new RegExp(`<th scope="row"[^>]*>${line}`));
    expect(html).toContain('$3330.03');
    expect(html).toContain(`<strong>${view.total.amount}</strong>`);
    expect(html).toContain(`Se paga el ${view.dueDay}. La fecha es la misma.`);
    const shown = html.replace(/<div role="status">.*?<\/div>/, '');
    expect(shown.split(view.total.amount)).toHaveLength(2);
  });

  test('an offer is shown without the price of what was asked for where that has none any more', () => {
    const html = renderPage(<DecreasePage {...page} askedView={null} />);
    expect(html).toContain('$3000.00');
    expect(html).not.toContain('<table');
    expect(html).toContain(view.total.amount);
  });

  test('an offer lets an amount in between be priced, and accepts the amount that is shown', () => {
    const amounts = amountsBetween({ from: centavos(300_000), to: centavos(500_000), step: centavos(50_000) });
    const html = renderPage(<IncreasePage {...page} amounts={amounts} />);
    expect(html.match(/<option/g)).toHaveLength(5);
    expect(html).toContain('Ver lo que cuesta');
    expect(html).toMatch(/name="amount" value="500000"/);
  });
});

test.each([DecreasePage, IncreasePage])(
  'a screen reader reads the price of another amount in one sentence: %o',
  (Page) => {
    const regions = renderPage(<Page {...page} />).match(/role="status">.*?<\/div>/g);
    expect(regions).toHaveLength(1);
    expect(regions?.[0]).toContain(`Recibes ${view.receive}, pagas ${view.total.amount} el ${view.dueDay}.`);
  },
);

test('part of a smaller offer can be chosen, and is labelled as chosen', () => {
  const amounts = amountsBetween({ from: centavos(50_000), to: centavos(500_000), step: centavos(50_000) });
  const html = renderPage(<DecreasePage {...page} amounts={amounts} offered="$4500.00" isChosen />);
  expect(html.match(/<option/g)).toHaveLength(10);
  expect(html).toContain('Elegiste');
  expect(html).not.toContain('Te ofrecemos');
});

describe('the amounts in between', () => {
  test('the amounts in between begin with what was asked for and end with what is offered, in a list of readable length', () => {
    const amounts = amountsBetween({ from: centavos(100_000), to: centavos(5_000_050), step: centavos(10_000) });
    expect(amounts[0]?.label).toBe('$1000.00');
    expect(amounts.at(-1)?.label).toBe('$50000.50');
    expect(amounts.length).toBeLessThanOrEqual(26);
    expect(amounts.every(({ centavos: amount }, index) => index === amounts.length - 1 || amount % 10_000 === 0)).toBe(
      true,
    );
  });
});
