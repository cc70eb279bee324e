-- Hand-over: the queue from which a worker sends leads to the owner's CRM, and who has received them.

create table private.disclosures (
  lead_id uuid not null references public.leads (id) on delete cascade,
  recipient text not null check (recipient = btrim(recipient) and char_length(recipient) between 1 and 200),
  kind text not null check (kind in ('crm', 'partner')),
  first_at timestamptz not null default now(),
  primary key (lead_id, recipient)
);
comment on table private.disclosures is
  'Recipients of a lead, recorded before anything is sent, so that a subject access request lists all that may have it.';

create table private.handover_pause (
  only_row boolean primary key default true check (only_row),
  until timestamptz not null,
  reason text not null
);
comment on table private.handover_pause is
  'Pause for a CRM that fails repeatedly or asks for one: nothing is sent until then. At most one row.';

alter table private.disclosures enable row level security;
alter table private.handover_pause enable row level security;

-- An unfinished lease expires. Never handed over: held leads, leads whose consent to contact was withdrawn, leads
-- without an effective consent. Flood notices go first. Omits the phone number of a person who wants no calls.
create function public.claim_handovers(batch integer default 20, lease_seconds integer default 300) returns jsonb
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
comment on function public.claim_handovers is 'Claims queued handovers for one worker; other workers skip them.';

-- An empty failure means success; otherwise it is retried after the given seconds, or not automatically if they are
-- null.
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
  where lead.id = finished.lead_id and finished.kind = 'lead';
  return true;
end
$$;
comment on function public.finish_handover is
  'Records the outcome of a handover; returns false if the lease is no longer this worker''s.';

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
comment on function public.retry_handovers is 'Queues all failed handovers for an immediate retry.';

create function public.pause_handovers(seconds integer, reason text) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.handover_pause (until, reason)
  values (now() + make_interval(secs => pause_handovers.seconds), left(pause_handovers.reason, 500))
  on conflict (only_row) do update
  set until = greatest(handover_pause.until, excluded.until), reason = excluded.reason
$$;
comment on function public.pause_handovers is 'Pauses the handover; an existing pause can only be extended.';

create function public.resume_handovers() returns void
language sql security definer
set search_path = ''
as $$
  delete from private.handover_pause
$$;
comment on function public.resume_handovers is 'Ends the pause of the handover.';

create function public.current_handover_pause() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('until', to_char(until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"'), 'reason', reason)
  from private.handover_pause where until > now()
$$;
comment on function public.current_handover_pause is 'The current pause of the handover, or null.';

create function public.note_disclosure(lead_id uuid, recipient text) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.disclosures (lead_id, recipient, kind)
  values (note_disclosure.lead_id, btrim(note_disclosure.recipient), 'crm')
  on conflict do nothing
$$;
comment on function public.note_disclosure is 'Records the CRM as a recipient, just before the lead is sent.';

create function public.note_partner(email text, recipient text) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  leads integer;
begin
  select count(*) into leads from public.leads as lead where lower(lead.email) = lower(btrim(note_partner.email));
  insert into private.disclosures (lead_id, recipient, kind)
  select lead.id, btrim(note_partner.recipient), 'partner'
  from public.leads as lead where lower(lead.email) = lower(btrim(note_partner.email))
  on conflict do nothing;
  return leads;
end
$$;
comment on function public.note_partner is
  'Records an insurer, broker or agent to whom the owner referred a person; returns the number of their leads.';

-- A lead that is being sent under a lease makes the person known to the CRM.
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
  where lower(lead.email) = lower(btrim(tell_crm.email)) and handover.tries > 0 and handover.kind in ('lead', 'confirmed')
  having count(*) > 0
$$;
comment on function private.tell_crm is
  'Queues a message about a person to the CRM if it knows them: a lead of theirs was handed over, or is being now.';
