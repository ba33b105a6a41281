import { createRequestHandler } from '@lender/remix-host/entry-server';

export default createRequestHandler();
export { handleError } from '@lender/remix-host/entry-server';
