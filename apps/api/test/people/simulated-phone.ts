import type { TestServer } from '../server/server.ts';

const codesSeen = new Map<string, number>();

/** Lists every text message that arrived on the simulated phone, the newest first. */
export async function textsOnPhone(server: TestServer, phone: string): Promise<string[]> {
  const response = await fetch(`${server.simulators.url}/telefono/${phone}/messages.json`);
  const { messages } = (await response.json()) as { messages: { body: string }[] };
  return messages.map(({ body }) => body);
}

/** Lists every code that arrived on the simulated phone, the newest first. */
export async function codesOnPhone(server: TestServer, phone: string): Promise<string[]> {
  const texts = await textsOnPhone(server, phone);
  return texts.flatMap((text) => /^(\d{3,8}) es tu código/.exec(text)?.[1] ?? []);
}

/** Returns the next code that arrives on the simulated phone. */
export async function codeOnPhone(server: TestServer, phone: string): Promise<string> {
  const seen = codesSeen.get(phone) ?? 0;
  for (let attempt = 0; attempt < 1000; attempt++) {
    const codes = await codesOnPhone(server, phone);
    if (codes.length > seen && codes[0]) {
      codesSeen.set(phone, codes.length);
      return codes[0];
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`no new code on the phone ${phone}`);
}

/** Returns a code that is not the right one. */
export const wrongCode = (code: string): string =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
