-- All privileges in one place.
--
-- By default, Supabase grants the visitors' roles every right on every new table in "public" and relies on row-level
-- security. This function revokes all rights and grants back only the necessary ones: every function of the schema
-- "public" to the owner and none to visitors, so that none has to be listed here. It is a function so that the embedded
-- backend, which resets the grants on each start, can call it again; a later migration calls it at its end.
create function private.apply_rights() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke all on all tables in schema private from public, anon, authenticated, service_role;
  revoke all on all functions in schema private from public, anon, authenticated, service_role;
  revoke all on schema private from public, anon, authenticated, service_role;
  revoke all on public.leads, public.lead_follow_up, public.due_requests, public.recent_floods
    from public, anon, authenticated, service_role;
  revoke all on all functions in schema public from public, anon, authenticated, service_role;

  -- Visitors, signed in or not, may insert, except the creation time.
  grant insert (
    id, name, email, phone, interest, lead_type, page_source, page_url, user_agent, consent, newsletter, ghl_sync_status,
    contact_statement, newsletter_statement, sender_shown
  ) on public.leads to anon, authenticated;

  -- The owner's key may read, and writes only through functions with one purpose each: a request without a filter can't
  -- erase or change everything. It may not insert leads, because no visitor would have seen a statement to record as
  -- consent; a plain form includes one.
  grant usage on schema private to service_role;
  grant select on
    private.consent_statements, private.consent_records, private.handovers, private.privacy_requests, private.erasures,
    private.floods
    to service_role;
  grant execute on function private.due_on (text, date) to service_role;
  grant select on public.leads, public.lead_follow_up, public.due_requests, public.recent_floods to service_role;
  grant execute on all functions in schema public to service_role;
end
$$;
comment on function private.apply_rights is 'Revokes all rights, and grants back only the necessary ones.';

select private.apply_rights();
