-- Flood control: generous to people, hard on scripts. A refused lead answers with HTTP 429 (PostgREST turns the error
-- code PT429 into the status), and its message is fit for a visitor.

-- The owner changes a limit with: update private.flood_limits set per_address_hour = 40;
create table private.flood_limits (
  only_row boolean primary key default true check (only_row),
  per_email_hour integer not null default 5,
  per_email_day integer not null default 10,
  per_address_hour integer not null default 20,
  -- For the whole site. It also covers callers whose address is not known, as in the embedded backend.
  site_hour integer not null default 1000
);

insert into private.flood_limits default values;

-- The key of the hash below. It never leaves the database; a new row of random bytes for each installation.
create table private.flood_key (
  only_row boolean primary key default true check (only_row),
  key bytea not null
);

insert into private.flood_key (key)
  values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

-- Leads by network address in the past hour. The address itself is not kept, only a hash with the key above, and
-- each new lead clears what is older than an hour.
create table private.recent_addresses (
  address_hash bytea not null,
  seen_at timestamptz not null default now()
);

create index recent_addresses_hash on private.recent_addresses (address_hash, seen_at);
create index recent_addresses_seen_at on private.recent_addresses (seen_at);

alter table private.flood_limits enable row level security;
alter table private.flood_key enable row level security;
alter table private.recent_addresses enable row level security;

-- The caller's address as a keyed hash; null where it is not known. Hosted Supabase stands behind Cloudflare, which
-- sets cf-connecting-ip itself, so a caller can't invent it; the first entry of x-forwarded-for is the fallback.
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
      -- An IPv4 address written as IPv6, such as ::ffff:203.0.113.9. All of them lie in one /64.
      address := host('0.0.0.0'::inet + (address::inet - '::ffff:0.0.0.0'::inet));
    elsif family(address::inet) = 6 then
      -- One household or one rented server has a whole /64 of IPv6 addresses.
      address := host(network(set_masklen(address::inet, 64)));
    end if;
  exception when invalid_text_representation then
    -- Not an address, so made up by a caller or written by an unusual proxy: counted as it stands.
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

  -- A repeated try of a stored lead is no new lead; the primary key answers it.
  if exists (select from public.leads where leads.id = new.id) then
    return new;
  end if;

  select * into strict limits from private.flood_limits;

  -- The locks make simultaneous requests queue up, so that each counts the ones before it. Always e-mail first, then
  -- address: two leads can't wait for each other. Two requests with several leads each can, and PostgreSQL then refuses
  -- one of them as a deadlock; the site's forms send one lead at a time.
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
