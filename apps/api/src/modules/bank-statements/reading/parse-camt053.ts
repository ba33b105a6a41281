import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type CamtStatement, camtSchema } from './camt053-schema.ts';

/** A document type may define entities, which grow without end or read files. */
const DECLARATION = /<!(?!--|\[CDATA\[)/;
const DEEPEST = 40;

const LISTS = ['Stmt', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd'];

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  isArray: (name) => LISTS.includes(name),
});

/** Parses the statements of a camt.053 document; undefined for any other text, and for one that is not safe to read. */
export function parseCamt053(text: string): readonly CamtStatement[] | undefined {
  if (DECLARATION.test(text) || isTooDeep(text) || XMLValidator.validate(text) !== true) return undefined;
  const read = camtSchema.safeParse(withoutEmpty(parser.parse(text)));
  return read.success ? read.data.Document.BkToCstmrStmt.Stmt : undefined;
}

/** Leaves out elements without content: the parser gives them as empty texts, whatever they may hold. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== '').map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const held = Object.entries(value).filter(([, one]) => one !== '');
  return Object.fromEntries(held.map(([name, one]) => [name, withoutEmpty(one)]));
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [, close, , isEmpty] of text.matchAll(/<(\/)?([A-Za-z][^<>]*?)(\/)?>/g)) {
    depth += close ? -1 : Number(!isEmpty);
    if (depth > DEEPEST) return true;
  }
  return false;
}
