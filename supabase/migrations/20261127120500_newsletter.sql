-- Newsletter: confirmed by the person, by a link in a mail, and ended by another. Only the person can revoke their own
-- requests: a lead doesn't prove who sent it.

create table private.mail_sender (
  only_row boolean primary key default true check (only_row),
  sender text not null check (char_length(sender) <= 320 and sender ~ '^[^\u0001-\u001F\u007F]+@[^\u0001-\u001F\u007F]+$'),
  named_at timestamptz not null default now()
);
comment on table private.mail_sender is
  'Sender of the site''s own mails, named by the owner; without one, no mail is sent. At most one row.';

alter table private.mail_sender enable row level security;

create function public.name_mail_sender(sender text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if btrim(coalesce(name_mail_sender.sender, '')) = '' then
    delete from private.mail_sender;
    return;
  end if;
  insert into private.mail_sender (sender) values (btrim(name_mail_sender.sender))
  on conflict (only_row) do update set sender = excluded.sender;
end
$$;
comment on function public.name_mail_sender is 'Names the sender of the site''s own mails, or removes it.';

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
comment on function private.counts is
  'Whether a consent is effective: not withdrawn, and for a newsletter, confirmed if mails are sent.';

-- Hashed twice, which prevents length extension.
create function private.link_code(use text, subject text) returns text
language sql stable
set search_path = ''
as $$
  select left(encode(
    sha256(key || sha256(key || convert_to(link_code.use || ' ' || link_code.subject, 'UTF8'))), 'hex'
  ), 40)
  from private.flood_key
$$;
comment on function private.link_code is 'Code for a link: a keyed hash that only this database can compute.';

create function private.unsubscribe_code(email text) returns text
language sql stable
set search_path = ''
as $$
  select subject || '.' || private.link_code('unsubscribe', subject)
  from (select encode(private.email_hash(unsubscribe_code.email), 'hex') as subject) as person
$$;
comment on function private.unsubscribe_code is
  'Code of a person''s unsubscribe link: the same in each mail, without expiry, and without the address.';

create function public.unsubscribe_code(email text) returns text
language sql stable security definer
set search_path = ''
as $$
  select private.unsubscribe_code(unsubscribe_code.email)
$$;
comment on function public.unsubscribe_code is 'Code of a person''s unsubscribe link, for the owner''s own mails.';

create function private.confirm_code(lead_id uuid) returns text
language sql stable
set search_path = ''
as $$
  select lead_id || '.' || private.link_code('confirm', lead_id::text)
$$;
comment on function private.confirm_code is 'Code of the link that confirms the newsletter of a lead.';

create function private.ask_to_confirm(lead public.leads) returns void
language sql
set search_path = ''
as $$
  insert into private.handovers (kind, lead_id)
  select 'confirm', lead.id
  where exists (select from private.mail_sender)
    and exists (
      select from private.consent_records as record
      where record.lead_id = lead.id and record.purpose = 'newsletter'
        and record.withdrawn_at is null and record.confirmed_at is null
    )
    and not exists (
      select from private.handovers as handover
      join public.leads as other on other.id = handover.lead_id
      where handover.kind = 'confirm' and handover.created_at > now() - interval '1 day'
        and lower(regexp_replace(other.email, '\+[^@]*@', '@')) = private.mailbox(lead.email)
    )
  on conflict (lead_id, kind) do nothing
$$;
comment on function private.ask_to_confirm is
  'Queues a confirmation mail, at most once a day, if the owner has named a mail sender.';

create function public.claim_mails(batch integer default 1, lease_seconds integer default 300) returns jsonb
language sql security definer
set search_path = ''
as $$
  with waiting as (
    select handover.id
    from private.handovers as handover
    where handover.kind = 'confirm'
      and handover.done_at is null
      and handover.next_try_at <= now()
      and (handover.claimed_until is null or handover.claimed_until < now())
      and exists (select from private.mail_sender)
      and exists (
        select from private.consent_records as record
        where record.lead_id = handover.lead_id and record.purpose = 'newsletter'
          and record.withdrawn_at is null and record.confirmed_at is null
      )
    order by handover.next_try_at
    limit claim_mails.batch
    for update of handover skip locked
  ), claimed as (
    update private.handovers as handover
    set claim = gen_random_uuid(), claimed_until = now() + make_interval(secs => lease_seconds), tries = tries + 1
    from waiting where waiting.id = handover.id
    returning handover.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', claimed.id, 'claim', claimed.claim, 'tries', claimed.tries,
    'sender', mail_sender.sender, 'email', lead.email,
    'statement', record.text, 'sender_shown', lead.sender_shown,
    'confirm_code', private.confirm_code(lead.id), 'unsubscribe_code', private.unsubscribe_code(lead.email)
  )), '[]')
  from claimed
  join public.leads as lead on lead.id = claimed.lead_id
  join private.consent_records as record on record.lead_id = lead.id and record.purpose = 'newsletter'
  cross join private.mail_sender
$$;
comment on function public.claim_mails is
  'Claims queued mails, as claim_handovers does for the CRM; finish_handover ends a lease.';

create function public.confirm_newsletter(code text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  lead public.leads;
begin
  if confirm_newsletter.code !~ '^[0-9a-f-]{36}\.[0-9a-f]{40}$'
    or split_part(confirm_newsletter.code, '.', 2)
      <> private.link_code('confirm', split_part(confirm_newsletter.code, '.', 1))
  then
    return 'unknown';
  end if;
  select * into lead from public.leads where id = split_part(confirm_newsletter.code, '.', 1)::uuid;
  update private.consent_records as record
  set confirmed_at = coalesce(record.confirmed_at, now())
  where record.lead_id = lead.id and record.purpose = 'newsletter' and record.withdrawn_at is null
    and not exists (
      select from private.suppressions as suppression
      where suppression.email_hash = private.email_hash(lead.email)
        and suppression.purpose in ('newsletter', 'email') and suppression.since > record.given_at
    );
  if not found then
    return 'over';
  end if;
  delete from private.suppressions as suppression
  where suppression.email_hash = private.email_hash(lead.email) and suppression.purpose = 'newsletter';
  -- The CRM has the lead without this consent, or is waiting for it.
  if exists (
    select from private.handovers as handover
    where handover.lead_id = lead.id and handover.kind = 'lead' and handover.tries > 0
  ) then
    insert into private.handovers (kind, lead_id, crm_contact)
    select 'confirmed', lead.id, handover.crm_contact
    from private.handovers as handover where handover.lead_id = lead.id and handover.kind = 'lead'
    on conflict (lead_id, kind) do nothing;
  end if;
  return 'confirmed';
end
$$;
comment on function public.confirm_newsletter is
  'Handles the button of a confirmation link; returns "confirmed", "over" (unsubscribed since, or gone) or "unknown".';

create function public.unsubscribe(code text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  subject text := split_part(unsubscribe.code, '.', 1);
  person text;
begin
  if unsubscribe.code !~ '^[0-9a-f]{64}\.[0-9a-f]{40}$'
    or split_part(unsubscribe.code, '.', 2) <> private.link_code('unsubscribe', subject)
  then
    return false;
  end if;
  select min(lower(lead.email)) into person from public.leads as lead
  where private.email_hash(lead.email) = decode(subject, 'hex');
  if private.withdraw(decode(subject, 'hex'), null, 'newsletter') > 0 then
    perform private.tell_crm('withdrawn', person, 'newsletter');
  end if;
  return true;
end
$$;
comment on function public.unsubscribe is
  'Handles the button of an unsubscribe link; returns whether the code is one of this database''s.';
