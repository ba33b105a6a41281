import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BANKS } from './belvo/bank-kinds.data.ts';
import { BUREAU_HISTORIES } from './bureau/bureau-histories.data.ts';
import { DEBIT_OUTCOMES } from './direct-debit/debit-outcomes.data.ts';
import { FACEBOOK_PEOPLE } from './facebook/facebook-people.data.ts';
import { FAULT_KINDS } from './faults/fault-kinds.data.ts';
import { SIMULATED_PROVIDERS } from './faults/simulated-providers.data.ts';
import { CARD_OUTCOMES } from './openpay/cards/card-outcomes.data.ts';
import { CLABE_OUTCOMES } from './openpay/payouts/clabe-outcomes.data.ts';
import { CAPTCHA_OUTCOMES } from './recaptcha/captcha-outcomes.data.ts';
import { REFERENCE_OUTCOMES } from './scoring/reference-outcomes.data.ts';
import { VERDICTS } from './veriff/verdicts.data.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the README describes the outcome of every trigger, and no other', () => {
  const triggers = [
    ...readme.matchAll(
      /^\| (?:payout to a CLABE with digits 15 to 17|debit of a CLABE with digits 15 to 17|card|identity check ended by|reference that begins with|bank|captcha token|person|family name|fault) `([\w:<>-]+)` +\| (.+?) +\|$/gm,
    ),
  ];
  expect(triggers.map(([, trigger, meaning]) => ({ trigger, meaning }))).toEqual([
    ...CLABE_OUTCOMES.map(({ digits, meaning }) => ({ trigger: digits, meaning })),
    ...CARD_OUTCOMES.map(({ number, meaning }) => ({ trigger: number, meaning })),
    ...DEBIT_OUTCOMES.map(({ digits, meaning }) => ({ trigger: digits, meaning })),
    ...VERDICTS.map(({ verdict, meaning }) => ({ trigger: verdict, meaning })),
    ...REFERENCE_OUTCOMES.map(({ prefix, meaning }) => ({ trigger: prefix, meaning })),
    ...BANKS.map(({ institution, meaning }) => ({ trigger: institution, meaning })),
    ...CAPTCHA_OUTCOMES.map(({ token, meaning }) => ({ trigger: token, meaning })),
    ...FACEBOOK_PEOPLE.map(({ person, meaning }) => ({ trigger: person, meaning })),
    ...BUREAU_HISTORIES.map(({ familyName, meaning }) => ({ trigger: familyName, meaning })),
    ...FAULT_KINDS.map(({ fault, meaning }) => ({ trigger: fault, meaning })),
  ]);
});

test('the README lists the providers that can have faults, and the messages that these affect', () => {
  const [, section = ''] = readme.split('## Faults on demand');
  const rows = [...section.matchAll(/^\| `([\w-]+)` +\| (.+?) +\| (yes|no) +\|$/gm)];
  expect(rows.map(([, name, calls, notices]) => ({ name, calls, notices }))).toEqual(
    SIMULATED_PROVIDERS.map(({ name, paths, sendsNotices }) => ({
      name,
      calls: name === 'smtp' ? 'each connection' : paths.map((path) => `\`${path}\``).join(', '),
      notices: sendsNotices ? 'yes' : 'no',
    })),
  );
});
