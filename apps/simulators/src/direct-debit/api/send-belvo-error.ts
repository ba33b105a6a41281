import type { FastifyReply } from 'fastify';
import type { z } from 'zod';

const errors = { 400: 'Bad Request', 401: 'Unauthorized', 404: 'Not Found', 409: 'Conflict' } as const;

/** Sends a refusal as Belvo Direct Debit does. */
export const sendBelvoError = (
  reply: FastifyReply,
  statusCode: keyof typeof errors,
  message: string | readonly string[],
): FastifyReply => reply.code(statusCode).send({ statusCode, error: errors[statusCode], message });

/** Lists what is wrong with a request, as Belvo does. */
export const describeFields = (error: z.ZodError): readonly string[] =>
  error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
