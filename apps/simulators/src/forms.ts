import type { FastifyInstance } from 'fastify';

/** Lets the routes of this scope read HTML forms: the body is a record of the fields, the last of each name. */
export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
}
