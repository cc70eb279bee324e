-- The newsletter signup is consent to the newsletter only: being contacted is a separate consent, as on the other
-- forms. The specification joins the two only in the exit popup.
insert into private.consent_statements (id, version, language, text, method, purposes) values
  ('newsletter_signup_button', 2, 'en', 'By pressing the button below, you agree that Northcover may send you its newsletter with insurance tips and updates. You can withdraw your consent at any time by writing to privacy@northcover.example.', 'button', '{newsletter}');

-- As before, plus leads without consent to contact.
create or replace view public.lead_follow_up with (security_invoker = true) as
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
    when contact.withdrawn_at is null then 'given'
    else 'withdrawn'
  end as contact_consent,
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
  handover.handled_at
from public.leads as lead
join private.handovers as handover on handover.lead_id = lead.id
left join private.consent_records as contact on contact.lead_id = lead.id and contact.purpose = 'contact'
left join private.consent_records as newsletter on newsletter.lead_id = lead.id and newsletter.purpose = 'newsletter'
order by lead.lead_type, lead.created_at;

-- As before, without leads that have no consent left.
create or replace function public.claim_handovers(batch integer default 20, lease_seconds integer default 300) returns jsonb
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
      and (
        handover.kind <> 'lead'
        or exists (
          select from private.consent_records as record
          where record.lead_id = handover.lead_id and record.withdrawn_at is null
        )
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

-- Enforces the policy's retention of three years in the CRM, too: queues an erasure for each person without a younger
-- lead. A person with a younger lead stays one contact there, with the data of that lead.
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
  return erased;
end
$$;

select private.apply_rights();
