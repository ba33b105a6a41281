export { createRequestHandler, type RequestHandlerOptions } from './document/create-request-handler.tsx';
export { answerWithFailure, isErrorForScript } from './document/failure-details.ts';
export { handleError } from './document/handle-error.ts';
export { reportError } from './site/report-error.ts';
