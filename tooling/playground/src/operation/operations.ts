import type { Endpoint } from '@lender/contract';
import { ENDPOINTS } from '@lender/contract/endpoints';
import { openApi } from '@lender/contract/openapi';

export const OPERATIONS: readonly Endpoint[] = Object.values<Endpoint>(ENDPOINTS);

/** Returns the operations whose name, path or summary contains all typed words. */
export function findOperations(text: string): readonly Endpoint[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return OPERATIONS.filter(({ name, path, summary }) => {
    const said = `${name} ${path} ${summary}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** Returns the description of an operation for callers, as the document of the contract has it. */
export function describedOperation({ path, method }: Endpoint) {
  document ??= openApi();
  return document.paths[path]?.[method.toLowerCase()];
}

/** All operations are described at once, on first use. */
let document: ReturnType<typeof openApi> | undefined;

/** Returns the JSON body that the document gives as an example; nothing where there is none. */
export function exampleBody(endpoint: Endpoint): string {
  const { requestBody } = describedOperation(endpoint) ?? {};
  const example = valueAt(requestBody, 'content', 'application/json', 'example');
  return example === undefined ? '' : JSON.stringify(example, null, 2);
}

/** Returns the value at a place of a document; `undefined` where the path ends. */
export function valueAt(value: unknown, ...place: readonly string[]): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return valueAt(Object.entries(value).find(([name]) => name === key)?.[1], ...rest);
}
