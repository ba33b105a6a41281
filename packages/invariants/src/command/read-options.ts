import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '../report/write-finding.ts';
import { RULE_CODES } from '../rule.ts';
import type { InvariantOptions } from '../world/options.ts';
import { phoneAt, storeAt } from './sandbox-by-address.ts';
import { accessOf, type Env, secretsIn } from './secrets.ts';
import { UsageError } from './usage-error.ts';

/** Options that a command line, the environment and a file of secrets give together. */
export interface CommandOptions {
  readonly help: boolean;
  readonly json: boolean;
  readonly language: Language;
  readonly invariants: InvariantOptions;
}

const FLAGS = {
  url: { type: 'string' },
  staff: { type: 'string' },
  checker: { type: 'string' },
  secrets: { type: 'string' },
  phone: { type: 'string' },
  store: { type: 'string' },
  seed: { type: 'string' },
  clients: { type: 'string' },
  tries: { type: 'string' },
  patience: { type: 'string' },
  only: { type: 'string', multiple: true },
  language: { type: 'string', default: 'en' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false, short: 'h' },
} as const;

/**
 * Reads a command line. Passwords and tokens are read from the environment or a file and never from flags, which other
 * programs of the machine can see.
 *
 * @throws UsageError when it makes no sense
 */
export function readOptions(args: readonly string[], env: Env): CommandOptions {
  const { values } = parse(args);
  const said = { ...env, ...secretsIn(values.secrets) };
  const baseUrl = values.url ?? said.INVARIANTS_URL;
  if (!values.help && (baseUrl === undefined || !isAddress(baseUrl))) throw new UsageError('address');
  const only = values.only?.flatMap((codes) => codes.split(',')).map(ruleCode);
  const [phone, store] = [values.phone ?? said.INVARIANTS_PHONE, values.store ?? said.INVARIANTS_STORE];
  if (phone !== undefined && !(phone.includes('{phone}') && isWeb(phone))) throw new UsageError('phone');
  if (store !== undefined && !isWeb(store)) throw new UsageError('store');
  const invariants = {
    baseUrl: baseUrl ?? '',
    staff: accessOf(values.staff ?? said.INVARIANTS_STAFF, 'STAFF', said),
    checker: accessOf(values.checker ?? said.INVARIANTS_CHECKER, 'CHECKER', said),
    phone: phone === undefined ? undefined : phoneAt(phone),
    store: store === undefined ? undefined : storeAt(store),
    seed: countOf('seed', values.seed),
    clients: countOf('clients', values.clients, 1),
    tries: countOf('tries', values.tries, 1),
    patienceMs: msOf(countOf('patience', values.patience, 1)),
    only,
  };
  return { help: values.help, json: values.json, language: languageOf(values.language), invariants };
}

const isWeb = (text: string): boolean => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

/** Tells whether paths can follow the URL. */
function isAddress(text: string): boolean {
  if (!isWeb(text)) return false;
  const { username, search, hash } = new URL(text);
  return `${username}${search}${hash}` === '';
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, strict: true });
  } catch (error) {
    throw new UsageError('flag', ...namedIn(error));
  }
}

/** Returns the argument that Node does not understand, which it quotes, and its message. */
function namedIn(error: unknown): readonly [string, string] {
  const said = error instanceof Error ? error.message : String(error);
  return [/'([^']*)'/.exec(said)?.[1] ?? '', said];
}

/** Returns the language for error messages, even when the other options are invalid. */
export function languageAsked(args: readonly string[]): Language {
  const { language } = parseArgs({ args: [...args], options: { language: FLAGS.language }, strict: false }).values;
  return LANGUAGES.find((known) => known === language) ?? FLAGS.language.default;
}

function countOf(name: string, text: string | undefined, least = 0): number | undefined {
  if (text === undefined) return undefined;
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(count) || count < least) throw new UsageError('count', name, String(least));
  return count;
}

const msOf = (seconds: number | undefined): number | undefined => seconds && seconds * 1000;

function ruleCode(code: string): string {
  if (!RULE_CODES.some((known) => known === code)) throw new UsageError('rule', code, RULE_CODES.join(', '));
  return code;
}

function languageOf(text: string): Language {
  const language = LANGUAGES.find((known) => known === text);
  if (language === undefined) throw new UsageError('language', LANGUAGES.join(', '));
  return language;
}
