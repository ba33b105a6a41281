import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { pesosText } from '../world/pesos.ts';
import { BANKS, type BankKind } from './bank-kinds.data.ts';
import type { BelvoServices } from './belvo-services.ts';
import type { Link } from './link-store.ts';
import { notifyOfLink } from './notify-of-link.ts';
import type { WidgetToken } from './token-store.ts';
import type { WidgetFields } from './widget-views.ts';

const choiceSchema = z.object({
  institution: z.string(),
  owner: z.string().trim().min(1).max(120),
  income: pesosText,
});

type Choice = z.output<typeof choiceSchema> & { readonly kind: BankKind };

/**
 * Reads the bank that the client chose, and the data that it should have of them; `undefined` when something is
 * missing.
 */
export function readChoice(given: unknown): Choice | undefined {
  const { data } = choiceSchema.safeParse(given);
  const bank = BANKS.find(({ institution }) => institution === data?.institution);
  return data && bank && { ...data, kind: bank.kind };
}

/** Creates the link, which ends its token, and reports it to the lender. */
export async function connectBank(
  { institution, owner, income }: Choice,
  { fields, token }: { readonly fields: WidgetFields; readonly token: WidgetToken },
  services: BelvoServices,
): Promise<Link> {
  const link: Link = {
    id: randomUUID(),
    institution,
    externalId: fields.external_id ?? null,
    ownerName: owner,
    monthlyCentavos: income,
    createdAt: (await services.world()).toISOString(),
  };
  services.bankLinks.add(link);
  services.bankTokens.end(token.access);
  notifyOfLink(link, services);
  return link;
}
