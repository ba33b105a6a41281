import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSameSecret, readBasicAuth } from '../basic-auth.ts';
import type { VisitorSettings } from '../visitors/visitor-settings.ts';

interface Iovation {
  readonly visitors: VisitorSettings;
  readonly providerKey: string;
}

const checkSchema = z.object({
  accountCode: z.string().min(1),
  blackbox: z.string().min(1),
  statedIp: z.string().optional(),
  type: z.string().optional(),
});
const blackboxSchema = z.object({
  result: z.enum(['A', 'R', 'D']),
  /** Digits, as iovation names devices. */
  alias: z
    .string()
    .regex(/^\d{1,19}$/)
    .optional(),
  reason: z.string().optional(),
});

/** Registers iovation's checks of a transaction, and the script that seals a device into a blackbox. */
export function registerIovation(app: FastifyInstance, { visitors, providerKey }: Iovation): void {
  app.get('/iovation/snare.js', async (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(scriptFor(visitors.deviceResult())),
  );
  app.post('/iovation/fraud/v1/subs/:subscriber/checks', async (request, reply) => {
    const password = readBasicAuth(request.headers.authorization)?.password ?? '';
    if (!isSameSecret(password, providerKey)) return reply.code(401).send({ message: 'Unauthorized' });
    const check = checkSchema.safeParse(request.body);
    if (!check.success) return reply.code(400).send({ message: 'Bad Request' });
    const { accountCode, blackbox, statedIp = '' } = check.data;
    const device = readBlackbox(blackbox);
    if (!device) return reply.code(400).send({ message: 'The blackbox could not be read' });
    return reply
      .code(201)
      .type('application/json')
      .send(answer({ accountCode, statedIp, ...device }));
  });
}

function readBlackbox(blackbox: string): z.output<typeof blackboxSchema> | undefined {
  try {
    return blackboxSchema.parse(JSON.parse(Buffer.from(blackbox, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

interface Checked extends z.output<typeof blackboxSchema> {
  readonly accountCode: string;
  readonly statedIp: string;
}

/** Returns the answer as text: a device's alias has more digits than numbers hold here. */
function answer({
  accountCode,
  statedIp,
  result,
  alias,
  reason = result === 'A' ? '' : 'Chosen by the blackbox',
}: Checked): string {
  const rule = { type: 'Simulated', reason, score: result === 'D' ? -100 : -1 };
  const rules = result === 'A' ? [] : [rule];
  const device = `{"alias":${alias ?? 'null'},"isNew":false,"type":"MAC"}`;
  const head = JSON.stringify({ id: randomUUID(), result, reason, statedIp, accountCode, trackingNumber: 1 });
  const ruleResults = JSON.stringify({ score: rules.length === 0 ? 0 : rule.score, rulesMatched: rules.length, rules });
  return `${head.slice(0, -1)},"details":{"device":${device},"ruleResults":${ruleResults}}}`;
}

/** A browser is the same device on its next visit. */
const scriptFor = (result: string): string => `{
  const kept = localStorage.getItem('simulated-device');
  const alias = kept ?? String(Math.floor(Math.random() * 1e15) + 1);
  localStorage.setItem('simulated-device', alias);
  window.io_bb_callback?.(btoa(JSON.stringify({ result: '${result}', alias })), true);
}
`;
