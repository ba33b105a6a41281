/** Change that would break an older server. */
export interface AllowedBreak {
  /** Name of the migration. */
  readonly migration: string;
  /** Change, in the words of the test that refused it. */
  readonly change: string;
  /** Reason why an older server survives it, or the release since which no server uses what it removes. */
  readonly because: string;
}

const EXTERNAL_IDS = [
  ...['referral', 'collector_reference', 'client', 'payment_reference', 'payment', 'payout', 'bank_link'],
  ...['identity_check', 'mandate', 'debit', 'message'],
];

const NOBODYS = '00000000-0000-0000-0000-000000000000';
const GIVEN = 'what an older server inserts without a client is given to nobody by a trigger before';

const GUARDED: Readonly<Record<string, string>> = {
  agreement:
    'client_id, id, application_id, offer, fingerprint, agreement_version, cover_version, drafted_on, created_at, signed_at, pdf_storage_key, pdf_sha256, evidence, superseded_at',
  loan: 'client_id, id, application_id, hashed_id, created_at, terms, principal_centavos, total_centavos, start_date',
  payment:
    'client_id, id, loan_id, amount_centavos, method, provider_id, paid_on, paid_at, booked_at, reference_id, reversed_on',
};

/**
 * All exceptions. Migrations only add; parts that only older servers need are removed by a contraction, not by an
 * exception.
 */
export const ALLOWED_BREAKS: readonly AllowedBreak[] = [
  ...EXTERNAL_IDS.map((table) => ({
    migration: '0081-outside-names',
    change: `${table}.${table}_is_named is new: CREATE TRIGGER ${table}_is_named AFTER INSERT OR UPDATE ON public.${table} FOR EACH ROW EXECUTE FUNCTION name_${table}()`,
    because: 'it keeps the names that an older server does not know of, and refuses nothing',
  })),
  ...[
    ['ledger_entry', 'give_to_nobody'],
    ['ledger_posting', 'give_as_entry'],
    ['payout', 'give_to_nobody'],
  ].map(([table, gives]) => ({
    migration: '0081-outside-names',
    change: `${table}.${table}_has_client is new: CREATE TRIGGER ${table}_has_client BEFORE INSERT ON public.${table} FOR EACH ROW EXECUTE FUNCTION ${gives}()`,
    because: 'it gives what an older server leaves out, and refuses nothing',
  })),
  {
    migration: '0081-outside-names',
    change: `ledger_entry.ledger_entry_owner is another: CHECK (((client_id = '${NOBODYS}'::uuid) = (loan_id IS NULL)))`,
    because: GIVEN,
  },
  {
    migration: '0081-outside-names',
    change: `payout.payout_of_loan is another: CHECK (((purpose <> 'loan'::text) OR ((client_id <> '${NOBODYS}'::uuid) AND (application_id IS NOT NULL) AND (loan_id IS NOT NULL))))`,
    because: GIVEN,
  },
  {
    migration: '0081-outside-names',
    change: `payout.payout_of_refund is another: CHECK (((purpose <> 'refund'::text) OR ((receipt_id IS NULL) = ((client_id <> '${NOBODYS}'::uuid) AND (loan_id IS NOT NULL)))))`,
    because: GIVEN,
  },
  ...Object.entries(GUARDED).flatMap(([table, columns]) => [
    {
      migration: '0092-signed-facts',
      change: `${table}.${table}_is_guarded is new: CREATE TRIGGER ${table}_is_guarded BEFORE UPDATE OF ${columns} ON public.${table} FOR EACH ROW EXECUTE FUNCTION guard_${table}()`,
      because: 'it refuses only what no server does: an older one signs, sets aside and reverses in the same order',
    },
    {
      migration: '0092-signed-facts',
      change: `${table}.${table}_is_kept is new: CREATE TRIGGER ${table}_is_kept BEFORE DELETE OR TRUNCATE ON public.${table} FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
      because: 'no server deletes one',
    },
  ]),
  {
    migration: '0096-staff-access-acts',
    change:
      'staff_invitation.staff_invitation_approved_by_fkey is new: FOREIGN KEY (approved_by) REFERENCES staff_user(id)',
    because: 'an older server leaves the column empty',
  },
  ...['approved_by', 'made_by', 'stopped_by'].map((column) => ({
    migration: '0099-promotions-by-two',
    change: `promo_code.promo_code_${column}_fkey is new: FOREIGN KEY (${column}) REFERENCES staff_user(id)`,
    because: 'an older server leaves the column empty',
  })),
  {
    migration: '0106-application-news',
    change:
      'message.message_of_application is new: FOREIGN KEY (client_id, application_id) REFERENCES application(client_id, id)',
    because: 'an older server leaves the column empty',
  },
  {
    migration: '0106-application-news',
    change:
      "application.application_ending_known is new: CHECK ((ending = ANY (ARRAY['withdrawn'::text, 'not_signed'::text, 'not_answered'::text, 'not_completed'::text, 'not_reviewed'::text, 'no_price'::text, 'not_paid_out'::text, 'not_collected'::text, 'cancelled'::text])))",
    because: 'an older server leaves the column empty',
  },
];

/** Statements of older servers that fail now, by the database's message and how they begin. */
export const ALLOWED_STATEMENTS: readonly { readonly said: string; readonly because: string }[] = [
  {
    said: 'column reference "client_id" is ambiguous: select client_id as client, loan_id as loan, account, sum(',
    because:
      'migration 0081 gave the lines of the ledger a client. It is of the files for authorities, which a job makes: at a server of before it fails while a deploy lasts, writes nothing, and is asked for again',
  },
  ...['select "ledger_entry"."key" from "ledger_entry" inner join', 'select sum("amount_centavos") as "sum" from'].map(
    (begins) => ({
      said: `column reference "client_id" is ambiguous: ${begins}`,
      because: 'a test asked this on a connection of its server; no server does',
    }),
  ),
];
