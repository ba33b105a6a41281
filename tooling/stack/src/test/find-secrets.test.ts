import { expect, test } from 'vitest';
import { secretsIn } from './find-secrets.ts';

// put together here, so that this file holds none
const secrets = [
  ['private key', `-----BEGIN RSA ${'PRIVATE'} KEY-----`],
  ['AWS access key', `AKIA${'Q'.repeat(16)}`],
  ['GitHub token', `ghp_${'a'.repeat(36)}`],
  ['npm token', `//registry.npmjs.org/:_auth${'Token'}=abc`],
  ['signed token', ['eyJhbGciOiJIUzI1', 'eyJzdWIiOiIxMjM0', 'c2lnbmF0dXJlLXBhcnQtb2Y'].join('.')],
  ['password in an address', `postgres://ana:${'hunter22'}@db.example/lender`],
  ['key of this product', `"searchKey": "${'A'.repeat(43)}="`],
] as const;

test.for(secrets)('finds a %s and says where, not what', ([name, secret]) => {
  expect(secretsIn('a.ts', `first line\nconst x = ${secret}\n`)).toEqual([{ file: 'a.ts', line: 2, name }]);
});

test.for([
  'postgres://app@localhost/lender?host=%2Ftmp',
  'https://user:$' + '{password}@host',
  'git+https://github.com/acme/door.git',
  `sha512-${'a'.repeat(86)}==`,
])('lets %s pass', (text) => {
  expect(secretsIn('a.ts', text)).toEqual([]);
});
