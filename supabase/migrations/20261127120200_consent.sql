-- Record of consent: the verbatim text that the visitor agreed to, for each lead, and who withdrew.

create table private.consent_statements (
  id text not null,
  version integer not null check (version > 0),
  language text not null,
  text text not null,
  method text not null check (method in ('box', 'button')),
  purposes text[] not null check (purposes <@ array['contact', 'newsletter'] and cardinality(purposes) > 0),
  -- End date of a statement that the site no longer shows. Open tabs may still show it; after that date, a lead that
  -- names it is held.
  valid_until timestamptz,
  primary key (id, language, version),
  constraint consent_statements_language_known check (language in ('en', 'fr'))
);
comment on table private.consent_statements is
  'Consent statements shown beside checkboxes and above buttons; immutable: a new wording is a new version.';

-- A new version is added by a new migration together with src/domain/consent-statements-en.ts and -fr.ts; a test
-- compares them.
insert into private.consent_statements (id, version, language, text, method, purposes) values
  ('contact_box', 1, 'en', 'I agree to be contacted about insurance services *', 'box', '{contact}'),
  ('newsletter_box', 1, 'en', 'Send me weekly insurance tips and updates', 'box', '{newsletter}'),
  ('exit_intent_button', 1, 'en', 'By pressing the button below, you agree that Northcover may email you about your free insurance review and insurance services, and send you weekly insurance tips and updates. You can withdraw your consent at any time by writing to privacy@northcover.example.', 'button', '{contact,newsletter}'),
  ('newsletter_signup_button', 1, 'en', 'By pressing the button below, you agree that Northcover may send you its newsletter with insurance tips and updates, and email you about the topic you chose. You can withdraw your consent at any time by writing to privacy@northcover.example.', 'button', '{newsletter,contact}'),
  ('newsletter_signup_button', 2, 'en', 'By pressing the button below, you agree that Northcover may send you its newsletter with insurance tips and updates. You can withdraw your consent at any time by writing to privacy@northcover.example.', 'button', '{newsletter}'),
  ('contact_box', 1, 'fr', 'J’accepte que Northcover communique avec moi au sujet de services d’assurance. *', 'box', '{contact}'),
  ('newsletter_box', 1, 'fr', 'Envoyez-moi chaque semaine l’infolettre de Northcover (conseils et nouvelles sur l’assurance).', 'box', '{newsletter}'),
  ('exit_intent_button', 1, 'fr', 'En appuyant sur le bouton, vous acceptez que Northcover vous écrive au sujet de votre bilan d’assurance gratuit et de services d’assurance, et vous envoie chaque semaine des conseils et des nouvelles sur l’assurance. Vous pouvez retirer votre consentement en tout temps en écrivant à privacy@northcover.example.', 'button', '{contact,newsletter}'),
  ('newsletter_signup_button', 1, 'fr', 'En appuyant sur le bouton, vous acceptez que Northcover vous envoie son infolettre (conseils et nouvelles sur l’assurance). Vous pouvez retirer votre consentement en tout temps en écrivant à privacy@northcover.example.', 'button', '{newsletter}');

-- The signup of the first release also covered being contacted, which its button no longer does.
update private.consent_statements set valid_until = now() + interval '30 days'
where (id, language, version) = ('newsletter_signup_button', 'en', 1);

-- The text is copied, so that the proof doesn't depend on a row that could be edited later.
create table private.consent_records (
  -- Erasing a lead, which privacy law lets a person request, erases its consents as well.
  lead_id uuid not null references public.leads (id) on delete cascade,
  purpose text not null check (purpose in ('contact', 'newsletter')),
  statement_id text not null,
  statement_version integer not null,
  text text not null,
  method text not null,
  language text not null,
  page_source text not null,
  page_url text not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  sender text not null default '',
  -- False if the page named a sender that the owner didn't: the text is then only the page's claim, not a proof.
  sender_known boolean not null default true,
  -- Newsletter: time of the person's confirmation, by a link in a mail to their address.
  confirmed_at timestamptz,
  -- Contact: time at which the person opted out of phone or of email. Both together are a withdrawal.
  phone_withdrawn_at timestamptz,
  email_withdrawn_at timestamptz,
  primary key (lead_id, purpose),
  foreign key (statement_id, language, statement_version)
    references private.consent_statements (id, language, version)
);
comment on table private.consent_records is
  'What each lead agreed to, one row per purpose, because each can be withdrawn separately.';

create table private.senders (
  sender text primary key,
  named_at timestamptz not null default now()
);
comment on table private.senders is
  'Organisations that may ask on this site, named by the owner; while empty, any sender shown on a page is accepted.';

create table private.suppressions (
  email_hash bytea not null,
  purpose text not null,
  since timestamptz not null default now(),
  primary key (email_hash, purpose),
  constraint suppressions_purpose_known check (purpose in ('contact', 'newsletter', 'phone', 'email'))
);
comment on table private.suppressions is
  'Addresses that must not be contacted for a purpose, as hashes, so that a suppression outlives an erasure.';

alter table private.consent_statements enable row level security;
alter table private.consent_records enable row level security;
alter table private.senders enable row level security;
alter table private.suppressions enable row level security;

-- Earlier senders stay valid, since open tabs still show them.
create function public.name_sender(sender text) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.senders (sender) values (btrim(name_sender.sender)) on conflict do nothing
$$;
comment on function public.name_sender is 'Adds a sender, verbatim as the pages show it.';

-- Not a field of the lead: visitors set the fields, and a visitor's claim about the text shown would prove nothing.
create function private.consent_statement_for(lead_type text) returns text
language sql immutable
set search_path = ''
as $$
  select case lead_type
    when 'exit_intent' then 'exit_intent_button'
    when 'newsletter_signup' then 'newsletter_signup_button'
    else 'contact_box'
  end
$$;
comment on function private.consent_statement_for is 'Statement shown with the mandatory consent, by form.';

-- The reference of an English statement has no language, as in tabs and outboxes of the first releases.
create function private.consent_statement(reference text) returns private.consent_statements
language sql stable
set search_path = ''
as $$
  select statement
  from private.consent_statements as statement
  where statement.id || case statement.language when 'en' then '' else '.' || statement.language end
    || '@' || statement.version = reference
$$;
comment on function private.consent_statement is
  'The statement of a reference such as "contact_box@1" or "contact_box.fr@1"; all columns are null if there is none.';

-- The recorded statement is the one that the visitor saw: the page names the statement it showed, and the database
-- checks that it exists and belongs to the lead. A tab opened before a release is therefore recorded with its own
-- version. Both statements of a form have one language. Security definer, since visitors have no right to the record.
-- Runs in the lead's transaction, so that neither row is stored without the other.
create function private.record_consent() returns trigger
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
comment on function private.record_consent is 'Files the consents of a new lead, with the statements that its form showed.';

create trigger record_consent
  after insert on public.leads
  for each row execute function private.record_consent();

create function private.email_hash(email text) returns bytea
language sql stable
set search_path = ''
as $$
  select sha256(key || convert_to(lower(btrim(email_hash.email)), 'UTF8')) from private.flood_key
$$;
comment on function private.email_hash is 'Keyed hash of an email address.';

create function public.suppressed_purposes(email text) returns text[]
language sql stable security definer
set search_path = ''
as $$
  select coalesce(array_agg(purpose order by purpose), '{}') from private.suppressions
  where email_hash = private.email_hash(suppressed_purposes.email)
$$;
comment on function public.suppressed_purposes is 'Purposes for which an address must not be contacted.';

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
comment on function private.suppressed_asks is
  'Purposes that a lead asks for although the person is suppressed for them.';

-- The purpose is contact, newsletter, "phone" for calls only, "email" for everything by email, or null for all.
create function private.withdraw(person_hash bytea, only_lead uuid, purpose text) returns integer
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
comment on function private.withdraw is
  'Withdraws consents of one lead, or of all leads with an address, which is then suppressed; returns their number.';

create function public.withdraw_consent(
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
comment on function public.withdraw_consent is
  'Records that a person withdrew consent, for one lead or an address and for one purpose or all, and tells the CRM.';
