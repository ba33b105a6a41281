import type { TestServer } from '../server/server.ts';
import { textsOnPhone } from './simulated-phone.ts';

/** Returns the newest temporary password on the simulated phone. */
export async function temporaryPasswordOn(server: TestServer, phone: string): Promise<string> {
  await server.services.jobs.drained();
  const passwords = (await textsOnPhone(server, phone)).flatMap(
    (text) => /contraseña temporal de \S+ es (\w+)\./.exec(text)?.[1] ?? [],
  );
  if (!passwords[0]) throw new Error(`no temporary password on the phone ${phone}`);
  return passwords[0];
}
