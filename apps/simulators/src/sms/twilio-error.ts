import type { FastifyReply } from 'fastify';

/** Twilio's own codes for problems of a requested message. */
const problems = {
  20001: { status: 400, message: () => 'Bad request' },
  20003: { status: 401, message: () => 'Authenticate' },
  20404: { status: 404, message: () => 'The requested resource was not found' },
  20500: { status: 500, message: () => 'An internal server error has occurred' },
  21211: { status: 400, message: (to: string) => `The 'To' number ${to} is not a valid phone number.` },
  21602: { status: 400, message: () => 'Message body is required.' },
  21603: { status: 400, message: () => "A 'From' phone number is required." },
  21604: { status: 400, message: () => "A 'To' phone number is required." },
  21617: { status: 400, message: () => 'The concatenated message body exceeds the 1600 character limit' },
} as const;

export type TwilioCode = keyof typeof problems;

/** Sends a refusal as Twilio does. */
export function sendTwilioError(reply: FastifyReply, code: TwilioCode, fact = ''): FastifyReply {
  const { status, message } = problems[code];
  const more = `https://www.twilio.com/docs/errors/${code}`;
  return reply.code(status).send({ code, message: message(fact), more_info: more, status });
}
