-- Bulk handling of held leads: find, release, hold and discard them by common properties.

-- Whether a request came from a page of another site. The browser sets Origin and Sec-Fetch-Site itself. Once the owner
-- has named the site's origins, both the page and the Origin header must match. Until then, an Origin that differs from
-- the page's is foreign, unless the browser reports a same-origin request, as with the embedded database.
create function private.is_foreign(page_url text) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  page text := lower(substring(is_foreign.page_url from '^https?://[^/?]+'));
  sent_by text := lower(headers ->> 'origin');
  is_same boolean := coalesce(headers ->> 'sec-fetch-site', '') = 'same-origin';
begin
  if not exists (select from private.site_origins) then
    return sent_by is not null and sent_by is distinct from page and not is_same;
  end if;
  return not exists (select from private.site_origins as named where named.origin = page)
    or sent_by is not null and not (sent_by = 'null' and is_same)
    and not exists (select from private.site_origins as named where named.origin = sent_by);
end
$$;

create or replace function private.open_handover() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  limits private.flood_limits;
  from_network bytea;
  from_range bytea;
  network_leads integer;
  network_label text;
  range_leads integer;
  range_label text;
  site_leads integer;
  mailbox text := private.mailbox(new.email);
  mailbox_leads integer;
  mailbox_leads_today integer;
  reasons text[] := '{}';
begin
  select * into strict limits from private.flood_limits;
  select * into from_network, from_range from private.caller_networks();
  select coalesce(sum(leads), 0), coalesce(max(label), '') into network_leads, network_label
  from private.recent_networks where network_hash = from_network;
  select coalesce(sum(leads), 0), coalesce(max(label), '') into range_leads, range_label
  from private.recent_networks where network_hash = from_range;
  select sum(leads) into site_leads from private.recent_minutes;
  select
      count(*) filter (where lead.created_at > now() - interval '1 hour'), count(*)
    into mailbox_leads, mailbox_leads_today
  from public.leads as lead
  where lower(regexp_replace(lead.email, '\+[^@]*@', '@')) = mailbox
    and lead.created_at between now() - interval '1 day' and now() + interval '1 minute';

  if network_leads > limits.hold_network_hour or range_leads > limits.hold_range_hour then
    reasons := reasons || 'many from one network'::text;
  end if;
  if site_leads > limits.hold_site_hour
    and (
      from_network is null
      or network_leads > limits.flood_network_hour
      or range_leads > limits.flood_range_hour
    )
  then
    reasons := reasons || 'many at once'::text;
  end if;
  if reasons <> '{}' then
    perform private.note_flood(site_leads > limits.hold_site_hour);
  end if;
  if mailbox_leads > limits.hold_email_hour or mailbox_leads_today > limits.hold_email_day then
    reasons := reasons || 'many from one email address'::text;
  end if;
  if not exists (
    select from private.lead_forms as form
    where (form.page_source, form.lead_type) = (new.page_source, new.lead_type) and new.interest = any (form.interests)
  ) then
    reasons := reasons || 'no form of the site'::text;
  end if;
  if private.is_foreign(new.page_url) then
    reasons := reasons || 'sent from another site'::text;
  end if;
  if not (select bool_and(sender_known) from private.consent_records where lead_id = new.id) then
    reasons := reasons || 'consent names an unknown sender'::text;
  end if;
  if exists (
    select from private.consent_records as record
    join private.consent_statements as statement
      on (statement.id, statement.version) = (record.statement_id, record.statement_version)
    where record.lead_id = new.id and statement.valid_until < now()
  ) then
    reasons := reasons || 'consent by a statement that is no longer shown'::text;
  end if;
  -- If mails are sent, the person ends a newsletter suppression by confirming.
  if exists (select from private.suppressions where email_hash = private.email_hash(new.email)) and exists (
    select from unnest(private.suppressed_asks(new)) as asked
    where asked <> 'newsletter' or not exists (select from private.mail_sender)
  ) then
    reasons := reasons || 'had asked for no more messages'::text;
  end if;
  insert into private.handovers (kind, lead_id, held_for, network, network_range)
  values ('lead', new.id, reasons, network_label, range_label);
  if reasons = '{}' and new.newsletter then
    perform private.ask_to_confirm(new);
  end if;
  return null;
end
$$;

-- A plain form has the same limits as any other lead. Its origin is a parameter, because the function that forwards it
-- sends none.
drop function public.send_lead_form(jsonb, text);
create function public.send_lead_form(
  form jsonb,
  caller_address text default null,
  origin text default null,
  fetch_site text default null
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  sent public.leads;
  statement private.consent_statements := private.consent_statement(form ->> 'contact_statement');
  rule text;
  field text;
begin
  perform set_config(
    'request.headers',
    json_build_object(
      (select address_header from private.flood_limits), send_lead_form.caller_address,
      'origin', send_lead_form.origin,
      'sec-fetch-site', send_lead_form.fetch_site
    )::text,
    true
  );
  sent.id := gen_random_uuid();
  sent.name := normalize(private.one_line(form ->> 'name'), NFC);
  sent.email := private.one_line(form ->> 'email');
  sent.phone := private.one_line(form ->> 'phone');
  sent.interest := form ->> 'interest';
  sent.lead_type := form ->> 'lead_type';
  sent.page_source := form ->> 'page_source';
  sent.page_url := left(form ->> 'page_url', 2048);
  sent.user_agent := private.one_line(left(form ->> 'user_agent', 512));
  sent.consent := statement.id is not null;
  sent.contact_statement := form ->> 'contact_statement';
  sent.newsletter_statement := coalesce(form ->> 'newsletter_statement', '');
  sent.newsletter := sent.newsletter_statement <> '' or coalesce(statement.purposes @> array['newsletter'], false);
  sent.sender_shown := private.one_line(form ->> 'sender_shown');

  -- A plain form has no idempotency key, so treat a double click or a reload as the same request.
  perform pg_advisory_xact_lock(hashtextextended('lead form ' || lower(sent.email), 0));
  if exists (
    select from public.leads as lead
    where lower(lead.email) = lower(sent.email)
      and lead.created_at > now() - interval '10 minutes'
      and (lead.name, lead.phone, lead.interest, lead.lead_type, lead.page_source, lead.newsletter)
        = (sent.name, sent.phone, sent.interest, sent.lead_type, sent.page_source, sent.newsletter)
  ) then
    return 'stored';
  end if;

  insert into public.leads
    (id, name, email, phone, interest, lead_type, page_source, page_url, user_agent, consent, newsletter,
     contact_statement, newsletter_statement, sender_shown)
  values
    (sent.id, sent.name, sent.email, sent.phone, sent.interest, sent.lead_type, sent.page_source, sent.page_url,
     sent.user_agent, sent.consent, sent.newsletter, sent.contact_statement, sent.newsletter_statement,
     sent.sender_shown);
  return 'stored';
exception
  when check_violation or not_null_violation then
    get stacked diagnostics rule = constraint_name, field = column_name;
    return private.form_part_of(coalesce(nullif(rule, ''), field));
  when sqlstate 'PGRST' then
    return 'too-many';
end
$$;

-- A held lead that is marked as handled stays held: it is never sent unless the owner releases it.
create or replace function public.handle_lead(lead_id uuid) returns boolean
language sql security definer
set search_path = ''
as $$
  update private.handovers as handover set handled_at = coalesce(handled_at, now())
  where handover.lead_id = handle_lead.lead_id and handover.kind = 'lead'
  returning true
$$;

-- Whether a consent is effective: not withdrawn, and for a newsletter, confirmed if mails are sent.
create function private.counts(record private.consent_records) returns boolean
language sql stable
set search_path = ''
as $$
  select record.withdrawn_at is null
    and (
      record.purpose <> 'newsletter' or record.confirmed_at is not null
      or not exists (select from private.mail_sender)
    )
$$;

-- Claims queued handovers for one worker; other workers skip them. An unfinished lease expires. Never handed over: held
-- leads, leads whose consent to contact was withdrawn, leads without an effective consent. Flood notices go first.
-- Omits the phone number of a person who wants no calls.
create or replace function public.claim_handovers(batch integer default 20, lease_seconds integer default 300) returns jsonb
language sql security definer
set search_path = ''
as $$
  with waiting as (
    select handover.id
    from private.handovers as handover
    where handover.done_at is null
      and handover.kind <> 'confirm'
      and handover.held_for = '{}'
      and handover.next_try_at <= now()
      and (handover.claimed_until is null or handover.claimed_until < now())
      and not exists (
        select from private.consent_records as record
        where record.lead_id = handover.lead_id and record.purpose = 'contact' and record.withdrawn_at is not null
      )
      and (
        handover.lead_id is null
        or exists (
          select from private.consent_records as record
          where record.lead_id = handover.lead_id and private.counts(record)
        )
      )
    order by handover.kind <> 'flood', handover.next_try_at
    limit claim_handovers.batch
    for update of handover skip locked
  ), claimed as (
    update private.handovers as handover
    set claim = gen_random_uuid(), claimed_until = now() + make_interval(secs => lease_seconds), tries = tries + 1
    from waiting where waiting.id = handover.id
    returning handover.*
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', claimed.id, 'claim', claimed.claim, 'kind', claimed.kind, 'tries', claimed.tries,
      'email', coalesce(lead.email, claimed.email), 'purpose', claimed.purpose, 'crm_contact', claimed.crm_contact,
      'lead', case when lead.id is not null then
        to_jsonb(lead) || case when contact.phone_withdrawn_at is null then '{}' else '{"phone": ""}'::jsonb end
      end,
      'consents', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'purpose', record.purpose, 'text', record.text, 'given_at', record.given_at
        ) order by record.purpose), '[]')
        from private.consent_records as record where record.lead_id = lead.id and private.counts(record)
      ),
      -- Channels on which the person doesn't want to be contacted.
      'not_by', (
        case when contact.phone_withdrawn_at is null then '[]' else '["phone"]'::jsonb end
        || case when contact.email_withdrawn_at is null then '[]' else '["email"]'::jsonb end
      ),
      'unsubscribe_code', case when lead.id is not null then private.unsubscribe_code(lead.email) end,
      'held', case when claimed.kind = 'flood' then (
        select count(*) from private.handovers as other
        where other.kind = 'lead' and other.held_for && array['many from one network', 'many at once']
          and other.created_at > claimed.created_at - interval '1 hour'
      ) end
    ) order by claimed.kind <> 'flood', claimed.next_try_at
  ), '[]')
  from claimed
  left join public.leads as lead on lead.id = claimed.lead_id
  left join private.consent_records as contact on contact.lead_id = lead.id and contact.purpose = 'contact'
$$;

create or replace function public.finish_handover(
  id uuid, claim uuid, failure text default '', retry_seconds integer default null, crm_contact text default ''
) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  finished private.handovers;
begin
  update private.handovers as handover
  set
    claim = null,
    claimed_until = null,
    failure = left(finish_handover.failure, 200),
    done_at = case when finish_handover.failure = '' then now() end,
    next_try_at = now() + make_interval(secs => retry_seconds),
    crm_contact = coalesce(nullif(finish_handover.crm_contact, ''), handover.crm_contact),
    email = case when finish_handover.failure = '' then '' else handover.email end
  where handover.id = finish_handover.id and handover.claim = finish_handover.claim
  returning * into finished;
  if finished.id is null then
    return false;
  end if;
  update public.leads as lead
  set ghl_sync_status = case when finished.done_at is not null then 'synced' else 'failed' end
  where lead.id = finished.lead_id and finished.kind = 'lead';
  return true;
end
$$;

-- As before, for handovers to the CRM only, not for mails. A lead that is being sent under a lease makes the person
-- known to the CRM.
create or replace function private.tell_crm(kind text, email text, purpose text) returns void
language sql
set search_path = ''
as $$
  insert into private.handovers (kind, email, purpose, crm_contact, next_try_at)
  -- Send it after the current lease ends.
  select
    tell_crm.kind, lower(btrim(tell_crm.email)), tell_crm.purpose, max(handover.crm_contact),
    greatest(now(), max(handover.claimed_until))
  from private.handovers as handover
  join public.leads as lead on lead.id = handover.lead_id
  where lower(lead.email) = lower(btrim(tell_crm.email)) and handover.tries > 0 and handover.kind in ('lead', 'confirmed')
  having count(*) > 0
$$;

drop view public.lead_follow_up;
create view public.lead_follow_up with (security_invoker = true) as
select
  lead.id,
  lead.lead_type,
  lead.created_at,
  floor(extract(epoch from now() - lead.created_at) / 3600)::integer as age_hours,
  lead.name,
  lead.email,
  lead.phone,
  lead.interest,
  lead.page_source,
  lead.page_url,
  case
    when contact.lead_id is null then 'none'
    when contact.withdrawn_at is not null then 'withdrawn'
    when contact.phone_withdrawn_at is not null then 'by email only'
    when contact.email_withdrawn_at is not null then 'by phone only'
    else 'given'
  end as contact_consent,
  contact.withdrawn_at as contact_withdrawn_at,
  case
    when newsletter.lead_id is null then 'none'
    when newsletter.withdrawn_at is not null then 'withdrawn'
    when newsletter.confirmed_at is not null then 'confirmed'
    else 'unconfirmed'
  end as newsletter_consent,
  newsletter.withdrawn_at as newsletter_withdrawn_at,
  lead.ghl_sync_status,
  case
    when handover.handled_at is not null then 'handled'
    when contact.withdrawn_at is not null or (contact.lead_id is null and newsletter.withdrawn_at is not null)
      then 'withdrawn'
    when handover.held_for <> '{}' then 'held'
    when lead.ghl_sync_status = 'failed' then 'failed'
    else 'new'
  end as state,
  array_to_string(handover.held_for, ', ') as held_for,
  handover.failure,
  handover.tries,
  handover.next_try_at,
  handover.handled_at,
  -- Labels shared by leads of one network or range, and their number of leads.
  handover.network,
  case when handover.network = '' then 0 else count(*) over (partition by handover.network) end::integer
    as network_leads,
  handover.network_range,
  case when handover.network_range = '' then 0 else count(*) over (partition by handover.network_range) end::integer
    as range_leads
from public.leads as lead
join private.handovers as handover on handover.lead_id = lead.id and handover.kind = 'lead'
left join private.consent_records as contact on contact.lead_id = lead.id and contact.purpose = 'contact'
left join private.consent_records as newsletter on newsletter.lead_id = lead.id and newsletter.purpose = 'newsletter'
order by lead.lead_type, lead.created_at;

-- Leads by the owner's filter, each key narrowing it: state, reason, since and until, network (either label),
-- network_above and network_up_to (leads of its network), range_above and range_up_to, matching and not_matching (text
-- within the listed fields), id (its first characters).
create function public.find_leads(filter jsonb default '{}', sort text default 'type') returns setof public.lead_follow_up
language plpgsql stable security definer
set search_path = ''
as $$
declare
  unknown text;
begin
  select key into unknown from jsonb_object_keys(filter) as key
  where key not in (
    'state', 'reason', 'since', 'until', 'network', 'network_above', 'network_up_to', 'range_above', 'range_up_to',
    'matching', 'not_matching', 'id'
  );
  if unknown is not null or sort not in ('type', 'time', 'network', 'email') then
    raise exception 'Leads can not be found or sorted by "%"', coalesce(unknown, sort)
      using errcode = 'invalid_parameter_value';
  end if;
  return query
    select listed.*
    from public.lead_follow_up as listed
    cross join lateral (
      select lower(concat_ws(' ',
        listed.name, listed.email, listed.phone, listed.interest, listed.lead_type, listed.page_source, listed.page_url,
        listed.held_for, listed.network, listed.network_range,
        (select lead.user_agent from public.leads as lead where lead.id = listed.id)
      )) as text
    ) as searched
    where (filter ->> 'state' is null or listed.state = filter ->> 'state')
      and (filter ->> 'reason' is null or position(filter ->> 'reason' in listed.held_for) > 0)
      and (filter ->> 'since' is null or listed.created_at >= (filter ->> 'since')::timestamptz)
      and (filter ->> 'until' is null or listed.created_at < (filter ->> 'until')::timestamptz)
      and (filter ->> 'network' is null or filter ->> 'network' in (listed.network, listed.network_range))
      and (filter ->> 'network_above' is null or listed.network_leads > (filter ->> 'network_above')::integer)
      and (filter ->> 'network_up_to' is null or listed.network_leads <= (filter ->> 'network_up_to')::integer)
      and (filter ->> 'range_above' is null or listed.range_leads > (filter ->> 'range_above')::integer)
      and (filter ->> 'range_up_to' is null or listed.range_leads <= (filter ->> 'range_up_to')::integer)
      and (filter ->> 'matching' is null or position(lower(filter ->> 'matching') in searched.text) > 0)
      and (filter ->> 'not_matching' is null or position(lower(filter ->> 'not_matching') in searched.text) = 0)
      and (filter ->> 'id' is null or starts_with(listed.id::text, lower(filter ->> 'id')))
    order by
      case sort when 'network' then listed.network_leads end desc nulls last,
      case sort
        when 'type' then listed.lead_type
        when 'network' then listed.network
        when 'email' then lower(listed.email)
      end,
      listed.created_at, listed.id;
end
$$;

-- Releases held leads to the CRM after the owner's review. A release also ends suppressions for the purposes that the
-- leads ask for again; if mails are sent, the newsletter needs a confirmation instead.
drop function public.release_lead(uuid);
create function public.release_leads(filter jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  released uuid[];
begin
  select array_agg(found.id) into released from public.find_leads(filter) as found where found.held_for <> '';
  update private.handovers as handover set held_for = '{}', released_at = now(), next_try_at = now()
  where handover.lead_id = any (released) and handover.kind = 'lead';
  delete from private.suppressions as suppression
  using public.leads as lead
  where lead.id = any (released)
    and suppression.email_hash = private.email_hash(lead.email)
    and suppression.purpose = any (private.suppressed_asks(lead))
    and (suppression.purpose <> 'newsletter' or not exists (select from private.mail_sender));
  perform private.ask_to_confirm(lead) from public.leads as lead where lead.id = any (released);
  return coalesce(cardinality(released), 0);
end
$$;

-- Holds leads that have not been handed over.
create function public.hold_leads(filter jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  held integer;
begin
  update private.handovers as handover set held_for = array['held by the owner']
  from public.find_leads(filter) as found
  where handover.lead_id = found.id and handover.kind = 'lead'
    and handover.done_at is null and (handover.claimed_until is null or handover.claimed_until < now())
    and handover.handled_at is null and handover.held_for = '{}';
  get diagnostics held = row_count;
  return held;
end
$$;

alter table private.erasures drop constraint erasures_reason_check;
alter table private.erasures
  add constraint erasures_reason_known check (reason in ('asked', 'three years', 'discarded'));

-- Erases held leads that no recipient has received, and logs their number.
create function public.discard_leads(filter jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  discarded integer;
begin
  delete from public.leads as lead
  using public.find_leads(filter) as found, private.handovers as handover
  where lead.id = found.id and handover.lead_id = lead.id and handover.kind = 'lead'
    and handover.held_for <> '{}' and handover.tries = 0;
  get diagnostics discarded = row_count;
  if discarded > 0 then
    insert into private.erasures (reason, leads) values ('discarded', discarded);
  end if;
  return discarded;
end
$$;

-- Floods of the past thirty days, shown above the owner's list.
create view public.recent_floods with (security_invoker = true) as
select
  flood.began_at,
  flood.last_seen_at,
  flood.site_wide,
  (
    select count(*)::integer from private.handovers as handover
    where handover.kind = 'lead' and handover.held_for && array['many from one network', 'many at once']
      and handover.handled_at is null
      and handover.created_at between flood.began_at - interval '1 hour' and flood.last_seen_at + interval '1 hour'
  ) as held
from private.floods as flood
where flood.last_seen_at > now() - interval '30 days'
order by flood.began_at;

create or replace view public.due_requests with (security_invoker = true) as
select request.kind, request.email, request.received_on, request.due_on, '' as failure
from private.privacy_requests as request
where request.done_at is null
union all
select
  case handover.kind when 'erased' then 'erase in the CRM' else 'unsubscribe in the CRM' end,
  handover.email,
  handover.created_at::date,
  private.due_on(case handover.kind when 'erased' then 'erase' else 'unsubscribe' end, handover.created_at::date),
  handover.failure
from private.handovers as handover
where handover.kind in ('withdrawn', 'erased') and handover.done_at is null
order by due_on, received_on;

-- As before, plus the network labels after thirty days.
create or replace function private.erase_old_leads() returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  erased integer;
  oldest_kept timestamptz := now() - interval '3 years';
  person text;
begin
  for person in
    select lower(lead.email) from public.leads as lead group by 1 having max(lead.created_at) < oldest_kept
  loop
    perform private.tell_crm('erased', person, null);
    delete from private.handovers as handover where handover.email = person and handover.kind = 'withdrawn';
  end loop;
  delete from public.leads where created_at < oldest_kept;
  get diagnostics erased = row_count;
  delete from private.privacy_requests where received_on < current_date - interval '3 years';
  if erased > 0 then
    insert into private.erasures (reason, leads) values ('three years', erased);
  end if;
  update private.handovers set network = '', network_range = ''
  where network <> '' and created_at < now() - interval '30 days';
  delete from private.floods where last_seen_at < now() - interval '30 days';
  perform private.forget_recent();
  return erased;
end
$$;

-- Grants every function of the schema "public" to the owner and none to visitors, so that none has to be listed here.
drop function private.apply_rights_to_leads();
create or replace function private.apply_rights() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke all on all tables in schema private from public, anon, authenticated, service_role;
  revoke all on all functions in schema private from public, anon, authenticated, service_role;
  revoke all on schema private from public, anon, authenticated, service_role;
  revoke all on public.leads, public.lead_follow_up, public.due_requests, public.recent_floods
    from public, anon, authenticated, service_role;
  revoke all on all functions in schema public from public, anon, authenticated, service_role;

  -- Visitors, signed in or not, may insert, except the creation time.
  grant insert (
    id, name, email, phone, interest, lead_type, page_source, page_url, user_agent, consent, newsletter, ghl_sync_status,
    contact_statement, newsletter_statement, sender_shown
  ) on public.leads to anon, authenticated;

  -- The owner's key may read, and writes only through functions with one purpose each: a request without a filter can't
  -- erase or change everything. It may not insert leads, because no visitor would have seen a statement to record as
  -- consent; a plain form includes one.
  grant usage on schema private to service_role;
  grant select on
    private.consent_statements, private.consent_records, private.handovers, private.privacy_requests, private.erasures,
    private.floods
    to service_role;
  grant execute on function private.due_on (text, date) to service_role;
  grant select on public.leads, public.lead_follow_up, public.due_requests, public.recent_floods to service_role;
  grant execute on all functions in schema public to service_role;
end
$$;

select private.apply_rights();
