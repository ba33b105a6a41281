import type { Endpoint } from '../src/endpoint.ts';
import { ENDPOINTS } from '../src/endpoints.ts';
import { REFUSALS, type RefusalCode } from '../src/refusals.ts';

/**
 * Returns the page of a refusal with the facts of the contract: its head, and the endpoints that declare it. The rest
 * is prose.
 */
export function errorPage(page: string, code: RefusalCode): string {
  const { status, message } = REFUSALS[code];
  const [, , , ...prose] = page.split('\n');
  const head = [`# \`${code}\``, '', `HTTP ${status}: \`${message}\``];
  return [...head, ...prose.map((line) => (line.startsWith('Declared by: ') ? declaredBy(code) : line))].join('\n');
}

function declaredBy(code: RefusalCode): string {
  const names = Object.values<Endpoint>(ENDPOINTS).flatMap(({ name, refusals }) =>
    refusals.includes(code) ? [name] : [],
  );
  const quoted = names.toSorted().map((name) => `\`${name}\``);
  return `Declared by: ${quoted.join(', ') || 'no endpoint'}`;
}
