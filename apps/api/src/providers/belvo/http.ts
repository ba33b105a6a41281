import ky, { HTTPError } from 'ky';
import * as z from 'zod/mini';
import type { Line } from '../line/line.ts';
import { listAll } from './list-all.ts';
import type { BankLink, Belvo, WidgetToken, WidgetVisit } from './port.ts';
import { readAccounts, readMovements, readOwners } from './read-snapshot.ts';

const TIMEOUT_MS = 5_000;
const TOKEN_LIVES_SECONDS = 600;
/** Time after which Belvo deletes what it read, even where the link is not removed. */
const STALE_IN = '30d';

export interface BelvoSettings {
  readonly url: string;
  /** Address of the widget's script, as browsers load it. */
  readonly widgetUrl: string;
  readonly secretId: string;
  readonly password: string;
}

const tokenSchema = z.object({ access: z.string().check(z.minLength(1)) });
const linkSchema = z.object({ id: z.string(), institution: z.string(), external_id: z.nullish(z.string()) });

const NOT_FOUND = 404;

/** Creates a client for Belvo's API with our secret keys, on a provider client of its own. */
export function createBelvo(settings: BelvoSettings, line: Line): Belvo {
  const { url, secretId, password } = settings;
  const authorization = `Basic ${Buffer.from(`${secretId}:${password}`).toString('base64')}`;
  const http = ky.create({ prefix: `${url}/api/`, headers: { authorization }, timeout: TIMEOUT_MS, retry: 0 });
  const address = (id: string) => `links/${encodeURIComponent(id)}/`;
  return {
    createToken: (visit) =>
      line.ask('may_repeat', async () => {
        const body = tokenRequest(visit, settings);
        const { access } = tokenSchema.parse(
          await ky.post(`${url}/api/token/`, { json: body, timeout: TIMEOUT_MS, retry: 0 }).json(),
        );
        return tokenOf(access, visit, settings);
      }),
    findLink: (id) =>
      line.ask('may_repeat', () =>
        unlessMissing(async () => toLink(linkSchema.parse(await http.get(address(id)).json()))),
      ),
    readLink: (id, since) =>
      line.ask('may_repeat', async () => ({
        owners: readOwners(await listAll(http, 'owners', { link: id })),
        accounts: readAccounts(await listAll(http, 'accounts', { link: id })),
        movements: readMovements(await listAll(http, 'transactions', { link: id, value_date__gte: since })),
      })),
    removeLink: (id) =>
      line.ask('may_repeat', async () => {
        await unlessMissing(() => http.delete(address(id)));
      }),
  };
}

/** Requests only the data that a decision uses, once, and keeps no password. */
const tokenRequest = ({ ways }: WidgetVisit, { secretId, password }: BelvoSettings) => ({
  id: secretId,
  password,
  scopes: 'read_institutions,write_links',
  fetch_resources: ['ACCOUNTS', 'OWNERS', 'TRANSACTIONS'],
  credentials_storage: 'nostore',
  stale_in: STALE_IN,
  widget: { callback_urls: ways },
});

function tokenOf(access: string, { externalId }: WidgetVisit, { widgetUrl }: BelvoSettings): WidgetToken {
  const address = new URL(widgetUrl);
  const asked = { access_token: access, locale: 'es', country_codes: 'MX', institution_types: 'retail' };
  for (const [name, value] of Object.entries({ ...asked, access_mode: 'single', external_id: externalId }))
    address.searchParams.set(name, value);
  return { access, livesSeconds: TOKEN_LIVES_SECONDS, widgetUrl: address.href };
}

const toLink = ({ id, institution, external_id }: z.output<typeof linkSchema>): BankLink => ({
  id,
  institution,
  externalId: external_id ?? undefined,
});

async function unlessMissing<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof HTTPError && error.response.status === NOT_FOUND) return undefined;
    throw error;
  }
}
