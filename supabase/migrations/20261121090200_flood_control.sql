-- Rate limits: generous for people, strict for scripts. A refused lead gets HTTP 429 (PostgREST maps the error code
-- PT429 to the status) with a message for the visitor. To change a limit: update private.flood_limits set
-- per_address_hour = 40;

-- The owner changes a limit with: update private.flood_limits set per_address_hour = 40;
create table private.flood_limits (
  only_row boolean primary key default true check (only_row),
  per_email_hour integer not null default 5,
  per_email_day integer not null default 10,
  per_address_hour integer not null default 20,
  -- Site-wide limit. It also covers callers without a known address, as in the embedded backend.
  site_hour integer not null default 1000
);

insert into private.flood_limits default values;

-- Key of the address hash: random bytes for each installation, which never leave the database.
create table private.flood_key (
  only_row boolean primary key default true check (only_row),
  key bytea not null
);

insert into private.flood_key (key)
  values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

-- Leads by network address in the past hour. Stores only a hash of the address, keyed as above; each new lead deletes
-- rows older than an hour.
create table private.recent_addresses (
  address_hash bytea not null,
  seen_at timestamptz not null default now()
);

create index recent_addresses_hash on private.recent_addresses (address_hash, seen_at);
create index recent_addresses_seen_at on private.recent_addresses (seen_at);

alter table private.flood_limits enable row level security;
alter table private.flood_key enable row level security;
alter table private.recent_addresses enable row level security;

-- Keyed hash of the caller's address; null if unknown. Hosted Supabase is behind Cloudflare, which sets
-- cf-connecting-ip itself, so a caller can't forge it; the first entry of x-forwarded-for is the fallback.
create function private.caller_address_hash() returns bytea
language plpgsql stable
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  address text := btrim(coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1)));
begin
  if coalesce(address, '') = '' then
    return null;
  end if;
  begin
    if address::inet <<= '::ffff:0.0.0.0/96'::inet then
      -- IPv4-mapped IPv6 addresses such as ::ffff:203.0.113.9 all share one /64, so convert them to IPv4.
      address := host('0.0.0.0'::inet + (address::inet - '::ffff:0.0.0.0'::inet));
    elsif family(address::inet) = 6 then
      -- A household or a rented server usually has a whole /64.
      address := host(network(set_masklen(address::inet, 64)));
    end if;
  exception when invalid_text_representation then
    -- Not an address: forged by a caller or written by an unusual proxy. Count the text as it is.
    address := left(address, 64);
  end;
  return (select sha256(flood_key.key || convert_to(address, 'UTF8')) from private.flood_key);
end
$$;

create function private.refuse_flood() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  limits private.flood_limits;
  sender text := lower(new.email);
  address bytea := private.caller_address_hash();
  last_hour timestamptz := now() - interval '1 hour';
  last_day timestamptz := now() - interval '1 day';
begin
  new.created_at := now();

  -- A retry of a stored lead is no new lead; the primary key handles it.
  if exists (select from public.leads where leads.id = new.id) then
    return new;
  end if;

  select * into strict limits from private.flood_limits;

  -- The locks serialise concurrent requests, so that each counts the earlier ones. The order email, then address,
  -- prevents deadlocks between two leads. Two requests with several leads each can still deadlock, and PostgreSQL then
  -- aborts one; the site's forms send one lead at a time.
  perform pg_advisory_xact_lock(hashtextextended('lead e-mail ' || sender, 0));
  if (select count(*) from public.leads where lower(leads.email) = sender and leads.created_at > last_hour)
      >= limits.per_email_hour
    or (select count(*) from public.leads where lower(leads.email) = sender and leads.created_at > last_day)
      >= limits.per_email_day
  then
    raise sqlstate 'PT429' using
      message = 'We already have several requests from this email address. Please try again later.',
      detail = 'email';
  end if;

  if address is not null then
    perform pg_advisory_xact_lock(hashtextextended('lead address ' || encode(address, 'hex'), 0));
    delete from private.recent_addresses where seen_at <= last_hour;
    if (select count(*) from private.recent_addresses where address_hash = address) >= limits.per_address_hour then
      raise sqlstate 'PT429' using
        message = 'We received many requests from your network. Please try again in an hour.',
        detail = 'address';
    end if;
    insert into private.recent_addresses (address_hash) values (address);
  end if;

  if (select count(*) from (
        select from public.leads where leads.created_at > last_hour limit limits.site_hour
      ) as recent) >= limits.site_hour
  then
    raise sqlstate 'PT429' using
      message = 'We are receiving very many requests at the moment. Please try again in an hour.',
      detail = 'site';
  end if;

  return new;
end
$$;

create trigger refuse_flood
  before insert on public.leads
  for each row execute function private.refuse_flood();
