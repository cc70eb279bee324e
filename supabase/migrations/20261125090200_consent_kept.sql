-- Only the person can revoke their own requests: a suppression, a withdrawal by phone or by email, a subscription.

-- End date of a statement that the site no longer shows. Open tabs may still show it; after that date, a lead that
-- names it is held. Thirty days for the signup of the first release, whose button covered more than today's.
alter table private.consent_statements add column valid_until timestamptz;
update private.consent_statements set valid_until = now() + interval '30 days'
where (id, version) = ('newsletter_signup_button', 1);

alter table private.consent_records
  -- Newsletter: time of the person's confirmation, by a link in a mail to their address.
  add column confirmed_at timestamptz,
  -- Contact: time at which the person opted out of phone or of email. Both together are a withdrawal.
  add column phone_withdrawn_at timestamptz,
  add column email_withdrawn_at timestamptz;

alter table private.suppressions drop constraint suppressions_purpose_check;
alter table private.suppressions
  add constraint suppressions_purpose_known check (purpose in ('contact', 'newsletter', 'phone', 'email'));

-- Backfill suppressions of people who withdrew before suppressions existed and haven't consented again since.
insert into private.suppressions (email_hash, purpose, since)
select private.email_hash(lead.email), record.purpose, max(record.withdrawn_at)
from private.consent_records as record join public.leads as lead on lead.id = record.lead_id
group by 1, 2
having max(record.withdrawn_at) is not null
  and coalesce(max(record.given_at) filter (where record.withdrawn_at is null), '-infinity') < max(record.withdrawn_at)
on conflict do nothing;

-- Sender of the site's own mails, named by the owner (public.name_mail_sender); without one, no mail is sent.
create table private.mail_sender (
  only_row boolean primary key default true check (only_row),
  sender text not null check (char_length(sender) <= 320 and sender ~ '^[^\u0001-\u001F\u007F]+@[^\u0001-\u001F\u007F]+$'),
  named_at timestamptz not null default now()
);
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

-- From now on only a release or a confirmation ends a suppression: a lead doesn't prove who sent it.
drop trigger end_suppression on private.consent_records;
drop function private.end_suppression();

-- Purposes that a lead asks for although the person is suppressed for them.
create function private.suppressed_asks(lead public.leads) returns text[]
language sql stable
set search_path = ''
as $$
  select coalesce(array_agg(suppression.purpose order by suppression.purpose), '{}')
  from private.suppressions as suppression
  where suppression.email_hash = private.email_hash(lead.email)
    and case suppression.purpose
      when 'newsletter' then exists (
        select from private.consent_records as record
        where record.lead_id = lead.id and record.purpose = 'newsletter' and record.withdrawn_at is null
          and record.given_at >= suppression.since
      )
      else (suppression.purpose <> 'phone' or lead.phone <> '') and exists (
        select from private.consent_records as record
        where record.lead_id = lead.id and record.purpose = 'contact' and record.withdrawn_at is null
          and record.given_at >= suppression.since
      )
    end
$$;

-- Codes for links: a keyed hash that only this database can compute. Hashed twice, which prevents length extension.
create function private.link_code(use text, subject text) returns text
language sql stable
set search_path = ''
as $$
  select left(encode(
    sha256(key || sha256(key || convert_to(link_code.use || ' ' || link_code.subject, 'UTF8'))), 'hex'
  ), 40)
  from private.flood_key
$$;

-- Code of a person's unsubscribe link: the same in each mail, without expiry, and without the address.
create function private.unsubscribe_code(email text) returns text
language sql stable
set search_path = ''
as $$
  select subject || '.' || private.link_code('unsubscribe', subject)
  from (select encode(private.email_hash(unsubscribe_code.email), 'hex') as subject) as person
$$;

create function public.unsubscribe_code(email text) returns text
language sql stable security definer
set search_path = ''
as $$
  select private.unsubscribe_code(unsubscribe_code.email)
$$;

create function private.confirm_code(lead_id uuid) returns text
language sql stable
set search_path = ''
as $$
  select lead_id || '.' || private.link_code('confirm', lead_id::text)
$$;

-- Withdraws consents of one lead, or of all leads with an address, which is then suppressed. Returns their number. The
-- purpose is contact, newsletter, "phone" for calls only, "email" for everything by email, or null for all.
create or replace function private.withdraw(person_hash bytea, only_lead uuid, purpose text) returns integer
language plpgsql
set search_path = ''
as $$
declare
  withdrawn integer;
  from_contact integer;
begin
  if purpose not in ('contact', 'newsletter', 'phone', 'email') then
    raise exception 'The purpose is contact, newsletter, phone or email; leave it out for all of it'
      using errcode = 'invalid_parameter_value';
  end if;

  update private.consent_records as record
  set withdrawn_at = now()
  from public.leads as lead
  where lead.id = record.lead_id
    and (lead.id = only_lead or private.email_hash(lead.email) = person_hash)
    and (
      withdraw.purpose is null
      or record.purpose = withdraw.purpose
      or withdraw.purpose = 'email' and record.purpose = 'newsletter'
      -- A consent to contact is withdrawn once neither channel is left.
      or record.purpose = 'contact' and (
        withdraw.purpose = 'phone' and record.email_withdrawn_at is not null
        or withdraw.purpose = 'email' and record.phone_withdrawn_at is not null
      )
    )
    and record.withdrawn_at is null;
  get diagnostics withdrawn = row_count;

  update private.consent_records as record
  set
    phone_withdrawn_at = case when withdraw.purpose = 'phone' then now() else record.phone_withdrawn_at end,
    email_withdrawn_at = case when withdraw.purpose = 'email' then now() else record.email_withdrawn_at end
  from public.leads as lead
  where withdraw.purpose in ('phone', 'email')
    and lead.id = record.lead_id
    and (lead.id = only_lead or private.email_hash(lead.email) = person_hash)
    and record.purpose = 'contact' and record.withdrawn_at is null
    and case withdraw.purpose when 'phone' then record.phone_withdrawn_at else record.email_withdrawn_at end is null;
  get diagnostics from_contact = row_count;

  if person_hash is not null then
    insert into private.suppressions (email_hash, purpose)
    select person_hash, suppressed
    from unnest(case withdraw.purpose
      when 'email' then array['email', 'newsletter']
      else coalesce(array[withdraw.purpose], '{}')
    end || case when withdraw.purpose is null then array['contact', 'newsletter'] else '{}' end) as suppressed
    where suppressed is not null
    on conflict do nothing;
  end if;
  return withdrawn + from_contact;
end
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
  withdrawn := private.withdraw(
    private.email_hash(withdraw_consent.email), withdraw_consent.lead_id, withdraw_consent.purpose
  );
  if person is null then
    select lead.email into person from public.leads as lead where lead.id = withdraw_consent.lead_id;
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

alter table private.handovers drop constraint handovers_purpose_check;
alter table private.handovers
  add constraint handovers_purpose_known check (purpose in ('contact', 'newsletter', 'phone', 'email'));

-- Handles the button of an unsubscribe link: ends the newsletter for the address, whoever owns it. Returns whether the
-- code is one of this database's.
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

-- Handles the button of a confirmation link. Returns "confirmed", "over" if the person has unsubscribed since or the
-- request is gone, or "unknown" for an invalid code.
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

-- Queues a confirmation mail for the newsletter, at most once a day, if the owner has named a mail sender.
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

-- Claims queued mails, as claim_handovers does for the CRM; finish_handover ends a lease.
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

-- A correction also updates the person's suppressions, requests and messages to the CRM.
create or replace function public.correct_person(email text, field text, value text) returns integer
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
