-- Recipients of a person's data, pauses of the handover, and finished requests.

-- Recorded before anything is sent, so that a subject access request lists every recipient that may have the data.
create table private.disclosures (
  lead_id uuid not null references public.leads (id) on delete cascade,
  recipient text not null check (recipient = btrim(recipient) and char_length(recipient) between 1 and 200),
  kind text not null check (kind in ('crm', 'partner')),
  first_at timestamptz not null default now(),
  primary key (lead_id, recipient)
);
alter table private.disclosures enable row level security;

-- Pause for a CRM that fails repeatedly or asks for one: nothing is sent until then. At most one row.
create table private.handover_pause (
  only_row boolean primary key default true check (only_row),
  until timestamptz not null,
  reason text not null
);
alter table private.handover_pause enable row level security;

-- Records the CRM as a recipient, just before the lead is sent.
create function public.note_disclosure(lead_id uuid, recipient text) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.disclosures (lead_id, recipient, kind)
  values (note_disclosure.lead_id, btrim(note_disclosure.recipient), 'crm')
  on conflict do nothing
$$;

-- Records an insurer, broker or agent to whom the owner referred a person. Returns the person's number of leads.
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

-- An existing pause can only be extended.
create function public.pause_handovers(seconds integer, reason text) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.handover_pause (until, reason)
  values (now() + make_interval(secs => pause_handovers.seconds), left(pause_handovers.reason, 500))
  on conflict (only_row) do update
  set until = greatest(handover_pause.until, excluded.until), reason = excluded.reason
$$;

create function public.resume_handovers() returns void
language sql security definer
set search_path = ''
as $$
  delete from private.handover_pause
$$;

-- The current pause, or null.
create function public.current_handover_pause() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('until', to_char(until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"'), 'reason', reason)
  from private.handover_pause where until > now()
$$;

-- Closes a request that no other command closes. Returns the number of open requests.
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

-- Rejects a future date of receipt.
create or replace function public.note_request(email text, kind text, received_on date default current_date) returns date
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

-- Other spellings of one mailbox, such as ann+news@example.ca for ann@example.ca, which may belong to the same person.
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

-- Exports all data about a person for a subject access request, including the reasons to hold a lead, and the
-- recipients.
create or replace function public.export_person(email text) returns jsonb
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

-- As before, but logs nothing for an unknown address, which is probably a typing error.
create or replace function public.erase_person(email text) returns integer
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

-- As before, plus the rights on the functions above.
alter function private.apply_rights () rename to apply_rights_to_leads;
create function private.apply_rights() returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.apply_rights_to_leads();
  revoke all on function
    public.note_disclosure (uuid, text), public.note_partner (text, text), public.pause_handovers (integer, text),
    public.resume_handovers (), public.current_handover_pause (), public.finish_request (text, text),
    public.similar_addresses (text)
    from public, anon, authenticated, service_role;
  grant execute on function
    public.note_disclosure (uuid, text), public.note_partner (text, text), public.pause_handovers (integer, text),
    public.resume_handovers (), public.current_handover_pause (), public.finish_request (text, text),
    public.similar_addresses (text)
    to service_role;
end
$$;

select private.apply_rights();
