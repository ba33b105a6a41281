import { currentStack } from './stack.ts';

interface Message {
  readonly sid: string;
  readonly code: string | null;
}

/** Reads the next code that arrives on the simulated phone after those that were read before. */
export class Phone {
  readonly number: string;
  /** The newest code that was read. */
  lastCode = '';
  readonly #seen = new Set<string>();

  constructor(number: string) {
    this.number = number;
  }

  async nextCode(): Promise<string> {
    const address = `${currentStack().addresses.simulators}/telefono/${this.number}/messages.json`;
    for (let attempt = 0; attempt < 300; attempt++) {
      const answer = await fetch(address).catch(() => undefined);
      const { messages } = answer?.ok ? ((await answer.json()) as { messages: Message[] }) : { messages: [] };
      const fresh = messages.filter(({ sid, code }) => code !== null && !this.#seen.has(sid));
      for (const { sid } of messages) this.#seen.add(sid);
      if (fresh[0]?.code) {
        this.lastCode = fresh[0].code;
        return fresh[0].code;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`no new code on ${this.number}`);
  }
}
