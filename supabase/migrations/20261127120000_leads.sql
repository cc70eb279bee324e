-- Leads: submissions of the site's forms.
--
-- Hosted Supabase and the embedded backend share these migrations. Both provide the roles anon, authenticated and
-- service_role. No extension is required. Each matter has its migration, and each table, function and view is defined
-- once. What a table or function is for stands in the catalogue, with "comment on".

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
  -- Statement shown with the mandatory consent, and the one beside the newsletter checkbox if it was ticked: id,
  -- language unless English, and version, as in "contact_box@1" and "contact_box.fr@1".
  contact_statement text not null,
  newsletter_statement text not null default '',
  -- Organisation that asked, as shown on the page: legal name, postal address, contact details. Replaces {sender} in a
  -- statement's text.
  sender_shown text not null default '',
  -- Language of the form, taken from the statement that it showed, so that the two can't differ.
  language text not null
    generated always as (coalesce(substring(contact_statement from '\.([a-z]{2})@'), 'en')) stored,

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

  -- Ten to fifteen digits with the usual separators, and an optional extension as people in Canada write it: ", poste 12",
  -- "(poste 12)", "ext. 12", "p. 12", "local 12", "#12", ";ext=12", ",12". Empty for forms without the field. The form has
  -- the same pattern (src/domain/phone-number.ts).
  constraint leads_phone_valid check (
    phone = ''
    or (
      char_length(phone) <= 48
      and phone ~* '^\+?[0-9 ().\-/]+(( *[,;]* *\(? *(ext(ension|n)?|x|poste|post|p|local|loc|#)[ .:=#]*| *[,;]+ *)[0-9]{1,8} *\)?)?$'
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

  constraint leads_ghl_sync_status_known check (ghl_sync_status in ('pending', 'synced', 'failed')),

  constraint leads_contact_statement_valid
    check (contact_statement ~ '^[a-z_]{1,60}(\.[a-z]{2})?@[1-9][0-9]{0,5}$'),
  constraint leads_newsletter_statement_valid
    check (newsletter_statement ~ '^([a-z_]{1,60}(\.[a-z]{2})?@[1-9][0-9]{0,5})?$'),

  constraint leads_sender_shown_valid check (
    char_length(sender_shown) <= 400
    and sender_shown = btrim(sender_shown)
    and sender_shown !~ '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]'
  )
);

comment on table public.leads is 'What visitors send with the forms. Visitors may insert; nobody but the owner may read.';

create index leads_created_at on public.leads (created_at);
create index leads_email_created_at on public.leads (lower(email), created_at);
-- By mailbox, see private.mailbox.
create index leads_mailbox on public.leads (lower(regexp_replace(email, '\+[^@]*@', '@')), created_at);

alter table public.leads enable row level security;

-- There is no policy for select, update or delete, so row-level security denies them.
create policy "visitors send leads" on public.leads
  for insert to anon, authenticated
  with check (ghl_sync_status = 'pending');

create function private.mailbox(email text) returns text
language sql immutable
set search_path = ''
as $$
  select lower(regexp_replace(mailbox.email, '\+[^@]*@', '@'))
$$;
comment on function private.mailbox is
  'Normalises an email address to its mailbox: ignores letter case and the part after a plus sign.';

create function private.one_line(text text) returns text
language sql immutable
set search_path = ''
as $$
  select btrim(regexp_replace(
    regexp_replace(coalesce(one_line.text, ''), '[\u202A-\u202E\u2066-\u2069]', '', 'g'),
    '[\s\u0001-\u001F\u007F-\u009F\u2028\u2029]+', ' ', 'g'
  ))
$$;
comment on function private.one_line is 'Normalises text to one line, like the page''s own validation.';

-- Two rules are checked by triggers when a value is written, not by constraints of the row: leads of the first release
-- that break them can still be handed over, corrected and erased. The triggers run after the table's constraints.

-- An address "ana@exampl" is unfinished, and mail to it is lost. The form reports the error.
create function private.refuse_email_without_ending() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.email !~* '\.([a-z]{2,}|xn--[a-z0-9-]+)$' then
    raise check_violation using
      constraint = 'leads_email_valid',
      table = 'leads',
      message = 'new row for relation "leads" violates "leads_email_valid": an address ends in a domain';
  end if;
  return null;
end
$$;
comment on function private.refuse_email_without_ending is
  'Requires a top-level domain of at least two letters in an email address.';

create trigger refuse_email_without_ending
  after insert on public.leads
  for each row execute function private.refuse_email_without_ending();

create trigger refuse_corrected_email_without_ending
  after update of email on public.leads
  for each row when (new.email is distinct from old.email)
  execute function private.refuse_email_without_ending();

-- As JavaScript's [\p{L}\p{Nd}] minus \p{Default_Ignorable_Code_Point}; a test compares the two. PostgreSQL's own
-- [[:alnum:]] depends on the server's locale.
create function private.has_letter_or_digit(text text) returns boolean
language sql immutable
set search_path = ''
as $$
  select has_letter_or_digit.text ~ (
    '['
    || '\u0030-\u0039\u0041-\u005A\u0061-\u007A\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02C1'
    || '\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0370-\u0374\u0376-\u037D\u037F\u0386\u0388-\u03F5\u03F7-\u0481'
    || '\u048A-\u0559\u0560-\u0588\u05D0-\u05F2\u0620-\u064A\u0660-\u0669\u066E-\u066F\u0671-\u06D3\u06D5'
    || '\u06E5-\u06E6\u06EE-\u06FC\u06FF\u0710\u0712-\u072F\u074D-\u07A5\u07B1-\u07EA\u07F4-\u07F5\u07FA'
    || '\u0800-\u0815\u081A\u0824\u0828\u0840-\u0858\u0860-\u0887\u0889-\u088F\u08A0-\u08C9\u0904-\u0939\u093D'
    || '\u0950\u0958-\u0961\u0966-\u096F\u0971-\u0980\u0985-\u09B9\u09BD\u09CE\u09DC-\u09E1\u09E6-\u09F1\u09FC'
    || '\u0A05-\u0A39\u0A59-\u0A6F\u0A72-\u0A74\u0A85-\u0AB9\u0ABD\u0AD0-\u0AE1\u0AE6-\u0AEF\u0AF9\u0B05-\u0B39'
    || '\u0B3D\u0B5C-\u0B61\u0B66-\u0B6F\u0B71\u0B83-\u0BB9\u0BD0\u0BE6-\u0BEF\u0C05-\u0C39\u0C3D\u0C58-\u0C61'
    || '\u0C66-\u0C6F\u0C80\u0C85-\u0CB9\u0CBD\u0CDC-\u0CE1\u0CE6-\u0CF2\u0D04-\u0D3A\u0D3D\u0D4E\u0D54-\u0D56'
    || '\u0D5F-\u0D61\u0D66-\u0D6F\u0D7A-\u0D7F\u0D85-\u0DC6\u0DE6-\u0DEF\u0E01-\u0E30\u0E32-\u0E33\u0E40-\u0E46'
    || '\u0E50-\u0E59\u0E81-\u0EB0\u0EB2-\u0EB3\u0EBD-\u0EC6\u0ED0-\u0F00\u0F20-\u0F29\u0F40-\u0F6C\u0F88-\u0F8C'
    || '\u1000-\u102A\u103F-\u1049\u1050-\u1055\u105A-\u105D\u1061\u1065-\u1066\u106E-\u1070\u1075-\u1081\u108E'
    || '\u1090-\u1099\u10A0-\u10FA\u10FC-\u115E\u1161-\u135A\u1380-\u138F\u13A0-\u13FD\u1401-\u166C\u166F-\u167F'
    || '\u1681-\u169A\u16A0-\u16EA\u16F1-\u1711\u171F-\u1731\u1740-\u1751\u1760-\u1770\u1780-\u17B3\u17D7\u17DC'
    || '\u17E0-\u17E9\u1810-\u1884\u1887-\u18A8\u18AA-\u191E\u1946-\u19D9\u1A00-\u1A16\u1A20-\u1A54\u1A80-\u1A99'
    || '\u1AA7\u1B05-\u1B33\u1B45-\u1B4C\u1B50-\u1B59\u1B83-\u1BA0\u1BAE-\u1BE5\u1C00-\u1C23\u1C40-\u1C7D'
    || '\u1C80-\u1CBF\u1CE9-\u1CEC\u1CEE-\u1CF3\u1CF5-\u1CF6\u1CFA-\u1DBF\u1E00-\u1FBC\u1FBE\u1FC2-\u1FCC'
    || '\u1FD0-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FFC\u2071\u207F\u2090-\u209C\u2102\u2107\u210A-\u2113\u2115'
    || '\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2183-\u2184'
    || '\u2C00-\u2CE4\u2CEB-\u2CEE\u2CF2-\u2CF3\u2D00-\u2D6F\u2D80-\u2DDE\u2E2F\u3005-\u3006\u3031-\u3035'
    || '\u303B-\u303C\u3041-\u3096\u309D-\u309F\u30A1-\u30FA\u30FC-\u3163\u3165-\u318E\u31A0-\u31BF\u31F0-\u31FF'
    || '\u3400-\u4DBF\u4E00-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA66E\uA67F-\uA69D\uA6A0-\uA6E5\uA717-\uA71F'
    || '\uA722-\uA788\uA78B-\uA801\uA803-\uA805\uA807-\uA80A\uA80C-\uA822\uA840-\uA873\uA882-\uA8B3\uA8D0-\uA8D9'
    || '\uA8F2-\uA8F7\uA8FB\uA8FD-\uA8FE\uA900-\uA925\uA930-\uA946\uA960-\uA97C\uA984-\uA9B2\uA9CF-\uA9D9'
    || '\uA9E0-\uA9E4\uA9E6-\uAA28\uAA40-\uAA42\uAA44-\uAA4B\uAA50-\uAA59\uAA60-\uAA76\uAA7A\uAA7E-\uAAAF\uAAB1'
    || '\uAAB5-\uAAB6\uAAB9-\uAABD\uAAC0\uAAC2-\uAADD\uAAE0-\uAAEA\uAAF2-\uAAF4\uAB01-\uAB5A\uAB5C-\uAB69'
    || '\uAB70-\uABE2\uABF0-\uD7FB\uF900-\uFB1D\uFB1F-\uFB28\uFB2A-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7'
    || '\uFDF0-\uFDFB\uFE70-\uFEFC\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFF9F\uFFA1-\uFFDC'
    || '\U00010000-\U000100FA\U00010280-\U000102D0\U00010300-\U0001031F\U0001032D-\U00010340'
    || '\U00010342-\U00010349\U00010350-\U00010375\U00010380-\U0001039D\U000103A0-\U000103CF'
    || '\U00010400-\U00010563\U00010570-\U00010855\U00010860-\U00010876\U00010880-\U0001089E'
    || '\U000108E0-\U000108F5\U00010900-\U00010915\U00010920-\U00010939\U00010940-\U000109B7'
    || '\U000109BE-\U000109BF\U00010A00\U00010A10-\U00010A35\U00010A60-\U00010A7C\U00010A80-\U00010A9C'
    || '\U00010AC0-\U00010AC7\U00010AC9-\U00010AE4\U00010B00-\U00010B35\U00010B40-\U00010B55'
    || '\U00010B60-\U00010B72\U00010B80-\U00010B91\U00010C00-\U00010CF2\U00010D00-\U00010D23'
    || '\U00010D30-\U00010D65\U00010D6F-\U00010D85\U00010E80-\U00010EA9\U00010EB0-\U00010EC7'
    || '\U00010F00-\U00010F1C\U00010F27-\U00010F45\U00010F70-\U00010F81\U00010FB0-\U00010FC4'
    || '\U00010FE0-\U00010FF6\U00011003-\U00011037\U00011066-\U0001106F\U00011071-\U00011072\U00011075'
    || '\U00011083-\U000110AF\U000110D0-\U000110F9\U00011103-\U00011126\U00011136-\U0001113F\U00011144'
    || '\U00011147-\U00011172\U00011176\U00011183-\U000111B2\U000111C1-\U000111C4\U000111D0-\U000111DA\U000111DC'
    || '\U00011200-\U0001122B\U0001123F-\U00011240\U00011280-\U000112A8\U000112B0-\U000112DE'
    || '\U000112F0-\U000112F9\U00011305-\U00011339\U0001133D\U00011350\U0001135D-\U00011361\U00011380-\U000113B7'
    || '\U000113D1\U000113D3\U00011400-\U00011434\U00011447-\U0001144A\U00011450-\U00011459\U0001145F-\U000114AF'
    || '\U000114C4-\U000114C5\U000114C7-\U000115AE\U000115D8-\U000115DB\U00011600-\U0001162F'
    || '\U00011644-\U00011659\U00011680-\U000116AA\U000116B8\U000116C0-\U0001171A\U00011730-\U00011739'
    || '\U00011740-\U0001182B\U000118A0-\U000118E9\U000118FF-\U0001192F\U0001193F\U00011941\U00011950-\U000119D0'
    || '\U000119E1\U000119E3\U00011A00\U00011A0B-\U00011A32\U00011A3A\U00011A50\U00011A5C-\U00011A89\U00011A9D'
    || '\U00011AB0-\U00011AF8\U00011BC0-\U00011BE0\U00011BF0-\U00011C2E\U00011C40\U00011C50-\U00011C59'
    || '\U00011C72-\U00011C8F\U00011D00-\U00011D30\U00011D46\U00011D50-\U00011D89\U00011D98-\U00011EF2\U00011F02'
    || '\U00011F04-\U00011F33\U00011F50-\U00011F59\U00011FB0\U00012000-\U00012399\U00012480-\U00012FF0'
    || '\U00013000-\U0001342F\U00013441-\U00013446\U00013460-\U0001611D\U00016130-\U00016A69'
    || '\U00016A70-\U00016AED\U00016B00-\U00016B2F\U00016B40-\U00016B43\U00016B50-\U00016B59'
    || '\U00016B63-\U00016D6C\U00016D70-\U00016E7F\U00016EA0-\U00016F4A\U00016F50\U00016F93-\U00016FE1\U00016FE3'
    || '\U00016FF2-\U00016FF3\U00017000-\U0001BC99\U0001CCF0-\U0001CCF9\U0001D400-\U0001D6C0'
    || '\U0001D6C2-\U0001D6DA\U0001D6DC-\U0001D6FA\U0001D6FC-\U0001D714\U0001D716-\U0001D734'
    || '\U0001D736-\U0001D74E\U0001D750-\U0001D76E\U0001D770-\U0001D788\U0001D78A-\U0001D7A8'
    || '\U0001D7AA-\U0001D7C2\U0001D7C4-\U0001D7FF\U0001DF00-\U0001DF2A\U0001E030-\U0001E06D'
    || '\U0001E100-\U0001E12C\U0001E137-\U0001E14E\U0001E290-\U0001E2AD\U0001E2C0-\U0001E2EB'
    || '\U0001E2F0-\U0001E2F9\U0001E4D0-\U0001E4EB\U0001E4F0-\U0001E5ED\U0001E5F0-\U0001E5FA'
    || '\U0001E6C0-\U0001E6E2\U0001E6E4-\U0001E6E5\U0001E6E7-\U0001E6ED\U0001E6F0-\U0001E6F4'
    || '\U0001E6FE-\U0001E8C4\U0001E900-\U0001E943\U0001E94B-\U0001E959\U0001EE00-\U0001EEBB'
    || '\U0001FBF0-\U0001FBF9\U00020000-\U00033479'
    || ']'
  )
$$;
comment on function private.has_letter_or_digit is
  'Whether text has a visible letter or decimal digit of any script of Unicode 17.';

-- Marks, signs and invisible characters alone are no name.
create function private.refuse_invisible_name() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.lead_type <> 'newsletter_signup' and not private.has_letter_or_digit(new.name) then
    raise check_violation using
      constraint = 'leads_name_visible',
      table = 'leads',
      message = 'new row for relation "leads" violates "leads_name_visible": a name has a letter or a digit';
  end if;
  return null;
end
$$;
comment on function private.refuse_invisible_name is 'Requires a letter or a digit of any script in a name.';

create trigger refuse_invisible_name
  after insert on public.leads
  for each row execute function private.refuse_invisible_name();

create trigger refuse_invisible_correction
  after update of name on public.leads
  for each row when (new.name is distinct from old.name)
  execute function private.refuse_invisible_name();
