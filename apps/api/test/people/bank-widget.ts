import { getBelvoToken } from '@lender/contract';
import type { TestServer } from '../server/server.ts';

export interface BankChoice {
  readonly institution?: string;
  /** Owner of the account, as the bank writes it. */
  readonly owner?: string;
  readonly incomePesos?: number;
  /** Our id of the visitor who opened the widget, where a test changes it. */
  readonly external_id?: string;
}

/** Links a bank in the widget of a client, and returns the link. */
export async function linkInWidget(
  server: TestServer,
  client: { readonly token: string },
  choice: BankChoice = {},
): Promise<{ readonly link: string; readonly institution: string }> {
  const { institution = 'puntual_mx_retail', owner = 'ANA ROBLES LUNA', incomePesos = 40_000, ...change } = choice;
  const { data } = await server.call(getBelvoToken, {} as never, client);
  const opened = Object.fromEntries(new URL(data.widgetUrl).searchParams);
  const body = new URLSearchParams({ ...opened, institution, owner, income: String(incomePesos), ...change });
  const answer = await fetch(`${server.simulators.url}/belvo/widget/link`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  const back = new URL(answer.headers.get('location') ?? '');
  return { link: back.searchParams.get('link') ?? '', institution: back.searchParams.get('institution') ?? '' };
}
