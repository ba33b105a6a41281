import * as endpoints from './endpoints.generated.ts';

/** Every endpoint of the API, for programs that need them all: the server, the OpenAPI document, the tests. */
export const ENDPOINTS: typeof endpoints = { ...endpoints };

export type EndpointName = keyof typeof endpoints;
