-- All privileges in one place.
--
-- By default, Supabase grants the visitors' roles every right on every new table in "public" and relies on row-level
-- security. This function revokes all rights and grants back only the necessary ones. It is a function so that the
-- embedded backend, which resets the grants on each start, can call it again.
create function private.apply_rights() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke all on all tables in schema private from public, anon, authenticated, service_role;
  revoke all on all functions in schema private from public, anon, authenticated, service_role;
  revoke all on schema private from public, anon, authenticated, service_role;
  revoke all on public.leads, public.lead_follow_up from public, anon, authenticated, service_role;
  revoke all on function public.withdraw_consent (text, uuid, text) from public, anon, authenticated, service_role;

  -- Visitors, signed in or not, may insert, except the creation time.
  grant insert (
    id, name, email, phone, interest, lead_type, page_source, page_url, user_agent, consent, newsletter, ghl_sync_status
  ) on public.leads to anon, authenticated;

  -- The owner's key may read and erase leads, mark them as handed over, and read and withdraw consents. It may not
  -- insert leads, because no visitor would have seen a statement to record as consent.
  grant usage on schema private to service_role;
  grant select on private.consent_statements, private.consent_records to service_role;
  grant select, delete, update (ghl_sync_status) on public.leads to service_role;
  grant select on public.lead_follow_up to service_role;
  grant execute on function public.withdraw_consent (text, uuid, text) to service_role;
end
$$;

select private.apply_rights();
