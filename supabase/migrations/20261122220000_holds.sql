-- Flood control without lost leads: a lead that looks like part of a flood, or that no form of the site sends, is
-- stored and held for the owner's review. Only far above the limits is a lead refused, with a retry time.

-- Queue of messages to the owner's CRM, and the state of each lead after it is stored. One row per lead (kind "lead");
-- one per withdrawal or erasure of a person known to the CRM.
create table private.handovers (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('lead', 'withdrawn', 'erased')),
  lead_id uuid unique references public.leads (id) on delete cascade,
  -- Set for a withdrawal or an erasure; cleared once the CRM has received it.
  email text not null default '',
  purpose text check (purpose in ('contact', 'newsletter')),
  created_at timestamptz not null default now(),
  -- Reasons to hold the lead for the owner's review; empty for nearly all.
  held_for text[] not null default '{}',
  handled_at timestamptz,
  -- Id of the person in the owner's CRM, and the state of the handover.
  crm_contact text not null default '',
  tries integer not null default 0,
  next_try_at timestamptz default now(),
  failure text not null default '',
  claim uuid,
  claimed_until timestamptz,
  done_at timestamptz,
  check ((kind = 'lead') = (lead_id is not null))
);

create index handovers_waiting on private.handovers (next_try_at) where done_at is null;
create index handovers_held on private.handovers (created_at) where held_for <> '{}';
alter table private.handovers enable row level security;

insert into private.handovers (kind, lead_id, created_at, done_at)
select 'lead', id, created_at, case ghl_sync_status when 'synced' then created_at end from public.leads;

-- Each form of the site; a test compares this with the site's own list.
create table private.lead_forms (
  page_source text primary key,
  lead_type text not null,
  interests text[] not null
);

insert into private.lead_forms (page_source, lead_type, interests) values
  ('tools_life_insurance_calculator', 'insurance_calculator', '{life_insurance,insurance_review,insurance_tools}'),
  ('tools_home_insurance_calculator', 'home_insurance_quote', '{home_insurance,property_protection,insurance_savings}'),
  ('tools_auto_insurance_calculator', 'auto_insurance_quote', '{auto_insurance,car_insurance,insurance_savings}'),
  ('tools_disability_insurance_calculator', 'disability_insurance_quote', '{disability_insurance,income_protection,insurance_planning}'),
  ('tools_travel_insurance_calculator', 'travel_insurance_quote', '{travel_insurance,medical_coverage,trip_protection}'),
  ('tools_coverage_gap_analyzer', 'coverage_analysis', '{insurance_review,policy_review,coverage_optimization}'),
  ('tools_multi_policy_savings', 'multi_policy_quote', '{insurance_bundling,multi_policy_discount,insurance_savings}'),
  ('tools_business_insurance_calculator', 'business_insurance_quote', '{business_insurance,commercial_coverage,liability_protection}'),
  ('tools_estate_planning_review', 'estate_planning_consultation', '{estate_planning,wealth_transfer,tax_planning}'),
  ('tools_senior_insurance_review', 'senior_insurance_consultation', '{senior_insurance,retirement_planning,insurance_optimization}'),
  ('tools_insurance_comparison_tool', 'insurance_comparison', '{insurance_comparison,company_research,insurance_shopping}'),
  ('tools_provincial_insurance_guide', 'provincial_guide_download', '{provincial_insurance,insurance_requirements,regional_savings}'),
  ('tools_consultation', 'consultation', '{insurance_review,life_insurance,home_insurance,auto_insurance,health_insurance,travel_insurance,business_insurance}'),
  ('floating_calculator', 'insurance_calculator', '{insurance_quotes,premium_comparison,coverage_review,savings_analysis}'),
  ('life_needs_calculator', 'insurance_calculator', '{life_insurance,insurance_review,insurance_tools}'),
  ('learn_index', 'resource_download', '{insurance_education,life_insurance,home_insurance,auto_insurance,financial_planning}'),
  ('blog_index', 'newsletter_signup', '{industry_investigation,consumer_protection,insurance_news,market_analysis,insider_tips}'),
  ('consumer_rights_guide', 'consumer_rights_help', '{consumer_protection,dispute_resolution,insurance_complaints,legal_assistance,ombudsman_services}'),
  ('actuarial_tables', 'coverage_analysis', '{insurance_review,policy_review,coverage_optimization}'),
  ('home_insurance_guide_2024', 'coverage_analysis', '{insurance_review,policy_review,coverage_optimization}'),
  ('exit_intent_popup', 'exit_intent', '{insurance_review}');

alter table private.lead_forms enable row level security;

-- Origins of the site, named by the owner (public.name_origin); while the table is empty, any origin is accepted.
create table private.site_origins (origin text primary key check (origin ~ '^https?://[^/]+$'));
alter table private.site_origins enable row level security;

create function public.name_origin(origin text) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.site_origins (origin) values (lower(name_origin.origin)) on conflict do nothing
$$;

-- Rejects invisible names: only spaces, joiners, fillers, direction marks, tags, or the replacement character. "not
-- valid" exempts existing rows.
alter table public.leads add constraint leads_name_visible check (
  lead_type = 'newsletter_signup'
  or regexp_replace(
    name,
    '[\s\u00A0\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFD\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
    '', 'g'
  ) <> ''
) not valid;

-- Index by mailbox: ignores letter case and the part after a plus sign.
create index leads_mailbox on public.leads (lower(regexp_replace(email, '\+[^@]*@', '@')), created_at);

alter table private.flood_limits
  -- Above these limits, a lead is stored and held.
  add column hold_network_hour integer not null default 20,
  add column hold_site_hour integer not null default 1000,
  -- Header in which the proxy in front of the database passes the caller's address. Hosted Supabase is behind
  -- Cloudflare, which sets this one itself; never set a header here that a caller can forge.
  add column address_header text not null default 'cf-connecting-ip';
-- Above these limits, a lead is refused.
alter table private.flood_limits alter column per_address_hour set default 200;
alter table private.flood_limits alter column site_hour set default 20000;
update private.flood_limits set per_address_hour = default where per_address_hour = 20;
update private.flood_limits set site_hour = default where site_hour = 1000;

-- Site-wide leads per minute; counting rows of the leads table would slow down as it grows.
create table private.recent_minutes (
  minute timestamptz primary key,
  leads integer not null
);
alter table private.recent_minutes enable row level security;

-- Keyed hash of the caller's network; null if unknown.
create or replace function private.caller_address_hash() returns bytea
language plpgsql stable
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  address text := btrim(headers ->> (select address_header from private.flood_limits));
begin
  if coalesce(address, '') = '' then
    return null;
  end if;
  begin
    if address::inet <<= '::ffff:0.0.0.0/96'::inet then
      -- IPv4-mapped IPv6 addresses such as ::ffff:203.0.113.9 all share one /48, so convert them to IPv4.
      address := host('0.0.0.0'::inet + (address::inet - '::ffff:0.0.0.0'::inet));
    elsif family(address::inet) = 6 and address::inet <> '::1'::inet then
      -- A rented server often has a whole /48.
      address := host(network(set_masklen(address::inet, 48)));
    end if;
    -- Loopback: not rate-limited by network.
    if address::inet <<= '127.0.0.0/8'::inet or address::inet = '::1'::inet then
      return null;
    end if;
  exception when invalid_text_representation then
    -- Not an address: written by an unusual proxy. Count the text as it is.
    address := left(address, 64);
  end;
  return (select sha256(flood_key.key || convert_to(address, 'UTF8')) from private.flood_key);
end
$$;

-- Refuses a lead with HTTP 429 and the retry delay in seconds, as a header and as the hint of the error: a page on
-- another origin can't read the header.
create function private.refuse_for(wait interval, about text, message text) returns void
language plpgsql
set search_path = ''
as $$
declare
  seconds integer := greatest(1, ceil(extract(epoch from wait)));
begin
  raise sqlstate 'PGRST' using
    message = json_build_object('code', 'PT429', 'message', message, 'details', about, 'hint', seconds::text)::text,
    detail = json_build_object('status', 429, 'headers', json_build_object('Retry-After', seconds::text))::text;
end
$$;

create or replace function private.refuse_flood() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  limits private.flood_limits;
  mailbox text := lower(regexp_replace(new.email, '\+[^@]*@', '@'));
  network bytea := private.caller_address_hash();
  last_hour timestamptz := now() - interval '1 hour';
  seen integer;
  oldest timestamptz;
begin
  new.created_at := now();

  -- Visitors send one lead at a time; no form of the site sends a list.
  if current_setting('role', true) in ('anon', 'authenticated') then
    if current_setting('northcover.lead_sent', true) = 'yes' then
      raise sqlstate 'PT400' using message = 'Send one lead at a time.';
    end if;
    perform set_config('northcover.lead_sent', 'yes', true);
  end if;

  -- A retry of a stored lead is no new lead; the primary key handles it.
  if exists (select from public.leads where leads.id = new.id) then
    return new;
  end if;

  select * into strict limits from private.flood_limits;

  -- The locks serialise concurrent requests, so that each counts the earlier ones. The order email, network, site
  -- prevents deadlocks between two leads.
  perform pg_advisory_xact_lock(hashtextextended('lead e-mail ' || mailbox, 0));
  select count(*), min(lead.created_at) into seen, oldest from public.leads as lead
  where lower(regexp_replace(lead.email, '\+[^@]*@', '@')) = mailbox and lead.created_at > last_hour;
  if seen >= limits.per_email_hour then
    perform private.refuse_for(oldest - last_hour, 'email',
      'We already have several requests from this email address. Please try again later.');
  end if;
  select count(*), min(lead.created_at) into seen, oldest from public.leads as lead
  where lower(regexp_replace(lead.email, '\+[^@]*@', '@')) = mailbox and lead.created_at > now() - interval '1 day';
  if seen >= limits.per_email_day then
    perform private.refuse_for(oldest - (now() - interval '1 day'), 'email',
      'We already have several requests from this email address. Please try again later.');
  end if;

  if network is not null then
    perform pg_advisory_xact_lock(hashtextextended('lead address ' || encode(network, 'hex'), 0));
    delete from private.recent_addresses where seen_at <= last_hour;
    select count(*), min(seen_at) into seen, oldest from private.recent_addresses where address_hash = network;
    if seen >= limits.per_address_hour then
      perform private.refuse_for(oldest - last_hour, 'address',
        'We received many requests from the network you are on, perhaps from other people. Please try again later, or write to us.');
    end if;
    insert into private.recent_addresses (address_hash) values (network);
  end if;

  -- The locks above also serialise updates of this counter.
  insert into private.recent_minutes (minute, leads) values (date_trunc('minute', now()), 1)
    on conflict (minute) do update set leads = recent_minutes.leads + 1;
  delete from private.recent_minutes where minute <= last_hour;
  if (select sum(leads) from private.recent_minutes) > limits.site_hour then
    perform private.refuse_for(interval '10 minutes', 'site',
      'We are receiving very many requests at the moment. Please try again later, or write to us.');
  end if;

  return new;
end
$$;

-- Opens the handover of a lead, with the reasons to hold it.
create function private.open_handover() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  limits private.flood_limits;
  network bytea := private.caller_address_hash();
  reasons text[] := '{}';
begin
  select * into strict limits from private.flood_limits;
  if (select count(*) from private.recent_addresses where address_hash = network) > limits.hold_network_hour then
    reasons := reasons || 'many from one network'::text;
  end if;
  if (select sum(leads) from private.recent_minutes) > limits.hold_site_hour then
    reasons := reasons || 'many at once'::text;
  end if;
  if not exists (
    select from private.lead_forms as form
    where (form.page_source, form.lead_type) = (new.page_source, new.lead_type) and new.interest = any (form.interests)
  ) then
    reasons := reasons || 'no form of the site'::text;
  end if;
  if exists (select from private.site_origins)
    and not exists (select from private.site_origins where origin = lower(substring(new.page_url from '^https?://[^/?]+')))
  then
    reasons := reasons || 'sent from another site'::text;
  end if;
  if not (select bool_and(sender_known) from private.consent_records where lead_id = new.id) then
    reasons := reasons || 'consent names an unknown sender'::text;
  end if;
  if current_setting('northcover.trap', true) = 'filled' then
    reasons := reasons || 'filled in by a program'::text;
  end if;
  insert into private.handovers (kind, lead_id, held_for) values ('lead', new.id, reasons);
  return null;
end
$$;

-- Named to run after record_consent: triggers run in alphabetical order.
create trigger record_handover
  after insert on public.leads
  for each row execute function private.open_handover();

-- A plain form has the same limits as any other lead, and a honeypot field ("website") that people don't see and bots
-- fill in.
create or replace function public.send_lead_form(form jsonb, caller_address text default null) returns text
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
    json_build_object((select address_header from private.flood_limits), send_lead_form.caller_address)::text,
    true
  );
  perform set_config('northcover.trap', case when coalesce(form ->> 'website', '') <> '' then 'filled' else '' end, true);
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

create or replace function private.form_part_of(rule text) returns text
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
