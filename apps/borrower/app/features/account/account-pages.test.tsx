import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { CompletePage } from './complete/complete-page.tsx';
import { ContactPage } from './contact-change/contact-page.tsx';
import { ContactsPage } from './contacts/contacts-page.tsx';
import { PasswordPage } from './password/password-page.tsx';
import { PayDaysPage } from './pay-days/pay-days-page.tsx';
import { PromoPage } from './promo-code/promo-page.tsx';
import { ReferralsPage } from './referrals/referrals-page.tsx';
import { UndoPage } from './undo/undo-page.tsx';

const rules = { minLength: 8, maxLength: 64, isAlphanumeric: false };
const still = { owner: 'h1', formKey: 'key-of-this-page', problem: undefined, isBusy: false };
const sent = { address: '5512345678', digits: 3, resendAt: '2026-11-22T16:01:00.000Z' };
const refused = <Field extends string>(fields: Partial<Record<Field, string>>, form?: string) => ({
  values: {},
  fields,
  facts: {},
  ...(form && { form }),
});

test('the new phone is asked for first, and its code has a link to another phone beside it', () => {
  const asked = renderPage(
    <ContactPage kind="phone" loaded={{ part: 'address', address: '' }} answer={undefined} {...still} />,
  );
  expect(asked).toContain('Celular nuevo');
  const html = renderPage(<ContactPage kind="phone" loaded={{ part: 'code', sent }} answer={undefined} {...still} />);
  expect(html).toContain('Enviamos un código al 55 1234 5678.');
  expect(html).toContain('Son 3 dígitos. Vence en 10 minutos.');
  expect(html).toMatch(/name="intent" value="resend_code"|value="resend_code"[^>]*name="intent"/);
  // Enter confirms: the first button of the form sends no other code.
  expect(html.indexOf('<button type="submit" hidden=""')).toBeLessThan(html.indexOf('resend_code'));
  expect(html).toContain('autoComplete="one-time-code"');
});

test('a phone that is locked while a loan is being signed says why', () => {
  const answer = { part: 'code', problem: refused({}, 'illegal_transition'), wasResent: false } as const;
  const html = renderPage(<ContactPage kind="phone" loaded={{ part: 'code', sent }} answer={answer} {...still} />);
  expect(html).toContain('el código para firmar tu préstamo llega a él');
});

test('a problem with an e-mail is shown where it is typed, even after its code was sent', () => {
  const answer = { part: 'address', problem: refused({ address: 'unchanged' }) } as const;
  const html = renderPage(<ContactPage kind="email" loaded={{ part: 'code', sent }} answer={answer} {...still} />);
  expect(html).toContain('Ese ya es tu correo. Escribe uno distinto.');
  expect(html).toContain('href="#address"');
});

test.each([
  [rules, 'De 8 a 64 caracteres.'],
  [{ minLength: 4, maxLength: 24, isAlphanumeric: true }, 'De 4 a 24 letras o números'],
])('a new password is hinted by the rules of the server', (saved, hint) => {
  expect(renderPage(<PasswordPage rules={saved} {...still} />)).toContain(hint);
  expect(renderPage(<CompletePage rules={saved} {...still} />)).toContain(hint);
});

test('passwords that differ are reported at the second one', () => {
  const html = renderPage(<PasswordPage rules={rules} {...still} problem={refused({ repeat: 'different' })} />);
  expect(html).toContain('No es igual a la de arriba.');
  expect(html).toContain('href="#repeat"');
});

test('contacts are listed with the last digits of their phones, and a full list says how many there may be', () => {
  const rosa = { id: '1', fullName: 'Rosa Luna', phoneLastFour: '4321', relationship: 'family' as const };
  const page = { alternatePhone: '5587654321', contacts: [rosa], done: null, ...still };
  const html = renderPage(<ContactsPage {...page} answer={undefined} />);
  expect(html).toContain('Rosa Luna · Familiar');
  expect(html).toContain('Celular que termina en 4321');
  expect(html).toContain('value="55 8765 4321"');
  const problem = { ...refused({}, 'limit_reached'), facts: { limit: 5 } };
  const full = renderPage(<ContactsPage {...page} answer={{ form: 'contact', problem }} />);
  expect(full).toContain('Ya tienes 5 contactos');
});

test('an open invitation has its link and can be withdrawn, and a used one has neither', () => {
  const luis = { id: '1', name: 'Luis', phoneLastFour: '4321', date: '22.11.2026', link: 'https://q.example/r?i=A' };
  const at = (status: 'invited' | 'registered') =>
    renderPage(<ReferralsPage referrals={[{ ...luis, status }]} done={null} {...still} />);
  expect(at('invited')).toContain(luis.link);
  expect(at('invited')).toContain('Retirar la invitación de Luis');
  expect(at('registered')).toContain('Ya abrió su cuenta');
  expect(at('registered')).not.toContain(luis.link);
});

test('a promotion that waits says what it takes off', () => {
  const promotion = { code: 'BUENFIN', interest: 30, fee: 0 };
  const html = renderPage(<PromoPage promotion={promotion} isSaved={false} {...still} />);
  expect(html).toContain('BUENFIN');
  expect(html).toContain('30 % menos');
  expect(html).not.toContain('Comisión');
});

test('the dates of another cycle can be requested without a script', () => {
  const dates = [{ value: '2026-11-27,2026-12-04', label: 'vie 27.11.2026' }];
  const html = renderPage(<PayDaysPage cycle="weekly" chosen="2026-11-27,2026-12-04" dates={dates} {...still} />);
  expect(html).toMatch(
    /<form[^>]*method="get"[^>]*action="\/profile\/pay-days"|action="\/profile\/pay-days"[^>]*method="get"/,
  );
  expect(html).toContain('Ver fechas');
  expect(html).toContain('name="cycle" value="weekly"');
});

test('a code that undoes no change says so', () => {
  const html = renderPage(<UndoPage {...still} problem={refused({}, 'code_wrong')} />);
  expect(html).toContain('Con esos datos no hay un cambio que deshacer.');
});
