export { ApiError, type ApiErrorKind, isApiError } from './api-error.ts';
export type { Answer, Call, CallOptions } from './call.ts';
export { type ClientOptions, createClient } from './create-client.ts';
export { fillPath } from './fill-path.ts';
export type { Pagination } from './pagination.ts';
export type { Refusal } from './refusal.ts';
export { memoryTokenStore, type TokenStore } from './token-store.ts';
