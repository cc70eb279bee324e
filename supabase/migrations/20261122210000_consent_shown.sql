-- The recorded statement is the one that the visitor saw: the page names the statement it showed, and the database
-- checks that it exists and belongs to the lead. A tab opened before a release is therefore recorded with its own
-- version.

alter table public.leads
  -- Statement shown with the mandatory consent, and the one beside the newsletter checkbox if it was ticked: id and
  -- version, as in "contact_box@1".
  add column contact_statement text,
  add column newsletter_statement text not null default '',
  -- Organisation that asked, as shown on the page: legal name, postal address, contact details. Replaces {sender} in a
  -- statement's text.
  add column sender_shown text not null default '';

update public.leads as lead
set
  contact_statement = (
    select record.statement_id || '@' || record.statement_version
    from private.consent_records as record
    where record.lead_id = lead.id and record.purpose = 'contact'
  ),
  newsletter_statement = coalesce((
    select record.statement_id || '@' || record.statement_version
    from private.consent_records as record
    where record.lead_id = lead.id and record.purpose = 'newsletter' and record.method = 'box'
  ), '');

alter table public.leads
  alter column contact_statement set not null,
  add constraint leads_contact_statement_valid check (contact_statement ~ '^[a-z_]{1,60}@[1-9][0-9]{0,5}$'),
  add constraint leads_newsletter_statement_valid check (newsletter_statement ~ '^([a-z_]{1,60}@[1-9][0-9]{0,5})?$'),
  add constraint leads_sender_shown_valid check (
    char_length(sender_shown) <= 400
    and sender_shown = btrim(sender_shown)
    and sender_shown !~ '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]'
  );

-- Organisations that may ask on this site, named by the owner (public.name_sender). While the table is empty, any
-- sender shown on a page is accepted.
create table private.senders (
  sender text primary key,
  named_at timestamptz not null default now()
);

alter table private.senders enable row level security;

alter table private.consent_records
  add column sender text not null default '',
  -- False if the page named a sender that the owner didn't: the text is then only the page's claim, not a proof.
  add column sender_known boolean not null default true;

-- The statement of a reference such as "contact_box@1"; all columns are null if it doesn't exist.
create function private.consent_statement(reference text) returns private.consent_statements
language sql stable
set search_path = ''
as $$
  select statement
  from private.consent_statements as statement
  where statement.id || '@' || statement.version = reference
$$;

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
  if wants_box and for_newsletter.id is distinct from 'newsletter_box'
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

-- Adds a sender, verbatim as the pages show it. Earlier senders stay valid, since open tabs still show them.
create function public.name_sender(sender text) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.senders (sender) values (btrim(name_sender.sender)) on conflict do nothing
$$;
