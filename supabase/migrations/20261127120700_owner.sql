-- The owner's list of leads and commands for them, and the rights of persons that the privacy policy promises.

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
    as range_leads,
  lead.language
from public.leads as lead
join private.handovers as handover on handover.lead_id = lead.id and handover.kind = 'lead'
left join private.consent_records as contact on contact.lead_id = lead.id and contact.purpose = 'contact'
left join private.consent_records as newsletter on newsletter.lead_id = lead.id and newsletter.purpose = 'newsletter'
order by lead.lead_type, lead.created_at;

comment on view public.lead_follow_up is
  'The owner''s list: every lead with the state of its consents and of its handover.';

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

comment on view public.recent_floods is 'Floods of the past thirty days, shown above the owner''s list.';

-- Each key narrows the result: state, reason, since and until, network (either label), network_above and network_up_to
-- (leads of its network), range_above and range_up_to, matching and not_matching (text within the listed fields), id
-- (its first characters).
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
comment on function public.find_leads is 'Leads by the owner''s filter.';

-- A release also ends suppressions for the purposes that the leads ask for again; if mails are sent, the newsletter
-- needs a confirmation instead.
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
comment on function public.release_leads is 'Releases held leads to the CRM after the owner''s review.';

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
comment on function public.hold_leads is 'Holds leads that have not been handed over.';

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
comment on function public.discard_leads is 'Erases held leads that no recipient has received, and logs their number.';

-- A held lead stays held: it is never sent unless the owner releases it.
create function public.handle_lead(lead_id uuid) returns boolean
language sql security definer
set search_path = ''
as $$
  update private.handovers as handover set handled_at = coalesce(handled_at, now())
  where handover.lead_id = handle_lead.lead_id and handover.kind = 'lead'
  returning true
$$;
comment on function public.handle_lead is 'Marks a lead as handled.';

create table private.erasures (
  erased_at timestamptz not null default now(),
  reason text not null,
  leads integer not null,
  email_hash bytea,
  constraint erasures_reason_known check (reason in ('asked', 'three years', 'discarded'))
);
comment on table private.erasures is
  'Log of erasures without the person; the hash lets the owner check whether an address was erased.';

create table private.privacy_requests (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) <= 254 and email like '%@%'),
  kind text not null check (kind in ('export', 'erase', 'correct', 'unsubscribe')),
  received_on date not null default current_date,
  due_on date not null,
  done_at timestamptz
);
comment on table private.privacy_requests is
  'Privacy requests received by email, with the deadline that the policy promises.';

alter table private.erasures enable row level security;
alter table private.privacy_requests enable row level security;

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
comment on function private.due_on is 'Deadline of a privacy request.';

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
where handover.kind in ('withdrawn', 'erased') and handover.done_at is null
order by due_on, received_on;

comment on view public.due_requests is
  'Due items: open privacy requests, and withdrawals and erasures that the CRM has not received.';

create function public.note_request(email text, kind text, received_on date default current_date) returns date
language plpgsql security definer
set search_path = ''
as $$
declare
  due date := private.due_on(note_request.kind, note_request.received_on);
begin
  if note_request.received_on > current_date then
    raise exception 'The day % is still to come', note_request.received_on using errcode = 'invalid_parameter_value';
  end if;
  insert into private.privacy_requests (email, kind, received_on, due_on)
  values (btrim(note_request.email), note_request.kind, note_request.received_on, due);
  return due;
end
$$;
comment on function public.note_request is 'Records a privacy request, and returns its deadline.';

create function private.finish_requests(email text, kinds text[]) returns void
language sql
set search_path = ''
as $$
  update private.privacy_requests as request
  set done_at = now()
  where lower(request.email) = lower(btrim(finish_requests.email))
    and request.kind = any (kinds) and request.done_at is null
$$;
comment on function private.finish_requests is 'Closes a person''s open requests of some kinds.';

create function public.finish_request(email text, kind text) returns integer
language sql security definer
set search_path = ''
as $$
  with finished as (
    update private.privacy_requests as request
    set done_at = now()
    where lower(request.email) = lower(btrim(finish_request.email))
      and request.kind = finish_request.kind and request.done_at is null
    returning 1
  )
  select count(*)::integer from finished
$$;
comment on function public.finish_request is
  'Closes a request that no other command closes; returns the number of open requests.';

create function public.similar_addresses(email text) returns text[]
language sql stable security definer
set search_path = ''
as $$
  select coalesce(array_agg(distinct lower(lead.email)), '{}')
  from public.leads as lead
  where lower(regexp_replace(lead.email, '\+[^@]*@', '@'))
      = lower(regexp_replace(btrim(similar_addresses.email), '\+[^@]*@', '@'))
    and lower(lead.email) <> lower(btrim(similar_addresses.email))
$$;
comment on function public.similar_addresses is
  'Other spellings of one mailbox, such as ann+news@example.ca for ann@example.ca, which may be the same person''s.';

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
          'held_for', to_jsonb(handover.held_for),
          'handled_at', handover.handled_at,
          'handed_to_crm_at', handover.done_at,
          'received_by', coalesce((
            select jsonb_agg(to_jsonb(disclosure) - 'lead_id' order by disclosure.first_at)
            from private.disclosures as disclosure where disclosure.lead_id = lead.id
          ), '[]')
        ) order by lead.created_at
      )
      from public.leads as lead
      left join private.handovers as handover on handover.lead_id = lead.id and handover.kind = 'lead'
      where lower(lead.email) = lower(btrim(export_person.email))
    ), '[]'),
    'privacy_requests', coalesce((
      select jsonb_agg(to_jsonb(request) - 'id' order by request.received_on)
      from private.privacy_requests as request where lower(request.email) = lower(btrim(export_person.email))
    ), '[]'),
    'not_to_be_written_to_for', to_jsonb(public.suppressed_purposes(export_person.email))
  )
$$;
comment on function public.export_person is
  'Exports all data about a person for a subject access request, with reasons to hold a lead and its recipients.';

-- Logs nothing for an unknown address, which is probably a typing error.
create function public.erase_person(email text) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  person text := lower(btrim(erase_person.email));
  erased integer;
begin
  if not exists (select from public.leads as lead where lower(lead.email) = person) then
    return 0;
  end if;
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
comment on function public.erase_person is
  'Erases all data of a person, logs it, and has the CRM erase it; returns the number of leads erased.';

-- Also updates the person's suppressions, requests and messages to the CRM.
create function public.correct_person(email text, field text, value text) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  corrected integer;
  person text := lower(btrim(correct_person.email));
begin
  if correct_person.field not in ('name', 'email', 'phone') then
    raise exception 'What can be corrected is name, email or phone' using errcode = 'invalid_parameter_value';
  end if;
  update public.leads as lead
  set
    name = case field when 'name' then value else lead.name end,
    email = case field when 'email' then value else lead.email end,
    phone = case field when 'phone' then value else lead.phone end
  where lower(lead.email) = person;
  get diagnostics corrected = row_count;
  perform private.finish_requests(correct_person.email, array['correct']);
  if field = 'email' and corrected > 0 then
    -- Keep the old address suppressed, too: its owner has not asked for mail.
    insert into private.suppressions (email_hash, purpose, since)
    select private.email_hash(value), suppression.purpose, suppression.since
    from private.suppressions as suppression where suppression.email_hash = private.email_hash(person)
    on conflict do nothing;
    update private.handovers as handover set email = lower(btrim(value)) where handover.email = person;
    update private.privacy_requests as request set email = btrim(value) where lower(request.email) = person;
  end if;
  return corrected;
end
$$;
comment on function public.correct_person is
  'Corrects a person''s name, email address or phone number at their request.';

-- Called by the schedule below, and by the embedded backend on each start. Queues an erasure in the CRM for each person
-- without a younger lead; a person with a younger lead stays one contact there, with the data of that lead.
create function private.erase_old_leads() returns integer
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
comment on function private.erase_old_leads is
  'Enforces the retention of the policy: leads three years, network labels and floods thirty days.';

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
