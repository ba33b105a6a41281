import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createVault } from './vault.ts';

const key = () => randomBytes(32).toString('base64');
const keys = { encryptionKeys: { k1: key() }, currentEncryptionKey: 'k1', searchKey: key() };
const vault = createVault(keys);

describe('a sealed value', () => {
  test('a sealed value opens to the value that was sealed', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (bytes, context) => {
        expect(vault.open(vault.seal(bytes, context), context)).toEqual(Buffer.from(bytes));
      }),
    );
  });

  test('a sealed value shows nothing of its text and differs each time', () => {
    const [one, other] = [vault.seal('ROLA850102MDFBNN09', 'curp'), vault.seal('ROLA850102MDFBNN09', 'curp')];
    expect(one).not.toEqual(other);
    expect(one.includes('ROLA')).toBe(false);
  });

  test('a sealed value opens only under its own context', () => {
    const sealed = vault.seal('5512345678', 'client:one:phone');
    expect(() => vault.open(sealed, 'client:two:phone')).toThrow();
  });

  test('a sealed value does not open when any byte of it was changed', () => {
    const sealed = vault.seal('5512345678', 'phone');
    sealed.forEach((byte, at) => {
      const changed = Buffer.from(sealed);
      changed[at] = byte ^ 1;
      expect(() => vault.open(changed, 'phone'), `byte ${at}`).toThrow();
    });
  });

  test('a sealed value does not open when it was cut short', () => {
    const sealed = vault.seal('', 'phone');
    for (let length = 0; length < sealed.length; length++)
      expect(() => vault.open(sealed.subarray(0, length), 'phone'), `${length} bytes`).toThrow();
  });

  test('a sealed value opens after its key was replaced, for as long as the old one is kept', () => {
    const sealed = vault.seal('5512345678', 'phone');
    const rotated = { ...keys, encryptionKeys: { ...keys.encryptionKeys, k2: key() }, currentEncryptionKey: 'k2' };
    expect(createVault(rotated).openText(sealed, 'phone')).toBe('5512345678');
    expect(() => createVault({ ...rotated, encryptionKeys: { k2: key() } }).open(sealed, 'phone')).toThrow(
      /k1 is gone/,
    );
  });
});

describe('a search hash', () => {
  test('a search hash is the same for the same value and kind only', () => {
    expect(vault.searchHash('phone', '5512345678')).toEqual(vault.searchHash('phone', '5512345678'));
    expect(vault.searchHash('phone', '5512345678')).not.toEqual(vault.searchHash('clabe', '5512345678'));
  });

  test('a search hash cannot be made without the key', () => {
    const other = createVault({ ...keys, searchKey: key() });
    expect(other.searchHash('phone', '5512345678')).not.toEqual(vault.searchHash('phone', '5512345678'));
  });
});
