-- A clock that was ahead and is set back leaves timestamps in the future. Ignore them, or visitors would be refused
-- until that time. The rest of the function is unchanged.
create or replace function private.refuse_flood() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  limits private.flood_limits;
  mailbox text := lower(regexp_replace(new.email, '\+[^@]*@', '@'));
  network bytea := private.caller_address_hash();
  last_hour timestamptz := now() - interval '1 hour';
  -- Concurrent requests may have started a moment later.
  ahead timestamptz := now() + interval '1 minute';
  seen integer;
  oldest timestamptz;
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

  -- The locks serialise concurrent requests, so that each counts the earlier ones. The order email, network, site
  -- prevents deadlocks between two leads.
  perform pg_advisory_xact_lock(hashtextextended('lead e-mail ' || mailbox, 0));
  select count(*), min(lead.created_at) into seen, oldest from public.leads as lead
  where lower(regexp_replace(lead.email, '\+[^@]*@', '@')) = mailbox and lead.created_at > last_hour and lead.created_at < ahead;
  if seen >= limits.per_email_hour then
    perform private.refuse_for(oldest - last_hour, 'email',
      'We already have several requests from this email address. Please try again later.');
  end if;
  select count(*), min(lead.created_at) into seen, oldest from public.leads as lead
  where lower(regexp_replace(lead.email, '\+[^@]*@', '@')) = mailbox and lead.created_at > now() - interval '1 day' and lead.created_at < ahead;
  if seen >= limits.per_email_day then
    perform private.refuse_for(oldest - (now() - interval '1 day'), 'email',
      'We already have several requests from this email address. Please try again later.');
  end if;

  if network is not null then
    perform pg_advisory_xact_lock(hashtextextended('lead address ' || encode(network, 'hex'), 0));
    delete from private.recent_addresses where seen_at <= last_hour or seen_at > ahead;
    select count(*), min(seen_at) into seen, oldest from private.recent_addresses where address_hash = network;
    if seen >= limits.per_address_hour then
      perform private.refuse_for(oldest - last_hour, 'address',
        'We received many requests from the network you are on, perhaps from other people. Please try again later, or write to us.');
    end if;
    insert into private.recent_addresses (address_hash) values (network);
  end if;

  -- The locks above also serialise updates of this counter.
  insert into private.recent_minutes (minute, leads) values (date_trunc('minute', now()), 1)
    on conflict (minute) do update set leads = recent_minutes.leads + 1;
  delete from private.recent_minutes where minute <= last_hour or minute > ahead;
  if (select sum(leads) from private.recent_minutes) > limits.site_hour then
    perform private.refuse_for(interval '10 minutes', 'site',
      'We are receiving very many requests at the moment. Please try again later, or write to us.');
  end if;

  return new;
end
$$;
