import type * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import type { RefusalCode } from '../refusals.ts';
import { exampleOf } from './example-of.ts';
import { EXAMPLE_BODIES } from './example-values.data.ts';
import { successHeaders } from './headers.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { parametersOf, type Shapes } from './parameters.ts';
import { responsesTo } from './refusal-responses.ts';
import { CALL_WORDS } from './source-words.generated.ts';
import { tagOf } from './tag-of.ts';

type Json = Readonly<Record<string, unknown>>;
type Schema = z.core.$ZodType;

/** One call in the format of OpenAPI. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Json[];
  readonly parameters: readonly Json[];
  readonly requestBody?: Json;
  /** Responses by status. */
  readonly responses: Json;
  readonly 'x-permission'?: string;
  readonly 'x-approval'?: string;
}

/** Describes an endpoint by its wire format, not by the values of programs; `refusals` are all that it may answer. */
export function operationOf(endpoint: Endpoint, refusals: ReadonlySet<RefusalCode>, shapes: Shapes): Operation {
  const { name, summary, access, body, status, permission, approval, etag } = endpoint;
  return {
    operationId: name,
    summary,
    description: descriptionOf(endpoint),
    ...(permission && { 'x-permission': permission }),
    ...(approval && { 'x-approval': approval }),
    tags: [tagOf(endpoint)],
    security: access === 'public' ? [] : [{ [access]: [] }],
    parameters: parametersOf(endpoint, shapes),
    ...(body && { requestBody: requestBodyOf(endpoint, body(), shapes) }),
    responses: {
      [status ?? 200]: successOf(endpoint, shapes),
      ...(etag && { 304: { description: 'Not modified since that `etag`.', headers: successHeaders(endpoint) } }),
      ...responsesTo(refusals),
    },
  };
}

/** Describes what the call does, and what else its caller has to know. */
function descriptionOf({ name, summary, permission, approval, pays, repeat, signsIn, discloses }: Endpoint): string {
  const sentences = [
    CALL_WORDS[name] ?? `${summary}.`,
    ...(permission ? [`Requires the permission \`${permission}\`.`] : []),
    ...(approval ? ['Requires the approval of a second person (four eyes).'] : []),
    ...(pays ? ['Also accepts the token of a sign-in that is not complete.'] : []),
    ...(discloses ? ['Each call is recorded in the audit.'] : []),
    ...(repeat === 'never' ? ['Each call has an effect. Do not repeat it automatically.'] : []),
    ...(signsIn ? ['Signs in: the response carries the token for the calls that follow.'] : []),
  ];
  return sentences.join('\n\n');
}

/** A body whose shape accepts `undefined` may be left out. */
const requestBodyOf = (endpoint: Endpoint, body: Schema, shapes: Shapes): Json => ({
  required: body._zod.optin !== 'optional',
  content: bodyContent(endpoint, body, shapes),
});

function bodyContent({ name, bodyKind }: Endpoint, body: Schema, shapes: Shapes): Json {
  const schema = jsonSchemaOf(body);
  if (bodyKind !== 'multipart') {
    return { 'application/json': { schema, example: EXAMPLE_BODIES[name] ?? exampleOf(schema, shapes) } };
  }
  const file = { type: 'string', contentMediaType: 'application/octet-stream', examples: ['(the bytes of the file)'] };
  const whole = { ...schema, properties: { ...schema.properties, file } };
  return { 'multipart/form-data': { schema: whole, example: exampleOf(whole, shapes) } };
}

function successOf(endpoint: Endpoint, shapes: Shapes): Json {
  const { reply, replyKind } = endpoint;
  const headers = successHeaders(endpoint);
  if (replyKind === 'binary') return { description: 'The file', headers, content: { 'application/octet-stream': {} } };
  const schema = {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: true }, data: jsonSchemaOf(reply()) },
  };
  return {
    description: 'The call succeeded.',
    headers,
    content: { 'application/json': { schema, example: exampleOf(schema, shapes) } },
  };
}
