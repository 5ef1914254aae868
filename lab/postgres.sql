-- Sets up a database like a hosted Supabase project before its first migration. The superuser runs this file. Migrations then run as
-- `postgres`, which is not a superuser on hosted projects either. With -v older=1 the database is like a project created before October
-- 2026, which grants every right on new objects in public.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin login noinherit createrole;
create role postgres login createrole createdb replication bypassrls;
grant anon, authenticated, service_role to authenticator, postgres;
alter database project owner to postgres;

create schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
grant all on schema extensions to postgres;
alter database project set search_path = "$user", public, extensions;
alter schema public owner to postgres;
grant usage on schema public to anon, authenticated, service_role;

-- Accounts ---------------------------------------------------------------------------------------------------------------

create schema auth authorization supabase_auth_admin;
create table auth.users (
  id uuid primary key,
  aud text,
  role text,
  email text unique,
  encrypted_password text,
  email_confirmed_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  created_at timestamptz default now()
);
create table auth.identities (
  id uuid primary key,
  provider text not null,
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null
);
create function auth.jwt() returns jsonb language sql stable as
  $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
create function auth.uid() returns uuid language sql stable as $$ select (auth.jwt() ->> 'sub')::uuid $$;
alter table auth.users owner to supabase_auth_admin;
alter table auth.identities owner to supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role, postgres;
grant all on all tables in schema auth to postgres;

-- Scheduled jobs ---------------------------------------------------------------------------------------------------------

create extension pg_cron;
grant usage on schema cron to postgres;
grant all on all tables in schema cron to postgres;
-- Debian has no pg_net. Mark it as installed, and replace its only function with a function that records requests.
insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
select 99999, 'pg_net', (select oid from pg_roles where rolname = current_user), 'extensions'::regnamespace, false, '0';
create schema net;
create table net.sent (url text, body jsonb, headers jsonb, timeout_milliseconds integer);
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000
) returns bigint language sql as $$ insert into net.sent values (url, body, headers, timeout_milliseconds) returning 1::bigint $$;
grant usage on schema net to postgres;
grant all on net.sent to postgres;

-- Default rights on new objects ------------------------------------------------------------------------------------------

\if :older
  alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant execute on functions to anon, authenticated, service_role;
\endif
