import { sql } from 'kysely';
import { CHANGING_COLUMNS, FINAL_TABLES } from './api-rights.data.ts';
import type { Db } from './database.ts';

/** Role that the server works as, whichever login it uses; migrations run as the owner of the tables. */
export const API_ROLE = 'lender_api';

/** Key of the advisory lock; nothing else in this database uses it. */
const RIGHTS_LOCK = 4_110_011;

/**
 * Creates the server's role where it is missing, and gives it exactly its rights on every existing table. Safe to
 * repeat: it changes only what differs. The role owns the queue's schema, since the queue manages its tables itself.
 *
 * @throws when the owner of the database can neither create the role nor act as it
 */
export async function grantRights(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${RIGHTS_LOCK})`.execute(tx);
    for (const statement of [MAKE_ROLE, GRANT_TABLES, GIVE_QUEUE]) await sql.raw(statement).execute(tx);
  });
}

// Roles belong to the whole server: another database's migration may create the same role concurrently.
const MAKE_ROLE = `do $$ begin
  if to_regrole('${API_ROLE}') is null then
    create role ${API_ROLE} nologin;
  end if;
  if not pg_has_role('${API_ROLE}', 'set') then
    execute format('grant ${API_ROLE} to %I with set true', current_user);
  end if;
exception
  when duplicate_object or unique_violation then null;
  when insufficient_privilege then
    raise exception '% may not make the role ${API_ROLE}, or not act as it', current_user
      using errcode = 'insufficient_privilege', hint = 'See "Data" in docs/operations.md.';
end $$`;

const GRANT_TABLES = `do $$ declare
  found record;
  wanted text;
  changing text[];
begin
  grant usage on schema public to ${API_ROLE};
  for found in select oid, relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'kysely_migration%' loop
    changing := array(select jsonb_array_elements_text('${JSON.stringify(CHANGING_COLUMNS)}'::jsonb -> found.relname)
      intersect select attname from pg_attribute where attrelid = found.oid and attnum > 0 and not attisdropped);
    wanted := case when found.relname = any('{${FINAL_TABLES.join(',')}}') or changing <> '{}' then 'SELECT,INSERT'
      else 'SELECT,INSERT,UPDATE,DELETE' end;
    continue when wanted = (select coalesce(string_agg(held, ',' order by position), '')
      from unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE}'::text[]) with ordinality as rights (held, position)
      where has_table_privilege('${API_ROLE}', found.oid, held))
      and (changing = '{}' or array(select attname::text from pg_attribute where attrelid = found.oid and attnum > 0
        and not attisdropped and has_column_privilege('${API_ROLE}', found.oid, attnum, 'UPDATE') order by 1)
        = array(select unnest(changing) order by 1));
    execute format('revoke all on %I from ${API_ROLE}', found.relname);
    execute format('grant %s on %I to ${API_ROLE}', wanted, found.relname);
    if changing <> '{}' then
      execute format('grant update (%s) on %I to ${API_ROLE}',
        (select string_agg(quote_ident(name), ',') from unnest(changing) as name), found.relname);
    end if;
  end loop;
  -- By which a server that does not migrate itself sees whether somebody did.
  grant select on kysely_migration to ${API_ROLE};
  if to_regclass('kysely_migration_contracted') is not null then
    grant select on kysely_migration_contracted to ${API_ROLE};
  end if;
end $$`;

const GIVE_QUEUE = `do $$ declare
  found record;
begin
  create schema if not exists pgboss authorization ${API_ROLE};
  if (select nspowner from pg_namespace where nspname = 'pgboss') = '${API_ROLE}'::regrole then
    return;
  end if;
  -- Made by a server of before, which worked as the owner.
  alter schema pgboss owner to ${API_ROLE};
  for found in
    select format('alter table pgboss.%I owner to ${API_ROLE}', relname) as statement from pg_class
      where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p')
    union all
    select format('alter routine %s owner to ${API_ROLE}', oid::regprocedure) from pg_proc
      where pronamespace = 'pgboss'::regnamespace
    union all
    select format('alter type pgboss.%I owner to ${API_ROLE}', typname) from pg_type
      where typnamespace = 'pgboss'::regnamespace and typtype = 'e'
    loop execute found.statement;
  end loop;
end $$`;
