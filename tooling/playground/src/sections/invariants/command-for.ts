import { RULES, type Rule } from '@lender/invariants';

export const INVARIANTS_FORM = { url: 'http://localhost:4000', seed: '7', clients: '2', language: 'en' };

/** Option of the command that gives each need. */
const GIVEN_BY = {
  staff: '--staff operadora@example.com',
  checker: '--checker supervisor@lender.example',
  phone: "--phone 'http://localhost:4100/telefono/{phone}/messages.json'",
} as const;

/** Returns the command that checks the chosen rules, line by line, or all of them. */
export function commandFor(form: typeof INVARIANTS_FORM, chosen: readonly string[]): string {
  const asked = RULES.filter(({ code }) => chosen.length === 0 || chosen.includes(code));
  const needs = new Set(asked.flatMap((rule) => rule.needs));
  const given = Object.entries(GIVEN_BY).flatMap(([need, flag]) => (hasNeed(needs, need) ? [flag] : []));
  return [
    `npx @lender/invariants --url ${quoted(form.url)}`,
    ...chosen.map((code) => `--only ${code}`),
    ...given,
    ...(needs.size > 0 ? ['--secrets invariants.env', `--clients ${quoted(form.clients)}`] : []),
    `--seed ${quoted(form.seed)}`,
    `--language ${quoted(form.language)}`,
  ].join(' \\\n  ');
}

const hasNeed = (needs: ReadonlySet<Rule['needs'][number]>, name: string): boolean =>
  [...needs].some((need) => need === name);

/** Returns the text quoted as one word of a shell. */
const quoted = (text: string): string => (/^[\w.:/@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
