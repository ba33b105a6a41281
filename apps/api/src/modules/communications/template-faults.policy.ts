import type { MessageChannel, MessageTemplate, TemplateFault } from '@lender/contract';
import { forbiddenWording } from '@lender/lending';
import { fillTemplate, parseTemplate } from '../../kernel/template-text.ts';
import { ALWAYS_REQUIRED, type ChannelText, COMMON_PLACEHOLDERS, PLACEHOLDERS, unfitText } from '../messages/index.ts';
import { smsParts } from './sms-parts.ts';

/** Something that a text lacks or must not say, and what it is about. */
export interface FaultOfTemplate {
  readonly code: TemplateFault;
  readonly about: string | null;
}

/** Largest number of parts of a text message: a longer one is not read, and each part is paid. */
export const MOST_SMS_PARTS = 6;

/** Amounts, percents and days: only the server writes those, from the books. */
const FIGURE = /\$\s*\d[\d.,]*|\d[\d.,]*\s*(?:%|pesos\b)|\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b/iu;

interface Judged {
  readonly name: MessageTemplate;
  readonly channel: MessageChannel;
  readonly words: ChannelText;
  /** Sample values, for the length of a text message. */
  readonly sample: Readonly<Record<string, string>>;
}

/** Returns everything that keeps a text from being sent. */
export function faultsOfTemplate({ name, channel, words: { subject, text }, sample }: Judged): FaultOfTemplate[] {
  const faults: FaultOfTemplate[] = [];
  const said = [subject ?? '', text].join('\n');
  const [head, body] = [parseTemplate(subject ?? ''), parseTemplate(text)];
  if (!head || !body) return [{ code: 'unbalanced_brace', about: null }];
  const known = kindsOf(name);
  const named = [...head, ...body].flatMap((part) => ('name' in part ? [part.name] : []));
  for (const each of new Set(named))
    if (!Object.hasOwn(known, each)) faults.push({ code: 'unknown_placeholder', about: each });
  const inBody = new Set(body.flatMap((part) => ('name' in part ? [part.name] : [])));
  for (const each of [...ALWAYS_REQUIRED, ...PLACEHOLDERS[name].required])
    if (!inBody.has(each)) faults.push({ code: 'missing_placeholder', about: each });
  const figure = FIGURE.exec(said)?.[0];
  if (figure) faults.push({ code: 'typed_figure', about: figure });
  // None of our texts carries a link, so a text with one is not ours. Placeholders are filled with figures.
  const filled = [head, body]
    .map((parts) => parts.map((part) => ('name' in part ? 'a 1' : part.words)).join(''))
    .join('\n');
  const unfit = unfitText(filled, []);
  if (unfit) faults.push({ code: unfit.fault, about: unfit.about });
  const wording = forbiddenWording(said);
  if (wording) faults.push({ code: 'wording', about: wording.word });
  if (faults.length === 0 && channel === 'sms') {
    const { parts } = smsParts(fillTemplate(text, sample));
    if (parts > MOST_SMS_PARTS) faults.push({ code: 'too_long', about: String(parts) });
  }
  return faults;
}

/** Returns every placeholder of a template with its meaning. */
export const kindsOf = (name: MessageTemplate) => ({ ...PLACEHOLDERS[name].placeholders, ...COMMON_PLACEHOLDERS });

/** Words that refer to the cost of a loan. */
const COST = /\b(?:CAT|IVA|inter[eé]s(?:es)?|comisi[oó]n(?:es)?|costo|tasa|gratis|sin cargo|descuento)\b/iu;

/**
 * Tells whether words say what something costs, with a figure that the server writes or otherwise. Two people publish
 * such words.
 *
 * @example
 * saysCost('loan_settled', { subject: null, text: 'Ya no debes nada.' }) // → false
 * saysCost('refund_sent', { subject: null, text: 'Van {amount}.' }) // → true
 */
export function saysCost(name: MessageTemplate, { subject, text }: ChannelText): boolean {
  const kinds: Readonly<Record<string, string>> = kindsOf(name);
  const said = [subject ?? '', text].join('\n');
  const parts = parseTemplate(said);
  const hasFigure = parts?.some((part) => 'name' in part && ['amount', 'sentence'].includes(kinds[part.name] ?? ''));
  return hasFigure !== false || COST.test(said);
}
