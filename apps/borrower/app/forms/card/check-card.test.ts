import { expect, test } from 'vitest';
import { checkCard } from './check-card.ts';

const typed = { cardNumber: '4111 1111 1111 1111', cardHolder: ' Íñigo Peña ', cardExpiry: '3/28', cardCode: '123' };

test('a card is read in the form that its provider accepts', () => {
  const card = { number: '4111111111111111', holder: 'Íñigo Peña', expiry: { month: '03', year: '28' }, code: '123' };
  expect(checkCard(typed)).toEqual({ ok: true, card });
});

test('an empty field is distinguished from a wrong one', () => {
  expect(checkCard({ cardNumber: '', cardHolder: ' ', cardExpiry: '', cardCode: '' })).toEqual({
    ok: false,
    faults: { cardNumber: 'required', cardHolder: 'required', cardExpiry: 'required', cardCode: 'required' },
  });
  expect(checkCard({ cardNumber: '4111', cardHolder: '4111', cardExpiry: '13/28', cardCode: '12' })).toEqual({
    ok: false,
    faults: { cardNumber: 'invalid', cardHolder: 'invalid', cardExpiry: 'invalid', cardCode: 'invalid' },
  });
});

test('one wrong field does not mark the others as wrong', () => {
  expect(checkCard({ ...typed, cardCode: '1234' })).toEqual({ ok: false, faults: { cardCode: 'invalid' } });
});
