import { currentStack } from './stack.ts';

interface Arrived {
  readonly body: string;
}

/**
 * Returns the text of the first message to a simulated mailbox (`correo`) or phone (`telefono`) that matches, once it
 * arrives.
 */
export async function arrivedIn(place: 'correo' | 'telefono', address: string, wanted: RegExp): Promise<string> {
  const url = `${currentStack().addresses.simulators}/${place}/${encodeURIComponent(address)}/messages.json`;
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    const { messages } = answer?.ok ? ((await answer.json()) as { messages: Arrived[] }) : { messages: [] };
    for (const { body } of messages) {
      const found = wanted.exec(body)?.[1];
      if (found) return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing like ${wanted} arrived at ${address}`);
}
