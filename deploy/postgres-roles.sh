#!/bin/bash
# Runs once, on a new database: its owner, who migrates, and a login that may not change tables.
set -euo pipefail
psql --username=postgres --dbname=lender --set=ON_ERROR_STOP=1 \
  --set=owner_password="$(cat /run/secrets/owner-password)" \
  --set=api_password="$(cat /run/secrets/api-password)" <<'SQL'
create role lender_api;
create role lender_owner login password :'owner_password';
grant lender_api to lender_owner with admin true, set true;
create role lender_server login password :'api_password' in role lender_api;
alter database lender owner to lender_owner;
SQL
