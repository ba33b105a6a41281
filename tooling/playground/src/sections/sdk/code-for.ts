import type { Endpoint } from '@lender/contract';
import { exampleBody } from '../../operation/operations.ts';

export interface CodeChoices {
  readonly baseUrl: string;
  /** True for a session that began elsewhere. */
  readonly token: boolean;
  /** True for a form that may be sent twice. */
  readonly key: boolean;
  /** True for own time limit and retries. */
  readonly patience: boolean;
}

/** Returns the program that makes one call, as a developer would write it by hand. */
export function codeFor(endpoint: Endpoint, choices: CodeChoices): string {
  const { name } = endpoint;
  const parts = partsOf(endpoint);
  const options = optionsOf(endpoint, choices);
  const sent = parts.length > 0 ? `, { ${parts.map(({ part }) => `${part}: ${part}.value`).join(', ')} }` : '';
  const reported = options && `${sent || ', undefined'}, ${options}`;
  const decoded = parts.map(({ part, wire }) => partCode(name, part, wire));
  return [
    `import { ${[...(parts.length > 0 ? ['decodeWire'] : []), name].join(', ')} } from '@lender/contract';`,
    `import { createLendingClient${choices.token ? ', memoryTokenStore' : ''} } from '@lender/sdk';`,
    '',
    ...(choices.token ? ['const tokens = memoryTokenStore(process.env.TOKEN);'] : []),
    `const call = createLendingClient({ baseUrl: ${quoted(choices.baseUrl)}${choices.token ? ', tokens' : ''} });`,
    ...decoded,
    `const answer = await call(${name}${reported || sent});`,
    'if (answer.ok) console.log(answer.data);',
    'else console.log(answer.refusal.code, answer.refusal.fields);',
    '',
  ].join('\n');
}

/** Returns the parts that the call takes, with an example as it is sent. */
function partsOf(endpoint: Endpoint): readonly { readonly part: string; readonly wire: string }[] {
  const { params, query, body, bodyKind, path } = endpoint;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}: '…'`);
  return [
    ...(params ? [{ part: 'params', wire: `{ ${names.join(', ')} }` }] : []),
    ...(query ? [{ part: 'query', wire: '{}' }] : []),
    ...(body ? [{ part: 'body', wire: bodyKind === 'multipart' ? '{}' : asCode(exampleBody(endpoint)) }] : []),
  ];
}

/** Typed input is decoded first: the client takes no body that does not fit. */
const partCode = (name: string, part: string, wire: string): string =>
  `const ${part} = decodeWire(${name}.${part}(), ${wire});\nif (!${part}.ok) throw new Error(${part}.violations[0]?.message);`;

function optionsOf({ repeat }: Endpoint, { key, patience }: CodeChoices): string {
  const options = [
    ...(key && repeat === 'key' ? ["idempotencyKey: 'key-of-this-form'"] : []),
    ...(patience ? ['timeoutMs: 5_000, retries: 1'] : []),
  ];
  return options.length > 0 ? `{ ${options.join(', ')} }` : '';
}

/** Returns JSON as a program has it: names without quotes, texts in single ones. */
function asCode(json: string): string {
  const named = json.replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:');
  return named.replaceAll(/"((?:[^"\\]|\\.)*)"/g, (_, text: string) => quoted(text.replaceAll('\\"', '"'))) || '{}';
}

const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;
