-- Flood control by network: leads of a network above its limit are held, without affecting others. No lead is refused
-- for its email address, which anybody can enter, so that nobody is locked out by requests in their name.

-- Holds an hour of counts only, so the data need not be migrated.
drop table private.recent_addresses;

-- Leads of the past hour by network and minute.
create table private.recent_networks (
  -- Keyed hash of a network (an IPv4 address, or the /48 of an IPv6 address) or of its range (/24, /32).
  network_hash bytea not null,
  minute timestamptz not null,
  leads integer not null,
  -- Random label. It groups the leads of one network after the hash is deleted, and can't be traced to an address.
  label text not null,
  primary key (network_hash, minute)
);
create index recent_networks_minute on private.recent_networks (minute);
alter table private.recent_networks enable row level security;

-- A flood ends after an hour without a lead above a limit.
create table private.floods (
  id uuid primary key default gen_random_uuid(),
  began_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- Whether the whole site exceeded hold_site_hour, not only a network or an email address its limit.
  site_wide boolean not null default false
);
alter table private.floods enable row level security;

alter table private.flood_limits rename column per_email_hour to hold_email_hour;
alter table private.flood_limits rename column per_email_day to hold_email_day;
alter table private.flood_limits
  -- Above these limits, a lead is stored and held: from one range of addresses, ...
  add column hold_range_hour integer not null default 100,
  -- ... and, while the whole site is above hold_site_hour, from one network and from one range.
  add column flood_network_hour integer not null default 2,
  add column flood_range_hour integer not null default 10,
  -- Above this limit, a lead from one range is refused.
  add column per_range_hour integer not null default 1000,
  -- Above site_hour, a network above its limit during a flood is refused; above this limit, everybody is, before the
  -- disk is full.
  add column total_hour integer not null default 100000;

alter table private.handovers
  add column released_at timestamptz,
  -- Labels of the lead's network and range; cleared after thirty days.
  add column network text not null default '',
  add column network_range text not null default '';
create index handovers_network on private.handovers (network) where network <> '';

-- Keyed hashes of the caller's network and its range; null if unknown.
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

-- Counts a lead of a network or range. Returns its number of leads in the past hour, including this one.
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

-- Once a minute, deletes counts that are older than an hour, or in the future because of a clock that was ahead.
create function private.forget_recent() returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from private.recent_networks where (network_hash, minute) in (
    select network_hash, minute from private.recent_networks
    where minute <= now() - interval '1 hour' or minute > now() + interval '1 minute'
    for update skip locked
  );
  delete from private.recent_minutes where minute in (
    select minute from private.recent_minutes
    where minute <= now() - interval '1 hour' or minute > now() + interval '1 minute'
    for update skip locked
  );
end
$$;

create or replace function private.refuse_flood() returns trigger
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

-- Normalises an email address to its mailbox: ignores letter case and the part after a plus sign.
create function private.mailbox(email text) returns text
language sql immutable
set search_path = ''
as $$
  select lower(regexp_replace(mailbox.email, '\+[^@]*@', '@'))
$$;

drop function private.caller_address_hash();

-- Records a flood, queues one notice for the owner, and holds the leads that networks above their limit sent in its
-- first hour.
create function private.note_flood(is_site_wide boolean) returns void
language plpgsql
set search_path = ''
as $$
declare
  flood private.floods;
  limits private.flood_limits;
begin
  perform pg_advisory_xact_lock(hashtextextended('lead flood', 0));
  select * into flood from private.floods
  where last_seen_at between now() - interval '1 hour' and now() + interval '1 minute'
  order by began_at desc limit 1;
  if flood.id is null then
    insert into private.floods default values returning * into flood;
    insert into private.handovers (kind) values ('flood');
  elsif flood.last_seen_at < now() - interval '1 minute' then
    update private.floods set last_seen_at = now() where id = flood.id;
  end if;
  if not is_site_wide or flood.site_wide then
    return;
  end if;

  update private.floods set site_wide = true where id = flood.id;
  select * into strict limits from private.flood_limits;
  update private.handovers as handover
  set held_for = array['many at once']
  where handover.kind = 'lead'
    and handover.done_at is null and handover.claimed_until is null
    and handover.handled_at is null and handover.released_at is null
    and handover.held_for = '{}'
    and handover.created_at > now() - interval '1 hour'
    and (
      handover.network in (
        select label from private.recent_networks group by label having sum(leads) > limits.flood_network_hour
      ) and handover.network <> ''
      or handover.network_range in (
        select label from private.recent_networks group by label having sum(leads) > limits.flood_range_hour
      ) and handover.network_range <> ''
    );
end
$$;

-- Adds notices for the owner and confirmation mails to the queue: see the kinds below.
alter table private.handovers drop constraint handovers_kind_check;
alter table private.handovers drop constraint handovers_check;
alter table private.handovers drop constraint handovers_lead_id_key;
alter table private.handovers
  add constraint handovers_kind_known check (kind in (
    -- for the CRM: a lead, a newsletter confirmed after its lead was handed over, a consent withdrawn, a person erased,
    'lead', 'confirmed', 'withdrawn', 'erased',
    -- a notice of a new flood,
    'flood',
    -- and for the person: the request to confirm the newsletter.
    'confirm'
  )),
  add constraint handovers_of_lead check ((kind in ('lead', 'confirmed', 'confirm')) = (lead_id is not null));
create unique index handovers_lead on private.handovers (lead_id, kind);
