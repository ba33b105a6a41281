import { dayInMexico } from '../world/mexico-time.ts';
import { pesosOf } from '../world/pesos.ts';
import { BANKS } from './bank-kinds.data.ts';
import { uuidOf } from './chance.ts';
import type { Link } from './link-store.ts';
import { type Movement, movementsOf } from './movements.ts';

const STRANGER = 'ERNESTO SALAS IBARRA';

/** Returns what the bank of a link knows. */
function bankDataOf(link: Link): { readonly owner: string; readonly movements: readonly Movement[] } {
  const kind = BANKS.find(({ institution }) => institution === link.institution)?.kind ?? 'regular';
  const { id: seed, monthlyCentavos } = link;
  const movements = movementsOf({ seed, kind, until: dayInMexico(link.createdAt), monthlyCentavos });
  return { owner: kind === 'wrong_owner' ? STRANGER : link.ownerName, movements };
}

/** Returns a link as Belvo writes it. */
export const linkToWire = ({ id, institution, externalId, createdAt }: Link) => ({
  id,
  institution,
  access_mode: 'single',
  last_accessed_at: createdAt,
  created_at: createdAt,
  external_id: externalId,
  institution_user_id: `${uuidOf(`user:${id}`).replaceAll('-', '')}abcdefghijk=`,
  status: 'valid',
  created_by: uuidOf('merchant'),
  refresh_rate: null,
  credentials_storage: 'nostore',
});

const accountToWire = (link: Link, balanceCentavos: number) => ({
  id: uuidOf(`account:${link.id}`),
  link: link.id,
  institution: { name: link.institution, type: 'bank' },
  collected_at: link.createdAt,
  category: 'CHECKING_ACCOUNT',
  balance_type: 'ASSET',
  type: 'Cuenta de cheques',
  name: 'Cuenta de nómina',
  number: '4321',
  balance: { current: pesosOf(balanceCentavos), available: pesosOf(balanceCentavos) },
  currency: 'MXN',
});

const transactionToWire = (
  link: Link,
  { date, centavos, balanceCentavos, description, category }: Movement,
  index: number,
) => ({
  id: uuidOf(`transaction:${link.id}:${index}`),
  account: accountToWire(link, balanceCentavos),
  collected_at: link.createdAt,
  value_date: date,
  accounting_date: `${date}T12:00:00Z`,
  amount: pesosOf(Math.abs(centavos)),
  balance: pesosOf(balanceCentavos),
  currency: 'MXN',
  description,
  category,
  type: centavos < 0 ? 'OUTFLOW' : 'INFLOW',
  status: 'PROCESSED',
});

/** Lists that Belvo has for a link, by their names. */
export const LISTS = {
  accounts: (link: Link) => {
    const { movements } = bankDataOf(link);
    return [accountToWire(link, movements.at(-1)?.balanceCentavos ?? 0)];
  },
  balances: (link: Link) =>
    bankDataOf(link).movements.map(({ date, balanceCentavos }, index) => ({
      id: uuidOf(`balance:${link.id}:${index}`),
      account: accountToWire(link, balanceCentavos),
      value_date: date,
      current_balance: pesosOf(balanceCentavos),
    })),
  owners: (link: Link) => [
    {
      id: uuidOf(`owner:${link.id}`),
      link: link.id,
      collected_at: link.createdAt,
      display_name: bankDataOf(link).owner,
      first_name: null,
      last_name: null,
      second_last_name: null,
    },
  ],
  transactions: (link: Link) =>
    bankDataOf(link)
      .movements.map((movement, index) => transactionToWire(link, movement, index))
      .toReversed(),
} as const;

export type ListName = keyof typeof LISTS;
