export { createRequestHandler, type RequestHandlerOptions } from './document/create-request-handler.tsx';
