import { currentStack } from './stack.ts';

type Json = Record<string, unknown>;

/** Calls the lending API as any program would: for what a journey compares, and for the sandbox's clock. */
export class ApiVisitor {
  #token: string | undefined;

  async signInAs(kind: 'client' | 'user', username: string, password: string): Promise<void> {
    const { Authorization } = (await this.send('POST', `/web/public/${kind}/login`, { username, password })) as {
      Authorization: string;
    };
    this.#token = Authorization;
  }

  get(path: string): Promise<Json> {
    return this.send('GET', path);
  }

  post(path: string, body: Json): Promise<Json> {
    return this.send('POST', path, body);
  }

  async send(method: string, path: string, body?: Json | FormData): Promise<Json> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${currentStack().addresses.api}${path}`, {
      method,
      headers: {
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { success: boolean; data: Json; message?: string };
    if (!answer.success) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`);
    return answer.data;
  }
}
