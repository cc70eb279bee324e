-- Who may do what, all in one place.
--
-- Supabase grants every right on every new table of "public" to the visitors' roles by default, and leaves the rest to
-- row-level security. Here everything is taken away first, and only what is needed given back. It is a function so
-- that the embedded backend, which grants everything anew each time it starts, can call it again.
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

  -- Visitors, signed in or not: insert, and not the time of creation.
  grant insert (
    id, name, email, phone, interest, lead_type, page_source, page_url, user_agent, consent, newsletter, ghl_sync_status
  ) on public.leads to anon, authenticated;

  -- The owner's key: read and erase leads, mark them as handed on, read and withdraw consents. It may not insert
  -- leads, because nobody saw a sentence that the record of consent could name.
  grant usage on schema private to service_role;
  grant select on private.consent_statements, private.consent_records to service_role;
  grant select, delete, update (ghl_sync_status) on public.leads to service_role;
  grant select on public.lead_follow_up to service_role;
  grant execute on function public.withdraw_consent (text, uuid, text) to service_role;
end
$$;

select private.apply_rights();
