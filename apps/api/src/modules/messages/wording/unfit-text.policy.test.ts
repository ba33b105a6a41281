import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unfitText } from './unfit-text.policy.ts';

const OWN = ['prestamos.example', 'www.prestamos.example'];

test.each([
  'Tienes razón: te devolvemos el segundo cobro.',
  'Revisamos tu caso UNE-2026-QG2ET4QCWF el 24.11.2026 a las 10:30 a.m. y encontramos un pago doble de $1,234.56.',
  'Quincena Préstamos, S.A.P.I. de C.V., SOFOM, E.N.R., te devuelve $450.00. ¿Dudas? Llámanos al 55 0000 0001.',
  'Tu pago del 1.11.2026 (referencia 1234.5678.9) llegó el 3.11.2026; así lo quisimos decir: ya no debes nada.',
  'Lo sentimos. Me equivoqué. To ya está. Com respeto, el equipo.',
  'Encontramos que, por un error, se cobró dos veces; te decimos que: ya quedó «cancelado».',
  'Vives en EE.UU. y pagaste ahí. Eso es. Por eso cancelamos el cargo.',
  'Entra a https://prestamos.example/mi-prestamo o a www.prestamos.example.',
  'Escribe a hola@prestamos.example, o ven.',
  '12 % de descuento; 3 pagos - uno por quincena. ¡Gracias! ¿Todo bien?',
])('the text “%s” may be sent', (text) => {
  expect(unfitText(text, OWN)).toBeUndefined();
});

describe('a text with an unfilled part', () => {
  test.each([
    ['Hola, Ana: Encontramos que … Por eso … Si tienes dudas, llámanos.', 'que …'],
    ['Encontramos que... por eso lo cerramos.', 'que...'],
    ['Encontramos que . . . por eso lo cerramos.', 'que . . .'],
    ['Hola, {nombre}: ya quedó.', '{nombre}'],
    ['Hola, {{ nombre }}: ya quedó.', '{'],
    ['Hola, [nombre]: ya quedó.', '[nombre]'],
    ['Hola, <nombre>: ya quedó.', '<nombre>'],
    ['Te devolvemos $XX el lunes.', 'XX'],
    ['Te devolvemos xxx pesos.', 'xxx'],
    ['Te devolvemos ХХ pesos.', 'ХХ'],
    ['Te devolvemos $ el lunes.', '$'],
    ['Te devolvemos ____ el lunes.', '____'],
    ['Encontramos que . Por eso te devolvemos el cobro.', 'que .'],
    ['Encontramos un cobro doble. Por eso , ya quedó.', 'eso ,'],
    ['TODO: escribir', 'TODO'],
    ['…', '…'],
    ['.', '.'],
    ['123', '123'],
  ])('the text “%s” is refused for %s', (text, about) => {
    expect(unfitText(text, OWN)).toMatchObject({ fault: 'unfilled', about: expect.stringContaining(about) });
  });
});

describe('a text with a foreign link', () => {
  test.each([
    'Entra a https://pagos.evil.test/x',
    'Entra a HTTP://EVIL.TEST',
    'Entra a hxxps://evil.test',
    'Entra a evil.com',
    'Entra a evil.com.',
    'Entra a evil.com/premio?x=1',
    'Entra a www.evil.mx',
    'Entra a www evil',
    'Entra a bit.ly/3abc',
    'Entra a wa.me/5215512345678',
    'Entra a t.me/evil',
    'Entra a evil . com',
    'Entra a evil .com',
    'Entra a evil. com',
    'Entra a evil punto com',
    'Entra a evil (punto) com',
    'Entra a evil[.]com',
    'Entra a evil(.)com',
    'Entra a evil。com',
    'Entra a evil．com',
    'Entra a ｅｖｉｌ.ｃｏｍ',
    'Entra a ev\u0301il.com',
    'Entra a prestamos.example.evil.com',
    'Entra a https://prestamos.example@evil.com/',
    'Entra a https://prestamos.example/ir?a=evil.com',
    'Entra a https://prestamos.example/ir?a=//1234567',
    'Entra a prеstamos.example',
    'Entra a prestamos-example.com',
    'Entra a otro.prestamos.example',
    'Entra a xn--80ak6aa92e.com',
    'Entra a пример.рф',
    'Entra a 🎁.ws',
    'Escribe a ayuda@evil.com',
    'Escribe a ayuda@evil',
    'Entra a 192.0.2.7',
    'Entra a http://3221225985/',
    'Entra a https://[2001:db8::1]/x',
    'Entra a //evil',
    'Abre javascript:alert(1)',
    'Abre tg://resolve?domain=evil',
    'Tu estado es pago.Gracias',
  ])('the text with a link “%s” is refused', (text) => {
    expect(unfitText(text, OWN)).toMatchObject({ fault: 'link' });
  });

  test('a text is refused with any host of letters that does not belong to the lender', () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9]{1,9}$/).filter((each) => !/^x+$/.test(each));
    const ending = fc.stringMatching(/^[a-z]{2,6}$/).filter((each) => !/^x+$/.test(each));
    fc.assert(
      fc.property(label, ending, fc.constantFrom('', 'https://', 'www.', 'ana@'), (name, end, before) => {
        expect(unfitText(`Mira ${before}${name}.${end} hoy`, OWN)).toMatchObject({ fault: 'link' });
      }),
    );
  });

  test('a text may have no link when the lender names no host', () => {
    expect(unfitText('Entra a https://prestamos.example/mi-prestamo', [])).toMatchObject({ fault: 'link' });
  });
});
