-- Leads: submissions of the site's forms.
--
-- Hosted Supabase and the embedded backend share these migrations. Both provide the roles anon, authenticated and
-- service_role. No extension is required.

-- Schema for everything that visitors must never reach. The REST API exposes only the schema "public".
create schema private;
revoke all on schema private from public, anon, authenticated, service_role;

create table public.leads (
  -- Idempotency key, generated in the browser: a retry violates the primary key instead of storing the lead twice.
  id uuid primary key,
  -- Server time: only the owner's role may set it.
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  phone text not null default '',
  interest text not null,
  lead_type text not null,
  page_source text not null,
  page_url text not null,
  user_agent text not null default '',
  consent boolean not null,
  newsletter boolean not null default false,
  ghl_sync_status text not null default 'pending',

  -- A UUID of version 4 (random) or 7 (ordered by time), so not nil and not sequential.
  constraint leads_id_random check (
    id::text ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'
  ),

  -- One line of text without control characters, line separators, or marks that reverse the text direction. Only the
  -- newsletter signup has no name.
  constraint leads_name_valid check (
    char_length(name) <= 120
    and name = btrim(name)
    and (name <> '' or lead_type = 'newsletter_signup')
    and name !~ '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]'
  ),

  -- The HTML standard's pattern for email fields; the last line enforces its limit of 63 characters for each domain
  -- label.
  constraint leads_email_valid check (
    char_length(email) <= 254
    and email ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]*[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]*[a-zA-Z0-9])?)*$'
    and split_part(email, '@', 2) !~ '[^.]{64}'
  ),

  -- Ten to fifteen digits with the usual separators and an optional extension; empty for forms without the field.
  constraint leads_phone_valid check (
    phone = ''
    or (
      char_length(phone) <= 32
      and phone ~* '^\+?[0-9 ().\-/]+( *(ext\.?|extension|x|poste|#) *[0-9]{1,6})?$'
      and char_length(regexp_replace(substring(phone from '^[0-9 ().+\-/]+'), '[^0-9]', '', 'g')) between 10 and 15
    )
  ),

  constraint leads_interest_known check (
    interest in (
      'life_insurance', 'home_insurance', 'auto_insurance', 'health_insurance', 'travel_insurance',
      'business_insurance', 'insurance_review', 'property_protection', 'insurance_savings', 'car_insurance',
      'disability_insurance', 'income_protection', 'insurance_planning', 'medical_coverage', 'trip_protection',
      'policy_review', 'coverage_optimization', 'insurance_bundling', 'multi_policy_discount', 'commercial_coverage',
      'liability_protection', 'estate_planning', 'wealth_transfer', 'tax_planning', 'senior_insurance',
      'retirement_planning', 'insurance_optimization', 'insurance_comparison', 'company_research',
      'insurance_shopping', 'provincial_insurance', 'insurance_requirements', 'regional_savings', 'insurance_tools',
      'insurance_quotes', 'premium_comparison', 'coverage_review', 'savings_analysis', 'insurance_education',
      'financial_planning', 'industry_investigation', 'consumer_protection', 'insurance_news', 'market_analysis',
      'insider_tips', 'dispute_resolution', 'insurance_complaints', 'legal_assistance', 'ombudsman_services'
    )
  ),

  constraint leads_lead_type_known check (
    lead_type in (
      'home_insurance_quote', 'auto_insurance_quote', 'disability_insurance_quote', 'travel_insurance_quote',
      'coverage_analysis', 'multi_policy_quote', 'business_insurance_quote', 'estate_planning_consultation',
      'senior_insurance_consultation', 'insurance_comparison', 'provincial_guide_download', 'tool_request',
      'consultation', 'resource_download', 'insurance_calculator', 'newsletter_signup', 'consumer_rights_help',
      'exit_intent'
    )
  ),

  constraint leads_page_source_valid check (page_source ~ '^[a-z0-9_]{1,80}$'),

  -- Browsers serialise URLs in printable ASCII.
  constraint leads_page_url_valid check (char_length(page_url) <= 2048 and page_url ~ '^https?://[!-~]+$'),

  constraint leads_user_agent_valid check (
    char_length(user_agent) <= 512 and user_agent !~ '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]'
  ),

  constraint leads_consent_given check (consent),

  -- These two forms have no checkboxes: their button is also the consent to the newsletter.
  constraint leads_newsletter_by_button check (newsletter or lead_type not in ('exit_intent', 'newsletter_signup')),

  constraint leads_ghl_sync_status_known check (ghl_sync_status in ('pending', 'synced', 'failed'))
);

comment on table public.leads is 'What visitors send with the forms. Visitors may insert; nobody but the owner may read.';

create index leads_created_at on public.leads (created_at);
create index leads_email_created_at on public.leads (lower(email), created_at);

alter table public.leads enable row level security;

-- There is no policy for select, update or delete, so row-level security denies them.
create policy "visitors send leads" on public.leads
  for insert to anon, authenticated
  with check (ghl_sync_status = 'pending');
