-- Consent in two languages: a statement belongs to a language, and a lead carries the language of its form.

alter table private.consent_records drop constraint consent_records_statement_id_statement_version_fkey;
alter table private.consent_statements
  drop constraint consent_statements_pkey,
  add primary key (id, language, version),
  add constraint consent_statements_language_known check (language in ('en', 'fr'));
alter table private.consent_records
  add foreign key (statement_id, language, statement_version)
  references private.consent_statements (id, language, version);

insert into private.consent_statements (id, version, language, text, method, purposes) values
  ('contact_box', 1, 'fr', 'J’accepte que Northcover communique avec moi au sujet de services d’assurance. *', 'box', '{contact}'),
  ('newsletter_box', 1, 'fr', 'Envoyez-moi chaque semaine l’infolettre de Northcover (conseils et nouvelles sur l’assurance).', 'box', '{newsletter}'),
  ('exit_intent_button', 1, 'fr', 'En appuyant sur le bouton, vous acceptez que Northcover vous écrive au sujet de votre bilan d’assurance gratuit et de services d’assurance, et vous envoie chaque semaine des conseils et des nouvelles sur l’assurance. Vous pouvez retirer votre consentement en tout temps en écrivant à privacy@northcover.example.', 'button', '{contact,newsletter}'),
  ('newsletter_signup_button', 1, 'fr', 'En appuyant sur le bouton, vous acceptez que Northcover vous envoie son infolettre (conseils et nouvelles sur l’assurance). Vous pouvez retirer votre consentement en tout temps en écrivant à privacy@northcover.example.', 'button', '{newsletter}');

-- The reference of an English statement has no language, as in tabs and outboxes older than this migration.
create or replace function private.consent_statement(reference text) returns private.consent_statements
language sql stable
set search_path = ''
as $$
  select statement
  from private.consent_statements as statement
  where statement.id || case statement.language when 'en' then '' else '.' || statement.language end
    || '@' || statement.version = reference
$$;

alter table public.leads
  drop constraint leads_contact_statement_valid,
  drop constraint leads_newsletter_statement_valid,
  add constraint leads_contact_statement_valid
    check (contact_statement ~ '^[a-z_]{1,60}(\.[a-z]{2})?@[1-9][0-9]{0,5}$'),
  add constraint leads_newsletter_statement_valid
    check (newsletter_statement ~ '^([a-z_]{1,60}(\.[a-z]{2})?@[1-9][0-9]{0,5})?$'),
  -- Language of the form, taken from the statement that it showed, so that the two can't differ.
  add column language text not null
    generated always as (coalesce(substring(contact_statement from '\.([a-z]{2})@'), 'en')) stored;

-- As before; both statements of a form have one language.
create or replace function private.record_consent() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  for_contact private.consent_statements := private.consent_statement(new.contact_statement);
  for_newsletter private.consent_statements := private.consent_statement(new.newsletter_statement);
  wants_box boolean;
begin
  if for_contact.id is distinct from private.consent_statement_for(new.lead_type) then
    raise check_violation using
      constraint = 'leads_contact_statement_known',
      message = format('No statement "%s" is shown with a lead of this type', new.contact_statement);
  end if;

  wants_box := new.newsletter and not for_contact.purposes @> array['newsletter'];
  if wants_box and (
      for_newsletter.id is distinct from 'newsletter_box' or for_newsletter.language <> for_contact.language
    )
    or not wants_box and new.newsletter_statement <> ''
  then
    raise check_violation using
      constraint = 'leads_newsletter_statement_known',
      message = format('The newsletter was not asked for by the statement "%s"', new.newsletter_statement);
  end if;

  if new.sender_shown = '' and coalesce(for_contact.text, '') || coalesce(for_newsletter.text, '') like '%{sender}%' then
    raise check_violation using
      constraint = 'leads_sender_shown_known',
      message = 'The statement names who asks, and the lead does not say what name was shown';
  end if;

  insert into private.consent_records
    (lead_id, purpose, statement_id, statement_version, text, method, language, page_source, page_url, sender,
     sender_known)
  select
    new.id, purpose, agreed.id, agreed.version, replace(agreed.text, '{sender}', new.sender_shown), agreed.method,
    agreed.language, new.page_source, new.page_url, new.sender_shown,
    not exists (select from private.senders)
      or exists (select from private.senders where senders.sender = new.sender_shown)
  from (select for_contact.* union all select for_newsletter.* where wants_box) as agreed
  cross join unnest(agreed.purposes) as purpose;
  return null;
end
$$;

-- As before; a statement is found by its language, too.
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
      on (statement.id, statement.language, statement.version)
        = (record.statement_id, record.language, record.statement_version)
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

-- As before, with the language of the lead.
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
