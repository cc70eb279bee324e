-- Leads of plain forms, sent without JavaScript through the function supabase/functions/send-lead. The rules are those
-- of a lead sent by the page: constraints, consent, flood control.

create function private.form_part_of(rule text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when rule in ('leads_name_valid', 'leads_name_visible', 'name') then 'name'
    when rule in ('leads_email_valid', 'email') then 'email'
    when rule in ('leads_phone_valid', 'phone') then 'phone'
    when rule in ('leads_interest_known', 'interest') then 'interest'
    when rule in ('leads_contact_statement_valid', 'contact_statement', 'leads_consent_given') then 'consent'
    else 'form'
  end
$$;
comment on function private.form_part_of is 'Maps a violated rule to the part of the form to correct.';

-- Called only by the function in supabase/functions, with the owner's key. The form's origin is a parameter, because
-- that function sends none.
create function public.send_lead_form(
  form jsonb,
  caller_address text default null,
  origin text default null,
  fetch_site text default null
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  sent public.leads;
  statement private.consent_statements := private.consent_statement(form ->> 'contact_statement');
  rule text;
  field text;
begin
  perform set_config(
    'request.headers',
    json_build_object(
      (select address_header from private.flood_limits), send_lead_form.caller_address,
      'origin', send_lead_form.origin,
      'sec-fetch-site', send_lead_form.fetch_site
    )::text,
    true
  );
  sent.id := gen_random_uuid();
  sent.name := normalize(private.one_line(form ->> 'name'), NFC);
  sent.email := private.one_line(form ->> 'email');
  sent.phone := private.one_line(form ->> 'phone');
  sent.interest := form ->> 'interest';
  sent.lead_type := form ->> 'lead_type';
  sent.page_source := form ->> 'page_source';
  sent.page_url := left(form ->> 'page_url', 2048);
  sent.user_agent := private.one_line(left(form ->> 'user_agent', 512));
  sent.consent := statement.id is not null;
  sent.contact_statement := form ->> 'contact_statement';
  sent.newsletter_statement := coalesce(form ->> 'newsletter_statement', '');
  sent.newsletter := sent.newsletter_statement <> '' or coalesce(statement.purposes @> array['newsletter'], false);
  sent.sender_shown := private.one_line(form ->> 'sender_shown');

  -- A plain form has no idempotency key, so treat a double click or a reload as the same request.
  perform pg_advisory_xact_lock(hashtextextended('lead form ' || lower(sent.email), 0));
  if exists (
    select from public.leads as lead
    where lower(lead.email) = lower(sent.email)
      and lead.created_at > now() - interval '10 minutes'
      and (lead.name, lead.phone, lead.interest, lead.lead_type, lead.page_source, lead.newsletter)
        = (sent.name, sent.phone, sent.interest, sent.lead_type, sent.page_source, sent.newsletter)
  ) then
    return 'stored';
  end if;

  insert into public.leads
    (id, name, email, phone, interest, lead_type, page_source, page_url, user_agent, consent, newsletter,
     contact_statement, newsletter_statement, sender_shown)
  values
    (sent.id, sent.name, sent.email, sent.phone, sent.interest, sent.lead_type, sent.page_source, sent.page_url,
     sent.user_agent, sent.consent, sent.newsletter, sent.contact_statement, sent.newsletter_statement,
     sent.sender_shown);
  return 'stored';
exception
  when check_violation or not_null_violation then
    get stacked diagnostics rule = constraint_name, field = column_name;
    return private.form_part_of(coalesce(nullif(rule, ''), field));
  when sqlstate 'PGRST' then
    return 'too-many';
end
$$;
comment on function public.send_lead_form is
  'Stores the fields of a plain form; returns "stored", "too-many", or the part of the form that is invalid.';
