import type { FastifyReply } from 'fastify';

/** Postmark's own codes for what is wrong with a request, each with its HTTP status. */
const statuses = { 10: 401, 300: 422, 402: 422, 500: 500 } as const;

export type PostmarkCode = keyof typeof statuses;

/** Answers as Postmark does when it refuses. */
export const sendPostmarkError = (reply: FastifyReply, code: PostmarkCode, message: string): FastifyReply =>
  reply.code(statuses[code]).send({ ErrorCode: code, Message: message });
