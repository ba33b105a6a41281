import type { Language } from '../report/write-finding.ts';
import { RULES } from '../rules.ts';

/** Returns the help text of the command. */
export const helpText = (language: Language): string => `npx @lender/invariants --url <server> [options]

Asks a lending server whether it keeps what no lending server may break. It registers borrowers, lends, pays and lets
days pass: name a sandbox.

  --url <address>        where the server is                                  INVARIANTS_URL
  --staff <user>         reads loans and products, registers payments,
                         moves the clock                                      INVARIANTS_STAFF
  --checker <user>       somebody else, who approves                          INVARIANTS_CHECKER
  --phone <address>      the messages of a phone, with {phone} in it          INVARIANTS_PHONE
  --store <address>      where a form with reference and amount pays          INVARIANTS_STORE
  --secrets <file>       lines NAME=value instead of the environment
  --seed <number>        what is tried follows from it
  --clients <number>     how many borrowers a rule lends to; 2
  --tries <number>       how many prices a rule asks for; 40
  --patience <seconds>   how long the server may take to decide or pay out; 60
  --only <rule>          this rule alone; may be given again
  --language en|es       in which rules, and what was mistyped, are told; en
  --json                 the report as JSON
  -h, --help             this text

Passwords and tokens are never flags: INVARIANTS_STAFF_PASSWORD, INVARIANTS_STAFF_OTP or INVARIANTS_STAFF_TOKEN, and the
same with CHECKER.

Ends with 0: every rule held. 1: one is broken. 2: none is, and some could not be asked about.

Rules:
${RULES.map(({ code, sentence, needs }) => `  ${code}\n      ${sentence[language]}${needs.length > 0 ? ` [${needs.join(', ')}]` : ''}`).join('\n')}
`;
