import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { columnsOf } from '../columns.ts';

const tokenSchema = z.object({
  access: z.string(),
  /** Addresses to which the widget leads when the client linked an account, left, or something failed. */
  successUrl: z.string(),
  exitUrl: z.string(),
  eventUrl: z.string(),
  expiresAtMs: z.int(),
});

export type WidgetToken = Readonly<z.output<typeof tokenSchema>>;

export interface TokenStore {
  add(token: WidgetToken): void;
  /** Finds a token that has not ended. */
  find(access: string, nowMs: number): WidgetToken | undefined;
  /** Ends a token, as a successful link does. */
  end(access: string): void;
}

/** Creates the store of the tokens that open the widget. */
export function createTokenStore(database: DatabaseSync): TokenStore {
  const columns = columnsOf(tokenSchema);
  const add = database.prepare(`insert into belvo_token ${columns.insert}`);
  const find = database.prepare(`select ${columns.select} from belvo_token where access = ? and expires_at_ms > ?`);
  const end = database.prepare('delete from belvo_token where access = ?');
  return {
    add: (token) => {
      add.run({ ...token });
    },
    find: (access, nowMs) => tokenSchema.optional().parse(find.get(access, nowMs)),
    end: (access) => {
      end.run(access);
    },
  };
}
