import { createRequestHandler } from '@lender/web/entry-server';

export default createRequestHandler();
export { handleError } from '@lender/web/entry-server';
