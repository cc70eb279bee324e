-- The owner's commands for leads, and the promises of the privacy policy.

-- Log of erasures without the person. The address is stored as a hash keyed by this database, so that the owner can
-- still check whether an address was erased.
create table private.erasures (
  erased_at timestamptz not null default now(),
  reason text not null check (reason in ('asked', 'three years')),
  leads integer not null,
  email_hash bytea
);
alter table private.erasures enable row level security;

-- Addresses that must not be contacted for a purpose until the person asks for it again. Stored as hashes, so that a
-- suppression outlives an erasure.
create table private.suppressions (
  email_hash bytea not null,
  purpose text not null check (purpose in ('contact', 'newsletter')),
  since timestamptz not null default now(),
  primary key (email_hash, purpose)
);
alter table private.suppressions enable row level security;

-- Privacy requests received by email, with the deadline that the policy promises.
create table private.privacy_requests (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) <= 254 and email like '%@%'),
  kind text not null check (kind in ('export', 'erase', 'correct', 'unsubscribe')),
  received_on date not null default current_date,
  due_on date not null,
  done_at timestamptz
);
alter table private.privacy_requests enable row level security;

create function private.email_hash(email text) returns bytea
language sql stable
set search_path = ''
as $$
  select sha256(key || convert_to(lower(btrim(email_hash.email)), 'UTF8')) from private.flood_key
$$;

-- Ten business days for an unsubscribe, thirty days for other requests. Holidays count as business days, so the date is
-- early rather than late.
create function private.due_on(kind text, received_on date) returns date
language sql immutable
set search_path = ''
as $$
  select case
    when kind <> 'unsubscribe' then received_on + 30
    else (
      select max(day) from (
        select day::date from generate_series(received_on + 1, received_on + 20, interval '1 day') as day
        where extract(isodow from day) < 6
        order by day limit 10
      ) as days
    )
  end
$$;

create function public.note_request(email text, kind text, received_on date default current_date) returns date
language sql security definer
set search_path = ''
as $$
  insert into private.privacy_requests (email, kind, received_on, due_on)
  values (
    btrim(note_request.email), note_request.kind, note_request.received_on,
    private.due_on(note_request.kind, note_request.received_on)
  )
  returning due_on
$$;

create function private.finish_requests(email text, kinds text[]) returns void
language sql
set search_path = ''
as $$
  update private.privacy_requests as request
  set done_at = now()
  where lower(request.email) = lower(btrim(finish_requests.email))
    and request.kind = any (kinds) and request.done_at is null
$$;

-- Queues a message to the CRM if it knows the person: a lead of theirs was handed over, or is being handed over now.
create function private.tell_crm(kind text, email text, purpose text) returns void
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
  where lower(lead.email) = lower(btrim(tell_crm.email)) and handover.tries > 0
  having count(*) > 0
$$;

create or replace function public.withdraw_consent(
  email text default null,
  lead_id uuid default null,
  purpose text default null
) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  withdrawn integer;
  person text := withdraw_consent.email;
begin
  if (withdraw_consent.email is null) = (withdraw_consent.lead_id is null) then
    raise exception 'Give either an e-mail address or a lead id' using errcode = 'invalid_parameter_value';
  end if;
  if withdraw_consent.purpose not in ('contact', 'newsletter') then
    raise exception 'The purpose is contact or newsletter; leave it out for both'
      using errcode = 'invalid_parameter_value';
  end if;
  if person is null then
    select lead.email into person from public.leads as lead where lead.id = withdraw_consent.lead_id;
  end if;

  update private.consent_records as record
  set withdrawn_at = now()
  from public.leads as lead
  where lead.id = record.lead_id
    and (
      lead.id = withdraw_consent.lead_id
      or lower(lead.email) = lower(btrim(withdraw_consent.email))
    )
    and record.purpose = coalesce(withdraw_consent.purpose, record.purpose)
    and record.withdrawn_at is null;
  get diagnostics withdrawn = row_count;

  if person is not null and withdraw_consent.lead_id is null then
    insert into private.suppressions (email_hash, purpose)
    select private.email_hash(person), one from unnest(array['contact', 'newsletter']) as one
    where one = coalesce(withdraw_consent.purpose, one)
    on conflict do nothing;
  end if;
  if withdrawn > 0 then
    perform private.tell_crm('withdrawn', person, withdraw_consent.purpose);
  end if;
  if person is not null then
    perform private.finish_requests(person, array['unsubscribe']);
  end if;
  return withdrawn;
end
$$;

-- A new consent ends the suppression.
create function private.end_suppression() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.suppressions as suppression
  using public.leads as lead
  where lead.id = new.lead_id
    and suppression.email_hash = private.email_hash(lead.email)
    and suppression.purpose = new.purpose;
  return null;
end
$$;

create trigger end_suppression
  after insert on private.consent_records
  for each row execute function private.end_suppression();

create function public.suppressed_purposes(email text) returns text[]
language sql stable security definer
set search_path = ''
as $$
  select coalesce(array_agg(purpose order by purpose), '{}') from private.suppressions
  where email_hash = private.email_hash(suppressed_purposes.email)
$$;

-- Exports all data about a person, for a subject access request.
create function public.export_person(email text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'email', lower(btrim(export_person.email)),
    'requests', coalesce((
      select jsonb_agg(
        to_jsonb(lead) || jsonb_build_object(
          'consents', (
            select jsonb_agg(to_jsonb(record) - 'lead_id' order by record.purpose)
            from private.consent_records as record where record.lead_id = lead.id
          ),
          'handled_at', handover.handled_at,
          'handed_to_crm_at', handover.done_at
        ) order by lead.created_at
      )
      from public.leads as lead
      left join private.handovers as handover on handover.lead_id = lead.id
      where lower(lead.email) = lower(btrim(export_person.email))
    ), '[]'),
    'privacy_requests', coalesce((
      select jsonb_agg(to_jsonb(request) - 'id' order by request.received_on)
      from private.privacy_requests as request where lower(request.email) = lower(btrim(export_person.email))
    ), '[]'),
    'not_to_be_written_to_for', to_jsonb(public.suppressed_purposes(export_person.email))
  )
$$;

-- Erases all data of a person, logs the erasure, and queues a message to the CRM. Returns the number of leads erased.
create function public.erase_person(email text) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  person text := lower(btrim(erase_person.email));
  erased integer;
begin
  perform private.tell_crm('erased', person, null);
  delete from public.leads as lead where lower(lead.email) = person;
  get diagnostics erased = row_count;
  delete from private.privacy_requests as request where lower(request.email) = person;
  delete from private.handovers as handover where handover.email = person and handover.kind = 'withdrawn';
  insert into private.suppressions (email_hash, purpose)
  values (private.email_hash(person), 'contact'), (private.email_hash(person), 'newsletter')
  on conflict do nothing;
  insert into private.erasures (reason, leads, email_hash) values ('asked', erased, private.email_hash(person));
  return erased;
end
$$;

-- Enforces the policy's retention of three years. Called by the schedule below, and by the embedded backend on each
-- start.
create function private.erase_old_leads() returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  erased integer;
begin
  delete from public.leads where created_at < now() - interval '3 years';
  get diagnostics erased = row_count;
  delete from private.privacy_requests where received_on < current_date - interval '3 years';
  if erased > 0 then
    insert into private.erasures (reason, leads) values ('three years', erased);
  end if;
  return erased;
end
$$;

-- Runs daily if the extension pg_cron is available (on hosted Supabase: Database, Extensions).
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    execute 'create extension if not exists pg_cron';
    execute $job$select cron.schedule('erase leads older than three years', '17 8 * * *', 'select private.erase_old_leads()')$job$;
  end if;
exception when others then
  raise notice 'Old leads are not erased by a schedule here: %', sqlerrm;
end
$$;

-- Corrects a person's name, email address or phone number at their request.
create function public.correct_person(email text, field text, value text) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  corrected integer;
begin
  if correct_person.field not in ('name', 'email', 'phone') then
    raise exception 'What can be corrected is name, email or phone' using errcode = 'invalid_parameter_value';
  end if;
  update public.leads as lead
  set
    name = case field when 'name' then value else lead.name end,
    email = case field when 'email' then value else lead.email end,
    phone = case field when 'phone' then value else lead.phone end
  where lower(lead.email) = lower(btrim(correct_person.email));
  get diagnostics corrected = row_count;
  perform private.finish_requests(correct_person.email, array['correct']);
  return corrected;
end
$$;

create function public.handle_lead(lead_id uuid) returns boolean
language sql security definer
set search_path = ''
as $$
  update private.handovers as handover set handled_at = coalesce(handled_at, now()), held_for = '{}'
  where handover.lead_id = handle_lead.lead_id
  returning true
$$;

-- Releases a held lead to the CRM after the owner's review.
create function public.release_lead(lead_id uuid) returns boolean
language sql security definer
set search_path = ''
as $$
  update private.handovers as handover set held_for = '{}', next_try_at = now()
  where handover.lead_id = release_lead.lead_id
  returning true
$$;

-- Claims queued handovers for one worker; other workers skip them. An unfinished lease expires. Leads whose consent to
-- contact was withdrawn are never handed over.
create function public.claim_handovers(batch integer default 20, lease_seconds integer default 300) returns jsonb
language sql security definer
set search_path = ''
as $$
  with waiting as (
    select handover.id
    from private.handovers as handover
    where handover.done_at is null
      and handover.held_for = '{}'
      and handover.next_try_at <= now()
      and (handover.claimed_until is null or handover.claimed_until < now())
      and not exists (
        select from private.consent_records as record
        where record.lead_id = handover.lead_id and record.purpose = 'contact' and record.withdrawn_at is not null
      )
    order by handover.next_try_at
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
      'lead', case when lead.id is not null then to_jsonb(lead) end,
      'consents', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'purpose', record.purpose, 'text', record.text, 'given_at', record.given_at
        ) order by record.purpose), '[]')
        from private.consent_records as record where record.lead_id = lead.id and record.withdrawn_at is null
      )
    ) order by claimed.next_try_at
  ), '[]')
  from claimed left join public.leads as lead on lead.id = claimed.lead_id
$$;

-- Records the outcome of a handover. An empty failure means success; otherwise it is retried after the given seconds,
-- or not automatically if they are null. Returns false if the lease is no longer this worker's.
create function public.finish_handover(
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
  where lead.id = finished.lead_id;
  return true;
end
$$;

-- Queues all failed handovers for an immediate retry.
create function public.retry_handovers() returns integer
language sql security definer
set search_path = ''
as $$
  with again as (
    update private.handovers set next_try_at = now()
    where done_at is null and failure <> '' and claimed_until is null
    returning 1
  )
  select count(*)::integer from again
$$;

-- Every open lead of the owner, with the state of its handover.
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
  case when contact.withdrawn_at is null then 'given' else 'withdrawn' end as contact_consent,
  contact.withdrawn_at as contact_withdrawn_at,
  case
    when newsletter.lead_id is null then 'none'
    when newsletter.withdrawn_at is null then 'given'
    else 'withdrawn'
  end as newsletter_consent,
  newsletter.withdrawn_at as newsletter_withdrawn_at,
  lead.ghl_sync_status,
  case
    when handover.handled_at is not null then 'handled'
    when contact.withdrawn_at is not null then 'withdrawn'
    when handover.held_for <> '{}' then 'held'
    when lead.ghl_sync_status = 'failed' then 'failed'
    else 'new'
  end as state,
  array_to_string(handover.held_for, ', ') as held_for,
  handover.failure,
  handover.tries,
  handover.next_try_at,
  handover.handled_at
from public.leads as lead
join private.consent_records as contact on contact.lead_id = lead.id and contact.purpose = 'contact'
join private.handovers as handover on handover.lead_id = lead.id
left join private.consent_records as newsletter on newsletter.lead_id = lead.id and newsletter.purpose = 'newsletter'
order by lead.lead_type, lead.created_at;

-- Due items: open privacy requests, and withdrawals and erasures that the CRM has not received.
create view public.due_requests with (security_invoker = true) as
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
where handover.kind <> 'lead' and handover.done_at is null
order by due_on, received_on;

create or replace function private.apply_rights() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke all on all tables in schema private from public, anon, authenticated, service_role;
  revoke all on all functions in schema private from public, anon, authenticated, service_role;
  revoke all on schema private from public, anon, authenticated, service_role;
  revoke all on public.leads, public.lead_follow_up, public.due_requests from public, anon, authenticated, service_role;
  revoke all on function
    public.withdraw_consent (text, uuid, text), public.name_sender (text), public.name_origin (text),
    public.send_lead_form (jsonb, text), public.note_request (text, text, date), public.suppressed_purposes (text),
    public.export_person (text), public.erase_person (text), public.correct_person (text, text, text),
    public.handle_lead (uuid), public.release_lead (uuid), public.claim_handovers (integer, integer),
    public.finish_handover (uuid, uuid, text, integer, text), public.retry_handovers ()
    from public, anon, authenticated, service_role;

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
    private.consent_statements, private.consent_records, private.handovers, private.privacy_requests, private.erasures
    to service_role;
  grant execute on function private.due_on (text, date) to service_role;
  grant select on public.leads, public.lead_follow_up, public.due_requests to service_role;
  grant execute on function
    public.withdraw_consent (text, uuid, text), public.name_sender (text), public.name_origin (text),
    public.send_lead_form (jsonb, text), public.note_request (text, text, date), public.suppressed_purposes (text),
    public.export_person (text), public.erase_person (text), public.correct_person (text, text, text),
    public.handle_lead (uuid), public.release_lead (uuid), public.claim_handovers (integer, integer),
    public.finish_handover (uuid, uuid, text, integer, text), public.retry_handovers ()
    to service_role;
end
$$;

select private.apply_rights();
