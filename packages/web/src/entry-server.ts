export { createRequestHandler, type RequestHandlerOptions } from './document/create-request-handler.tsx';
export { handleError, reportError } from './document/report-error.ts';
