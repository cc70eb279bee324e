-- Flood control: generous for people, strict for scripts. A lead above a first limit is stored and held for the owner's
-- review (see the migration on holds); only far above the limits is a lead refused, with HTTP 429 and a retry time. No
-- lead is refused for its email address, which anybody can enter, so that nobody is locked out by requests in their name.

create table private.flood_limits (
  only_row boolean primary key default true check (only_row),
  -- Above these limits, a lead is stored and held: from one mailbox, ...
  hold_email_hour integer not null default 5,
  hold_email_day integer not null default 10,
  -- ... from one network, from one range of addresses, ...
  hold_network_hour integer not null default 20,
  hold_range_hour integer not null default 100,
  -- ... and site-wide, which also covers callers without a known address, ...
  hold_site_hour integer not null default 1000,
  -- ... and, while the whole site is above hold_site_hour, from one network and from one range.
  flood_network_hour integer not null default 2,
  flood_range_hour integer not null default 10,
  -- Above these limits, a lead from one network or from one range is refused.
  per_address_hour integer not null default 200,
  per_range_hour integer not null default 1000,
  -- Above site_hour, a network above its limit during a flood is refused; above total_hour, everybody is, before the
  -- disk is full.
  site_hour integer not null default 20000,
  total_hour integer not null default 100000,
  -- Header in which the proxy in front of the database passes the caller's address. Hosted Supabase is behind
  -- Cloudflare, which sets this one itself; never set a header here that a caller can forge.
  address_header text not null default 'cf-connecting-ip'
);
comment on table private.flood_limits is
  'Limits of leads an hour or a day, in one row; an update changes them.';

insert into private.flood_limits default values;

create table private.flood_key (
  only_row boolean primary key default true check (only_row),
  key bytea not null
);
comment on table private.flood_key is
  'Key of all hashes and of the codes in links: random bytes for each installation, which never leave the database.';

insert into private.flood_key (key)
  values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

create table private.recent_networks (
  -- Keyed hash of a network (an IPv4 address, or the /48 of an IPv6 address) or of its range (/24, /32).
  network_hash bytea not null,
  minute timestamptz not null,
  leads integer not null,
  -- Random label. It groups the leads of one network after the hash is deleted, and can't be traced to an address.
  label text not null,
  primary key (network_hash, minute)
);
comment on table private.recent_networks is 'Leads of the past hour by network and minute.';

create index recent_networks_minute on private.recent_networks (minute);

create table private.recent_minutes (
  minute timestamptz primary key,
  leads integer not null
);
comment on table private.recent_minutes is
  'Leads of the past hour by minute, site-wide; counting rows of the leads table would slow down as it grows.';

create table private.floods (
  id uuid primary key default gen_random_uuid(),
  began_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- Whether the whole site exceeded hold_site_hour, not only a network or an email address its limit.
  site_wide boolean not null default false
);
comment on table private.floods is 'Floods of leads; one ends after an hour without a lead above a limit.';

alter table private.flood_limits enable row level security;
alter table private.flood_key enable row level security;
alter table private.recent_networks enable row level security;
alter table private.recent_minutes enable row level security;
alter table private.floods enable row level security;

create function private.caller_networks(out network bytea, out network_range bytea)
language plpgsql stable
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  written text := btrim(headers ->> (select address_header from private.flood_limits));
  address inet;
  key bytea := (select flood_key.key from private.flood_key);
begin
  if coalesce(written, '') = '' then
    return;
  end if;
  begin
    -- Some proxies append the port: 203.0.113.7:443, [2001:db8::1]:443.
    address := regexp_replace(
      regexp_replace(written, '^\[([^]]*)\](:\d+)?$', '\1'), '^(\d+\.\d+\.\d+\.\d+):\d+$', '\1'
    )::inet;
  exception when invalid_text_representation then
    -- Not an address: written by an unusual proxy. Count the text as it is.
    network := sha256(key || convert_to(left(written, 64), 'UTF8'));
    return;
  end;
  address := host(address)::inet;
  if address <<= '::ffff:0.0.0.0/96'::inet then
    -- IPv4-mapped IPv6 address, such as ::ffff:203.0.113.9.
    address := '0.0.0.0'::inet + (address - '::ffff:0.0.0.0'::inet);
  end if;
  -- Loopback: not rate-limited by network.
  if address <<= '127.0.0.0/8'::inet or address = '::1'::inet then
    return;
  end if;
  -- A rented server often has a whole /48 of IPv6 addresses; a provider has a /32.
  network := sha256(key || convert_to(
    case family(address) when 4 then host(address) else host(network(set_masklen(address, 48))) end, 'UTF8'
  ));
  network_range := sha256(key || convert_to(
    network(set_masklen(address, case family(address) when 4 then 24 else 32 end))::text, 'UTF8'
  ));
end
$$;
comment on function private.caller_networks is
  'Keyed hashes of the caller''s network and its range; null if unknown.';

create function private.count_network(network_hash bytea, out leads integer, out oldest timestamptz)
language plpgsql
set search_path = ''
as $$
declare
  known text;
begin
  select max(recent.label) into known from private.recent_networks as recent
  where recent.network_hash = count_network.network_hash;
  insert into private.recent_networks as recent (network_hash, minute, leads, label)
  values (
    count_network.network_hash, date_trunc('minute', now()), 1, coalesce(known, left(gen_random_uuid()::text, 8))
  )
  on conflict on constraint recent_networks_pkey do update set leads = recent.leads + 1;
  select sum(recent.leads), min(recent.minute) + interval '1 minute' into count_network.leads, oldest
  from private.recent_networks as recent
  where recent.network_hash = count_network.network_hash
    and recent.minute between now() - interval '1 hour' and now() + interval '1 minute';
end
$$;
comment on function private.count_network is
  'Counts a lead of a network or range, and returns the number of its leads in the past hour.';

-- Counts older than an hour, or in the future because of a clock that was ahead. They are per minute, so the first lead
-- of a minute finds all expired ones, and later leads of that minute find none. Checking on each lead slowed down with
-- the number of networks.
create function private.forget_recent() returns void
language sql
set search_path = ''
as $$
  delete from private.recent_networks where (network_hash, minute) in (
    select network_hash, minute from private.recent_networks
    where (minute <= now() - interval '1 hour' or minute > now() + interval '1 minute')
      and not exists (select from private.recent_minutes as known where known.minute = date_trunc('minute', now()))
    for update skip locked
  );
  delete from private.recent_minutes where minute in (
    select minute from private.recent_minutes
    where minute <= now() - interval '1 hour' or minute > now() + interval '1 minute'
    for update skip locked
  );
$$;
comment on function private.forget_recent is 'Deletes expired counts, once a minute.';

-- The delay is a header and also the hint of the error: a page on another origin can't read the header.
create function private.refuse_for(wait interval, about text, message text) returns void
language plpgsql
set search_path = ''
as $$
declare
  seconds integer := greatest(1, ceil(extract(epoch from wait)));
begin
  raise sqlstate 'PGRST' using
    message = json_build_object('code', 'PT429', 'message', message, 'details', about, 'hint', seconds::text)::text,
    detail = json_build_object('status', 429, 'headers', json_build_object('Retry-After', seconds::text))::text;
end
$$;
comment on function private.refuse_for is 'Refuses a lead with HTTP 429 and the retry delay in seconds.';

create function private.refuse_flood() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  limits private.flood_limits;
  network bytea;
  network_range bytea;
  from_network integer := 0;
  from_range integer := 0;
  in_site integer;
  oldest timestamptz;
  last_hour timestamptz := now() - interval '1 hour';
  wait interval;
begin
  new.created_at := now();

  -- Visitors send one lead at a time; no form of the site sends a list.
  if current_setting('role', true) in ('anon', 'authenticated') then
    if current_setting('northcover.lead_sent', true) = 'yes' then
      raise sqlstate 'PT400' using message = 'Send one lead at a time.';
    end if;
    perform set_config('northcover.lead_sent', 'yes', true);
  end if;

  -- A retry of a stored lead is no new lead; the primary key handles it.
  if exists (select from public.leads where leads.id = new.id) then
    return new;
  end if;

  select * into strict limits from private.flood_limits;
  select * into network, network_range from private.caller_networks();

  -- The locks serialise concurrent requests, so that each counts the earlier ones. The order email, range, network,
  -- site prevents deadlocks between two leads.
  perform pg_advisory_xact_lock(hashtextextended('lead e-mail ' || private.mailbox(new.email), 0));
  if not exists (select from private.recent_minutes where minute = date_trunc('minute', now())) then
    perform private.forget_recent();
  end if;
  if network_range is not null then
    perform pg_advisory_xact_lock(hashtextextended('lead address ' || encode(network_range, 'hex'), 0));
    select counted.leads, counted.oldest into from_range, oldest from private.count_network(network_range) as counted;
    if from_range > limits.per_range_hour then
      wait := oldest - last_hour;
    end if;
  end if;
  if network is not null then
    perform pg_advisory_xact_lock(hashtextextended('lead address ' || encode(network, 'hex'), 0));
    select counted.leads, counted.oldest into from_network, oldest from private.count_network(network) as counted;
    if from_network > limits.per_address_hour then
      wait := greatest(wait, oldest - last_hour);
    end if;
  end if;
  if wait is not null then
    perform private.refuse_for(wait, 'address',
      'We received many requests from the network you are on, perhaps from other people. Please try again later, or write to us.');
  end if;

  -- The locks above also serialise updates of this counter.
  insert into private.recent_minutes (minute, leads) values (date_trunc('minute', now()), 1)
    on conflict (minute) do update set leads = recent_minutes.leads + 1;
  select sum(leads) into in_site from private.recent_minutes
  where minute between last_hour and now() + interval '1 minute';
  if in_site > limits.total_hour
    or in_site > limits.site_hour
    and (network is null or from_network > limits.flood_network_hour or from_range > limits.flood_range_hour)
  then
    perform private.refuse_for(interval '10 minutes', 'site',
      'We are receiving very many requests at the moment. Please try again later, or write to us.');
  end if;

  return new;
end
$$;
comment on function private.refuse_flood is 'Counts each new lead, and refuses it far above the limits.';

create trigger refuse_flood
  before insert on public.leads
  for each row execute function private.refuse_flood();
