import { type Kysely, sql } from 'kysely';

/**
 * Makes signed and paid facts final: the terms of a signed loan, a signed agreement, and a payment's amount, method and
 * days. The server's own role cannot change or delete them, and neither can the owner of the tables.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const refusing = (table: string, what: string): string =>
  `raise exception '${what} never changes' using errcode = 'restrict_violation', table = '${table}'`;

/** The function sees each row of which an update sets one of the columns; no row is ever deleted. */
const guard = (table: string, { of, update }: { readonly of: string; readonly update: string }): string[] => [
  `create function guard_${table}() returns trigger language plpgsql as $$ ${update} $$`,
  `create trigger ${table}_is_guarded before update of ${of} on ${table}
    for each row execute function guard_${table}()`,
  `create trigger ${table}_is_kept before delete or truncate on ${table}
    for each statement execute function refuse_change()`,
];

/** Whether the money of the loan that an agreement is of went out, or anything else happened to that loan. */
const HAS_LIVED = (row: string): string => `exists (select from loan_event join loan
    on loan.client_id = loan_event.client_id and loan.id = loan_event.loan_id
  where loan.client_id = ${row}.client_id and loan.application_id = ${row}.application_id)`;

const STATEMENTS = [
  ...guard('payment', {
    of: `client_id, id, loan_id, amount_centavos, method, provider_id, paid_on, paid_at, booked_at, reference_id,
      reversed_on`,
    update: `begin
      if (new.client_id, new.id, new.loan_id, new.amount_centavos, new.method, new.provider_id, new.paid_on, new.paid_at,
          new.booked_at, new.reference_id)
        is distinct from (old.client_id, old.id, old.loan_id, old.amount_centavos, old.method, old.provider_id,
          old.paid_on, old.paid_at, old.booked_at, old.reference_id)
        or (old.reversed_on is not null and new.reversed_on is distinct from old.reversed_on) then
        ${refusing('payment', 'what was paid')};
      end if;
      return new;
    end`,
  }),

  // A draft stays as it was drawn up, and is signed once. A signed one can only be set aside, once, while
  // no money went out: an update without a change would make it look as if this transaction had signed it.
  ...guard('agreement', {
    of: `client_id, id, application_id, offer, fingerprint, agreement_version, cover_version, drafted_on, created_at,
      signed_at, pdf_storage_key, pdf_sha256, evidence, superseded_at`,
    update: `begin
      if (new.client_id, new.id, new.application_id, new.offer, new.fingerprint, new.agreement_version,
          new.cover_version, new.drafted_on, new.created_at)
        is distinct from (old.client_id, old.id, old.application_id, old.offer, old.fingerprint,
          old.agreement_version, old.cover_version, old.drafted_on, old.created_at)
        or (old.signed_at is not null and (new.signed_at, new.pdf_storage_key, new.pdf_sha256, new.evidence)
          is distinct from (old.signed_at, old.pdf_storage_key, old.pdf_sha256, old.evidence))
        or (old.signed_at is not null and new.superseded_at is not distinct from old.superseded_at)
        or (new.superseded_at is distinct from old.superseded_at
          and (old.superseded_at is not null or ${HAS_LIVED('old')})) then
        ${refusing('agreement', 'an agreement')};
      end if;
      return new;
    end`,
  }),

  // A loan takes its terms from the agreement that is signed and in force, in the transaction that signs it: the first, and
  // those signed again because the money did not leave in time. Its amount follows its application, also where that
  // is to be signed again; its terms do not.
  ...guard('loan', {
    of: `client_id, id, application_id, hashed_id, created_at, terms, principal_centavos, total_centavos, start_date`,
    update: `declare
      signed jsonb;
      is_signed_now boolean;
      follows boolean;
    begin
      if (new.client_id, new.id, new.application_id, new.hashed_id, new.created_at)
        is distinct from (old.client_id, old.id, old.application_id, old.hashed_id, old.created_at) then
        ${refusing('loan', 'what names a loan')};
      end if;
      if (new.terms, new.principal_centavos, new.total_centavos, new.start_date)
        is not distinct from (old.terms, old.principal_centavos, old.total_centavos, old.start_date) then
        return new;
      end if;
      select offer, xmin = pg_current_xact_id()::xid into signed, is_signed_now from agreement
        where client_id = old.client_id and application_id = old.application_id
          and signed_at is not null and superseded_at is null;
      follows := (new.terms, new.total_centavos, new.start_date)
        is not distinct from (old.terms, old.total_centavos, old.start_date)
        and exists (select from application where client_id = old.client_id and id = old.application_id
          and principal_centavos = new.principal_centavos);
      if ${HAS_LIVED('old')}
        or signed is null and new.terms is distinct from old.terms
        or signed is not null and not follows and (
          not is_signed_now or (new.terms -> 'offer') is distinct from signed) then
        ${refusing('loan', 'what was signed of a loan')};
      end if;
      return new;
    end`,
  }),
];
