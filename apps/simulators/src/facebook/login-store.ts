import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { columnsOf } from '../columns.ts';

const loginSchema = z.object({
  code: z.string(),
  appId: z.string(),
  redirectUri: z.string(),
  /** Code challenge of PKCE, by S256; null where the app sent none. */
  codeChallenge: z.string().nullable(),
  person: z.string(),
  expiresAtMs: z.int(),
  /** Token for which the code was exchanged. */
  accessToken: z.string().nullable(),
});

/** Login of one person who continued to an app. */
export type FacebookLogin = Readonly<z.output<typeof loginSchema>>;

export interface LoginStore {
  add(login: FacebookLogin): void;
  find(code: string): FacebookLogin | undefined;
  findByToken(accessToken: string): FacebookLogin | undefined;
  /** False where another exchange came first. */
  exchange(code: string, accessToken: string): boolean;
}

export function createLoginStore(database: DatabaseSync): LoginStore {
  const columns = columnsOf(loginSchema);
  const add = database.prepare(`insert into facebook_login ${columns.insert}`);
  const find = database.prepare(`select ${columns.select} from facebook_login where code = ?`);
  const findByToken = database.prepare(`select ${columns.select} from facebook_login where access_token = ?`);
  const exchange = database.prepare(
    'update facebook_login set access_token = ? where code = ? and access_token is null',
  );
  return {
    add: (login) => {
      add.run({ ...login });
    },
    find: (code) => loginSchema.optional().parse(find.get(code)),
    findByToken: (accessToken) => loginSchema.optional().parse(findByToken.get(accessToken)),
    exchange: (code, accessToken) => exchange.run(accessToken, code).changes === 1,
  };
}
