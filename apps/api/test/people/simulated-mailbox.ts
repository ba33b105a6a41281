import type { TestServer } from '../server/server.ts';

interface ArrivedMail {
  readonly subject: string;
  readonly body: string;
  readonly code: string | null;
}

const codesSeen = new Map<string, number>();

/** Lists every mail that arrived in the simulated mailbox, the newest first. */
export async function mailsTo(server: TestServer, address: string): Promise<ArrivedMail[]> {
  const response = await fetch(`${server.simulators.url}/correo/${encodeURIComponent(address)}/messages.json`);
  const { messages } = (await response.json()) as { messages: ArrivedMail[] };
  return messages;
}

/** Returns the next code that arrives in the simulated mailbox. */
export async function codeInMailbox(server: TestServer, address: string): Promise<string> {
  const seen = codesSeen.get(address) ?? 0;
  for (let attempt = 0; attempt < 1000; attempt++) {
    const codes = (await mailsTo(server, address)).flatMap(({ code }) => code ?? []);
    if (codes.length > seen && codes[0]) {
      codesSeen.set(address, codes.length);
      return codes[0];
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`no new code in the mailbox ${address}`);
}
