import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrorsOf, fieldNameOf, propertyPathOf } from './violations.ts';

describe('fieldNameOf', () => {
  test.each([
    ['children[info].data.children[mobilePhone].data.number', 'info.mobilePhone.number'],
    ['children[mobilePhone].children[number].data', 'mobilePhone.number'],
    ['data.email', 'email'],
    ['email', 'email'],
    ['children[metadata].data', 'metadata'],
    ['children[dataSource].children[data].data', 'dataSource'],
    ['children[payments].children[0].children[amount].data', 'payments.0.amount'],
    ['data', ''],
    ['', ''],
  ])('the path %j is cleaned into the field name %j', (propertyPath, field) => {
    expect(fieldNameOf(propertyPath)).toBe(field);
  });

  test('every path that the server writes is read back', () => {
    const segment = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_-]{0,11}$/).filter((text) => text !== 'data');
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 6 }), (path) => {
        expect(fieldNameOf(propertyPathOf(path))).toBe(path.join('.'));
      }),
    );
  });

  test('a clean field name stays the same when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string(), (propertyPath) => {
        const field = fieldNameOf(propertyPath);
        expect(fieldNameOf(field)).toBe(field);
      }),
    );
  });
});

describe('fieldErrorsOf', () => {
  const violation = (status: string, propertyPath: string) => ({ status, propertyPath, message: '' });

  test('the first code of each field is kept', () => {
    const errors = fieldErrorsOf([
      violation('not_unique', 'children[email].data'),
      violation('invalid', 'data.email'),
      violation('invalid', 'children[address].children[street].data'),
    ]);
    expect(errors).toEqual({ email: 'not_unique', 'address.street': 'invalid' });
  });

  test('a field named like a property of every object is kept like any other', () => {
    expect(Object.entries(fieldErrorsOf([violation('invalid', 'children[constructor].data')]))).toEqual([
      ['constructor', 'invalid'],
    ]);
    expect(Object.entries(fieldErrorsOf([violation('invalid', 'children[__proto__].data')]))).toEqual([
      ['__proto__', 'invalid'],
    ]);
  });
});
