-- Holds: a lead that looks like part of a flood, or that no form of the site sends, is stored and held for the owner's
-- review.

create table private.lead_forms (
  page_source text primary key,
  lead_type text not null,
  interests text[] not null
);
comment on table private.lead_forms is 'Each form of the site; a test compares this with the site''s own list.';

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

create table private.site_origins (origin text primary key check (origin ~ '^https?://[^/]+$'));
comment on table private.site_origins is
  'Origins of the site, named by the owner; while empty, a page may come from any origin.';

create table private.handovers (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  lead_id uuid references public.leads (id) on delete cascade,
  -- Set for a withdrawal or an erasure; cleared once the CRM has received it.
  email text not null default '',
  purpose text,
  created_at timestamptz not null default now(),
  -- Reasons to hold the lead for the owner's review; empty for nearly all.
  held_for text[] not null default '{}',
  handled_at timestamptz,
  released_at timestamptz,
  -- Labels of the lead's network and range; cleared after thirty days.
  network text not null default '',
  network_range text not null default '',
  -- Id of the person in the owner's CRM, and the state of the handover.
  crm_contact text not null default '',
  tries integer not null default 0,
  next_try_at timestamptz default now(),
  failure text not null default '',
  claim uuid,
  claimed_until timestamptz,
  done_at timestamptz,
  constraint handovers_kind_known check (kind in (
    -- for the CRM: a lead, a newsletter confirmed after its lead was handed over, a consent withdrawn, a person erased,
    'lead', 'confirmed', 'withdrawn', 'erased',
    -- a notice of a new flood,
    'flood',
    -- and for the person: the request to confirm the newsletter.
    'confirm'
  )),
  constraint handovers_of_lead check ((kind in ('lead', 'confirmed', 'confirm')) = (lead_id is not null)),
  constraint handovers_purpose_known check (purpose in ('contact', 'newsletter', 'phone', 'email'))
);
comment on table private.handovers is
  'State of each lead after it is stored, and the queue of messages to the CRM, to the owner and to the person.';

create unique index handovers_lead on private.handovers (lead_id, kind);
create index handovers_waiting on private.handovers (next_try_at) where done_at is null;
create index handovers_held on private.handovers (created_at) where held_for <> '{}';
create index handovers_network on private.handovers (network) where network <> '';

alter table private.lead_forms enable row level security;
alter table private.site_origins enable row level security;
alter table private.handovers enable row level security;

create function public.name_origin(origin text) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.site_origins (origin) values (lower(name_origin.origin)) on conflict do nothing
$$;
comment on function public.name_origin is 'Adds an origin of the site.';

-- The browser sets Origin and Sec-Fetch-Site itself. Once the owner has named the site's origins, both the page and the
-- Origin header must match. Until then, an Origin that differs from the page's is foreign, unless the browser reports a
-- same-origin request, as with the embedded database.
create function private.is_foreign(page_url text) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  page text := lower(substring(is_foreign.page_url from '^https?://[^/?]+'));
  sent_by text := lower(headers ->> 'origin');
  is_same boolean := coalesce(headers ->> 'sec-fetch-site', '') = 'same-origin';
begin
  if not exists (select from private.site_origins) then
    return sent_by is not null and sent_by is distinct from page and not is_same;
  end if;
  return not exists (select from private.site_origins as named where named.origin = page)
    or sent_by is not null and not (sent_by = 'null' and is_same)
    and not exists (select from private.site_origins as named where named.origin = sent_by);
end
$$;
comment on function private.is_foreign is 'Whether a request came from a page of another site.';

create function private.note_flood(is_site_wide boolean) returns void
language plpgsql
set search_path = ''
as $$
declare
  flood private.floods;
  limits private.flood_limits;
begin
  perform pg_advisory_xact_lock(hashtextextended('lead flood', 0));
  select * into flood from private.floods
  where last_seen_at between now() - interval '1 hour' and now() + interval '1 minute'
  order by began_at desc limit 1;
  if flood.id is null then
    insert into private.floods default values returning * into flood;
    insert into private.handovers (kind) values ('flood');
  elsif flood.last_seen_at < now() - interval '1 minute' then
    update private.floods set last_seen_at = now() where id = flood.id;
  end if;
  if not is_site_wide or flood.site_wide then
    return;
  end if;

  update private.floods set site_wide = true where id = flood.id;
  select * into strict limits from private.flood_limits;
  update private.handovers as handover
  set held_for = array['many at once']
  where handover.kind = 'lead'
    and handover.done_at is null and handover.claimed_until is null
    and handover.handled_at is null and handover.released_at is null
    and handover.held_for = '{}'
    and handover.created_at > now() - interval '1 hour'
    and (
      handover.network in (
        select label from private.recent_networks group by label having sum(leads) > limits.flood_network_hour
      ) and handover.network <> ''
      or handover.network_range in (
        select label from private.recent_networks group by label having sum(leads) > limits.flood_range_hour
      ) and handover.network_range <> ''
    );
end
$$;
comment on function private.note_flood is
  'Records a flood, queues one notice for the owner, and holds what networks above their limit sent in its first hour.';

create function private.open_handover() returns trigger
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
comment on function private.open_handover is 'Opens the handover of a new lead, with the reasons to hold it.';

-- Named to run after record_consent: triggers run in alphabetical order.
create trigger record_handover
  after insert on public.leads
  for each row execute function private.open_handover();
