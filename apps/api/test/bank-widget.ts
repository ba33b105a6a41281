import { getBelvoToken } from '@lender/contract';
import type { TestServer } from './server.ts';

export interface BankChoice {
  readonly institution?: string;
  /** Whose account it is, as the bank writes it. */
  readonly owner?: string;
  readonly incomePesos?: number;
  /** Our name of whoever opened the widget, where somebody changed it. */
  readonly external_id?: string;
}

/** What somebody does in the bank widget of a client, and the link that comes of it. */
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
