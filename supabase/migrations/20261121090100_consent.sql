-- Record of consent: the verbatim text that the visitor agreed to, for each lead.

-- Consent statements shown beside checkboxes and above buttons. Statements are immutable: a new wording is a new
-- version, added by a new migration together with src/domain/consent-statements.ts (a test compares the two).
create table private.consent_statements (
  id text not null,
  version integer not null check (version > 0),
  language text not null,
  text text not null,
  method text not null check (method in ('box', 'button')),
  purposes text[] not null check (purposes <@ array['contact', 'newsletter'] and cardinality(purposes) > 0),
  primary key (id, version)
);

insert into private.consent_statements (id, version, language, text, method, purposes) values
  ('contact_box', 1, 'en', 'I agree to be contacted about insurance services *', 'box', '{contact}'),
  ('newsletter_box', 1, 'en', 'Send me weekly insurance tips and updates', 'box', '{newsletter}'),
  ('exit_intent_button', 1, 'en', 'By pressing the button below, you agree that Northcover may email you about your free insurance review and insurance services, and send you weekly insurance tips and updates. You can withdraw your consent at any time by writing to privacy@northcover.example.', 'button', '{contact,newsletter}'),
  ('newsletter_signup_button', 1, 'en', 'By pressing the button below, you agree that Northcover may send you its newsletter with insurance tips and updates, and email you about the topic you chose. You can withdraw your consent at any time by writing to privacy@northcover.example.', 'button', '{newsletter,contact}');

-- One row per purpose, because each can be withdrawn separately. The text is copied, so that the proof doesn't depend
-- on a row that could be edited later.
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
  primary key (lead_id, purpose),
  foreign key (statement_id, statement_version) references private.consent_statements (id, version)
);

alter table private.consent_statements enable row level security;
alter table private.consent_records enable row level security;

-- Statement shown with the mandatory consent, by form. Not a field of the lead: visitors set the fields, and a
-- visitor's claim about the text shown would prove nothing.
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

-- Security definer, since visitors have no right to the record. Runs in the lead's transaction, so that neither row is
-- stored without the other.
create function private.record_consent() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.consent_records
    (lead_id, purpose, statement_id, statement_version, text, method, language, page_source, page_url)
  select
    new.id, purpose, agreed.id, agreed.version, agreed.text, agreed.method, agreed.language,
    new.page_source, new.page_url
  from (
    select distinct on (statement.id) statement.*
    from private.consent_statements as statement
    where statement.id = private.consent_statement_for(new.lead_type)
      or (
        statement.id = 'newsletter_box'
        and new.newsletter
        and private.consent_statement_for(new.lead_type) = 'contact_box'
      )
    order by statement.id, statement.version desc
  ) as agreed
  cross join unnest(agreed.purposes) as purpose;
  return null;
end
$$;

create trigger record_consent
  after insert on public.leads
  for each row execute function private.record_consent();

-- Records that a person withdrew consent: for one lead or for all leads with an email address (case-insensitive), for
-- one purpose or for both. Returns the number of consents withdrawn; idempotent.
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
begin
  if (withdraw_consent.email is null) = (withdraw_consent.lead_id is null) then
    raise exception 'Give either an e-mail address or a lead id' using errcode = 'invalid_parameter_value';
  end if;
  if withdraw_consent.purpose not in ('contact', 'newsletter') then
    raise exception 'The purpose is contact or newsletter; leave it out for both'
      using errcode = 'invalid_parameter_value';
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
  return withdrawn;
end
$$;
